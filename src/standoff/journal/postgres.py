"""The journal in a PostgreSQL database, over one connection, which holds a lock as long as it lives."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, Self, TypeVar

import asyncpg

from standoff.journal.answers import at_once
from standoff.journal.errors import (
    InUseError,
    JournalError,
    JournalStoppedError,
    LostRowsError,
)
from standoff.journal.rows import Row
from standoff.journal.store import PATIENCE, VERSION, KeptRoom, steps_to_carry_over

T = TypeVar("T")

FAULTS: tuple[type[Exception], ...] = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""What is raised when a server, or the way to it, fails."""

UNREACHABLE: tuple[type[Exception], ...] = (*FAULTS, ValueError)
"""What is raised when there is no way to a server, or its address makes no sense."""

ANSWER_WITHIN = 15.0
"""Seconds after which a silent PostgreSQL is taken for lost."""

LOCK = int.from_bytes(b"standoff", "big")
"""The advisory lock of the one process that owns the journal of a database."""

MUST_BE_ON = ("fsync", "synchronous_commit", "full_page_writes")
"""Settings without which an acknowledged row could be lost."""

SHARED = "CREATE TABLE standoff.shared (id text PRIMARY KEY, room text NOT NULL)"
SCHEMA = (
    "CREATE SCHEMA IF NOT EXISTS standoff",
    "CREATE TABLE standoff.version (version integer NOT NULL)",
    """CREATE TABLE standoff.room (
        code text PRIMARY KEY, rows bigint NOT NULL, bytes bigint NOT NULL,
        first double precision NOT NULL, last double precision NOT NULL
    )""",
    """CREATE TABLE standoff.journal (
        room text NOT NULL, number bigint NOT NULL, body bytea NOT NULL, hash bytea NOT NULL,
        PRIMARY KEY (room, number)
    )""",
    SHARED,
)

MIGRATIONS: Mapping[int, Sequence[str]] = {1: (), 2: (SHARED,), 3: ()}
"""From each older version, the statements that lead to the next."""

# One statement is one transaction, and one journey to the server and back.
WRITE = """
WITH written AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::bytea[])
        AS row (room, number, body, hash)
), kept AS (
    INSERT INTO standoff.journal (room, number, body, hash) SELECT * FROM written
)
INSERT INTO standoff.room AS room (code, rows, bytes, first, last)
    SELECT room, max(number), sum(length(body)), $5, $5 FROM written GROUP BY room
    ON CONFLICT (code) DO UPDATE
    SET rows = excluded.rows, bytes = room.bytes + excluded.bytes, last = excluded.last
"""

ROOMS = 'SELECT code, rows, bytes, first, last FROM standoff.room ORDER BY code COLLATE "C"'
MARKS = """
SELECT DISTINCT substring(row.body FROM 1 FOR $1) FROM standoff.room AS room
    JOIN standoff.journal AS row ON row.room = room.code AND row.number IN (1, room.rows)
"""
COUNT = "SELECT rows FROM standoff.room WHERE code = $1"
READ = "SELECT number, body, hash FROM standoff.journal WHERE room = $1 ORDER BY number"
BODY = "SELECT body FROM standoff.journal WHERE room = $1 AND number = $2"
REWRITE = """
WITH written AS (
    SELECT * FROM unnest($2::bigint[], $3::bytea[], $4::bytea[]) AS row (number, body, hash)
), kept AS (
    UPDATE standoff.journal AS old SET body = new.body, hash = new.hash
        FROM written AS new WHERE old.room = $1 AND old.number = new.number
)
UPDATE standoff.room SET bytes = (SELECT sum(length(body)) FROM written) WHERE code = $1
"""
SHARE = """
INSERT INTO standoff.shared (id, room) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET room = excluded.room
"""
ALL_SHARED = "SELECT id, room FROM standoff.shared"
DELETE = """
WITH gone AS (DELETE FROM standoff.journal WHERE room = $1),
    unshared AS (DELETE FROM standoff.shared WHERE room = $1)
DELETE FROM standoff.room WHERE code = $1
"""


class PostgresConnection(Protocol):
    """What is used of a connection of asyncpg."""

    async def execute(self, query: str, *given: object) -> str: ...
    async def fetch(self, query: str, *given: object) -> list[Sequence[Any]]: ...
    async def fetchval(self, query: str, *given: object) -> Any: ...
    def add_termination_listener(self, told: Callable[[object], None]) -> None: ...
    def remove_termination_listener(self, told: Callable[[object], None]) -> None: ...
    async def close(self, *, timeout: float | None = None) -> None: ...
    def terminate(self) -> None: ...


async def connected(
    url: str,
    prepared: Callable[[PostgresConnection], Awaitable[None]],
    patience: float = ANSWER_WITHIN,
) -> PostgresConnection:
    """A connection that is prepared; JournalError says in a sentence why there is none."""
    try:
        connection: PostgresConnection = await asyncpg.connect(
            url, timeout=patience, command_timeout=patience
        )
    except UNREACHABLE as error:
        raise JournalError(f"PostgreSQL cannot be reached: {sentence(error)}") from error
    try:
        await prepared(connection)
    except BaseException as error:
        connection.terminate()
        if isinstance(error, FAULTS):
            raise JournalError(f"PostgreSQL cannot be used: {sentence(error)}") from error
        raise
    return connection


