"""How fast the rules are beside PettingZoo's rock, paper, scissors, and how small a game is."""

import tracemalloc
from importlib import import_module
from random import Random

from standoff.cards.reading import house_cards
from standoff.rules.chance import Seeded
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.classic.words import PowerSet
from standoff.rules.game import asks, deal, step
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.table import Table as LiveTable
from standoff.rules.live.teams import teams_of
from standoff.rules.stage import Asks
from standoff_bench.race import Lap, race, speed_rows, spread
from standoff_bench.report import BenchReport, BenchSheet, Progress, Spread
from standoff_drivers.missing import MissingError

HELP = "decisions a second beside PettingZoo's rps_v2, and memory of a game in play"
SECONDS = 9.0

RIVAL, BASE, FULL, LIVE = "rps_v2", "base", "all_powers_and_cop", "live"
NAMES = {
    RIVAL: "PettingZoo rps_v2",
    BASE: "Standoff, 5 players",
    FULL: "  all powers and the cop",
    LIVE: "Live, 12 gangsters",
}
TABLES: dict[str, ClassicOptions | LiveOptions] = {
    BASE: ClassicOptions(5),
    FULL: ClassicOptions(5, PowerSet.ALL, cop=True),
    LIVE: LiveOptions(teams_of(3, 3, 3, 3), house_cards()),
}
GOALS = {BASE: 10, FULL: 5, LIVE: 1.5}
SEED = 1

GAMES_WEIGHED = 1_000
ROUND_WEIGHED = 4
MEMORY_GOAL = 32


class RpsGame:
    """Games of `rps_v2` by random actions, through its parallel interface."""

    def __init__(self) -> None:
        try:
            rps_v2 = import_module("pettingzoo.classic.rps.rps")
        except ImportError as fault:
            raise MissingError(
                'bench rules needs PettingZoo: pip install ".[lab]" in a clone'
            ) from fault
        self.env = rps_v2.parallel_env()
        self.env.reset(seed=SEED)

    def play(self) -> int:
        env = self.env
        env.reset()
        actions = 0
        while env.agents:
            said = {agent: env.action_space(agent).sample() for agent in env.agents}
            actions += len(said)
            env.step(said)
        return actions

    def decisions(self, game: int) -> int:
        return game


class Standoff:
    """Games of ours by random draws, through the functions everybody uses."""

    def __init__(self, options: ClassicOptions | LiveOptions) -> None:
        self.options = options
        self.dice = Random(SEED)

    def dealt(self) -> ClassicTable | LiveTable:
        chance = Seeded(self.dice.randbytes(32))
        if isinstance(self.options, ClassicOptions):
            return deal(self.options, chance)[0]
        return deal(self.options, chance)[0]

    def play(self) -> list[Asks]:
        dice = self.dice
        asked = []
        table = self.dealt()
        while asking := asks(table):
            asked.append(asking)
            table, _ = step(table, {seat: ask.draw(dice) for seat, ask in asking.items()})
        return asked

    def decisions(self, game: list[Asks]) -> int:
        return sum(ask.count > 1 for asking in game for ask in asking.values())

    def as_far_as(self, round_: int) -> ClassicTable | LiveTable:
        """A game that has come to a round; dealt anew if it ended before."""
        table = self.dealt()
        while table.round < round_:
            said = {seat: ask.draw(self.dice) for seat, ask in asks(table).items()}
            table, _ = step(table, said)
            if table.outcome is not None:
                return self.as_far_as(round_)
        return table


def measure(seconds: float, progress: Progress) -> BenchReport:
    """Race them all, then weigh ours."""
    ours = {name: Standoff(options) for name, options in TABLES.items()}
    laps = race({RIVAL: RpsGame(), **ours}, seconds, progress)
    decisions = {name: spread([one.decisions_a_second for one in laps[name]]) for name in laps}
    games = {name: spread([one.games_a_second for one in laps[name]]) for name in laps}
    ratios = {name: _ratio(laps[name], laps[RIVAL]) for name in ours}
    kilobytes = {name: _kilobytes(contender) for name, contender in ours.items()}
    speeds = BenchSheet(
        ("", "decisions/s", "games/s", "times rps_v2", "goal"),
        speed_rows({name: NAMES[name] for name in laps}, decisions, games, ratios, GOALS),
    )
    weights = BenchSheet(
        (f"memory of a game in round {ROUND_WEIGHED}", "kB", "goal"),
        tuple((NAMES[name], f"{kilobytes[name]:.1f}", f"< {MEMORY_GOAL}") for name in ours),
    )
    return BenchReport(
        title="The rules on one core, by random decisions",
        sheets=(speeds, weights),
        notes=("Medians; in brackets the middle half of what was measured.",),
        figures={
            "seconds": seconds,
            "decisions_per_second": decisions,
            "games_per_second": games,
            "times_rps_v2": ratios,
            "kilobytes_per_game": kilobytes,
        },
    )


def _ratio(ours: tuple[Lap, ...], theirs: tuple[Lap, ...]) -> Spread:
    """Lap by lap, so that a slow moment of the machine counts for both."""
    pairs = zip(ours, theirs, strict=True)
    return spread([here.decisions_a_second / there.decisions_a_second for here, there in pairs])


def _kilobytes(contender: Standoff) -> float:
    """What a game in play takes, on average over many."""
    contender.as_far_as(ROUND_WEIGHED)  # what all games share is there already
    tracemalloc.start()
    try:
        tables = [contender.as_far_as(ROUND_WEIGHED) for _ in range(GAMES_WEIGHED)]
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return size / len(tables) / 1_000
