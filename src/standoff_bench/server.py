"""How many tables a server holds on one core, how fast it acknowledges, and how it resumes."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import perf_counter, process_time
from typing import TypeVar

from msgspec import Struct

from standoff.journal.opening import open_journal
from standoff.rooms import stored
from standoff.rooms.entries import Done
from standoff.server.loops import loop_factory
from standoff_bench.report import BenchOption, BenchReport, BenchSheet, Progress
from standoff_bench.serving import pin
from standoff_drivers.crowd import SEATS, Crowd, Guest

HELP = "tables a server holds on one core, with durable acknowledgements, kill -9 and resume"
SECONDS = 30.0
OPTIONS = (BenchOption("tables", None, "hold so many tables (find the most)"),)

DECISIONS = 3.0
"""A second, at each table."""
GOALS = {"tables": 300, "ack_p99_ms": 50, "kb_per_seat": 40, "resume_p99_ms": 1000}
FIRST, MOST = 50, 3200
"""Tables the search begins and ends with."""
WARM_UP = 2.0
SERVER_CORE, CROWD_CORE = 0, 1


Found = TypeVar("Found")


class ServerLoad(Struct, frozen=True):
    """What a server did under a load."""

    tables: int
    decisions: int
    refused: int
    ack_p50_ms: float
    ack_p99_ms: float
    ack_p999_ms: float
    cpu_ms_per_decision: float | None
    kb_per_seat: float | None
    server_load: float | None
    crowd_load: float


class Server:
    """The server process, which can be killed and started again."""

    def __init__(
        self, folder: str, *, as_it_is: bool = False, witness: bool = True, lobby: bool = False
    ) -> None:
        self.journal = f"sqlite:///{folder}/journal.db"
        self.limits = "usual" if as_it_is else "roomy"
        self.witness = "witness" if witness else "no-witness"
        self.lobby = ("lobby",) if lobby else ()
        self.port = 0
        self.start()
        self.kilobytes_at_start = self.kilobytes()

    def start(self) -> None:
        """Start, and come back when it listens."""
        command = [sys.executable, "-m", "standoff_bench.serving", self.journal]
        self.process = subprocess.Popen(
            [*command, str(self.port), str(SERVER_CORE), self.limits, self.witness, *self.lobby],
            stdout=subprocess.PIPE,
            text=True,
            # An installation is compiled; where a machine is told to keep nothing compiled, every
            # start would take twice as long.
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def kill(self) -> None:
        self.process.kill()
        self._bury()

    def stop(self) -> None:
        self.process.terminate()
        self._bury()

    def _bury(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def kilobytes(self) -> int | None:
        """What it has in memory, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return None
        lines = status.read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    def seconds(self) -> float | None:
        """Time on the processor so far, where the system tells."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return None
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(seconds: float, progress: Progress, tables: int | None = None) -> BenchReport:
    """Hold so many tables, or find the most, then kill the server and let it resume."""
    load, lost, resume = beside(lambda server: _measure(server, seconds, progress, tables))
    return _report(load, lost, resume)


def beside(
    crowd: Callable[[Server], Coroutine[None, None, Found]], *, lobby: bool = False
) -> Found:
    """What a crowd finds out about a server of its own, each on one core."""
    before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    with tempfile.TemporaryDirectory(prefix="standoff-bench-") as folder:
        server = Server(folder, lobby=lobby)
        pin(CROWD_CORE if (os.cpu_count() or 1) > 1 else SERVER_CORE)
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                return runner.run(crowd(server))
        finally:
            server.kill()
            if before is not None:
                os.sched_setaffinity(0, before)


async def _measure(
    server: Server, seconds: float, progress: Progress, tables: int | None
) -> tuple[ServerLoad, int, list[float]]:
    crowd = Crowd(server.port, seed=1)
    if tables is not None:
        load = await _hold(server, crowd, tables, seconds)
    else:
        load = await _most(server, crowd, seconds, progress)
    progress(0.8)
    # In the middle of things: what is on its way now may or may not be on disk afterwards.
    going_on = asyncio.create_task(crowd.decide(DECISIONS, 60))
    await asyncio.sleep(1)
    server.kill()
    going_on.cancel()
    resume = await _resume(server, crowd)
    progress(0.95)
    server.stop()
    return load, await acknowledged_but_lost(server.journal, crowd), resume


async def _most(server: Server, crowd: Crowd, seconds: float, progress: Progress) -> ServerLoad:
    """The most tables whose acknowledgements come in time: more and more, until they do not."""
    tables = FIRST
    best = load = await _hold(server, crowd, tables, seconds)
    while load.ack_p99_ms <= GOALS["ack_p99_ms"] and tables < MOST:
        best = load
        progress(0.7 * tables / MOST)
        tables = round(tables * 1.5) if tables >= GOALS["tables"] else tables * 2
        load = await _hold(server, crowd, tables, seconds)
    return best


async def _hold(server: Server, crowd: Crowd, tables: int, seconds: float) -> ServerLoad:
    await crowd.sit_down(tables)
    await crowd.decide(DECISIONS, WARM_UP)
    await crowd.until_answered()
    crowd.latencies, crowd.refused = [], 0
    started, busy, own = perf_counter(), server.seconds(), process_time()
    await crowd.decide(DECISIONS, seconds)
    await crowd.until_answered()
    wall, spent = perf_counter() - started, server.seconds()
    cpu = None if spent is None or busy is None else spent - busy
    grown, first = server.kilobytes(), server.kilobytes_at_start
    decisions = len(crowd.latencies)
    return ServerLoad(
        tables=tables,
        decisions=decisions,
        refused=crowd.refused,
        ack_p50_ms=1000 * quantile(crowd.latencies, 0.5),
        ack_p99_ms=1000 * quantile(crowd.latencies, 0.99),
        ack_p999_ms=1000 * quantile(crowd.latencies, 0.999),
        cpu_ms_per_decision=None if cpu is None else 1000 * cpu / decisions,
        kb_per_seat=None if grown is None or first is None else (grown - first) / tables / SEATS,
        server_load=None if cpu is None else cpu / wall,
        crowd_load=(process_time() - own) / wall,
    )


async def _resume(server: Server, crowd: Crowd) -> list[float]:
    """Start again, and take the time from the kill until somebody at each table sees it again."""
    killed = perf_counter()
    back: dict[int, float] = {}

    def returned(guest: Guest) -> None:
        back.setdefault(guest.table, perf_counter() - killed)

    returning = asyncio.create_task(crowd.come_back(returned))
    await asyncio.to_thread(server.start)
    await returning
    return list(back.values())


async def acknowledged_but_lost(url: str, crowd: Crowd) -> int:
    """How many acknowledged decisions are not in the journal exactly once."""
    found: Counter[tuple[str, int, int]] = Counter()
    async with await open_journal(url) as journal:
        for kept in await journal.rooms():
            for body in await journal.read(kept.code):
                entry = stored.decode(body)
                if isinstance(entry, Done):
                    found[kept.code, entry.by, entry.command] += 1
    acknowledged = (
        (guest.me.code, guest.me.member, command)
        for guest in crowd.guests()
        if guest.me is not None
        for command in guest.acknowledged
    )
    return sum(found[one] != 1 for one in acknowledged)


def quantile(samples: list[float], part: float) -> float:
    """The sample that so many are not above."""
    return sorted(samples)[min(len(samples) - 1, int(part * len(samples)))]


def _report(load: ServerLoad, lost: int, resume: list[float]) -> BenchReport:
    figures: dict[str, object] = {
        "tables": load.tables,
        "decisions": load.decisions,
        "lost": lost,
        "ack_p50_ms": _rounded(load.ack_p50_ms),
        "ack_p99_ms": _rounded(load.ack_p99_ms),
        "ack_p999_ms": _rounded(load.ack_p999_ms),
        "cpu_ms_per_decision": _rounded(load.cpu_ms_per_decision, 3),
        "kb_per_seat": _rounded(load.kb_per_seat),
        "resume_p99_ms": _rounded(1000 * quantile(resume, 0.99)),
        "resume_p50_ms": _rounded(1000 * quantile(resume, 0.5)),
        "refused": load.refused,
        "server_load": _rounded(load.server_load, 2),
        "crowd_load": _rounded(load.crowd_load, 2),
    }
    rows = tuple((key, str(value), _goal(key)) for key, value in figures.items())
    return BenchReport(
        title=f"The server on one core: {SEATS} seats a table, {DECISIONS:g} decisions a second each",
        sheets=(BenchSheet(("", "measured", "goal"), rows),),
        notes=(
            "Times are from when a decision was due to its acknowledgement, which is on disk then;",
            "resume is from kill -9 until somebody at a table sees it again, all clients coming back.",
        ),
        figures=figures,
    )


def _goal(key: str) -> str:
    if key == "lost":
        return "0"
    if key not in GOALS:
        return ""
    return f">= {GOALS[key]}" if key == "tables" else f"<= {GOALS[key]}"


def _rounded(figure: float | None, places: int = 1) -> float | None:
    return None if figure is None else round(figure, places)
