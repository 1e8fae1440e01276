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
    """A journal in a file.

    While the witness notes what was written, the next is written: it has a thread of its own, and
    notes at once whatever has come together meanwhile.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._witnessing = ThreadPoolExecutor(1, thread_name_prefix="witness")
        self._one_at_a_time = asyncio.Lock()
        self._unnoted: dict[str, Head] = {}
        self._noted: asyncio.Future[None] | None = None
        """Done when all of these are noted."""
        self._noting: asyncio.Task[None] | None = None
        self._file: OpenFile
        self.lost: dict[str, LostRowsError]
        self._seen: dict[Path, os.stat_result] = {}

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, or make it; refuse what is not a journal or is held by another process."""
        store = cls(path)
        try:
            store._file = await store._in_thread(store._thread, opened, path)
        except BaseException:
            store._shut_down()
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

    async def write(self, rows: Sequence[Row], now: float) -> asyncio.Future[None]:
        await self._do(sqlite.write, rows, now)
        return self._note(rows)

    def _note(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Have the witness note how far rooms have come; done when it has."""
        self._unnoted |= {row.room: Head(row.number, row.hash) for row in rows}
        if self._noted is None:
            self._noted = asyncio.get_running_loop().create_future()
            self._noting = asyncio.create_task(self._note_all())
        return self._noted

    async def _note_all(self) -> None:
        async with self._one_at_a_time:
            heads, noted, self._unnoted, self._noted = self._unnoted, self._noted, {}, None
            assert noted is not None
            try:
                await self._in_thread(self._witnessing, self._file.witness.note, heads)
            except Exception as error:  # nobody may wait for ever
                noted.set_exception(self._stopped(reason(error)))
            else:
                noted.set_result(None)

    async def _forget(self, room: str) -> None:
        """Have the witness miss nothing of a room any more."""
        if self._noted is not None:
            await self._noted
        async with self._one_at_a_time:
            try:
                await self._in_thread(self._witnessing, self._file.witness.forget, room)
            except OSError as error:
                raise self._stopped(reason(error)) from error

    async def rooms(self) -> list[KeptRoom]:
        return await self._do(sqlite.rooms)

    async def marks(self, size: int) -> set[bytes]:
        return await self._do(sqlite.marks, size)

    async def read(self, room: str) -> tuple[int, list[Row]]:
        return await self._do(sqlite.read, room)

    async def body(self, room: str, number: int) -> bytes | None:
        return await self._do(sqlite.body, room, number)

    async def rewrite(self, room: str, rows: Sequence[Row]) -> None:
        # In between the witness says nothing of a room whose chain becomes another.
        await self._forget(room)
        await self._do(sqlite.rewrite, room, rows)
        await self._note(rows)

    async def share(self, result: str, room: str) -> None:
        await self._do(sqlite.share, result, room)

    async def shared(self) -> dict[str, str]:
        return await self._do(sqlite.shared)

    async def delete(self, room: str) -> None:
        # First the witness: it must never miss what was deleted.
        await self._forget(room)
        await self._do(sqlite.delete, room)

    async def close(self) -> None:
        if self._noting is not None:
            await self._noting
        with suppress(sqlite3.Error):
            await self._in_thread(self._thread, self._file.close)
        self._shut_down()

    def _shut_down(self) -> None:
        self._thread.shutdown()
        self._witnessing.shutdown()

    async def _do(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        try:
            return await self._in_thread(
                self._thread, work, self._file.connection, *arguments, **named
            )
        except (sqlite3.Error, OSError) as error:
            raise self._stopped(reason(error)) from error

    def _stopped(self, why: str) -> JournalStoppedError:
        return JournalStoppedError(f"The journal {self._path} has stopped: {why}.")

    async def _in_thread(
        self, thread: ThreadPoolExecutor, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(thread, lambda: work(*given, **named))
