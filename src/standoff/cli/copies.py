"""`standoff games backup`, `restore` and `salvage`: journals made from journals."""

import argparse
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.cli.journals import Rooms
from standoff.cli.serve import journal_url
from standoff.journal.errors import DamagedError
from standoff.journal.journal import is_book
from standoff.journal.opening import file_of
from standoff.journal.restoring import restore as restored
from standoff.journal.rows import Row, rows_of
from standoff.journal.salvage import found_in, new_copy, write_copy


async def backup(journal: Rooms, given: argparse.Namespace) -> int:
    """Copy every table as it is now, one after the other, while others go on; and the book of an open house."""
    _must_be_new(given.file)
    copied = faults = 0
    with new_copy(given.file) as put:
        for kept in [*await journal.rooms(), *await journal.books()]:
            try:
                rows: list[Row] = rows_of(kept.code, await journal.copy(kept.code))
            except DamagedError as fault:
                print(fault)
                faults += 1
                continue
            if rows:  # it may have been forgotten meanwhile
                put(kept.grown_to(rows), rows)
                copied += not is_book(kept.code)
    print(f"{copied} tables are in {given.file}.")
    return 1 if faults else 0


def restore(given: argparse.Namespace) -> int:
    """Put a copy in the place of the journal."""
    path = file_of(journal_url(given))
    if path is None:
        raise CommandError("a journal in PostgreSQL is restored by PostgreSQL's own commands")
    rooms, before = restored(given.file, path)
    print(f"{rooms} tables are in {path}.")
    if before is not None:
        print(f"What was there is in {before}.")
    return 0


def salvage(given: argparse.Namespace) -> int:
    """Copy what is whole out of a damaged file, and name the rest."""
    _must_be_new(given.to)
    rooms = found_in(given.file)
    whole = [room for room in rooms if room.fault is None]
    for room in rooms:
        if room.fault:
            print(room.fault)
            if given.cut and room.rows:
                whole.append(room.cut())
    write_copy(given.to, whole)
    print(f"{len(whole)} of {len(rooms)} tables are in {given.to}.")
    return 0 if len(whole) == len(rooms) else 1


def _must_be_new(file: Path) -> None:
    if file.exists():
        raise CommandError(f"{file} is there already")
