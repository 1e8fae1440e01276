"""Opening a journal by its address."""

import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from standoff.journal.errors import JournalError
from standoff.journal.file_store import SqliteStore
from standoff.journal.journal import Journal
from standoff.journal.sealing import MARK, PLAIN, Seal, seal_with
from standoff.journal.store import Store

FILE = "sqlite:///"
DATABASE = ("postgresql://", "postgres://")


async def seal_of(store: Store, key: Path | None) -> Seal:
    """The seal of an open journal, whose keys are in a file; without one nothing is sealed."""
    return PLAIN if key is None else seal_with(key, await store.marks(MARK))


def file_of(url: str) -> Path | None:
    """The file of a journal, if it is one."""
    return Path(url.removeprefix(FILE)) if url.startswith(FILE) else None


def key_of(url: str) -> Path | None:
    """Where the key of a journal in a file is, unless another place is named."""
    file = file_of(url)
    return file and file.with_name(f"{file.name}-key")


async def open_store(url: str) -> Store:
    """The engine of a journal."""
    file = file_of(url)
    if file is not None and url != FILE:
        return await SqliteStore.open(file)
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
            'A journal in PostgreSQL needs asyncpg: pip install ".[postgres]" in a clone.'
        ) from error
    return await PostgresStore.open(url)


async def open_journal(
    url: str,
    clock: Callable[[], float] = time.time,
    key: Path | None = None,
    engine: Callable[[str], Awaitable[Store]] = open_store,
) -> Journal:
    """The journal at sqlite:///FILE (with four slashes from the root) or postgresql://….

    It is this process's alone until it is closed; JournalError says why it cannot be had. Rows are
    sealed with the key that is named, which is made if need be, or that lies beside the file.
    """
    store = await engine(url)
    try:
        beside = key_of(url)
        if key is None and beside is not None and beside.exists():
            key = beside
        seal = await seal_of(store, key)
    except BaseException:
        await store.close()
        raise
    return Journal(store, clock, seal)
