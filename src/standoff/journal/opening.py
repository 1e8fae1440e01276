"""Opening a journal by its address."""

import time
from collections.abc import Callable
from pathlib import Path

from standoff.journal.errors import JournalError
from standoff.journal.file_store import SqliteStore
from standoff.journal.journal import Journal
from standoff.journal.store import Store

FILE = "sqlite:///"
DATABASE = ("postgresql://", "postgres://")


async def open_journal(url: str, clock: Callable[[], float] = time.time) -> Journal:
    """The journal at sqlite:///FILE (with four slashes from the root) or postgresql://….

    It is this process's alone until it is closed; JournalError says why it cannot be had.
    """
    return Journal(await open_store(url), clock)


async def open_store(url: str) -> Store:
    """The engine of a journal."""
    if url.startswith(FILE) and url != FILE:
        return await SqliteStore.open(Path(url.removeprefix(FILE)))
    if url.startswith(DATABASE):
        return await open_database(url)
    # An address can hold a password, so it is not repeated.
    raise JournalError(
        "The address of a journal is sqlite:///FILE or postgresql://USER@HOST/DATABASE."
    )


async def open_database(url: str) -> Store:
    """The engine that needs a driver which not everybody has."""
    try:
        from standoff.journal.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise JournalError(
            "A journal in PostgreSQL needs asyncpg: pip install 'standoff[postgres]'."
        ) from error
    return await PostgresStore.open(url)
