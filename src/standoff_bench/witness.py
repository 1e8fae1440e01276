"""What the journal's witness costs: two servers side by side, one of which keeps none."""

import asyncio
import os
import tempfile
from math import floor, sqrt
from statistics import median
from time import perf_counter

from standoff.server.loops import loop_factory
from standoff_bench.race import spread
from standoff_bench.report import BenchOption, BenchReport, BenchSheet, Progress
from standoff_bench.server import CROWD_CORE, SERVER_CORE, Server
from standoff_bench.serving import pin
from standoff_drivers.crowd import Crowd, Guest

HELP = "acknowledged decisions a second with and without the journal's witness"
SECONDS = 40.0
OPTIONS = (BenchOption("tables", 100, "tables that decide as fast as they are answered"),)
LAPS = 60
MOST = 0.10
"""The part of the decisions that the witness may cost."""
IDLE = 0.005
"""Seconds after which a table at which nobody is asked is looked at again."""


class BusyGuest(Guest):
    """A guest who says when there is an answer."""

    def __init__(self, crowd: Crowd, table: int) -> None:
        super().__init__(crowd, table)
        self.answered = asyncio.Event()

    def hear(self, frame: bytes) -> None:
        waiting = len(self.due)
        super().hear(frame)
        if len(self.due) < waiting:
            self.answered.set()


class BusyCrowd(Crowd):
    """Tables that decide again as soon as they are answered."""

    guest = BusyGuest

    async def decide_for(self, seconds: float) -> float:
        """How many decisions a second are acknowledged."""
        before, started = len(self.latencies), perf_counter()
        until = started + seconds
        await asyncio.gather(*(self._keep_busy(table, until) for table in self.tables))
        return (len(self.latencies) - before) / (perf_counter() - started)

    async def _keep_busy(self, table: list[Guest], until: float) -> None:
        while (now := perf_counter()) < until:
            for guest in table:
                assert isinstance(guest, BusyGuest)
                guest.answered.clear()
            self._decide_at(table, now)
            busy = [guest for guest in table if isinstance(guest, BusyGuest) and guest.due]
            await (busy[0].answered.wait() if busy else asyncio.sleep(IDLE))


def measure(seconds: float, progress: Progress, tables: int) -> BenchReport:
    """Let both serve as many tables, in turns, and compare lap by lap."""
    before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    with tempfile.TemporaryDirectory(prefix="standoff-bench-") as folder:
        servers = {}
        try:
            for name in ("with", "without"):
                os.mkdir(f"{folder}/{name}")  # noqa: PTH102
                servers[name] = Server(f"{folder}/{name}", witness=name == "with")
            pin(CROWD_CORE if (os.cpu_count() or 1) > 1 else SERVER_CORE)
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                speeds = runner.run(_laps(servers, seconds / LAPS / 2, progress, tables))
        finally:
            for server in servers.values():
                server.kill()
            if before is not None:
                os.sched_setaffinity(0, before)
    return _report(speeds, tables)


async def _laps(
    servers: dict[str, Server], seconds: float, progress: Progress, tables: int
) -> dict[str, list[float]]:
    crowds = {name: BusyCrowd(server.port, seed=1) for name, server in servers.items()}
    for crowd in crowds.values():
        await crowd.sit_down(tables)
        await crowd.decide_for(seconds)
    speeds: dict[str, list[float]] = {name: [] for name in crowds}
    for lap in range(LAPS):
        # Whoever is first may meet other weather, so they take turns in that as well.
        for name, crowd in list(crowds.items())[:: 1 if lap % 2 else -1]:
            speeds[name].append(await crowd.decide_for(seconds))
        progress((lap + 1) / LAPS)
    return speeds


def _report(speeds: dict[str, list[float]], tables: int) -> BenchReport:
    # Weather changes from second to second, and both laps of a pair have nearly the same.
    costs = sorted(1 - a / b for a, b in zip(speeds["with"], speeds["without"], strict=True))
    cost, (least, most) = median(costs), _bounds(costs)
    figures: dict[str, object] = {"tables": tables}
    rows = []
    for name, laps in speeds.items():
        speed = spread(laps)
        figures[f"decisions_a_second_{name}"] = round(speed.median)
        rows.append((name, f"{speed.median:.0f}", f"{speed.low:.0f} to {speed.high:.0f}", ""))
    figures |= {"cost": round(cost, 3), "cost_bounds": [round(least, 3), round(most, 3)]}
    rows.append(("cost", f"{cost:.1%}", f"{least:.1%} to {most:.1%}", f"<= {MOST:.0%}"))
    return BenchReport(
        title=f"The journal's witness: {tables} tables, acknowledged decisions a second",
        sheets=(BenchSheet(("", "median", "quartiles", "goal"), tuple(rows)),),
        notes=(
            f"The cost is the median of {LAPS} pairs of laps, one straight after the other; beside it the",
            "bounds within which that median lies (95 %).",
        ),
        figures=figures,
    )


def _bounds(ordered: list[float]) -> tuple[float, float]:
    """Between which of the values the true median lies, 95 times in 100."""
    away = 0.98 * sqrt(len(ordered))
    low = max(0, floor(len(ordered) / 2 - away))
    return ordered[low], ordered[len(ordered) - 1 - low]
