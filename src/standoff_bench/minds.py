"""How long minds take to decide, by NumPy on one core: the mind alone, and a bot from view to decision."""

from collections.abc import Callable
from random import Random
from time import process_time

from standoff.bots.catalogue import make
from standoff.rules.asks import Ask
from standoff.rules.chance import Seeded
from standoff.rules.classic.options import Options
from standoff.rules.classic.views import View
from standoff.rules.classic.words import PowerSet
from standoff.rules.game import asks, deal, step, view
from standoff_bench.race import spread
from standoff_bench.report import BenchReport, BenchSheet, Progress

HELP = "how long the Shark and the scripted minds take to decide"
SECONDS = 6.0
GOAL = 0.1
"""Milliseconds the Shark's mind may take for a decision."""
LAPS = 15
TABLE = Options(5, PowerSet.ALL, cop=True)
SHARK, SCRIPTED, BOT = "shark", "scripted", "bot"
NAMES = {
    SHARK: "the Shark's mind",
    SCRIPTED: "a scripted mind (fox)",
    BOT: "the Shark, from view to decision",
}
GOALS = {SHARK: f"<= {GOAL:g}"}


def measure(seconds: float, progress: Progress) -> BenchReport:
    """Let them decide, slice by slice."""
    deciders = _deciders(_decisions())
    samples: dict[str, list[float]] = {name: [] for name in deciders}
    slice_ = seconds / LAPS / len(deciders)
    for lap in range(LAPS):
        for name, decide in deciders.items():
            samples[name].append(_milliseconds(decide, slice_))
        progress((lap + 1) / LAPS)
    spreads = {name: spread(found) for name, found in samples.items()}
    rows = tuple(
        (NAMES[name], f"{one.median:.3f} ({one.low:.3f}–{one.high:.3f})", GOALS.get(name, ""))
        for name, one in spreads.items()
    )
    return BenchReport(
        title="Minds on one core",
        sheets=(BenchSheet(("who decides", "ms a decision", "goal"), rows),),
        notes=("Processor time: medians; in brackets the middle half of what was measured.",),
        figures={"seconds": seconds, "milliseconds_a_decision": spreads},
    )


def _deciders(met: list[tuple[View, Ask]]) -> dict[str, Callable[[int], object]]:
    """What is timed: each takes the number of a decision."""
    from standoff.bots.minds.bot import observation
    from standoff.bots.minds.cast import learned, scripted  # here, because NumPy takes its time

    seen = [observation(sight)[:, None] for sight, _ in met]
    shark, fox, bot, dice = learned(), scripted("fox"), make("great-shark"), Random(1)
    return {
        SHARK: lambda number: shark(seen[number % len(seen)]),
        SCRIPTED: lambda number: fox(seen[number % len(seen)]),
        BOT: lambda number: bot.decide(*met[number % len(met)], dice),
    }


def _decisions() -> list[tuple[View, Ask]]:
    """Everything seat 0 has to choose in some games."""
    dice = Random(1)
    met = []
    for game in range(5):
        table, _ = deal(TABLE, Seeded(bytes([game]) * 32))
        while asking := asks(table):
            if 0 in asking and asking[0].count > 1:
                met.append((view(table, 0), asking[0]))
            table, _ = step(table, {seat: ask.draw(dice) for seat, ask in asking.items()})
    return met


def _milliseconds(decide: Callable[[int], object], seconds: float) -> float:
    """Processor time, so that whatever else the machine does is not counted."""
    started = process_time()
    number = 0
    while number < 20 or process_time() - started < seconds:
        decide(number)
        number += 1
    return (process_time() - started) / number * 1000
