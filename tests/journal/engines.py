"""Reaching behind the journal's back, into a closed file or a database."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg

from standoff.journal.sqlite import table

Values = list[tuple[object, ...]]


def path_of(url: str) -> Path:
    """The file of a journal in SQLite."""
    return Path(url.removeprefix("sqlite:///"))


def ask_sqlite(url: str, statement: str, *given: object) -> Values:
    """Run one statement on a file that nobody holds."""
    with closing(sqlite3.connect(path_of(url), isolation_level=None)) as connection:
        return connection.execute(statement, given).fetchall()


def ask_postgres(url: str, statement: str, *given: object) -> Values:
    """Run one statement on a database, whoever else uses it."""
    # In a thread: a browser keeps a loop running in ours.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asked_of_postgres(url, statement, *given)).result()


async def asked_of_postgres(url: str, statement: str, *given: object) -> Values:
    """The same, on a loop that runs already."""
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(statement, *given)]
    finally:
        await connection.close()


def overwrite(url: str, room: str, number: int, body: bytes) -> None:
    """Change what a row says, and nothing else."""
    if url.startswith("sqlite"):
        ask_sqlite(url, f"UPDATE {table(room)} SET body = ? WHERE number = ?", body, number)
    else:
        change = "UPDATE standoff.journal SET body = $1 WHERE room = $2 AND number = $3"
        ask_postgres(url, change, body, room, number)


def renumber(url: str, room: str, number: int, new: int) -> None:
    """Give a row another number."""
    if url.startswith("sqlite"):
        ask_sqlite(url, f"UPDATE {table(room)} SET number = ? WHERE number = ?", new, number)
    else:
        change = "UPDATE standoff.journal SET number = $1 WHERE room = $2 AND number = $3"
        ask_postgres(url, change, new, room, number)


def remove(url: str, room: str, number: int) -> None:
    """Make a row vanish."""
    if url.startswith("sqlite"):
        ask_sqlite(url, f"DELETE FROM {table(room)} WHERE number = ?", number)
    else:
        change = "DELETE FROM standoff.journal WHERE room = $1 AND number = $2"
        ask_postgres(url, change, room, number)


def miscount(url: str, room: str, rows: int) -> None:
    """Say that a room has so many rows."""
    if url.startswith("sqlite"):
        ask_sqlite(url, "UPDATE room SET rows = ? WHERE code = ?", rows, room)
    else:
        ask_postgres(url, "UPDATE standoff.room SET rows = $1 WHERE code = $2", rows, room)


async def set_version(url: str, version: int) -> None:
    """Make a journal one of another version."""
    if url.startswith("sqlite"):
        ask_sqlite(url, f"PRAGMA user_version = {version}")
    else:
        await asked_of_postgres(url, "UPDATE standoff.version SET version = $1", version)
