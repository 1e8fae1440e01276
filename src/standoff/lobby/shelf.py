"""The shelf: where the book of an open house lies, in parts that one process each writes."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator
from itertools import count

from standoff.journal.errors import DamagedError
from standoff.journal.journal import BOOK, Journal

log = logging.getLogger(__name__)


def every_part() -> Iterator[str]:
    """What parts are called."""
    yield BOOK
    yield from (f"{BOOK}-{number}" for number in count(1))


class Shelf:
    """The shelf of one server, which writes the first part; parts that nodes wrote before are read."""

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
        for part in sorted({self.own, *await self.parts()}):
            try:
                rows = await self.journal.read(part)
            except DamagedError as fault:
                log.error("a part of the lobby's book is left out: %s", fault)  # noqa: TRY400
                damaged.add(part)
                continue
            self.rows[part] = len(rows)
            found += rows
        if self.own in damaged:
            self.own = await self.next_part(damaged)
            self.rows.setdefault(self.own, 0)
        return found

    async def next_part(self, damaged: Collection[str]) -> str:
        """A part to write, which is none of these."""
        return next(part for part in every_part() if part not in damaged)

    async def parts(self) -> list[str]:
        return [kept.code for kept in await self.journal.books()]

    async def writable(self) -> list[str]:
        """The parts that may be written anew here."""
        return list(self.rows)

    def append(self, body: bytes) -> asyncio.Future[None]:
        """Have a row written; done when it is on disk."""
        self.rows[self.own] += 1
        return self.journal.queue(self.own, self.rows[self.own], body)

    async def rewrite(self, change: Callable[[list[bytes]], list[bytes]]) -> None:
        """Have what stands in the parts changed; rows keep their numbers."""
        for part in await self.writable():
            await self.journal.rewrite(part, change)

    async def news(self) -> list[bytes]:
        """What others wrote meanwhile."""
        return []

    async def number(self) -> int:
        """A number for a report or a ban; 0: the next after the last."""
        return 0
