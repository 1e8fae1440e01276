"""Tidying: what is left on disk of the book of an open house, which is what the book still knows.

Keys cost nothing: whoever comes with new ones for ever pushes others out of the memory, and fills no disk.
"""

import asyncio

import msgspec
from msgspec.structs import replace

from standoff.lobby.book import HouseBook, unminded
from standoff.lobby.entries import (
    AnyBookEntry,
    Banned,
    Blank,
    Called,
    CameIn,
    Dropped,
    Erased,
    GamePlayed,
    LeftGame,
    Lifted,
    Paired,
    Reported,
    Unmet,
    WouldBeForgotten,
)
from standoff.lobby.lasting import DAY, is_young

SETTLED_AFTER = DAY
"""After so long every node has read what another wrote, and none has on disk what another took back."""

_decoder = msgspec.json.Decoder(AnyBookEntry)


class Tidying:
    """Goes through the book on disk, part by part: once at a time, for all who wait for it."""

    def __init__(self, book: HouseBook) -> None:
        self.book = book
        self.now_on: asyncio.Task[None] | None = None
        self.next: asyncio.Task[None] | None = None

    def begin(self) -> asyncio.Future[None]:
        """Leave nothing on disk that is of no use any more; done when nothing of it is left.

        Whoever asks while the book is gone through waits for the next time, all of them for the same.
        """
        if self.next is None:
            self.next = asyncio.create_task(self._tidy_after(self.now_on))
        return unminded(asyncio.shield(self.next))

    def close(self) -> None:
        for task in (self.now_on, self.next):
            if task is not None:
                task.cancel()

    async def _tidy_after(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        self.now_on, self.next = self.next, None
        now = self.book.now()

        def left(row: bytes) -> bytes | None:
            entry = _decoder.decode(row)
            after = self._left_of(entry, now)
            if after is entry:
                return row
            return None if after is None else msgspec.json.encode(after)

        await self.book.shelf.rewrite(left)
        forgotten = self.book.forgotten
        for person in [one for one, at in forgotten.items() if at <= now - SETTLED_AFTER]:
            del forgotten[person]

    def _left_of(self, entry: AnyBookEntry, now: int) -> AnyBookEntry | None:
        """What is kept of an entry; None: nothing."""
        if not is_young(entry, now) or self._is_forgotten(entry):
            return None
        if not (self._is_known(entry) or self._is_unsettled(entry, now)):
            return None
        if isinstance(entry, LeftGame) and entry.person in self.book.forgotten:
            return replace(entry, person="")
        if isinstance(entry, Reported) and self._wanted_out(entry.by, entry):
            return replace(entry, by="")
        return entry

    def _wanted_out(self, person: str, entry: AnyBookEntry) -> bool:
        return entry.at <= self.book.forgotten.get(person, -1)

    def _is_forgotten(self, entry: AnyBookEntry) -> bool:
        """Whether it is somebody's own who wanted to be forgotten since."""
        match entry:
            case Called(person=one) | CameIn(person=one) | GamePlayed(person=one) | Unmet(by=one):
                return self._wanted_out(one, entry)
            case Paired(one=one, other=other):
                return self._wanted_out(one, entry) or self._wanted_out(other, entry)
            case _:
                return False

    def _is_unsettled(self, entry: AnyBookEntry, now: int) -> bool:
        """Whether another node may not have read it, or still have on disk what it takes back."""
        if self.book.shelf.alone:
            return False
        match entry:
            case Blank():
                return False
            case WouldBeForgotten() | Erased() | Dropped() | Lifted() | Unmet(on=False):
                return entry.at > now - 2 * SETTLED_AFTER
            case _:
                return entry.at > now - SETTLED_AFTER

    def _is_known(self, entry: AnyBookEntry) -> bool:
        book = self.book
        match entry:
            case Called():
                return book.called.get(entry.person) == entry
            case CameIn():
                return entry.code in book.tables.get(entry.person, ())
            case GamePlayed():
                return entry.result in book.results
            case LeftGame():
                return True
            case Reported():
                return entry.number in book.reports
            case Banned():
                return entry.number in book.bans
            case Unmet():
                return entry.on and entry.whom in book.unmet.get(entry.by, ())
            case Paired():
                return (entry.one, entry.other) in book.pairs
            case WouldBeForgotten() | Erased():
                return any(person == entry.person for _, person in book.erasing)
            case _:
                return False
