"""What an arena full of gangsters takes of one core: alone, and in rooms of a server with clients."""

from random import Random
from time import process_time

from standoff.arena.arena import Arena, Wishes, opened
from standoff.arena.figures import figures_for
from standoff.arena.obstacles import Block, Column
from standoff.arena.plane import Point
from standoff.rules.live.teams import MOST_GANGSTERS
from standoff_bench.race import spread
from standoff_bench.report import BenchReport, BenchSheet, Progress
from standoff_bench.walkers import IN_TIME, PEOPLE, WalkersLoad, measure_most, measure_rooms

HELP = "what gangsters in the arena take of one core, alone and in rooms of a server"
SECONDS = 12.0

ROAMING, CROWDED, OBSTRUCTED = "roaming", "crowded", "obstructed"
NAMES = {
    ROAMING: "everybody roams",
    CROWDED: "everybody wants to the middle",
    OBSTRUCTED: "everybody roams among obstacles",
}
GOAL = 0.02
ROOMS, FEW_ROOMS = 40, 2
"""Rooms a core should hold, and those of a short look."""
SHORT = 3.0
"""Seconds below which a look is short."""
GOALS = {
    "rooms": f">= {ROOMS}",
    "interval_p99_ms": f"<= {IN_TIME:.0f}",
    "bytes_a_second": "<= 4000",
    "share_of_one_core": f"<= {1 / ROOMS:.1%}",
    "updates_a_second": "15",
}
LAPS = 15
SEED = 1
CHANGE = 20
"""How many steps somebody who roams keeps to one wish."""


def measure(seconds: float, progress: Progress) -> BenchReport:
    """Let them walk, slice by slice."""
    shares: dict[str, list[float]] = {name: [] for name in NAMES}
    slice_ = seconds / 2 / LAPS / len(NAMES)
    for lap in range(LAPS):
        for name, samples in shares.items():
            samples.append(_share(name, slice_, Random(SEED + lap)))
        progress(0.5 * (lap + 1) / LAPS)
    if seconds < SHORT:
        loads = [measure_rooms(FEW_ROOMS, seconds / 2)]
    else:
        loads = measure_most(ROOMS, seconds / 2, progress)
    progress(1)
    spreads = {name: spread(samples) for name, samples in shares.items()}
    steps = figures_for(MOST_GANGSTERS).steps_a_second
    sheet = BenchSheet(
        (f"{MOST_GANGSTERS} gangsters, {steps} steps a second", "of one core", "goal", "steps/s"),
        tuple(
            (
                NAMES[name],
                f"{one.median:.2%} ({one.low:.2%}–{one.high:.2%})",
                f"< {GOAL:.0%}",
                f"{steps / one.median:,.0f}",
            )
            for name, one in spreads.items()
        ),
    )
    return BenchReport(
        title="The arena on one core",
        sheets=(sheet, _sheet(loads)),
        notes=(
            "Medians; in brackets the middle half of what was measured. In the rooms everybody is a",
            "client with a socket of its own that walks and turns; the server has a core for itself.",
            f"A core holds the most rooms whose p99 is up to {IN_TIME:.0f} ms; where the crowd's core is",
            "busier than the server's when it breaks, it was the crowd that could not keep up.",
        ),
        figures={
            "seconds": seconds,
            "gangsters": MOST_GANGSTERS,
            "steps_a_second": steps,
            "share_of_one_core": spreads,
            "steps_per_second": {name: steps / one.median for name, one in spreads.items()},
            "rooms_one_core_holds": max((one.rooms for one in loads if one.in_time), default=0),
            "server": loads,
        },
    )


def _sheet(loads: list[WalkersLoad]) -> BenchSheet:
    """The most rooms that were shown in time, and the fewest that were not, for people."""
    held = [load for load in loads if load.in_time][-1:]
    late = [load for load in loads if not load.in_time][:1]
    figures = [
        {
            "rooms": f"{load.rooms}",
            "share_of_one_core": _of(load.share_of_one_core, "{:.2%}"),
            "bytes_a_second": f"{load.bytes_a_second:.0f}",
            "updates_a_second": f"{load.updates_a_second:.1f}",
            "interval_p50_ms": f"{load.interval_p50_ms:.0f}",
            "interval_p99_ms": f"{load.interval_p99_ms:.0f}",
            "server_load": _of(load.server_load, "{:.0%}"),
            "crowd_load": f"{load.crowd_load:.0%}",
        }
        for load in (*held, *late)
    ]
    head = (
        f"rooms of {PEOPLE} who walk, on a server",
        *("in time" for _ in held),
        *("too many" for _ in late),
        "goal",
    )
    rows = tuple(
        (name, *(one[name] for one in figures), GOALS.get(name, "")) for name in figures[0]
    )
    return BenchSheet(head, rows)


def _of(figure: float | None, shape: str) -> str:
    return "?" if figure is None else shape.format(figure)


def _share(name: str, seconds: float, dice: Random) -> float:
    """Which part of a second of processor time the steps of a second take."""
    arena = _arena(name)
    spent, steps = 0.0, 0
    while spent < seconds or not steps:
        wishes = _wishes(name, arena, dice)
        started = process_time()
        for _ in range(CHANGE):
            arena = arena.step(wishes)
        spent += process_time() - started
        steps += CHANGE
    return spent / steps * arena.figures.steps_a_second


def _arena(name: str) -> Arena:
    figures = figures_for(MOST_GANGSTERS)
    third = figures.width // 3
    obstacles = (Block(third, third, third, 300), Column(third, 2 * third, 400))
    return opened(figures, obstacles if name == OBSTRUCTED else (), range(MOST_GANGSTERS))


def _wishes(name: str, arena: Arena, dice: Random) -> Wishes:
    width, height = arena.figures.width, arena.figures.height
    if name == CROWDED:
        return dict.fromkeys(range(MOST_GANGSTERS), Point(width // 2, height // 2))
    return {
        seat: Point(dice.randrange(width), dice.randrange(height)) for seat in range(MOST_GANGSTERS)
    }
