"""`standoff games`: the tables in the journal of a server that is not running."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.cli.serve import journal_option, journal_url
from standoff.journal.errors import DamagedError, JournalError
from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal
from standoff.rooms import entries
from standoff.rooms.records import records
from standoff.server.house import described, restored

HELP = "list, export or delete the tables of a server"

Work = Callable[[Journal, argparse.Namespace], Awaitable[None]]


def arguments(parser: argparse.ArgumentParser) -> None:
    does = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)

    listing = does.add_parser("list", help="all tables", description="all tables")
    exporting = does.add_parser("export", help="write records", description="write records")
    exporting.add_argument("code", nargs="?", metavar="CODE", help="one table (all)")
    exporting.add_argument("--to", required=True, type=Path, metavar="FOLDER", help="where to")
    deleting = does.add_parser("delete", help="delete for good", description="delete for good")
    which = deleting.add_mutually_exclusive_group(required=True)
    which.add_argument("code", nargs="?", metavar="CODE", help="one table")
    which.add_argument(
        "--before", type=_day, metavar="DATE", help="all not played at since, as 2026-01-31"
    )
    work: Work
    for sub, work in ((listing, _list), (exporting, _export), (deleting, _delete)):
        journal_option(sub)
        sub.set_defaults(work=work)


def run(given: argparse.Namespace) -> int:
    try:
        asyncio.run(_work(given))
    except (JournalError, OSError) as fault:
        raise CommandError(str(fault)) from fault
    return 0


async def _work(given: argparse.Namespace) -> None:
    async with await open_journal(journal_url(given)) as journal:
        await given.work(journal, given)


async def _list(journal: Journal, given: argparse.Namespace) -> None:  # noqa: ARG001
    for kept in await journal.rooms():
        print(
            f"{kept.code}  {_when(kept.first)}  {_when(kept.last)}  {await _state(journal, kept.code)}"
        )


async def _state(journal: Journal, code: str) -> str:
    """How a table stands, or what is wrong with it."""
    try:
        room, _, _ = restored(await journal.read(code))
    except DamagedError as fault:
        return str(fault)
    except Exception as fault:
        # Whatever our own rooms make of these rows, the list goes on.
        return f"Room {code} is damaged: {described(fault)}."
    people = ", ".join(chair.name for chair in room.chairs)
    return f"{room.stage}  games: {room.games}  {people}"


async def _export(journal: Journal, given: argparse.Namespace) -> None:
    given.to.mkdir(parents=True, exist_ok=True)
    codes = [kept.code for kept in await journal.rooms()]
    for code in _chosen(given.code, codes):
        try:
            games = records(entries.decode(body) for body in await journal.read(code))
        except DamagedError as fault:
            print(fault)
            continue
        for number, record in enumerate(games, 1):
            path = given.to / f"{code}-{number}.jsonl"
            path.write_bytes(record)
            print(path)


async def _delete(journal: Journal, given: argparse.Namespace) -> None:
    kept = await journal.rooms()
    if given.before is None:
        codes = _chosen(given.code, [room.code for room in kept])
    else:
        codes = [room.code for room in kept if room.last < given.before.timestamp()]
    for code in codes:
        await journal.delete(code)
        print(f"{code} is deleted")


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
