"""The book of an open house: what outlives its tables, as a fold over its entries.

It is kept in the journal, sealed like the tables, under a name that no table has.
"""

import asyncio
from collections.abc import Callable

import msgspec

from standoff.journal.journal import BOOK, Journal
from standoff.lobby.entries import (
    AnyBookEntry,
    Banned,
    Blank,
    Called,
    Dropped,
    GamePlayed,
    Lifted,
    Paired,
    Reported,
    Unmet,
)

DAY = 24 * 3600 * 1000
REPORTS_KEPT, MOST_REPORTS = 90 * DAY, 1_000
"""How long, and how many: of more the oldest go."""
PAIRS_KEPT = 90 * DAY
MOST_GAMES = 200
"""Of one person; of more the oldest go."""
PEOPLE_KEPT = 365 * DAY
MOST_UNMET = 200
"""People whom one person would not meet."""

_decoder = msgspec.json.Decoder(AnyBookEntry)


def _is_of(entry: AnyBookEntry, person: str) -> bool:
    """Whether an entry is somebody's own."""
    match entry:
        case Called() | GamePlayed():
            return entry.person == person
        case Unmet():
            return entry.by == person
        case Paired():
            return person in (entry.one, entry.other)
        case _:
            return False


class Pair(msgspec.Struct):
    """Two people, over all their games."""

    aims: int = 0
    expected: float = 0.0
    games: int = 0


class HouseBook:
    """The book as it is now. Reading it waits for nothing; what is written is soon on disk."""

    def __init__(self, journal: Journal, clock: Callable[[], int]) -> None:
        self.journal = journal
        self.clock = clock
        self.rows = 0
        self.reports: dict[int, Reported] = {}
        self.bans: dict[int, Banned] = {}
        self.unmet: dict[str, set[str]] = {}
        self.pairs: dict[tuple[str, str], Pair] = {}
        self.called: dict[str, Called] = {}
        self.games: dict[str, list[GamePlayed]] = {}
        self.last = 0
        """The last number of a report or a ban."""

    async def open(self) -> None:
        """Read it, and write anew what is still of use."""
        rows = await self.journal.read(BOOK)
        self.rows = len(rows)
        kept: list[AnyBookEntry] = [_decoder.decode(row) for row in rows]
        if not all(map(self._is_of_use, kept)):
            await self._blank(self._is_of_use)
        for entry in filter(self._is_of_use, kept):
            self._take(entry)

    async def forget(self, person: str) -> None:
        """Leave nothing of somebody but what others said of them, and a ban that is in force."""
        self.called.pop(person, None)
        self.games.pop(person, None)
        self.unmet.pop(person, None)
        self.pairs = {pair: one for pair, one in self.pairs.items() if person not in pair}
        await self._blank(lambda entry: not _is_of(entry, person))

    async def _blank(self, keeps: Callable[[AnyBookEntry], bool]) -> None:
        """Leave nothing of the others; rows keep their numbers."""
        blank = msgspec.json.encode(Blank(0))
        await self.journal.rewrite(
            BOOK, lambda rows: [row if keeps(_decoder.decode(row)) else blank for row in rows]
        )

    def _is_of_use(self, entry: AnyBookEntry) -> bool:
        now = self.clock()
        match entry:
            case Banned():
                return entry.until > now
            case Reported():
                return entry.at > now - REPORTS_KEPT
            case Paired():
                return entry.at > now - PAIRS_KEPT
            case Called() | GamePlayed():
                return entry.at > now - PEOPLE_KEPT
            case _:
                return True

    def write(self, entry: AnyBookEntry) -> asyncio.Future[None]:
        """Take an entry in; done when it is on disk."""
        self._take(entry)
        self.rows += 1
        written = self.journal.queue(BOOK, self.rows, msgspec.json.encode(entry))
        # Where it is not written the journal has stopped, and the server ends.
        written.add_done_callback(lambda one: one.cancelled() or one.exception())
        return written

    def _take(self, entry: AnyBookEntry) -> None:
        match entry:
            case Blank():
                pass
            case Called():
                self.called[entry.person] = entry
            case GamePlayed():
                games = self.games.setdefault(entry.person, [])
                games.append(entry)
                del games[:-MOST_GAMES]
            case Reported():
                self.reports[entry.number] = entry
                if len(self.reports) > MOST_REPORTS:
                    del self.reports[min(self.reports)]
                self.last = max(self.last, entry.number)
            case Dropped():
                self.reports.pop(entry.number, None)
            case Banned():
                self.bans[entry.number] = entry
                self.last = max(self.last, entry.number)
            case Lifted():
                self.bans.pop(entry.number, None)
            case Unmet(by=by, whom=whom, on=on):
                unmet = self.unmet.setdefault(by, set())
                if not on:
                    unmet.discard(whom)
                elif len(unmet) < MOST_UNMET:
                    unmet.add(whom)
            case Paired(one=one, other=other):
                pair = self.pairs.setdefault((one, other), Pair())
                pair.aims += entry.aims
                pair.expected += entry.expected
                pair.games += 1

    def is_banned(self, person: str, network: str) -> bool:
        """Whether somebody is not let in now."""
        now = self.clock()
        return any(
            ban.until > now
            and ((person and ban.person == person) or (ban.network and ban.network == network))
            for ban in self.bans.values()
        )

    def would_meet(self, one: str, other: str) -> bool:
        """Whether neither of two people has blocked the other."""
        return other not in self.unmet.get(one, ()) and one not in self.unmet.get(other, ())
