"""The tables of a journal in one SQLite file, which the connection that opens it holds locked."""

import errno
import logging
import os
import sqlite3
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from standoff.journal.errors import JournalError, UnsoundError
from standoff.journal.rows import Head, Row
from standoff.journal.store import PATIENCE, VERSION, KeptRoom, steps_to_carry_over

log = logging.getLogger(__name__)

OWNER_ONLY = 0o600
"""Whoever can read a journal knows every sealed seed: nobody but its owner may."""

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

SHARED = "CREATE TABLE shared (id TEXT NOT NULL PRIMARY KEY, room TEXT NOT NULL)"
SCHEMA = (
    """CREATE TABLE room (
        code TEXT NOT NULL PRIMARY KEY, rows INTEGER NOT NULL, bytes INTEGER NOT NULL,
        first REAL NOT NULL, last REAL NOT NULL
    )""",
    SHARED,
    f"PRAGMA application_id = {APPLICATION}",
)
# Every room has a table, and so pages, of its own: a room can be forgotten without a trace, since
# SQLite wipes a page that is freed but not what it moves between pages that stay.
SCHEMA_OF_A_ROOM = """
CREATE TABLE IF NOT EXISTS {rows} (number INTEGER PRIMARY KEY, body BLOB NOT NULL, hash BLOB NOT NULL)
"""

ROOMS = "SELECT code, rows, bytes, first, last FROM room ORDER BY code"
COUNT_UP = """
INSERT INTO room (code, rows, bytes, first, last) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE
    SET rows = excluded.rows, bytes = bytes + excluded.bytes, last = excluded.last
"""
PUT = "INSERT INTO room (code, rows, bytes, first, last) VALUES (?, ?, ?, ?, ?)"
KEEP = "INSERT INTO {rows} (number, body, hash) VALUES (?, ?, ?)"
# In a damaged file a column may hold anything.
COUNT = "SELECT coalesce(CAST(rows AS INTEGER), 0) FROM room WHERE code = ?"
READ = "SELECT number, coalesce(CAST(body AS BLOB), x''), hash FROM {rows} ORDER BY number"
BODY = "SELECT body FROM {rows} WHERE number = ?"
HASH = "SELECT hash FROM {rows} WHERE number = ?"
BEGINNINGS = "SELECT CAST(substr(body, 1, ?) AS BLOB) FROM {rows} WHERE number IN (1, ?)"

UNSOUND = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file whose pages make no sense."""

MIGRATIONS: Mapping[int, Sequence[str]] = {1: (), 2: (SHARED,), 3: ()}
"""From each older version, the statements that lead to the next."""


def connect(path: Path) -> sqlite3.Connection:
    """The connection that holds the file, once it is known to be a journal of this version."""
    try:
        begin_private(path)
        connection = sqlite3.connect(
            path, timeout=PATIENCE, isolation_level=None, cached_statements=2048
        )
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        try:
            prepare(connection, path)
            close_to_others(path)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        kind = UnsoundError if code(error) in UNSOUND else JournalError
        raise kind(refusal(path, error)) from error
    except UnicodeDecodeError as error:
        # What SQLite says of a damaged schema quotes it, and cannot be read either.
        raise UnsoundError(
            f"The journal {path} cannot be opened: its schema is damaged."
        ) from error
    return connection


def begin_private(path: Path) -> None:
    """Make a new file for its owner alone; SQLite gives its -wal and -shm that mode."""
    # One that is there is not opened: to close it would give up a lock this process may hold on it.
    # What cannot be made SQLite speaks of.
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def close_to_others(path: Path) -> None:
    """A journal of before may be open to more than its owner; SQLite's files beside it too."""
    if os.name != "posix":  # where the folder of a user says who may read it
        return
    for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with suppress(FileNotFoundError):
            mode = each.stat().st_mode & 0o777
            if mode & ~OWNER_ONLY:
                close_to_all_but_owner(each, mode)


def close_to_all_but_owner(file: Path, mode: int) -> None:
    try:
        file.chmod(OWNER_ONLY)
    except OSError as fault:
        log.warning("%s is open to others (%03o), and stays so: %s", file, mode, fault.strerror)
    else:
        log.warning("%s was open to others (%03o): now only its owner can read it", file, mode)


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Lock the file for the life of the connection, then make the journal or carry it over."""
    # Before anything is read, so that not even a reader of another process comes in between.
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    is_new = (application, version, tables) == (0, 0, 0)
    if not is_new and application != APPLICATION:
        raise UnsoundError(f"{path} is not a journal of Standoff.")
    steps = SCHEMA if is_new else steps_to_carry_over(version, MIGRATIONS, str(path))
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise JournalError(f"{path} is on a file system that cannot hold a journal.")
    for pragma in PRAGMAS:
        connection.execute(pragma).close()
    connection.execute("BEGIN EXCLUSIVE")
    for step in (*steps, f"PRAGMA user_version = {VERSION}"):
        connection.execute(step)
    connection.execute("COMMIT")


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
        connection.execute(COUNT_UP, (room, new[-1].number, size, now, now))
        if new[0].number == 1:
            connection.execute(SCHEMA_OF_A_ROOM.format(rows=table(room)))
        columns = [(row.number, row.body, row.hash) for row in new]
        connection.executemany(KEEP.format(rows=table(room)), columns)
    connection.execute("COMMIT")


def put(connection: sqlite3.Connection, kept: KeptRoom, rows: Sequence[Row]) -> None:
    """Write a whole room as another journal has it, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(PUT, (kept.code, kept.rows, kept.bytes, kept.first, kept.last))
    connection.execute(SCHEMA_OF_A_ROOM.format(rows=table(kept.code)))
    columns = [(row.number, row.body, row.hash) for row in rows]
    connection.executemany(KEEP.format(rows=table(kept.code)), columns)
    connection.execute("COMMIT")


