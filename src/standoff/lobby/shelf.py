"""The shelf: where the book of an open house lies, in parts that one process each writes."""

import asyncio
import time
from collections.abc import Callable

from standoff.journal.journal import BOOK, Journal


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
        """Everything that is written."""
        found = []
        for part in {self.own: 0, **dict.fromkeys(await self.parts())}:
            rows = await self.journal.read(part)
            self.rows[part] = len(rows)
            found += rows
        return found

    async def parts(self) -> list[str]:
        return await self.journal.books()

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
