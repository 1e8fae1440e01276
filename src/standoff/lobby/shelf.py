"""The shelf: where the book of an open house lies, in parts that one process each writes.

A part is short: it is written anew as a whole where something in it is of no use any more, and tables in
play wait for that.
"""

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from standoff.journal.errors import DamagedError
from standoff.journal.journal import BOOK, Journal
from standoff.lobby.entries import Blank

FULL = 1_000
"""Rows after which the next part is begun."""
PAUSE = 0.05
"""Seconds between two parts that are gone through."""
BLANK = msgspec.json.encode(Blank(0))

log = logging.getLogger(__name__)


def part(number: int) -> str:
    """What a part is called."""
    return f"{BOOK}-{number}" if number else BOOK


def number_of(part: str) -> int:
    return int(part.removeprefix(BOOK).removeprefix("-") or 0)


class Shelf:
    """The shelf of one server, which writes the last part; parts that nodes wrote before are read."""

    alone = True
    """Whether nobody else reads along."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.own = BOOK
        """The part that is written here."""
        self.rows: dict[str, int] = {}
        """How much of each part was read, or written here."""

    def now(self) -> int:
        """Entries are dated by the time of day: they outlive the server."""
        return int(time.time() * 1000)

    async def open(self) -> list[bytes]:
        """Everything that is written and whole; a part that is damaged is named, and left as it lies."""
        found, damaged = [], set()
        parts = await self.parts()
        self.own = await self.part_with_room(parts)
        for each in sorted({self.own, *parts}, key=number_of):
            try:
                rows = await self.journal.read(each)
            except DamagedError as fault:
                log.error("a part of the lobby's book is left out: %s", fault)  # noqa: TRY400
                damaged.add(each)
                continue
            self.rows[each] = len(rows)
            found += rows
        if self.own in damaged:
            await self._begin_part()
        return found

    async def parts(self) -> dict[str, int]:
        """Every part there is, and how many rows it has."""
        return {kept.code: kept.rows for kept in await self.journal.books()}

    async def part_with_room(self, parts: dict[str, int]) -> str:
        """A part to go on with: the last, so that whatever takes something back stands behind it."""
        last = max(parts, key=number_of, default=BOOK)
        return last if parts.get(last, 0) < FULL else await self.new_part()

    async def new_part(self) -> str:
        """A part that never was: nobody who has read another of that name may miss it."""
        there = {*await self.parts(), *self.rows}
        return part(1 + max(map(number_of, there), default=-1))

    async def _begin_part(self) -> None:
        self.own = await self.new_part()
        self.rows.setdefault(self.own, 0)

    async def turn_over(self) -> None:
        """Begin another part where ours is full."""
        if self.rows[self.own] >= FULL:
            await self._begin_part()

    async def writable(self) -> list[str]:
        """The parts that may be written anew here."""
        return list(self.rows)

    def append(self, body: bytes) -> asyncio.Future[None]:
        """Have a row written; done when it is on disk."""
        self.rows[self.own] += 1
        return self.journal.queue(self.own, self.rows[self.own], body)

    async def rewrite(self, left: Callable[[bytes], bytes | None]) -> None:
        """Have every row replaced by what is left of it, the earliest first; rows keep their numbers.

        A part of which nothing is left is deleted, but for the last: no other is ever called like it.
        """
        for each in sorted(await self.writable(), key=number_of):
            after: list[bytes] = []

            def change(rows: list[bytes], after: list[bytes] = after) -> list[bytes]:
                after += [left(row) or BLANK for row in rows]
                return after

            await self.journal.rewrite(each, change)
            if each != self.own and after.count(BLANK) == len(after):
                await self._delete(each)
            await asyncio.sleep(PAUSE)

    async def _delete(self, each: str) -> None:
        if number_of(each) < max(map(number_of, await self.parts()), default=0):
            await self.journal.delete(each)
            del self.rows[each]

    async def news(self) -> list[bytes]:
        """What others wrote meanwhile."""
        return []

    async def number(self) -> int:
        """A number for a report or a ban; 0: the next after the last."""
        return 0
