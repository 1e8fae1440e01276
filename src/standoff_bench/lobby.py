"""What a crowd that looks at the lobby costs those who play: the same tables with and without it, by turns."""

import asyncio
from statistics import median
from time import perf_counter

from standoff.protocol import hello
from standoff.protocol.deeds.hosting import Publish
from standoff.protocol.replies import encode
from standoff_bench.report import BenchOption, BenchReport, BenchSheet, Progress
from standoff_bench.server import DECISIONS, WARM_UP, Server, beside, quantile
from standoff_drivers.crowd import Crowd
from standoff_drivers.wire import Wire

HELP = "acknowledgements at 300 public tables while 1,000 people look at the lobby"
SECONDS = 60.0
OPTIONS = (
    BenchOption("tables", 300, "public tables that play"),
    BenchOption("lookers", 1000, "people who look at the lobby"),
)
LAPS = 4
"""With and without, each."""
GOAL = 2.0
"""So many times as long the slowest in a hundred may take."""


class Looker:
    """Somebody who looks at the lobby, and only counts what they see."""

    def __init__(self) -> None:
        self.frames = self.bytes = 0

    def hear(self, frame: bytes) -> None:
        self.frames += 1
        self.bytes += len(frame)

    async def come(self, port: int) -> None:
        loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"
        _, self.wire = await loop.create_connection(
            lambda: Wire(host, self.hear, lambda: None), "127.0.0.1", port
        )
        await self.wire.open
        self.wire.send(encode(hello.LookIn()))

    def leave(self) -> None:
        self.wire.transport.abort()


def measure(
    seconds: float, progress: Progress, tables: int | None = None, lookers: int | None = None
) -> BenchReport:
    """Let the same tables play with and without lookers, lap by lap."""
    many, people = tables or 300, lookers or 1000
    return beside(lambda server: _measure(server, seconds, progress, many, people), lobby=True)


async def _measure(
    server: Server, seconds: float, progress: Progress, tables: int, people: int
) -> BenchReport:
    crowd = Crowd(server.port, seed=1)
    await crowd.sit_down(tables)
    for table in crowd.tables:
        table[0].send(Publish(on=True), perf_counter())
    await crowd.decide(DECISIONS, WARM_UP)
    await crowd.until_answered()
    alone: list[float] = []
    watched: list[float] = []
    frames = size = 0.0
    for lap in range(2 * LAPS):
        lookers = [Looker() for _ in range(people if lap % 2 else 0)]
        for first in range(0, len(lookers), 50):
            await asyncio.gather(*(one.come(server.port) for one in lookers[first : first + 50]))
        for one in lookers:
            one.frames = one.bytes = 0
        found = await _lap(crowd, seconds / 2 / LAPS)
        (watched if lookers else alone).append(found)
        if lookers:
            frames = sum(one.frames for one in lookers) / people / (seconds / 2 / LAPS)
            size = sum(one.bytes for one in lookers) / max(1, sum(one.frames for one in lookers))
        for one in lookers:
            one.leave()
        progress((lap + 1) / (2 * LAPS))
    return _report(alone, watched, frames, size, tables, people)


async def _lap(crowd: Crowd, seconds: float) -> float:
    """The 99th of a hundred acknowledgements, in milliseconds."""
    crowd.latencies = []
    await crowd.decide(DECISIONS, seconds)
    await crowd.until_answered()
    return 1000 * quantile(crowd.latencies, 0.99)


def _report(
    alone: list[float], watched: list[float], frames: float, size: float, tables: int, people: int
) -> BenchReport:
    ratio = median(two / one for one, two in zip(alone, watched, strict=True))
    figures: dict[str, object] = {
        "tables": tables,
        "lookers": people,
        "ack_p99_ms_without": [round(one, 1) for one in alone],
        "ack_p99_ms_with": [round(one, 1) for one in watched],
        "ratio": round(ratio, 2),
        "frames_a_second": round(frames, 2),
        "bytes_a_frame": round(size),
    }
    goals = {"ratio": f"<= {GOAL:g}", "frames_a_second": "<= 1"}
    rows = tuple((key, str(value), goals.get(key, "")) for key, value in figures.items())
    return BenchReport(
        title=f"{tables} public tables at {DECISIONS:g} decisions a second, and {people} who look at the lobby",
        sheets=(BenchSheet(("", "measured", "goal"), rows),),
        notes=("Laps with and without lookers by turns; the ratio is the median of neighbours.",),
        figures=figures,
    )
