"""Salvage: every room that can still be had from a damaged file, and a new file with them."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from time import time

from msgspec import Struct
from msgspec.structs import replace

from standoff.journal import sqlite
from standoff.journal.carving import carved
from standoff.journal.errors import JournalError, LostRowsError
from standoff.journal.rows import Head, Row
from standoff.journal.store import KeptRoom
from standoff.journal.witness import Testimony, read_witness, sync_folder, witness_of


class FoundRoom(Struct, frozen=True):
    """A room as far as it was found; `kept` tells how many rows it should have."""

    kept: KeptRoom
    rows: list[Row]

    @property
    def fault(self) -> LostRowsError | None:
        """What is missing of it."""
        if len(self.rows) == self.kept.rows:
            return None
        return LostRowsError(self.kept.code, len(self.rows), self.kept.rows)

    def cut(self) -> "FoundRoom":
        """The same, as if it had never come further."""
        return FoundRoom(self.kept.grown_to(self.rows), self.rows)


def log_of(path: Path) -> Path:
    """Where SQLite keeps the latest rows of a file until it has them in the file itself."""
    return path.with_name(f"{path.name}-wal")


def found_in(path: Path) -> list[FoundRoom]:
    """The rooms of a file that nobody has open, with the log and the witness beside it."""
    try:
        log = log_of(path).read_bytes() if log_of(path).exists() else b""
        return found(path.read_bytes(), log, read_witness(witness_of(path)))
    except OSError as fault:
        raise JournalError(f"{path} cannot be read: {fault.strerror}.") from fault


def found(file: bytes, log: bytes, told: Testimony | None) -> list[FoundRoom]:
    """The rooms whose rows are in these pages, by code."""
    there = carved(file, log)
    heads = told.heads if told else {}
    rooms = []
    for code in sorted({*there.rooms, *heads}):
        rows = there.chain(code, Head())
        now = time()
        kept = there.rooms.get(code) or KeptRoom(code, 0, 0, now, now)
        should = max(len(rows), kept.rows, heads.get(code, Head()).rows)
        rooms.append(FoundRoom(replace(kept.grown_to(rows), rows=should), rows))
    return rooms


def write_copy(path: Path, rooms: Iterable[FoundRoom]) -> None:
    """A journal with these rooms in a file, which is there whole or not at all."""
    with new_copy(path) as put:
        for room in rooms:
            put(room.kept, room.rows)


@contextmanager
def new_copy(path: Path) -> Iterator[Callable[[KeptRoom, list[Row]], None]]:
    """A journal in a file, room by room; it takes its name when all are in it."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite.connect(part)) as connection:
        yield partial(sqlite.put, connection)
    part.replace(path)
    sync_folder(path.parent)
