"""Metrics in Prometheus' text format: counted where things happen, read here when somebody asks.

They have a port of their own, and hold no name, no code of a table and no address.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    InfoMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from standoff import __version__
from standoff.server.allowance import Allowance
from standoff.server.clock import SteadyClock
from standoff.server.connection import Connection
from standoff.server.doorman import Doorman
from standoff.server.gate import Gate
from standoff.server.house import House
from standoff.server.limits import Limits, household
from standoff.server.requests import HttpAnswer, Request
from standoff.server.stalls import is_ready

PATH = "/metrics"
LIMITS = Limits(strangers=32)
"""A few who ask, and no crowd."""


class CountedLog(logging.Handler):
    """Counts what is logged, by how bad it is."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines[record.levelname.lower()] += 1


class HouseCollector(Collector):
    """What there is to tell of a running server."""

    def __init__(self, house: House, gate: Gate, doorman: Doorman, logged: CountedLog) -> None:
        self.house = house
        self.gate = gate
        self.doorman = doorman
        self.logged = logged

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("standoff", "This server.", {"version": __version__})
        yield from self._tables()
        yield from self._people()
        yield from self._journal()
        yield from self._abuse()

    def _tables(self) -> Iterator[Metric]:
        stages = Counter(str(keeper.room.stage) for keeper in self.house.rooms.values())
        tables = GaugeMetricFamily("standoff_tables", "Tables in memory.", labels=["stage"])
        for stage, count in sorted(stages.items()):
            tables.add_metric([stage], count)
        yield tables
        kept = len(self.house.known)
        yield GaugeMetricFamily("standoff_tables_kept", "Tables in the journal.", kept)
        shut = len(self.house.shut)
        yield GaugeMetricFamily("standoff_tables_shut", "Damaged, or of another version.", shut)

    def _people(self) -> Iterator[Metric]:
        lines = sum(len(keeper.lines) for keeper in self.house.rooms.values())
        yield GaugeMetricFamily("standoff_lines", "Devices that are at a table.", lines)
        here = GaugeMetricFamily("standoff_connections", "Open connections.", labels=["kind"])
        here.add_metric(["stranger"], self.gate.unknown)
        here.add_metric(["known"], len(self.gate.known))
        yield here

    def _journal(self) -> Iterator[Metric]:
        journal = self.house.journal
        ready = float(is_ready(journal))
        yield GaugeMetricFamily("standoff_ready", "Whether commands would be done now.", ready)
        waits = journal.waits()
        yield GaugeMetricFamily("standoff_journal_waits_seconds", "Without an answer.", waits)
        rows = journal.tally.rows
        yield CounterMetricFamily("standoff_journal_rows", "Rows made durable.", rows)
        told = "Transactions of the journal, with their sync."
        count, seconds = journal.tally.transactions, journal.tally.seconds
        yield SummaryMetricFamily("standoff_journal_seconds", told, count, seconds)

    def _abuse(self) -> Iterator[Metric]:
        told = "Connections cut off for too much of something."
        yield _labelled("standoff_cut_off", told, "what", self.doorman.cut_off)
        told = "Sockets shown out at the door, by reason."
        yield _labelled("standoff_shown_out", told, "why", self.doorman.shown_out)
        told = "Lines of the log."
        yield _labelled("standoff_log_lines", told, "level", self.logged.lines)


def _labelled(name: str, told: str, label: str, counted: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, told, labels=[label])
    for what, count in sorted(counted.items()):
        family.add_metric([what], count)
    return family


class MetricsDesk:
    """Answers one request, and opens no socket."""

    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}  # noqa: RUF012

    def __init__(self, collector: HouseCollector) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(collector)
        ProcessCollector(registry=self.registry)

    def address(self, peer: str, request: Request) -> str:  # noqa: ARG002
        return household(peer)

    def answer(self, request: Request, here: str, address: str) -> HttpAnswer:  # noqa: ARG002
        if request.path != PATH or request.method not in ("GET", "HEAD"):
            return HttpAnswer(HTTPStatus.NOT_FOUND)
        return HttpAnswer(
            200, generate_latest(self.registry), {"Content-Type": CONTENT_TYPE_LATEST}
        )

    def open_socket(self, request: Request, connection: Connection) -> HttpAnswer | None:  # noqa: ARG002
        return HttpAnswer(HTTPStatus.NOT_FOUND)


class MetricsPort:
    """Where metrics are asked for, as long as it is open."""

    def __init__(self, house: House, gate: Gate, doorman: Doorman) -> None:
        self.logged = CountedLog()
        self.desk = MetricsDesk(HouseCollector(house, gate, doorman, self.logged))
        self.gate = Gate(LIMITS, lambda _: False)
        self.doorman = Doorman(LIMITS)
        self.clock = SteadyClock()

    async def open(self, host: str, port: int) -> int:
        """Listen, and say on which port; OSError where that cannot be."""
        self.server = await asyncio.get_running_loop().create_server(
            lambda: Connection(self.desk, self.gate, self._allowed), host, port
        )
        logging.getLogger("standoff").addHandler(self.logged)
        self.watching = asyncio.create_task(self.gate.watch())
        return int(self.server.sockets[0].getsockname()[1])

    def _allowed(self, peer: str) -> Allowance:
        return Allowance(self.doorman, household(peer), self.clock)

    async def close(self) -> None:
        logging.getLogger("standoff").removeHandler(self.logged)
        self.watching.cancel()
        self.server.close()
        await self.gate.close(0)
