"""The journal in one SQLite file, in a thread of its own, with a witness beside it."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from standoff.journal import sqlite
from standoff.journal.errors import JournalStoppedError, LostRowsError
from standoff.journal.recovery import OpenFile, opened
from standoff.journal.rows import Head, Row
from standoff.journal.salvage import log_of
from standoff.journal.sqlite import reason
from standoff.journal.store import KeptRoom

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore:
    """A journal in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._file: OpenFile
        self.lost: dict[str, LostRowsError]
        self._seen: dict[Path, os.stat_result] = {}

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, or make it; refuse what is not a journal or is held by another process."""
        store = cls(path)
        try:
            store._file = await store._in_thread(opened, path)
        except BaseException:
            store._thread.shutdown()
            raise
        store.lost = store._file.lost
        store._look()
        return store

    def watch(self, lost: Callable[[str], None]) -> None:
        """A file says nothing by itself; it is looked at with each beat."""

    async def beat(self) -> None:
        """See that the files still have their names: what is written without one is lost at the end."""
        self._look()

    def _look(self) -> None:
        if not self._file.witness.path.exists():  # it is another file now and then
            raise self._stopped(f"{self._file.witness.path.name} is gone")
        for path in (self._path, log_of(self._path)):
            before = self._seen.get(path)
            try:
                now = self._seen[path] = path.stat()
            except OSError:
                if before is not None:
                    raise self._stopped(f"{path.name} is gone") from None
                continue  # SQLite makes its log when it needs it
            if before is not None and before.st_ino != now.st_ino:
                raise self._stopped(f"{path.name} is another file now")
            if before is not None and path == self._path and now.st_size < before.st_size:
                raise self._stopped(f"{path.name} was cut off")

    async def write(self, rows: Sequence[Row], now: float) -> None:
        await self._do(self._write, rows, now)

    def _write(self, connection: sqlite3.Connection, rows: Sequence[Row], now: float) -> None:
        sqlite.write(connection, rows, now)
        self._file.witness.note({row.room: Head(row.number, row.hash) for row in rows})

    async def rooms(self) -> list[KeptRoom]:
        return await self._do(sqlite.rooms)

    async def marks(self, size: int) -> set[bytes]:
        return await self._do(sqlite.marks, size)

    async def read(self, room: str) -> tuple[int, list[Row]]:
        return await self._do(sqlite.read, room)

    async def body(self, room: str, number: int) -> bytes | None:
        return await self._do(sqlite.body, room, number)

    async def rewrite(self, room: str, rows: Sequence[Row]) -> None:
        await self._do(self._rewrite, room, rows)

    def _rewrite(self, connection: sqlite3.Connection, room: str, rows: Sequence[Row]) -> None:
        # In between the witness says nothing of a room whose chain becomes another.
        self._file.witness.forget(room)
        sqlite.rewrite(connection, room, rows)
        self._file.witness.note({row.room: Head(row.number, row.hash) for row in rows})

    async def share(self, result: str, room: str) -> None:
        await self._do(sqlite.share, result, room)

    async def shared(self) -> dict[str, str]:
        return await self._do(sqlite.shared)

    async def delete(self, room: str) -> None:
        await self._do(self._delete, room)

    def _delete(self, connection: sqlite3.Connection, room: str) -> None:
        # First the witness: it must never miss what was deleted.
        self._file.witness.forget(room)
        sqlite.delete(connection, room)

    async def close(self) -> None:
        with suppress(sqlite3.Error):
            await self._in_thread(self._file.close)
        self._thread.shutdown()

    async def _do(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        try:
            return await self._in_thread(work, self._file.connection, *arguments, **named)
        except (sqlite3.Error, OSError) as error:
            raise self._stopped(reason(error)) from error

    def _stopped(self, why: str) -> JournalStoppedError:
        return JournalStoppedError(f"The journal {self._path} has stopped: {why}.")

    async def _in_thread(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*given, **named))