class PostgresStore:
    """A journal in a database."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection
        self._failed = False
        self.lost: dict[str, LostRowsError] = {}
        self._tell: Callable[[object], None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, take the lock, and make the tables or carry them over."""
        return cls(await connected(url, prepare))

    def watch(self, lost: Callable[[str], None]) -> None:
        def tell(_: object) -> None:
            lost(stopped("the connection to PostgreSQL was lost."))

        self._tell = tell
        self._connection.add_termination_listener(tell)

    async def beat(self) -> None:
        await self._do(self._connection.fetchval("SELECT 1"))

    async def write(self, rows: Sequence[Row], now: float) -> asyncio.Future[None]:
        columns = zip(*[(row.room, row.number, row.body, row.hash) for row in rows], strict=True)
        await self._do(self._connection.execute(WRITE, *columns, now))
        return at_once()  # a database needs no witness of ours

    async def rooms(self) -> list[KeptRoom]:
        return [KeptRoom(*columns) for columns in await self._do(self._connection.fetch(ROOMS))]

    async def marks(self, size: int) -> set[bytes]:
        return {mark for (mark,) in await self._do(self._connection.fetch(MARKS, size))}

    async def read(self, room: str) -> tuple[int, list[Row]]:
        count = await self._do(self._connection.fetchval(COUNT, room))
        rows = await self._do(self._connection.fetch(READ, room))
        return count or 0, [Row(room, *columns) for columns in rows]

    async def body(self, room: str, number: int) -> bytes | None:
        found: bytes | None = await self._do(self._connection.fetchval(BODY, room, number))
        return found

    async def rewrite(self, room: str, rows: Sequence[Row]) -> None:
        columns = zip(*[(row.number, row.body, row.hash) for row in rows], strict=True)
        await self._do(self._connection.execute(REWRITE, room, *columns))

    async def share(self, result: str, room: str) -> None:
        await self._do(self._connection.execute(SHARE, result, room))

    async def shared(self) -> dict[str, str]:
        found = await self._do(self._connection.fetch(ALL_SHARED))
        return {row[0]: row[1] for row in found}

    async def delete(self, room: str) -> None:
        await self._do(self._connection.execute(DELETE, room))

    async def close(self) -> None:
        if self._tell is not None:
            self._connection.remove_termination_listener(self._tell)
        try:
            # Who has fallen silent does not answer a goodbye either.
            if not self._failed:
                await self._connection.close(timeout=ANSWER_WITHIN)
        except FAULTS:
            self._failed = True
        if self._failed:
            self._connection.terminate()

    async def _do(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except FAULTS as error:
            self._failed = True
            raise JournalStoppedError(stopped(sentence(error))) from error


async def prepare(connection: PostgresConnection) -> None:
    """Refuse a server that forgets, own the database's journal, and have its tables."""
    await refuse_forgetful(connection)
    # It is given back when the server has seen the end of the connection and of its last
    # transaction: whoever gets it knows for good what was written before.
    await wait_for_lock(connection, "SELECT pg_advisory_lock($1)")
    await carry_over(connection)


async def refuse_forgetful(connection: PostgresConnection) -> None:
    for setting in MUST_BE_ON:
        if await connection.fetchval("SELECT current_setting($1)", setting) == "off":
            raise JournalError(
                f"PostgreSQL runs with {setting} = off and could forget what it confirmed."
            )
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        raise JournalError("This PostgreSQL is a copy of another one, and cannot be written to.")


async def wait_for_lock(connection: PostgresConnection, statement: str) -> None:
    """Take the lock, in the way the statement says."""
    await connection.execute(f"SET lock_timeout = {PATIENCE * 1000:.0f}")
    try:
        await connection.execute(statement, LOCK)
    except asyncpg.LockNotAvailableError as error:
        raise InUseError("The journal in PostgreSQL is in use by another process.") from error
    await connection.execute("RESET lock_timeout")


async def carry_over(connection: PostgresConnection) -> None:
    """Make the tables, or bring those of before to our version."""
    version = 0
    if await connection.fetchval("SELECT to_regclass('standoff.version')") is None:
        steps: Sequence[str] = SCHEMA
    else:
        version = await connection.fetchval("SELECT max(version) FROM standoff.version") or 0
        steps = steps_to_carry_over(version, MIGRATIONS, "The journal in PostgreSQL")
    if version != VERSION:
        version_now = f"INSERT INTO standoff.version VALUES ({VERSION})"
        # Statements sent together are one transaction.
        await connection.execute(";".join((*steps, version_now)))


def stopped(why: str) -> str:
    return f"The journal in PostgreSQL has stopped: {why}"


def sentence(error: BaseException) -> str:
    """Why PostgreSQL failed, as the end of a sentence."""
    if isinstance(error, TimeoutError):
        return f"it gave no answer for {ANSWER_WITHIN:.0f} seconds."
    if isinstance(error, asyncpg.DiskFullError):
        return "its disk is full."
    return f"{error}".rstrip(".") + "."
