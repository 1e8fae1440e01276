"""A store behind a gate: real transactions, which a test lets through one by one and counts."""

import asyncio
from collections.abc import Callable, Sequence

from standoff.journal.rows import Row
from standoff.journal.store import Room, Store


class GatedStore:
    """Another store, whose writes wait for the gate to open."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.gate = asyncio.Event()
        self.begun = asyncio.Event()
        self.transactions: list[int] = []

    def watch(self, lost: Callable[[str], None]) -> None:
        self._store.watch(lost)

    async def write(self, rows: Sequence[Row], now: float) -> None:
        self.begun.set()
        await self.gate.wait()
        await self._store.write(rows, now)
        self.transactions.append(len(rows))

    async def rooms(self) -> list[Room]:
        return await self._store.rooms()

    async def read(self, room: str) -> tuple[int, list[Row]]:
        return await self._store.read(room)

    async def body(self, room: str, number: int) -> bytes | None:
        return await self._store.body(room, number)

    async def delete(self, room: str) -> None:
        await self._store.delete(room)

    async def close(self) -> None:
        await self._store.close()