def rooms(connection: sqlite3.Connection) -> list[KeptRoom]:
    return [KeptRoom(*columns) for columns in connection.execute(ROOMS)]


def read(connection: sqlite3.Connection, room: str) -> tuple[int, list[Row]]:
    """As many rows as come before a page that cannot be read."""
    counted = connection.execute(COUNT, (room,)).fetchone()
    rows: list[Row] = []
    try:
        with closing(connection.execute(READ.format(rows=table(room)))) as found:
            rows.extend(Row(room, *columns) for columns in found)
    except sqlite3.Error as error:
        if not is_no_table(error) and code(error) != sqlite3.SQLITE_CORRUPT:
            raise
    return counted[0] if counted else 0, rows


def body(connection: sqlite3.Connection, room: str, number: int) -> bytes | None:
    found = one_of(connection, BODY, room, number)
    return found and found[0]


def one_of(
    connection: sqlite3.Connection, query: str, room: str, number: int
) -> tuple[bytes] | None:
    """Something of one row of a room; None where there is no such row, or no such room."""
    try:
        found: tuple[bytes] | None = connection.execute(
            query.format(rows=table(room)), (number,)
        ).fetchone()
    except sqlite3.OperationalError as error:
        if is_no_table(error):
            return None
        raise
    return found


def head_at(connection: sqlite3.Connection, room: str, number: int) -> Head | None:
    """The head that a room had with so many rows, if it came so far."""
    found = one_of(connection, HASH, room, number)
    return Head(number, found[0]) if found and isinstance(found[0], bytes) else None


def heads(connection: sqlite3.Connection) -> dict[str, Head]:
    """The head of every room that has as many rows as were counted."""
    found = {}
    for kept in rooms(connection):
        try:
            head = head_at(connection, kept.code, kept.rows)
        except (
            sqlite3.DatabaseError
        ):  # whoever reads the room will be told from where it is damaged
            head = None
        if head is not None:
            found[kept.code] = head
    return found


def marks(connection: sqlite3.Connection, size: int) -> set[bytes]:
    """How the first and the last row of every room begin, where they can be read."""
    found: set[bytes] = set()
    for kept in rooms(connection):
        with (
            suppress(sqlite3.DatabaseError),
            closing(
                connection.execute(BEGINNINGS.format(rows=table(kept.code)), (size, kept.rows))
            ) as beginnings,
        ):
            found.update(mark for (mark,) in beginnings)
    return found


def is_no_table(error: Exception) -> bool:
    return str(error).startswith("no such table")


def rewrite(connection: sqlite3.Connection, room: str, rows: Sequence[Row]) -> None:
    """Put rows in the place of a room's, on pages of their own: what was there is wiped."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"DROP TABLE {table(room)}")
    connection.execute(SCHEMA_OF_A_ROOM.format(rows=table(room)))
    columns = [(row.number, row.body, row.hash) for row in rows]
    connection.executemany(KEEP.format(rows=table(room)), columns)
    size = sum(len(row.body) for row in rows)
    connection.execute("UPDATE room SET bytes = ? WHERE code = ?", (size, room))
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()


def share(connection: sqlite3.Connection, result: str, room: str) -> None:
    connection.execute("INSERT OR REPLACE INTO shared (id, room) VALUES (?, ?)", (result, room))


def shared(connection: sqlite3.Connection) -> dict[str, str]:
    return dict(connection.execute("SELECT id, room FROM shared").fetchall())


def delete(connection: sqlite3.Connection, room: str) -> None:
    """Delete a room's rows, also from the write-ahead log."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"DROP TABLE IF EXISTS {table(room)}")
    connection.execute("DELETE FROM room WHERE code = ?", (room,))
    connection.execute("DELETE FROM shared WHERE room = ?", (room,))
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()


def code(error: Exception) -> int:
    """What SQLite calls an error; 0 if it is none of its own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def reason(error: Exception) -> str:
    """Why a file failed, in the middle of a sentence."""
    if code(error) == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) == errno.ENOSPC:
        return "the disk is full"
    if code(error) == sqlite3.SQLITE_IOERR or isinstance(error, OSError):
        return "the disk could not be read or written"
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
