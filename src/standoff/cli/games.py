"""`standoff games`: the tables of a server, whether it runs or not."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.cli.copies import backup, restore, salvage
from standoff.cli.journals import Rooms, journal_at
from standoff.cli.serve import journal_key, journal_option, journal_url, node_option
from standoff.cli.top import top
from standoff.journal.errors import DamagedError, JournalError
from standoff.journal.journal import is_book
from standoff.journal.opening import file_of
from standoff.rooms import stored
from standoff.rooms.records import records
from standoff.rooms.stored import OtherVersionError
from standoff.server.house import described, restored

HELP = "list, watch, check, back up, restore, export or delete the tables of a server"

Work = Callable[[Rooms, argparse.Namespace], Awaitable[int]]
"""What a command does with a journal; returns its exit status."""


def arguments(parser: argparse.ArgumentParser) -> None:
    does = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)

    def command(name: str, told: str) -> argparse.ArgumentParser:
        sub = does.add_parser(name, help=told, description=told)
        journal_option(sub)
        return sub

    listing = command("list", "all tables")
    watching = command("top", "live tables of a running server, until Ctrl-C")
    node_option(watching)
    checking = command("check", "see that nothing is damaged and nothing is missing")
    exporting = command("export", "write records")
    exporting.add_argument("code", nargs="?", metavar="CODE", help="one table (all)")
    exporting.add_argument("--to", required=True, type=Path, metavar="FOLDER", help="where to")
    deleting = command("delete", "delete for good")
    which = deleting.add_mutually_exclusive_group(required=True)
    which.add_argument("code", nargs="?", metavar="CODE", help="one table")
    which.add_argument(
        "--before", type=_day, metavar="DATE", help="all not played at since, as 2026-01-31"
    )
    which.add_argument("--lost", action="store_true", help="all of which something is missing")
    copying = command("backup", "copy the journal, also while the server runs")
    copying.add_argument("file", type=Path, metavar="FILE", help="a new file")
    restoring = command("restore", "put a copy in the place of the journal")
    restoring.add_argument("file", type=Path, metavar="FILE", help="a copy")
    rescuing = command("salvage", "copy every whole table out of a damaged file")
    rescuing.add_argument("file", type=Path, metavar="FILE", help="the damaged file")
    rescuing.add_argument("--to", required=True, type=Path, metavar="FILE", help="a new file")
    rescuing.add_argument(
        "--cut", action="store_true", help="also tables without an end, as far as they go"
    )
    work: Work
    for sub, work in (
        (listing, _list),
        (checking, _check),
        (exporting, _export),
        (deleting, _delete),
        (copying, backup),
    ):
        sub.set_defaults(work=work)
    restoring.set_defaults(aside=restore)
    watching.set_defaults(aside=top)
    rescuing.set_defaults(aside=salvage)


def run(given: argparse.Namespace) -> int:
    try:
        if "aside" in given:
            return int(given.aside(given))
        return asyncio.run(_work(given))
    except (JournalError, OSError) as fault:
        raise CommandError(str(fault)) from fault


async def _work(given: argparse.Namespace) -> int:
    url = journal_url(given)
    file = file_of(url)
    if file is not None and not file.exists():  # nobody who looks for tables wants a new journal
        raise CommandError(f"there is no journal {file}")
    async with journal_at(url, journal_key(given)) as journal:
        return int(await given.work(journal, given))


async def _list(journal: Rooms, given: argparse.Namespace) -> int:  # noqa: ARG001
    rooms, faults = await journal.rooms(), 0
    width = max([4, *(len(kept.code) for kept in rooms)])
    print(f"{'code':{width}}  {'opened':16}  {'last played':16}  state")
    for kept in rooms:
        state, is_whole = await _state(journal, kept.code)
        faults += not is_whole
        print(f"{kept.code:{width}}  {_when(kept.first)}  {_when(kept.last)}  {state}")
    for fault in journal.lost.values():
        if not fault.left:
            print(fault)
            faults += 1
    return 1 if faults else 0


async def _check(journal: Rooms, given: argparse.Namespace) -> int:  # noqa: ARG001
    """Name every table that is damaged, or of which something is missing; and the book of an open house."""
    kept = [*await journal.rooms(), *await journal.books()]
    rooms = {one.code for one in kept} | set(journal.lost)
    damaged = set()
    for code in sorted(rooms):
        try:
            await journal.read(code)
        except DamagedError as fault:
            print(fault)
            damaged.add(code)
    tables = [code for code in rooms if not is_book(code)]
    print(
        f"{len([code for code in tables if code not in damaged])} of {len(tables)} tables are whole."
    )
    return 1 if damaged else 0


async def _state(journal: Rooms, code: str) -> tuple[str, bool]:
    """How a table stands, or what is wrong with it, and whether it is whole."""
    try:
        room = restored(await journal.read(code)).room
    except DamagedError as fault:
        return str(fault), False
    except OtherVersionError as fault:
        return f"Room {code} is of another version: {fault}.", True
    except Exception as fault:
        # Whatever our own rooms make of these rows, the list goes on.
        return f"Room {code} is damaged: {described(fault)}.", False
    people = ", ".join(chair.name for chair in room.chairs)
    return f"{room.stage}  games: {room.games}  {people}", True


async def _export(journal: Rooms, given: argparse.Namespace) -> int:
    given.to.mkdir(parents=True, exist_ok=True)
    codes, faults = [kept.code for kept in await journal.rooms()], 0
    for code in _chosen(given.code, codes):
        try:
            rows = await journal.read(code)
        except DamagedError as fault:
            print(fault)
            faults += 1
            continue
        for name, written in _files(code, rows):
            path = given.to / name
            path.write_bytes(written)
            print(path)
    return 1 if faults else 0


def _files(code: str, rows: list[bytes]) -> Iterator[tuple[str, bytes]]:
    """The record of every game of a table; its rows as they are where only another Standoff reads them."""
    try:
        games = records(stored.decode(body) for body in rows)
    except OtherVersionError as fault:
        print(f"Room {code} is of another version: {fault}. Its rows are written as they are.")
        yield f"{code}-rows.jsonl", b"".join([row + b"\n" for row in rows])
        return
    for number, record in enumerate(games, 1):
        yield f"{code}-{number}.jsonl", record


async def _delete(journal: Rooms, given: argparse.Namespace) -> int:
    kept = await journal.rooms()
    if given.lost:
        codes = list(journal.lost)
    elif given.before is None:
        codes = _chosen(given.code, [*(room.code for room in kept), *journal.lost])
    else:
        codes = [room.code for room in kept if room.last < given.before.timestamp()]
    for code in codes:
        await journal.delete(code)
        print(f"{code} is deleted")
    return 0


def _chosen(code: str | None, codes: list[str]) -> list[str]:
    if code is None:
        return codes
    if code.upper() not in codes:
        raise CommandError(f"there is no table {code.upper()} in this journal")
    return [code.upper()]


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _day(text: str) -> datetime:
    try:
        return datetime.strptime(text, "%Y-%m-%d").astimezone()
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"{text!r} is no date like 2026-01-31") from fault
