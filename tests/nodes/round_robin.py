"""A plain round-robin proxy: each connection goes to the next address that takes it, byte by byte."""

import asyncio
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from itertools import count
from threading import Thread

A_MOMENT = 0.05
TURNS = 5
"""Of the loop, after which whoever was let in last is known."""


class RoundRobin:
    """Knows ports, and nothing of what passes."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.turn = count()
        self.passing: set[asyncio.Task[None]] = set()
        self.ends: list[asyncio.StreamWriter] = []

    async def connect(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        self.ends.append(writes)
        there = await self._next()
        self.ends.append(there[1])
        for source, target in ((reads, there[1]), (there[0], writes)):
            task = asyncio.create_task(_pass_on(source, target))
            self.passing.add(task)
            task.add_done_callback(self.passing.discard)

    def hang_up(self) -> None:
        """Drop every connection: who is cut off in mid-sentence would not close its own."""
        for end in self.ends:
            end.transport.abort()

    async def _next(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the next that takes one."""
        while True:
            port = self.ports[next(self.turn) % len(self.ports)]
            try:
                return await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(A_MOMENT)


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while said := await source.read(1 << 16):
            target.write(said)
            await target.drain()
    target.close()


@contextmanager
def round_robin(ports: Sequence[int]) -> Iterator[str]:
    """The address of a proxy in front of some ports, as long as the block lasts."""
    begun: Future[Callable[[], object]] = Future()

    async def serve(ear: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        ended = asyncio.Event()
        proxy = RoundRobin(ports)
        server = await asyncio.start_server(proxy.connect, sock=ear)
        begun.set_result(lambda: loop.call_soon_threadsafe(ended.set))
        await ended.wait()
        server.close()
        for _ in range(TURNS):
            await asyncio.sleep(0)
        proxy.hang_up()

    with socket.create_server(("127.0.0.1", 0)) as ear:
        # In a thread: a browser keeps a loop running in ours.
        thread = Thread(target=lambda: asyncio.run(serve(ear)))
        thread.start()
        try:
            yield f"http://127.0.0.1:{ear.getsockname()[1]}"
        finally:
            begun.result()()
            thread.join()
