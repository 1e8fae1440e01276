"""Restoring: a copy of a journal takes its place, and its witness is set anew."""

from contextlib import suppress
from pathlib import Path
from shutil import copy2

from standoff.journal import sqlite
from standoff.journal.errors import JournalError, UnsoundError
from standoff.journal.recovery import free_name
from standoff.journal.rows import Head
from standoff.journal.salvage import FoundRoom, found_in, log_of, write_copy
from standoff.journal.witness import Witness, witness_of

APPLICATION_AT = slice(68, 72)
"""Where a file of SQLite says whose it is."""


def restore(copy: Path, path: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of a journal nobody uses: how many rooms it has, and where that went."""
    rooms = whole_rooms(copy)
    before = free_name(path, "replaced")
    if path.exists():
        _nobody_uses(path)
        copy2(path, before)
    if log_of(path).exists():
        log_of(path).rename(log_of(before))
    write_copy(path, rooms)
    heads = {room.kept.code: Head(room.kept.rows, room.rows[-1].hash) for room in rooms}
    Witness(witness_of(path), heads).close()
    return len(rooms), before if before.exists() else None


def whole_rooms(copy: Path) -> list[FoundRoom]:
    """All rooms of a copy; JournalError where it is none, or damaged."""
    rooms = found_in(copy)
    with copy.open("rb") as file:
        is_ours = file.read(100)[APPLICATION_AT] == sqlite.APPLICATION.to_bytes(4, "big")
    if not is_ours and not rooms:
        raise JournalError(f"{copy} is not a journal of Standoff.")
    for room in rooms:
        if room.fault:
            raise JournalError(f"{copy} is damaged: {room.fault} Salvage it first.")
    return rooms


def _nobody_uses(path: Path) -> None:
    # Whoever finds a file unsound could read it, and so has it alone.
    with suppress(UnsoundError):
        sqlite.connect(path).close()
