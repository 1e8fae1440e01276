"""The journal of a node: every append is fenced by the epochs of its rooms, in the same statement."""

from asyncio import Future
from collections.abc import Sequence
from typing import Self

from standoff.journal.answers import at_once
from standoff.journal.errors import FencedError, JournalError
from standoff.journal.postgres import (
    LOCK,
    PostgresConnection,
    PostgresStore,
    carry_over,
    connected,
    refuse_forgetful,
    wait_for_lock,
)
from standoff.journal.rows import Row
from standoff.journal.store import VERSION
from standoff.nodes import schema


async def prepare(connection: PostgresConnection) -> None:
    """The first makes the tables, alone; all hold the lock together, and no plain server gets it."""
    await refuse_forgetful(connection)
    if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
        await carry_over(connection)
        await connection.execute(";".join(schema.SCHEMA))
        await connection.execute("SELECT pg_advisory_lock_shared($1)", LOCK)
        await connection.execute("SELECT pg_advisory_unlock($1)", LOCK)
    else:
        await wait_for_lock(connection, "SELECT pg_advisory_lock_shared($1)")
        version = await connection.fetchval("SELECT max(version) FROM standoff.version")
        if version != VERSION:
            raise JournalError(
                f"Nodes of another version run on this journal ({version}, ours is {VERSION}): "
                "stop all of them first."
            )


class FencedStore(PostgresStore):
    """A journal that several nodes write, each its own rooms."""

    def __init__(self, connection: PostgresConnection) -> None:
        super().__init__(connection)
        self.node = 0
        self.epochs: dict[str, int] = {}
        """Rooms that are ours, as far as we know, and since which epoch."""

    @classmethod
    async def open(cls, url: str) -> Self:
        return cls(await connected(url, prepare))

    def cut(self) -> None:
        """Wait for nothing any more: what is on its way may or may not be written."""
        self._failed = True
        self._connection.terminate()

    def _fence(self, room: str) -> tuple[int, str, int]:
        return self.node, room, self.epochs.get(room, 0)

    def _refuse(self, rooms: set[str], held: list[Sequence[str]]) -> None:
        lost = rooms - {room for (room,) in held}
        for room in lost:
            self.epochs.pop(room, None)
        if lost:
            raise FencedError(lost)

    async def write(self, rows: Sequence[Row], now: float) -> Future[None]:
        epochs = self.epochs
        fenced = [
            (row.room, row.number, row.body, row.hash, epochs.get(row.room, 0)) for row in rows
        ]
        columns = zip(*fenced, strict=True)
        written = self._connection.fetch(schema.WRITE, self.node, *columns, now)
        self._refuse({row.room for row in rows}, await self._do(written))
        return at_once()

    async def rewrite(self, room: str, rows: Sequence[Row]) -> None:
        columns = zip(*[(row.number, row.body, row.hash) for row in rows], strict=True)
        fence = self._fence(room)
        self._refuse(
            {room}, await self._do(self._connection.fetch(schema.REWRITE, *fence, *columns))
        )

    async def delete(self, room: str) -> None:
        fence = self._fence(room)
        self._refuse({room}, await self._do(self._connection.fetch(schema.DELETE, *fence)))
        self.epochs.pop(room, None)
