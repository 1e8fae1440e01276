"""One game of a simulation, from its number."""

from hashlib import sha256

from msgspec import Struct

from standoff.bots.company import Company
from standoff.bots.outside import bot_named
from standoff.rules.chance import Seeded, game_seed
from standoff.rules.classic import engine
from standoff.rules.classic.events import Split
from standoff.rules.classic.options import Options
from standoff.rules.classic.outcome import Outcome, Victory
from standoff.rules.classic.table import Table
from standoff.rules.classic.views import Sights
from standoff.rules.classic.words import Role
from standoff.simulation.classic.standoffs import Standoffs
from standoff.simulation.tally import WHOLE_WIN, Measure, Tally


class Setup(Struct, frozen=True):
    """What every game of a simulation has in common."""

    options: Options
    bots: tuple[str, ...]
    """The name of the bot in each seat."""
    seed: bytes
    rotating: bool = False
    """Whether every game moves the bots one seat on, so that no seat is always the same bot's."""
    standoffs: bool = True
    """Whether to count who stays for what, which only a file keeps."""

    def seated(self, number: int) -> tuple[str, ...]:
        """The name of the bot in each seat of this game."""
        shift = number % len(self.bots) if self.rotating else 0
        return self.bots[shift:] + self.bots[:shift]


def play(setup: Setup, number: int, tally: Tally) -> None:
    """Play the game with this number, and count what it comes to."""
    table_seed = sha256(setup.seed + number.to_bytes(8, "big")).digest()
    seed = game_seed(table_seed, ())
    bots = setup.seated(number)
    company = Company({seat: bot_named(name) for seat, name in enumerate(bots)}, seed)
    standoffs = Standoffs(bots) if setup.standoffs else None
    table, events = engine.deal(setup.options, Seeded(seed))
    left = stake = decisions = 0
    while asking := table.asking:
        if standoffs is not None:
            standoffs.take(events)
        for ask in asking.values():
            decisions += ask.count > 1
        table, events = engine.step(table, company.answers(asking, Sights(table)))
        for event in events:
            if type(event) is Split and event.among:
                left += event.left.total
                stake += event.left.total + event.share * len(event.among)
    tally.games += 1
    tally.decisions += decisions
    tally.add(Measure.LOOT_LEFT, "", left, stake)
    wins = _count(table, bots, tally)
    if standoffs is not None:
        standoffs.take(events)
        tally.take(standoffs.finish(wins))


def _count(table: Table, bots: tuple[str, ...], tally: Tally) -> list[int]:
    """Count how the game ended, and say which part of the win each seat has."""
    outcome = table.outcome
    assert outcome is not None
    tally.add(Measure.DEATHS, "", len(table.gangsters) - len(table.living))
    won = WHOLE_WIN // max(1, len(outcome.winners))
    wins = [won if seat in outcome.winners else 0 for seat in range(len(bots))]
    for seat, gangster in enumerate(table.gangsters):
        win = wins[seat]
        bot = f"bot {bots[seat]}"
        tally.add(Measure.WINS, f"seat {seat}", win)
        tally.add(Measure.WINS, bot, win)
        if gangster.power is not None:
            tally.add(Measure.WINS, f"power {gangster.power}", win)
            tally.add(Measure.HOLDER_WINS, f"{gangster.power}/{bots[seat]}", win)
        if gangster.role is Role.COP:
            _count_cop(outcome, win, tally)
            tally.add(Measure.HOLDER_WINS, f"cop/{bots[seat]}", win)
            tally.add(Measure.COP, "alerted", table.alerted > 0)
            tally.add(Measure.COP, "dead", not gangster.alive)
        for of in ("", bot):
            tally.add(Measure.SHAME, of, gangster.shame)
        tally.add(Measure.DEATHS, bot, not gangster.alive)
        total = outcome.accounts[seat].total
        if total is not None:
            for of in ("", bot):
                tally.add(Measure.MONEY, of, total)
    return wins


def _count_cop(outcome: Outcome, win: int, tally: Tally) -> None:
    tally.add(Measure.WINS, "cop", win)
    for victory in (Victory.COP, Victory.SURVIVOR):
        tally.add(Measure.WINS, f"cop by {victory}", win if outcome.victory is victory else 0)
