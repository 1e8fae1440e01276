"""One game of Live in a simulation, from its number."""

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from standoff.arena import godfather
from standoff.arena.arena import Arena, opened
from standoff.arena.figures import Figures, figures_for
from standoff.bots.live.company import LiveCompany
from standoff.bots.outside import live_bot_named
from standoff.rules.asks import Seat
from standoff.rules.chance import Seeded, game_seed, shuffled
from standoff.rules.game import asks, deal, step
from standoff.rules.live.decisions import FreezeAsk
from standoff.rules.live.options import Options
from standoff.rules.live.reckoning import reckon
from standoff.rules.live.table import Table
from standoff.rules.live.views import View, view
from standoff.rules.live.words import Variant
from standoff.simulation.live.counting import LiveCounting
from standoff.simulation.tally import WHOLE_WIN, Measure, Tally

STEPS_A_SECOND = 4
"""In the arena: larger steps than people see, at the same speed."""


class LiveSetup(Struct, frozen=True):
    """What every game of a simulation of Live has in common."""

    options: Options
    bots: tuple[str, ...]
    """The name of the bot in each gangster's seat."""
    seed: bytes
    figures: Figures | None
    """The arena in the Godfather's seat; without one it is silent: all see all, nobody touches."""
    rotating: bool = False
    """Whether every game moves the tempers one team on; each team then has that of its first."""

    def seated(self, number: int) -> tuple[str, ...]:
        """The name of the bot in each gangster's seat of this game."""
        if not self.rotating:
            return self.bots
        members = self.options.members
        tempers = [self.bots[team[0]] for team in members]
        return tuple(tempers[(team + number) % len(members)] for team in self.options.team_of)


def arena_of(options: Options) -> Figures:
    """An arena for so many, in steps that bots are content with."""
    return replace(figures_for(options.gangsters), steps_a_second=STEPS_A_SECOND)


def play(setup: LiveSetup, number: int, tally: Tally) -> None:
    """Play the game with this number, and count what it comes to."""
    seed = game_seed(sha256(setup.seed + number.to_bytes(8, "big")).digest(), ())
    bots = setup.seated(number)
    company = LiveCompany({seat: live_bot_named(name) for seat, name in enumerate(bots)}, seed)
    table, events = deal(setup.options, Seeded(seed))
    counting = LiveCounting(setup.options, bots, tally)
    counting.take(events)
    arena: Arena | None = None
    while asking := dict(asks(table)):
        sight = cache(partial(view, table))
        ask = asking.pop(table.godfather, None)
        tally.decisions += sum(one.count > 1 for one in asking.values())
        answers = company.answers(asking, sight)
        if ask is not None and setup.figures is not None:
            if isinstance(ask, FreezeAsk):
                order = shuffled(seed, f"arena/{table.round}", table.in_play)
                arena = walked(opened(setup.figures, (), order), company, sight)
            assert arena is not None
            answers[table.godfather] = godfather.answer(arena, ask, sight(table.godfather))
        table, events = step(table, answers)
        counting.take(events)
    tally.games += 1
    counting.finish(_count(table, bots, tally))


def walked(arena: Arena, company: LiveCompany, sight: Callable[[Seat], View]) -> Arena:
    """The arena at the whistle."""
    for _ in range(arena.figures.steps):
        arena = arena.step(company.wishes(arena, sight))
    return arena


def _count(table: Table, bots: tuple[str, ...], tally: Tally) -> list[int]:
    """Count how the game ended, and say which part of the win each team has."""
    outcome = table.outcome
    assert outcome is not None
    won = WHOLE_WIN // max(1, len(outcome.winners))
    wins = [won if team in outcome.winners else 0 for team in range(len(table.options.teams))]
    for team, members in enumerate(table.options.members):
        win = wins[team]
        total = outcome.accounts[team].total
        tally.add(Measure.WINS, f"team {table.options.teams[team].name}", win)
        tally.add(Measure.MONEY, f"team {table.options.teams[team].name}", total)
        tally.add(Measure.MONEY, "", total)
        for seat in members:
            tally.add(Measure.WINS, f"seat {seat:02}", win)
        for bot in sorted({bots[seat] for seat in members}):  # all of a team win together
            tally.add(Measure.WINS, f"bot {bot}", win)
            tally.add(Measure.MONEY, f"bot {bot}", total)
    if table.options.foolproof:
        by_money = reckon(_without_foolproof(table))
        other = by_money.winners != outcome.winners
        tally.add(Measure.VARIANT, f"variant {Variant.FOOLPROOF}", other)
    return wins


def _without_foolproof(table: Table) -> Table:
    """The same end of a game, as if the sums on the cards had counted."""
    options = table.options
    variants = tuple(one for one in options.variants if one is not Variant.FOOLPROOF)
    return replace(table, options=replace(options, variants=variants))
