"""What several nodes cost and give: passing on, the fence, take-over, rolling restarts, two against one."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from importlib import import_module
from itertools import count
from operator import truediv
from pathlib import Path
from statistics import median
from time import perf_counter, time

from standoff.journal.rows import Head, Row
from standoff.nodes.lease import LEASE, Lease
from standoff.server.loops import loop_factory
from standoff_bench.report import BenchOption, BenchReport, BenchSheet, Progress
from standoff_bench.server import acknowledged_but_lost, quantile
from standoff_drivers.crowd import SEATS, Crowd, Guest
from standoff_drivers.missing import MissingError

HELP = "several nodes on one PostgreSQL: passing on, the fence, take-over, rolling restarts"
SECONDS = 40.0
OPTIONS = (
    BenchOption("tables", 200, "tables of six whose node is killed"),
    BenchOption("restarts", 6, "rolling restarts under play"),
)

CLONE = Path(__file__).parents[2]
DECISIONS = 3.0
"""A second, at each table."""
SOME = 20
"""Tables for what is compared side by side."""
SIDE_BY_SIDE = 5
"""Laps of each, by turns."""
LAPS, A_LAP, ROWS = 20, 25, 20
"""Transactions of so many rows, in laps by turns."""
GOALS = {
    "passing_on_p50_ms": "<= 1.0",
    "passing_on_p99_ms": "<= 5.0",
    "fence": ">= 0.9",
    "take_over_p99_s": f"<= {LEASE + 1.5:g}",
    "lost": "0",
    "two_nodes_cpu": "<= 1.15",
}


class BenchNode:
    """A node in a process of its own."""

    def __init__(self, journal: str, name: str, *, apart: bool = False) -> None:
        self.journal = journal
        self.name = name
        self.way = "apart" if apart else "together"
        """Apart: as if it were on a machine of its own."""
        self.port = 0
        self.starts = 0
        self.meant_to_end = False
        self.start()

    def start(self) -> None:
        """Start, and come back when it listens."""
        command = [sys.executable, "-m", "standoff_bench.node_serving", self.journal]
        self.process = subprocess.Popen(
            [*command, str(self.port), self.name, self.way], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.starts += 1
        self.meant_to_end = False

    def end(self, *, kill: bool) -> None:
        self.meant_to_end = True
        (self.process.kill if kill else self.process.terminate)()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def seconds(self) -> float:
        """Time on the processor so far; 0 where the system does not tell."""
        told = Path(f"/proc/{self.process.pid}/schedstat")
        return int(told.read_text().split()[0]) / 1e9 if told.exists() else 0.0


class NodesCrowd(Crowd):
    """People of whom every second one of a table comes to another node."""

    def __init__(self, nodes: list[BenchNode], seed: int) -> None:
        super().__init__(nodes[0].port, seed)
        self.nodes = nodes
        self.turn = count()
        self.away: set[Guest] = set()
        """Who last came to another node than the first."""

    def port_of(self, guest: Guest) -> int:
        node = self.nodes[next(self.turn) % len(self.nodes)]
        (self.away.discard if node is self.nodes[0] else self.away.add)(guest)
        return node.port


class TimedGuest(Guest):
    """A guest who notes how long each acknowledgement took."""

    def __init__(self, crowd: Crowd, table: int) -> None:
        super().__init__(crowd, table)
        self.took: list[float] = []

    def hear(self, frame: bytes) -> None:
        before = len(self.crowd.latencies)
        super().hear(frame)
        self.took += self.crowd.latencies[before:]


class PassedCrowd(NodesCrowd):
    """Hosts come to the first node, which has their tables; every second guest to the second."""

    guest = TimedGuest

    def port_of(self, guest: Guest) -> int:
        seats = next((table for table in self.tables if guest in table), None)
        number = next(self.turn) % SEATS if seats is None else seats.index(guest)
        if number % 2:
            self.away.add(guest)
        return self.nodes[number % 2].port


def measure(
    seconds: float, progress: Progress, tables: int = 200, restarts: int = 6
) -> BenchReport:
    """Measure each in turn on a PostgreSQL of its own."""
    with _postgres() as url, asyncio.Runner(loop_factory=loop_factory()) as runner:
        figures: dict[str, object] = {}
        parts = (
            _fence(url("fence")),
            _passing_on(url("passing"), seconds / 8),
            _two_against_one(url, seconds / 4),
            _take_over(url("take_over"), tables),
            _rolling(url("rolling"), restarts),
        )
        for number, part in enumerate(parts, 1):
            figures |= runner.run(part)
            progress(number / len(parts))
    rows = tuple((key, str(value), GOALS.get(key, "")) for key, value in figures.items())
    return BenchReport(
        title="Nodes on one PostgreSQL, all on this machine",
        sheets=(BenchSheet(("", "measured", "goal"), rows),),
        notes=(
            "Passing on is what an acknowledgement takes longer where another machine has the table;",
            "the fence is appends a second with it, by those without; take-over is from kill -9",
            "until somebody at a table sees it again. Everything shares the cores of this machine.",
        ),
        figures=figures,
    )


@contextmanager
def _postgres() -> Iterator[Callable[[str], str]]:
    """A PostgreSQL, and a new database in it for every name."""
    sys.path.append(str(CLONE))
    try:
        tools = import_module("tools.postgres")
        import_module("asyncpg")
    except ModuleNotFoundError as fault:
        raise MissingError(
            'bench nodes needs asyncpg: pip install ".[postgres]" in a clone'
        ) from fault
    try:
        with tools.running_postgres() as postgres:

            def database(name: str) -> str:
                asyncio.run(_created(postgres.url(), name))
                return str(postgres.url(name))

            yield database
    except FileNotFoundError as fault:
        raise MissingError(str(fault)) from fault


async def _created(url: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@asynccontextmanager
async def _nodes(url: str, count: int, *, apart: bool = False) -> AsyncIterator[list[BenchNode]]:
    nodes = [
        await asyncio.to_thread(BenchNode, url, f"node-{number}", apart=apart)
        for number in range(count)
    ]
    tending = asyncio.create_task(_tend(nodes))
    try:
        yield nodes
    finally:
        tending.cancel()
        for node in nodes:
            if node.process.poll() is None:
                node.end(kill=True)


async def _tend(nodes: list[BenchNode]) -> None:
    """Start anew what ends by itself, as a service manager does: a busy machine loses leases."""
    while True:
        await asyncio.sleep(0.1)
        for node in nodes:
            if not node.meant_to_end and node.process.poll() is not None:
                await asyncio.to_thread(node.start)


async def _fence(url: str) -> dict[str, object]:
    """The same rows with the fence and without, in laps by turns."""
    from standoff.journal.postgres import (
        PostgresStore,
    )  # here, because not everybody has its driver
    from standoff.nodes.ring import Ring
    from standoff.nodes.store import FencedStore

    store = await FencedStore.open(url)
    ring = await Ring.join(url, store, Lease(3600), "bench", "127.0.0.1:1")
    rates: dict[bool, list[float]] = {True: [], False: []}
    heads: dict[str, Head] = {}
    for lap in range(2 * LAPS):
        fenced = bool(lap % 2)
        rooms = [f"{'F' if fenced else 'P'}{number}" for number in range(ROWS)]
        for room in rooms:
            await ring.take(room)
        started = perf_counter()
        for _ in range(A_LAP):
            rows: list[Row] = []
            for room in rooms:
                row = heads.get(room, Head()).follow(room, 300 * b"x")
                heads[room] = Head(row.number, row.hash)
                rows.append(row)
            write = (
                store.write(rows, time()) if fenced else PostgresStore.write(store, rows, time())
            )
            await write
        rates[fenced].append(A_LAP * ROWS / (perf_counter() - started))
    ring.close()
    store.cut()
    with_fence, without = median(rates[True]), median(rates[False])
    return {
        "fence": round(with_fence / without, 3),
        "rows_a_second_with_fence": round(with_fence),
        "rows_a_second_without": round(without),
    }


async def _passing_on(url: str, seconds: float) -> dict[str, object]:
    async with _nodes(url, 2, apart=True) as nodes:
        crowd = PassedCrowd(nodes, seed=1)
        for _ in range(SOME):
            await crowd.sit_down(len(crowd.tables) + 1)  # one by one: who comes next is counted
        await crowd.decide(DECISIONS, 1)
        for guest in crowd.guests():
            assert isinstance(guest, TimedGuest)
            guest.took.clear()
        await crowd.decide(DECISIONS, seconds)
        await crowd.until_answered()
        took: dict[bool, list[float]] = {True: [], False: []}
        for guest in crowd.guests():
            assert isinstance(guest, TimedGuest)
            took[guest in crowd.away] += guest.took
    own, passed = took[False], took[True]
    more = {part: 1000 * (quantile(passed, part) - quantile(own, part)) for part in (0.5, 0.99)}
    return {
        "passing_on_p50_ms": round(more[0.5], 2),
        "passing_on_p99_ms": round(more[0.99], 2),
        "own_p50_ms": round(1000 * quantile(own, 0.5), 2),
        "own_p99_ms": round(1000 * quantile(own, 0.99), 2),
    }


async def _two_against_one(url: Callable[[str], str], seconds: float) -> dict[str, object]:
    """The processor that a decision takes, with every line at a node by chance, in laps by turns."""
    async with AsyncExitStack() as stack:
        ways: dict[str, tuple[list[BenchNode], NodesCrowd]] = {}
        for way, many in (("one", 1), ("two", 2), ("apart", 2)):
            database = await asyncio.to_thread(url, f"against_{way}")
            nodes = await stack.enter_async_context(_nodes(database, many, apart=way == "apart"))
            crowd = NodesCrowd(nodes, seed=2)
            await crowd.sit_down(2 * SOME)
            await crowd.decide(DECISIONS, 1)
            ways[way] = nodes, crowd
        spent: dict[str, list[float]] = {way: [] for way in ways}
        staying = [asyncio.create_task(crowd.stay()) for _, crowd in ways.values()]
        for _ in range(SIDE_BY_SIDE):
            lap = {
                way: await _spent(nodes, crowd, seconds / SIDE_BY_SIDE)
                for way, (nodes, crowd) in ways.items()
            }
            if all(lap.values()):
                for way, milliseconds in lap.items():
                    spent[way].append(milliseconds)
        for task in staying:
            task.cancel()
    ratios = {
        way: round(median(map(truediv, spent[way], spent["one"])), 2) if spent[way] else None
        for way in ("two", "apart")
    }
    return {
        "two_nodes_cpu": ratios["two"],
        "two_machines_cpu": ratios["apart"],
        "laps": len(spent["one"]),
    }


async def _spent(nodes: list[BenchNode], crowd: NodesCrowd, seconds: float) -> float:
    """Milliseconds of processor a decision; 0 where a node ended meanwhile, or it is not told."""
    starts = [node.starts for node in nodes]
    before = sum(node.seconds() for node in nodes)
    crowd.latencies = []
    await crowd.decide(DECISIONS, seconds)
    await crowd.until_answered()
    busy = sum(node.seconds() for node in nodes) - before
    if [node.starts for node in nodes] != starts or any(node.process.poll() for node in nodes):
        return 0.0
    return 1000 * busy / max(1, len(crowd.latencies))


async def _take_over(url: str, tables: int) -> dict[str, object]:
    """Kill the node that has all tables; the other takes them as their people come."""
    async with _nodes(url, 1) as nodes:
        crowd = NodesCrowd(nodes, seed=3)
        await crowd.sit_down(tables)
        second = await asyncio.to_thread(BenchNode, url, "second")
        crowd.nodes = [second]
        staying = asyncio.create_task(crowd.stay())
        try:
            await asyncio.to_thread(nodes[0].end, kill=True)
            killed = perf_counter()
            back: dict[int, float] = {}
            while len(back) < tables:
                await asyncio.sleep(0.01)
                for number, table in enumerate(crowd.tables):
                    if number not in back and any(
                        guest.wire is not None and guest.in_room.done() for guest in table
                    ):
                        back[number] = perf_counter() - killed
        finally:
            staying.cancel()
            second.end(kill=True)
    times = list(back.values())
    return {
        "take_over_p50_s": round(quantile(times, 0.5), 2),
        "take_over_p99_s": round(quantile(times, 0.99), 2),
        "tables_taken_over": tables,
    }


async def _rolling(url: str, restarts: int) -> dict[str, object]:
    """Restart one node after the other under play; nothing acknowledged may be missing."""
    async with _nodes(url, 3) as nodes:
        crowd = NodesCrowd(nodes, seed=4)
        await crowd.sit_down(SOME // 2)
        tasks = [
            asyncio.create_task(work) for work in (crowd.stay(), crowd.decide(DECISIONS, 36000))
        ]
        for number in range(restarts):
            node = nodes[number % 3]
            await asyncio.to_thread(node.end, kill=False)
            await asyncio.to_thread(node.start)
            while any(guest.wire is None or not guest.in_room.done() for guest in crowd.guests()):
                await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)
    return {
        "rolling_restarts": restarts,
        "acknowledged": sum(len(guest.acknowledged) for guest in crowd.guests()),
        "lost": await acknowledged_but_lost(url, crowd),
    }
