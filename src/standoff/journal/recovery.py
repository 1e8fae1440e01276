"""Recovery: a file is opened, held against its witness, and put right as far as that can be done."""

import logging
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from shutil import copy2
from time import time

from msgspec import Struct

from standoff.journal import salvage, sqlite
from standoff.journal.carving import carved
from standoff.journal.errors import DamagedError, JournalError, LostRowsError, UnsoundError
from standoff.journal.rows import Head, verified
from standoff.journal.salvage import log_of
from standoff.journal.witness import Testimony, Witness, read_witness, witness_of

log = logging.getLogger(__name__)


class OpenFile(Struct, frozen=True):
    """A journal's file, open, and what was acknowledged and is not in it."""

    connection: sqlite3.Connection
    witness: Witness
    lost: dict[str, LostRowsError]

    def close(self) -> None:
        self.witness.close()
        self.connection.close()


def opened(path: Path) -> OpenFile:
    """Open a journal, or make it, and find out what its witness misses."""
    try:
        return _opened(path)
    except (sqlite3.Error, OSError) as fault:
        raise JournalError(sqlite.refusal(path, fault)) from fault


def _opened(path: Path) -> OpenFile:
    # SQLite writes over a log that it does not believe, so it is kept until all is found to be there.
    left = log_of(path).read_bytes() if log_of(path).exists() else b""
    told = read_witness(witness_of(path))
    connection, lost = _sound(path, left, told)
    try:
        if lost:
            lost = _put_back(connection, path, left, lost, told)
        known = {} if told is None else {room: told.heads[room] for room in lost}
        witness = Witness(witness_of(path), {**sqlite.heads(connection), **known})
    except BaseException:
        connection.close()
        raise
    if told is None and sqlite.rooms(connection):
        log.warning("no witness was beside %s: whether it has all it had cannot be told", path)
    elif told is not None and told.unreadable:
        log.error("%d lines of the witness of %s are damaged", told.unreadable, path)
    return OpenFile(connection, witness, lost)


def _sound(
    path: Path, left: bytes, told: Testimony | None
) -> tuple[sqlite3.Connection, dict[str, LostRowsError]]:
    """A connection to a file that can be read; to a new one, where the pages make no sense."""
    try:
        connection = sqlite.connect(path)
        try:
            return connection, _missing(connection, told.heads if told else {})
        except BaseException:
            connection.close()
            raise
    except (UnsoundError, sqlite3.DatabaseError) as fault:
        is_unsound = isinstance(fault, UnsoundError) or sqlite.code(fault) in sqlite.UNSOUND
        if told is None or not is_unsound:
            raise
        _build_anew(path, left, told)
        connection = sqlite.connect(path)
        return connection, _missing(connection, told.heads)


def _missing(connection: sqlite3.Connection, heads: Mapping[str, Head]) -> dict[str, LostRowsError]:
    """What a witness knows and the journal does not."""
    missing = {}
    for room, head in heads.items():
        if sqlite.head_at(connection, room, head.rows) != head:
            left = min(_whole(connection, room).rows, head.rows - 1)
            missing[room] = LostRowsError(room, left, head.rows)
    return missing


def _whole(connection: sqlite3.Connection, room: str) -> Head:
    """How far the rows of a room can be trusted."""
    _, rows = sqlite.read(connection, room)
    try:
        return verified(room, len(rows), rows)
    except DamagedError as fault:
        return verified(room, fault.number - 1, rows[: fault.number - 1])


def _put_back(
    connection: sqlite3.Connection,
    path: Path,
    left: bytes,
    lost: dict[str, LostRowsError],
    told: Testimony | None,
) -> dict[str, LostRowsError]:
    """Write again what SQLite no longer reads of its log, and say what is missing after that."""
    there = carved(b"", left)
    for room in lost:
        rows = there.chain(room, _whole(connection, room))
        if rows and sqlite.body(connection, room, rows[0].number) is None:
            sqlite.write(connection, rows, time())
            log.error("%d rows of room %s were put back from a damaged log", len(rows), room)
    still = _missing(connection, told.heads if told else {})
    if left and still:
        kept = free_name(path, "damaged")
        log_of(kept).write_bytes(left)
        log.error("the log of %s is damaged; it is kept as %s", path, log_of(kept))
    return still


def _build_anew(path: Path, left: bytes, told: Testimony) -> None:
    """Put a file with all that can be read in the place of one that cannot; that one is kept."""
    kept = free_name(path, "damaged")
    rooms = salvage.found(path.read_bytes(), left, told)
    copy2(path, kept)
    if left:
        log_of(kept).write_bytes(left)
    for beside in ("-wal", "-shm"):
        path.with_name(path.name + beside).unlink(missing_ok=True)
    salvage.write_copy(path, rooms)
    log.error("%s is damaged: what can be read is in a new one, and it is kept as %s", path, kept)


def free_name(path: Path, why: str) -> Path:
    number = 1
    while True:
        name = path.with_name(f"{path.name}.{why}-{number}")
        if not name.exists() and not log_of(name).exists():
            return name
        number += 1
