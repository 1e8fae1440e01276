"""A real server on a real socket, for as long as a block lasts."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from standoff.client.device import Device
from standoff.client.links import socket_url
from standoff.protocol import hello
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.replies import AnyReply, encode, reply
from standoff.protocol.tempo import Tempo
from standoff.rules.classic.options import Options
from standoff.server.limits import Limits, Rate
from standoff.server.running import Furnish, Settings, run

P = ParamSpec("P")

ANY = Rate(10**9, 10**9)
ROOMY = Limits(
    frames=ANY, frames_of_address=ANY, bytes=ANY, requests=ANY, knocks=ANY, opens=ANY, slips=ANY, slips_of_house=ANY, words=ANY, words_of_block=ANY,
    sockets_of_address=10**6, connections_of_address=10**6, strangers=10**6, hello_within=3600,
)  # fmt: skip
PATIENT = Limits(hello_within=3600)
"""As everywhere, but a client on a busy machine may take its time to say hello."""
LOOP: Callable[[], asyncio.AbstractEventLoop] | None = None
"""What makes the loop of a test; None: Python's own."""
FAST = 20
"""How fast the clock of a rehearsal runs."""


def on_a_loop(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """Run an asynchronous test from beginning to end; one that hangs has failed."""

    @wraps(test)
    def run_it(*given: P.args, **named: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=LOOP) as runner:
            runner.run(asyncio.wait_for(test(*given, **named), 900))

    return run_it


class Running:
    """A server that runs."""

    def __init__(self, port: int, stop: asyncio.Event, serving: "asyncio.Task[str | None]") -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self._stop = stop
        self._serving = serving

    async def stop(self) -> str | None:
        """Stop it as a signal would, and return what it ended with."""
        self._stop.set()
        return await self._serving


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    """A server with a journal of its own."""
    furnish: Furnish | None = settings.pop("furnish", None)
    given = {
        "host": "127.0.0.1",
        "port": 0,
        "journal": f"sqlite:///{folder}/journal.db",
        "limits": PATIENT,
    }
    stop = asyncio.Event()
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    running_as = Settings(**{**given, **settings})
    serving = asyncio.create_task(run(running_as, port.set_result, stop, furnish))

    def ended(task: "asyncio.Task[str | None]") -> None:
        if not port.done():
            port.set_exception(task.exception() or EOFError())

    serving.add_done_callback(ended)
    running = Running(await port, stop, serving)
    try:
        yield running
    finally:
        await running.stop()


@asynccontextmanager
async def socket(
    origin: str,
    first: hello.AnyHello | bytes | None = None,
    *,
    says: str | None = "own",
    **more: Any,
) -> AsyncIterator[ClientConnection]:
    """A bare socket, whose page is of some origin; it may have said hello."""
    async with connect(
        socket_url(origin),
        origin=origin if says == "own" else says,  # type: ignore[arg-type]
        proxy=None,
        **{"compression": None, **more},
    ) as line:
        if first is not None:
            frame = first if isinstance(first, bytes) else encode(first)
            with suppress(ConnectionClosed):  # it may be shown out before it says a word
                await line.send(frame.decode())
        yield line


async def heard(line: ClientConnection) -> AnyReply:
    """The next frame."""
    said: AnyReply = reply.decode(await line.recv())
    return said


async def close_code(line: ClientConnection) -> int | None:
    """How the server ends a line on which it says nothing more; anything it says is an error."""
    try:
        said = await line.recv()
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else None
    raise AssertionError(f"the server said {said!r}")


async def until_closed(line: ClientConnection) -> int | None:
    """How the server ends a line, whatever it says before."""
    try:
        while True:
            await line.recv()
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else None


@asynccontextmanager
async def table(
    origin: str, players: int = 4, tempo: Tempo = Tempo.QUICK, **options: Any
) -> AsyncIterator[list[Device]]:
    """A table with everybody seated, before the deal."""
    asked = hello.Open(name="Ada", options=Options(players, **options), tempo=tempo)
    host = Device(origin, asked)
    async with host:
        others = [
            Device(origin, hello.Enter(code=host.admitted.code, name=f"Guest {number}"))
            for number in range(1, players)
        ]
        for other in others:
            await other.__aenter__()
        try:
            yield [host, *others]
        finally:
            for other in others:
                await other.__aexit__(None, None, None)


async def deal(devices: list[Device]) -> None:
    await devices[0].do(Start())
