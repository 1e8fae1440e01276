"""A store behind a gate: real transactions, which a test lets through one by one and counts."""

import asyncio
from collections.abc import Callable, Sequence

from standoff.journal.errors import JournalStoppedError
from standoff.journal.rows import Row
from standoff.journal.store import KeptRoom, Store


class GatedStore:
    """Another store, whose writes wait for the gate to open."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.lost = store.lost
        self.gate = asyncio.Event()
        self.begun = asyncio.Event()
        self.transactions: list[int] = []
        self.broken = False
        """Whether the next that comes through the gate fails; those behind it would not."""

    def watch(self, lost: Callable[[str], None]) -> None:
        self._store.watch(lost)

    async def beat(self) -> None:
        await self._store.beat()

    async def write(self, rows: Sequence[Row], now: float) -> asyncio.Future[None]:
        self.begun.set()
        await self.gate.wait()
        if self.broken:
            self.broken = False
            raise JournalStoppedError("The disk is full.")
        written = await self._store.write(rows, now)
        self.transactions.append(len(rows))
        return written

    async def rooms(self) -> list[KeptRoom]:
        return await self._store.rooms()

    async def marks(self, size: int) -> set[bytes]:
        return await self._store.marks(size)

    async def read(self, room: str) -> tuple[int, list[Row]]:
        return await self._store.read(room)

    async def body(self, room: str, number: int) -> bytes | None:
        return await self._store.body(room, number)

    async def rewrite(self, room: str, rows: Sequence[Row]) -> None:
        await self._store.rewrite(room, rows)

    async def share(self, result: str, room: str) -> None:
        await self._store.share(result, room)

    async def shared(self) -> dict[str, str]:
        return await self._store.shared()

    async def delete(self, room: str) -> None:
        await self._store.delete(room)

    async def close(self) -> None:
        await self._store.close()
