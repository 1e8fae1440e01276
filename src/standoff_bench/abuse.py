"""What honest tables notice of attacks: each beside the same traffic into a sink, in one run."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from msgspec import Struct

from standoff.protocol import hello
from standoff.rules.classic.options import Options
from standoff.server.loops import loop_factory
from standoff_bench.report import BenchOption, BenchReport, BenchSheet, Progress
from standoff_bench.server import CROWD_CORE, DECISIONS, SERVER_CORE, WARM_UP, Server, quantile
from standoff_bench.serving import pin
from standoff_drivers.attacks import ATTACKS
from standoff_drivers.crowd import Crowd, Guest

HELP = "what honest tables notice of floods, half-sent requests and readers that never read"
SECONDS = 180.0
OPTIONS = (
    BenchOption("tables", 100, "honest tables of five sockets"),
    BenchOption("addresses", 50, "addresses the larger attacks come from"),
)

SEATS = 5
TIMES_SINK, AT_LEAST_MS = 3, 25
"""Acknowledgements under attack: p99 so many times that of the sink's run, or so much."""
MOST_MB = 50
COMES_EVERY = 0.5
"""Seconds between two people who come back while the attack goes on."""
COMES_WITHIN = 5.0
TURNS = 3
"""How often sink and server take turns in a trial, so that both meet the same weather."""


class AbusePhase(Struct, frozen=True):
    """What tables noticed while something went on."""

    p99_ms: float
    slowest_return_ms: float
    shut_out: int
    megabytes: float
    core: float
    """Which part of a core the server took."""


class AbuseTurn(Struct, frozen=True):
    """The same of one turn: how long each acknowledgement and each return took, in seconds."""

    times: list[float]
    returns: list[float]
    megabytes: float
    core: float


class Trial(Struct, frozen=True):
    """One attack from so many addresses, and the same into the sink."""

    attack: str
    addresses: int
    sink: AbusePhase
    server: AbusePhase

    @property
    def holds(self) -> bool:
        most = max(AT_LEAST_MS, TIMES_SINK * self.sink.p99_ms)
        return (
            self.server.p99_ms <= most
            and self.server.megabytes <= MOST_MB
            and not self.server.shut_out
        )


class Honest(Crowd):
    """Every table is a house of its own, as it is among strangers."""

    def source(self, table: int) -> tuple[str, int]:
        return f"127.{table // 250 + 1}.{table % 250}.1", 0


def measure(
    seconds: float, progress: Progress, tables: int = 100, addresses: int = 50
) -> BenchReport:
    """Try every attack, from one address and from many."""
    before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    with tempfile.TemporaryDirectory(prefix="standoff-bench-") as folder, _sink() as sink:
        server = Server(folder, as_it_is=True)
        pin(CROWD_CORE if (os.cpu_count() or 1) > 1 else SERVER_CORE)
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                trials = runner.run(_trials(server, sink, seconds, progress, tables, addresses))
        finally:
            server.kill()
            if before is not None:
                os.sched_setaffinity(0, before)
    return _report(trials, tables)


