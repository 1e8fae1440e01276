"""A cable between a browser and a server: its lines can go dead without a word, as a phone's do."""

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 64 * 1024


class Cable:
    """Forwards a port of its own to a server's. Use it as `with Cable(port) as cable`."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._sockets: set[asyncio.Event] = set()
        """For each open socket of a game: whether it is dead by now."""

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def deaden(self) -> None:
        """From now on nothing passes on the sockets that are open; new ones are as good as ever."""
        for dead in list(self._sockets):
            self._loop.call_soon_threadsafe(dead.set)

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._carry, "127.0.0.1", 0)

    async def _close(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await asyncio.open_connection("127.0.0.1", self.server_port)
        dead = asyncio.Event()
        first = await here.read(CHUNK)
        if b"upgrade: websocket" in first.lower():
            self._sockets.add(dead)
        forth.write(first)
        pumps = (_pump(here, forth, dead), _pump(there, back, dead))
        try:
            with suppress(ConnectionError, asyncio.CancelledError):
                await asyncio.gather(*pumps)
        finally:
            self._sockets.discard(dead)
            back.close()
            forth.close()


async def _pump(
    source: asyncio.StreamReader, sink: asyncio.StreamWriter, dead: asyncio.Event
) -> None:
    """Carry what comes one way, until the line ends; a dead line swallows it."""
    while chunk := await source.read(CHUNK):
        if not dead.is_set():
            sink.write(chunk)
            await sink.drain()
    if not dead.is_set():
        sink.close()
