"""Running the server: from the journal to the listening socket, and back without a loss."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from standoff.journal.journal import Journal
from standoff.journal.opening import key_of, open_journal
from standoff.protocol.closing import Why
from standoff.server.addresses import Proxies, origin_check, reach, who_is_it
from standoff.server.app import FrontDesk, headers_at
from standoff.server.clock import SteadyClock
from standoff.server.connection import Connection
from standoff.server.doorman import Doorman
from standoff.server.files import open_files
from standoff.server.gate import Gate
from standoff.server.house import House
from standoff.server.invitations import Invitations
from standoff.server.limits import Limits
from standoff.server.secrets import AMONG_STRANGERS, AT_HOME
from standoff.server.side_door import SideDoor
from standoff.server.tls import TlsDoor, TlsFiles, TlsSeal
from standoff.server.upkeep import Upkeep

DeskT = TypeVar("DeskT", bound=FrontDesk)

BACKLOG = 2048
MOST_UNREAD = 64 * 1024
PATIENCE = 3
"""Seconds in which sockets have to go when the server stops."""

SELDOM = (20_000, 50, 100)
"""How much has to be made before garbage is looked for: of the young, and how often of the older with them."""

SIGNALS = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
"""What ends a server in good order; only Windows has a Break key, and no terminals that hang up."""

ALWAYS_HEARD = (signal.SIGINT, signal.SIGTERM)

log = logging.getLogger(__name__)


class CannotStartError(Exception):
    """A server cannot start, and why."""


class Settings(Struct, frozen=True):
    """How a server runs."""

    host: str
    port: int
    journal: str
    journal_key: Path | None = None
    """Where the key is that its journal is sealed with; beside the journal, if that is a file. A database without one is not sealed."""
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks."""
    keep_days: float = 30
    limits: Limits = Limits()
    side_door: Path | None = None
    """Where to say how whoever runs the server reaches its journal."""
    tls: TlsFiles | None = None
    metrics: tuple[str, int] | None = None
    """The address and port at which metrics are asked for."""
    speed: int = 1
    """How fast its clock runs; more than 1 is for rehearsals."""
    quick_reviews: bool = False
    """Play on less often when a game is looked at; for rehearsals."""


Furnish = Callable[[FrontDesk], Awaitable[None]]
"""Adds to a house what not every house has, before anybody comes."""


async def run(
    settings: Settings,
    listening: Callable[[int], None],
    told_to_stop: asyncio.Event,
    furnish: Furnish | None = None,
) -> str | None:
    """Serve until told to stop; returns why, if it was not of our own will."""
    calm_the_collector()
    with listener(settings.host, settings.port) as ear:
        key = settings.journal_key or key_of(settings.journal)
        async with await open_journal(settings.journal, key=key) as journal:
            house = House(journal, SteadyClock(settings.speed), letters_of(settings))
            await house.look_up()
            desk = desk_of(FrontDesk, settings, house)
            if furnish is not None:
                await furnish(desk)
            try:
                return await serve(settings, ear, desk, listening, _either(journal, told_to_stop))
            finally:
                if desk.lobby is not None:
                    desk.lobby.close()