@contextmanager
def _sink() -> Iterator[int]:
    process = subprocess.Popen(
        [sys.executable, "-m", "standoff_drivers.sink"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


async def _trials(
    server: Server, sink: int, seconds: float, progress: Progress, tables: int, addresses: int
) -> list[Trial]:
    crowd = Honest(server.port, seed=1, options=Options(SEATS))
    await crowd.sit_down(tables)
    await crowd.decide(DECISIONS, WARM_UP)
    await crowd.until_answered()
    wanted = [(name, some) for name in ATTACKS for some in sorted({1, addresses})]
    each = seconds / len(wanted) / 2
    rounds = max(1, min(TURNS, int(each)))  # a turn of less than a second says nothing
    trials = []
    for done, (name, some) in enumerate(wanted):
        turns: dict[int, list[AbuseTurn]] = {sink: [], server.port: []}
        for _ in range(rounds):
            for port, had in turns.items():
                had.append(await _turn(server, crowd, name, port, some, each / rounds))
        trials.append(Trial(name, some, _phase(turns[sink]), _phase(turns[server.port])))
        progress(done / len(wanted))
    return trials


def _phase(turns: list[AbuseTurn]) -> AbusePhase:
    times = [time for turn in turns for time in turn.times]
    returns = [time for turn in turns for time in turn.returns]
    return AbusePhase(
        p99_ms=1000 * quantile(times or [0.0], 0.99),
        slowest_return_ms=1000 * max(returns, default=0.0),
        shut_out=sum(one >= COMES_WITHIN for one in returns),
        megabytes=max(turn.megabytes for turn in turns),
        core=sum(turn.core for turn in turns) / len(turns),
    )


async def _turn(
    server: Server, crowd: Crowd, name: str, port: int, addresses: int, seconds: float
) -> AbuseTurn:
    crowd.latencies = []
    for guest in crowd.guests():
        guest.due.clear()
    first = server.kilobytes() or 0
    most = [first]
    busy, started = server.seconds() or 0.0, perf_counter()
    command = [sys.executable, "-m", "standoff_drivers.attacks", name, str(port), str(addresses)]
    attackers = subprocess.Popen([*command, str(seconds)])
    returning = asyncio.create_task(_come_and_go(crowd, seconds))
    watching = asyncio.create_task(_watch(server, most))
    await crowd.decide(DECISIONS, seconds)
    core = ((server.seconds() or 0.0) - busy) / (perf_counter() - started)
    returns = await returning
    await asyncio.to_thread(attackers.wait)
    await crowd.until_answered()
    watching.cancel()
    late = [guest for guest in crowd.guests() if guest.due]
    times = [*crowd.latencies, *(perf_counter() - due for one in late for due in one.due.values())]
    return AbuseTurn(times, returns, (max(most) - first) / 1024, core)


async def _watch(server: Server, most: list[int]) -> None:
    while True:
        await asyncio.sleep(0.1)
        most.append(server.kilobytes() or 0)


async def _come_and_go(crowd: Crowd, seconds: float) -> list[float]:
    """Somebody's line is lost now and then; how long each took to be back."""
    ends = perf_counter() + seconds
    times = []
    while perf_counter() < ends:
        await asyncio.sleep(COMES_EVERY)
        guest = crowd.dice.choice(crowd.guests())
        started = perf_counter()
        try:
            async with asyncio.timeout(COMES_WITHIN):
                await _come_back(guest)
        except (TimeoutError, OSError):
            times.append(COMES_WITHIN)
        else:
            times.append(perf_counter() - started)
    return times


async def _come_back(guest: Guest) -> None:
    assert guest.me is not None
    if guest.wire is not None:
        guest.wire.transport.abort()
    # Nothing is decided before one is in again, and a snapshot tells what is asked.
    guest.ask = None
    guest.due.clear()
    await guest.come(hello.Attach(code=guest.me.code, token=guest.me.token))


def _report(trials: list[Trial], tables: int) -> BenchReport:
    rows = tuple(
        (
            f"{one.attack}, {one.addresses}",
            f"{one.sink.p99_ms:.1f}",
            f"{one.server.p99_ms:.1f}",
            f"{one.server.slowest_return_ms:.0f}",
            f"{100 * one.sink.core:.0f}",
            f"{100 * one.server.core:.0f}",
            f"{one.server.megabytes:+.1f}",
            "yes" if one.holds else "NO",
        )
        for one in trials
    )
    columns = ("attack, addresses", "sink p99", "p99", "return", "sink %", "%", "MB", "holds")
    return BenchReport(
        title=f"{tables} honest tables of {SEATS}, {DECISIONS:g} decisions a second each, under attack",
        sheets=(BenchSheet(columns, rows),),
        notes=(
            "Milliseconds of acknowledgements, beside the same traffic into a sink; the slowest return of",
            "somebody whose line was lost; the server's part of a core, and how much its memory grew.",
            f"It holds where p99 is at most {TIMES_SINK} times the sink's or {AT_LEAST_MS} ms, memory grows by",
            f"at most {MOST_MB} MB, and everybody whose line is lost is back within {COMES_WITHIN:g} s.",
        ),
        figures={
            "tables": tables,
            "hold": all(one.holds for one in trials),
            "trials": [
                {
                    "attack": one.attack,
                    "addresses": one.addresses,
                    "sink_p99_ms": round(one.sink.p99_ms, 1),
                    "p99_ms": round(one.server.p99_ms, 1),
                    "slowest_return_ms": round(one.server.slowest_return_ms),
                    "shut_out": one.server.shut_out,
                    "sink_core": round(one.sink.core, 3),
                    "core": round(one.server.core, 3),
                    "megabytes": round(one.server.megabytes, 1),
                    "holds": one.holds,
                }
                for one in trials
            ],
        },
    )
