"""The journal in one SQLite file, in a thread of its own, with a witness beside it."""

import asyncio
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from standoff.journal import sqlite
from standoff.journal.answers import at_once
from standoff.journal.errors import JournalStoppedError, LostRowsError
from standoff.journal.lane import Lane
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
    notes at once whatever has come together meanwhile. A row that comes alone, while the witness
    rests, is noted by the thread that wrote it: to wake another one would cost more than it saves.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writing = Lane("journal")
        self._witnessing = Lane("witness")
        self._unnoted: deque[dict[str, Head]] = deque()
        self._noted = at_once()
        """Done when the witness has noted everything it was asked to."""
        self._file: OpenFile
        self.lost: dict[str, LostRowsError]
        self._seen: dict[Path, os.stat_result] = {}

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, or make it; refuse what is not a journal or is held by another process."""
        store = cls(path)
        try:
            store._file = await store._writing.do(opened, path)
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
        if len(rows) == 1 and self._noted.done():
            await self._do(self._write_and_note, rows, now)
        else:
            await self._do(sqlite.write, rows, now)
            self._noted = self._note(rows)
        return self._noted

    def _write_and_note(
        self, connection: sqlite3.Connection, rows: Sequence[Row], now: float
    ) -> None:
        sqlite.write(connection, rows, now)
        self._unnoted.append(_heads(rows))
        self._note_all()

    def _note(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Have the witness note how far rooms have come; done when it has."""
        self._unnoted.append(_heads(rows))
        return self._witnessing.do(self._note_all)

    def _note_all(self) -> None:
        """Note what nobody has noted yet, in the order it was written: often an earlier note has it all."""
        heads: dict[str, Head] = {}
        while self._unnoted:
            heads |= self._unnoted.popleft()
        try:
            if heads:
                self._file.witness.note(heads)
        except Exception as error:
            raise self._stopped(reason(error)) from error

    async def _forget(self, room: str) -> None:
        """Have the witness miss nothing of a room any more."""
        try:
            await self._witnessing.do(self._file.witness.forget, room)
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
        with suppress(sqlite3.Error):
            await self._writing.do(self._file.close)
        self._shut_down()

    def _shut_down(self) -> None:
        self._writing.close()
        self._witnessing.close()

    async def _do(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        try:
            return await self._writing.do(work, self._file.connection, *arguments, **named)
        except (sqlite3.Error, OSError) as error:
            raise self._stopped(reason(error)) from error

    def _stopped(self, why: str) -> JournalStoppedError:
        return JournalStoppedError(f"The journal {self._path} has stopped: {why}.")


def _heads(rows: Sequence[Row]) -> dict[str, Head]:
    """How far rooms have come with these rows."""
    return {row.room: Head(row.number, row.hash) for row in rows}
