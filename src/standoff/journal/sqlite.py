"""The journal in one SQLite file, which one connection in a thread of its own holds locked."""

import asyncio
import os
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from standoff.journal.errors import JournalError, JournalStoppedError
from standoff.journal.rows import Row
from standoff.journal.store import PATIENCE, VERSION, Room, steps_to_carry_over

P = ParamSpec("P")
T = TypeVar("T")

APPLICATION = int.from_bytes(b"STND", "big")
"""Marks a SQLite file as ours."""

PRAGMAS: tuple[str, ...] = (
    # A commit returns when the write-ahead log is on the disk itself, also on macOS.
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    # What is deleted is overwritten.
    "PRAGMA secure_delete = ON",
    "PRAGMA cell_size_check = ON",
)

SCHEMA = (
    """CREATE TABLE room (
        code TEXT NOT NULL PRIMARY KEY, rows INTEGER NOT NULL, bytes INTEGER NOT NULL,
        first REAL NOT NULL, last REAL NOT NULL
    )""",
    f"PRAGMA application_id = {APPLICATION}",
)
# Every room has a table, and so pages, of its own: a room can be forgotten without a trace, since
# SQLite wipes a page that is freed but not what it moves between pages that stay.
SCHEMA_OF_A_ROOM = """
CREATE TABLE {rows} (number INTEGER PRIMARY KEY, body BLOB NOT NULL, hash BLOB NOT NULL)
"""

ROOMS = "SELECT code, rows, bytes, first, last FROM room ORDER BY code"
COUNT_UP = """
INSERT INTO room (code, rows, bytes, first, last) VALUES (?1, ?2, ?3, ?4, ?4)
    ON CONFLICT (code) DO UPDATE
    SET rows = excluded.rows, bytes = bytes + excluded.bytes, last = excluded.last
"""
KEEP = "INSERT INTO {rows} (number, body, hash) VALUES (?, ?, ?)"
# In a damaged file a column may hold anything.
COUNT = "SELECT coalesce(CAST(rows AS INTEGER), 0) FROM room WHERE code = ?"
READ = "SELECT number, coalesce(CAST(body AS BLOB), x''), hash FROM {rows} ORDER BY number"
BODY = "SELECT body FROM {rows} WHERE number = ?"

MIGRATIONS: Mapping[int, Sequence[str]] = {}
"""From each older version, the statements that lead to the next."""


class SqliteStore:
    """A journal in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, or make it; refuse what is not a journal or is held by another process."""
        store = cls(path)
        try:
            store._connection = await store._in_thread(connect, path)
        except BaseException:
            store._thread.shutdown()
            raise
        return store

    def watch(self, lost: Callable[[str], None]) -> None:
        """A file is lost only in the act of writing."""

    async def write(self, rows: Sequence[Row], now: float) -> None:
        await self._do(write, rows, now)

    async def rooms(self) -> list[Room]:
        return await self._do(rooms)

    async def read(self, room: str) -> tuple[int, list[Row]]:
        return await self._do(read, room)

    async def body(self, room: str, number: int) -> bytes | None:
        return await self._do(body, room, number)

    async def delete(self, room: str) -> None:
        await self._do(delete, room)

    async def close(self) -> None:
        with suppress(sqlite3.Error):
            await self._in_thread(self._connection.close)
        self._thread.shutdown()

    async def _do(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        try:
            return await self._in_thread(work, self._connection, *arguments, **named)
        except sqlite3.Error as error:
            raise JournalStoppedError(
                f"The journal {self._path} has stopped: {reason(error)}."
            ) from error

    async def _in_thread(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*given, **named))


def connect(path: Path) -> sqlite3.Connection:
    """The connection that holds the file, once it is known to be a journal of this version."""
    try:
        connection = sqlite3.connect(path, PATIENCE, isolation_level=None, cached_statements=2048)
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        try:
            prepare(connection, path)
            sync_folder(path.parent)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise JournalError(refusal(path, error)) from error
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Lock the file for the life of the connection, then make the journal or carry it over."""
    # Before anything is read, so that not even a reader of another process comes in between.
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    is_new = (application, version, tables) == (0, 0, 0)
    if not is_new and application != APPLICATION:
        raise JournalError(f"{path} is not a journal of Standoff.")
    steps = SCHEMA if is_new else steps_to_carry_over(version, MIGRATIONS, str(path))
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise JournalError(f"{path} is on a file system that cannot hold a journal.")
    for pragma in PRAGMAS:
        connection.execute(pragma).close()
    connection.execute("BEGIN EXCLUSIVE")
    for step in (*steps, f"PRAGMA user_version = {VERSION}") if steps else ():
        connection.execute(step)
    connection.execute("COMMIT")


def sync_folder(folder: Path) -> None:
    """Make durable that the file exists."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def table(room: str) -> str:
    """The table of a room's rows; in hexadecimal any code is a name."""
    return f"rows_{room.encode().hex()}"


def write(connection: sqlite3.Connection, rows: Sequence[Row], now: float) -> None:
    """Write rows and count them, in one transaction."""
    by_room: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_room[row.room].append(row)
    connection.execute("BEGIN IMMEDIATE")
    for room, new in by_room.items():
        size = sum(len(row.body) for row in new)
        connection.execute(COUNT_UP, (room, new[-1].number, size, now))
        if new[0].number == 1:
            connection.execute(SCHEMA_OF_A_ROOM.format(rows=table(room)))
        columns = [(row.number, row.body, row.hash) for row in new]
        connection.executemany(KEEP.format(rows=table(room)), columns)
    connection.execute("COMMIT")


def rooms(connection: sqlite3.Connection) -> list[Room]:
    return [Room(*columns) for columns in connection.execute(ROOMS)]


def read(connection: sqlite3.Connection, room: str) -> tuple[int, list[Row]]:
    """As many rows as come before a page that cannot be read."""
    counted = connection.execute(COUNT, (room,)).fetchone()
    rows: list[Row] = []
    try:
        with closing(connection.execute(READ.format(rows=table(room)))) as found:
            rows.extend(Row(room, *columns) for columns in found)
    except sqlite3.Error as error:
        is_new = str(error).startswith("no such table")
        if not is_new and code(error) != sqlite3.SQLITE_CORRUPT:
            raise
    return counted[0] if counted else 0, rows


def body(connection: sqlite3.Connection, room: str, number: int) -> bytes | None:
    query = BODY.format(rows=table(room))
    found: tuple[bytes] | None = connection.execute(query, (number,)).fetchone()
    return found and found[0]


def delete(connection: sqlite3.Connection, room: str) -> None:
    """Delete a room's rows, also from the write-ahead log."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"DROP TABLE IF EXISTS {table(room)}")
    connection.execute("DELETE FROM room WHERE code = ?", (room,))
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()


def code(error: Exception) -> int:
    """What SQLite calls an error; 0 if it is none of its own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def reason(error: Exception) -> str:
    """Why a file failed, in the middle of a sentence."""
    match code(error):
        case sqlite3.SQLITE_FULL:
            return "the disk is full"
        case sqlite3.SQLITE_IOERR:
            return "the disk could not be read or written"
        case _:
            return str(error)


def refusal(path: Path, error: Exception) -> str:
    """Why a file could not be opened."""
    match code(error):
        case sqlite3.SQLITE_BUSY:
            return f"The journal {path} is in use by another process."
        case sqlite3.SQLITE_NOTADB:
            return f"{path} is not a journal of Standoff."
        case _:
            return f"The journal {path} cannot be opened: {reason(error)}."