async def _either(journal: Journal, told_to_stop: asyncio.Event) -> str | None:
    """Return when the journal has stopped, and why, or when somebody wants us to stop."""
    stopped = asyncio.create_task(journal.until_stopped())
    told = asyncio.create_task(told_to_stop.wait())
    try:
        await asyncio.wait({stopped, told}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
        told.cancel()
    return journal.stopped


async def serve(
    settings: Settings,
    ear: socket.socket,
    desk: FrontDesk,
    listening: Callable[[int], None],
    until: Coroutine[None, None, str | None],
) -> str | None:
    """Serve a house until something ends; returns why, if it was not of our own will."""
    seal = None if settings.tls is None else TlsSeal(settings.tls)
    house, journal = desk.house, desk.house.journal
    desk.gate = gate = Gate(desk.doorman.limits, Proxies(settings.trusted_proxies).trusts)
    server = await _listen(ear, desk, gate, seal)
    upkeep = Upkeep(house, settings.keep_days)
    ending = asyncio.create_task(until)
    tasks: set[asyncio.Task[object]] = {ending, asyncio.create_task(gate.watch())}
    if seal is not None:
        tasks.add(asyncio.create_task(seal.watch()))
    side_door = await _side_door(settings.side_door, desk)
    async with _metrics(settings.metrics, desk, gate):
        listening(ear.getsockname()[1])
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    server.close()
    if side_door is not None:
        side_door.close()
    await desk.reviews.close()
    await upkeep.stop()
    await house.close(Why.STOPPED if journal.stopped else Why.RESTART)
    await gate.close(PATIENCE)
    await asyncio.gather(*desk.sessions, return_exceptions=True)
    for task in tasks:
        task.cancel()
    return ending.result() if ending.done() else None


@asynccontextmanager
async def _metrics(
    where: tuple[str, int] | None, desk: FrontDesk, gate: Gate
) -> AsyncIterator[None]:
    """Metrics for whoever asks meanwhile, if they are wanted."""
    if where is None:
        yield
        return
    from standoff.server.metrics import MetricsPort  # few have a Prometheus

    metrics = MetricsPort(desk.house, gate, desk.doorman)
    try:
        port = await metrics.open(*where)
    except OSError as fault:
        why = f"metrics cannot be told on {where[0]}, port {where[1]}: {fault.strerror}"
        raise CannotStartError(why) from fault
    log.info("metrics are told on %s, port %d", where[0], port)
    try:
        yield
    finally:
        await metrics.close()


async def _side_door(sign: Path | None, desk: FrontDesk) -> SideDoor | None:
    if sign is None:
        return None
    door = SideDoor(desk.house, sign, desk.lobby)
    try:
        await door.open()
    except OSError as fault:
        log.warning("commands will not reach this server: %s: %s", sign, fault.strerror)
        return None
    return door


def letters_of(settings: Settings) -> int:
    """How long the codes of new tables are."""
    return AMONG_STRANGERS if settings.public_url else AT_HOME


def desk_of(kind: Callable[..., DeskT], settings: Settings, house: House) -> DeskT:
    """The front desk of a house."""
    limits = settings.limits.within(open_files())
    if settings.tls is not None:
        limits = limits.under_tls()
    scheme = "http" if settings.tls is None else "https"
    return kind(
        house,
        Doorman(limits),
        origin_check(settings.public_url, scheme),
        who_is_it(Proxies(settings.trusted_proxies)),
        Invitations(
            settings.public_url,
            reach(settings.host, settings.public_url, scheme),
            limits.codes,
            house.clock,
            scheme,
        ),
        headers_at(settings.public_url),
        quick_reviews=settings.quick_reviews,
    )


async def _listen(
    ear: socket.socket, desk: FrontDesk, gate: Gate, seal: TlsSeal | None
) -> asyncio.Server:
    def answered() -> asyncio.BaseProtocol:
        connection = Connection(desk, gate, desk.allowance)
        return connection if seal is None else TlsDoor(seal, connection)

    loop = asyncio.get_running_loop()
    return await loop.create_server(answered, sock=ear, backlog=BACKLOG)


def calm_the_collector() -> None:
    """Nearly nothing here is garbage in circles, and looking for it would stop the server."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


def listener(host: str, port: int) -> socket.socket:
    """A socket that listens; OSError says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ear = socket.socket(family, socket.SOCK_STREAM)
    try:
        ear.setsockopt(socket.SOL_SOCKET, _ours_alone(), 1)
        # Of what a slow reader leaves unread the system keeps no more than this.
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
        ear.bind((host, port))
        ear.listen(BACKLOG)
    except OSError:
        ear.close()
        raise
    return ear


def _ours_alone() -> int:
    """The option by which a port is had at once after a restart, and never together with another."""
    # On Windows to reuse an address is to share it: whoever asks for that takes over our callers.
    return getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)


def signalled() -> asyncio.Event:
    """Set when somebody wants the server to stop; the plain way, which Windows has as well."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        # Whoever starts it with nohup wants it to go on when the terminal hangs up.
        if signal.getsignal(number) is not signal.SIG_IGN or number in ALWAYS_HEARD:
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(told.set))
    return told
