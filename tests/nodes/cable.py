"""A cable between nodes: while it is pulled, what is said over it is lost without a word."""

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self

from tests.journal.engines import asked_of_postgres

ADDRESS = "SELECT address FROM standoff.node WHERE name = $1"
MOVE = "UPDATE standoff.node SET address = $2 WHERE name = $1"


class Cable:
    """The only way for others to reach a node, once it leads there."""

    def __init__(self) -> None:
        self.pulled = False
        self.carried = 0
        """Connections that went over it."""
        self._there = "", 0
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self._address = f"127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._listening.close()
        for passing in self._passing:
            passing.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def lead_to(self, name: str, database: str) -> None:
        """Have others who look for a node find this end of the cable."""
        for (address,) in await asked_of_postgres(database, ADDRESS, name):
            if address == self._address:
                continue
            host, _, port = str(address).rpartition(":")
            self._there = host, int(port)
            await asked_of_postgres(database, MOVE, name, self._address)

    async def _connect(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        self.carried += 1
        try:
            there = await asyncio.open_connection(*self._there)
        except OSError:
            writes.close()
            return
        for source, target in ((reads, there[1]), (there[0], writes)):
            task = asyncio.create_task(self._pass_on(source, target))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while said := await source.read(1 << 16):
                    if not self.pulled:
                        target.write(said)
        finally:
            target.close()
