"""Running the server: from the journal to the listening socket, and back without a loss."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from msgspec import Struct

from standoff.journal.opening import open_journal
from standoff.protocol.closing import Why
from standoff.protocol.sent import LARGEST
from standoff.server.addresses import origin_check, who_is_it
from standoff.server.app import application
from standoff.server.clock import SteadyClock
from standoff.server.house import House
from standoff.server.limits import Doorman, Limits
from standoff.server.sockets import Socket
from standoff.server.upkeep import Upkeep

BACKLOG = 2048
MOST_UNREAD = 64 * 1024
PATIENCE = 3
"""Seconds in which sockets have to go when the server stops."""

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Settings(Struct, frozen=True):
    """How a server runs."""

    host: str
    port: int
    journal: str
    public_url: str | None = None
    trusted_proxy: str | None = None
    keep_days: float = 30
    limits: Limits = Limits()
    speed: int = 1
    """How fast its clock runs; more than 1 is for rehearsals."""


class _Uvicorn(uvicorn.Server):
    """Leaves the signals to us."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def run(
    settings: Settings, listening: Callable[[int], None], told_to_stop: asyncio.Event
) -> str | None:
    """Serve until told to stop; returns why, if it was not of our own will."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    _calm_the_collector()
    with listener(settings.host, settings.port) as ear:
        async with await open_journal(settings.journal) as journal:
            house = House(journal, SteadyClock(settings.speed))
            await house.look_up()
            server = _Uvicorn(_config(settings, house))
            upkeep = Upkeep(house, settings.keep_days)
            serving = asyncio.create_task(server.serve([ear]))
            stopped = asyncio.create_task(journal.until_stopped())
            told = asyncio.create_task(told_to_stop.wait())
            listening(ear.getsockname()[1])
            await asyncio.wait({serving, stopped, told}, return_when=asyncio.FIRST_COMPLETED)
            await upkeep.stop()
            await house.close(Why.STOPPED if journal.stopped else Why.RESTART)
            server.should_exit = True
            await serving
            for task in (stopped, told):
                task.cancel()
            return journal.stopped


def _config(settings: Settings, house: House) -> uvicorn.Config:
    return uvicorn.Config(
        application(
            house,
            Doorman(settings.limits),
            origin_check(settings.public_url),
            who_is_it(settings.trusted_proxy),
        ),
        ws=Socket,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        backlog=BACKLOG,
    )


def _calm_the_collector() -> None:
    """Nearly nothing here is garbage in circles, and looking for it would stop the server."""
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def listener(host: str, port: int) -> socket.socket:
    """A socket that listens; OSError says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ear = socket.socket(family, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_REUSEPORT"):  # on Windows the next would let a second server in
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Of what a slow reader leaves unread the system keeps no more than this.
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
        ear.bind((host, port))
        ear.listen(BACKLOG)
        ear.setblocking(False)
    except OSError:
        ear.close()
        raise
    return ear


def signalled() -> asyncio.Event:
    """Set when somebody wants the server to stop; the plain way, which Windows has as well."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(told.set))
    return told
