"""The book of an open house: what outlives its tables, as a fold over its entries.

It is kept in the journal, sealed like the tables, under names that no table has.
"""

import asyncio
from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

import msgspec

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
from standoff.lobby.lasting import is_young
from standoff.lobby.patience import Patience
from standoff.lobby.shelf import Shelf

MOST_REPORTS = 1_000
"""Of more the oldest go."""
MOST_GAMES = 200
"""Of one person; of more the oldest go."""
MOST_PEOPLE, MOST_PAIRS = 20_000, 50_000
"""Of whom something is known at one time, since keys cost nothing; of more whoever was heard of first goes."""
MOST_RESULTS = 100_000
"""Games that are found again by their own addresses."""
MOST_UNMET = 200
"""People whom one person would not meet."""

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")

_decoder = msgspec.json.Decoder(AnyBookEntry)


def _keep(those: dict[KeyT, ValueT], key: KeyT, value: ValueT, most: int) -> None:
    """Remember something as the latest of its kind; of too many the earliest goes."""
    those.pop(key, None)
    those[key] = value
    if len(those) > most:
        del those[next(iter(those))]


def unminded(future: asyncio.Future[None]) -> asyncio.Future[None]:
    """The same; nobody has to wait for it, or to mind how it ends."""
    future.add_done_callback(lambda one: one.cancelled() or one.exception())
    return future


class Pair(msgspec.Struct):
    """Two people, over all their games."""

    aims: int = 0
    expected: float = 0.0
    games: int = 0


class HouseBook:
    """The book as it is now. Reading it waits for nothing; what is written is soon on disk."""

    def __init__(self, shelf: Shelf, now: Callable[[], int] | None = None) -> None:
        self.shelf = shelf
        self.now = now or shelf.now
        self.reports: dict[int, Reported] = {}
        self.bans: dict[int, Banned] = {}
        self.unmet: dict[str, set[str]] = {}
        self.pairs: dict[tuple[str, str], Pair] = {}
        self.called: dict[str, Called] = {}
        self.tables: dict[str, set[str]] = {}
        """Where somebody has, or had, a place."""
        self.games: dict[str, list[GamePlayed]] = {}
        self.results: dict[str, GamePlayed] = {}
        """Games by their own addresses."""
        self.patience = Patience()
        self.erasing: set[tuple[str, str]] = set()
        """Tables at which somebody is still to be forgotten."""
        self.forgotten: dict[str, int] = {}
        """Who would be forgotten of late, and when."""
        self.last = 0
        """The last number of a report or a ban."""

    async def open(self) -> None:
        """Read it."""
        rows = [_decoder.decode(row) for row in await self.shelf.open()]
        for entry in sorted(rows, key=attrgetter("at")):
            if is_young(entry, self.now()):
                self._take(entry)

    async def news(self) -> list[AnyBookEntry]:
        """Take in what other nodes wrote."""
        found = [_decoder.decode(row) for row in await self.shelf.news()]
        found.sort(key=attrgetter("at"))
        for entry in found:
            self._take(entry)
        return found

    def write(self, entry: AnyBookEntry) -> asyncio.Future[None]:
        """Take an entry in; done when it is on disk."""
        self._take(entry)
        # Where it is not written the journal has stopped, and the server ends.
        return unminded(self.shelf.append(msgspec.json.encode(entry)))

    async def next_number(self) -> int:
        """A number that no report or ban has."""
        number = await self.shelf.number()
        while 0 < number <= self.last:
            number = await self.shelf.number()
        return number or self.last + 1

    def _take(self, entry: AnyBookEntry) -> None:
        match entry:
            case Called():
                _keep(self.called, entry.person, entry, MOST_PEOPLE)
            case CameIn():
                tables = self.tables.pop(entry.person, set()) | {entry.code}
                self._make_room_for_one()
                self.tables[entry.person] = tables
            case GamePlayed():
                games = [*self.games.get(entry.person, ()), entry][-MOST_GAMES:]
                _keep(self.games, entry.person, games, MOST_PEOPLE)
                _keep(self.results, entry.result, entry, MOST_RESULTS)
                self.patience.stays(entry.person)
            case LeftGame():
                self.patience.leaves(entry.person, entry.network, entry.at)
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
                unmet = self.unmet.get(by, set())
                if not on:
                    unmet.discard(whom)
                elif len(unmet) < MOST_UNMET:
                    unmet.add(whom)
                _keep(self.unmet, by, unmet, MOST_PEOPLE)
            case Paired(one=one, other=other):
                pair = self.pairs.get((one, other), Pair())
                pair.aims += entry.aims
                pair.expected += entry.expected
                pair.games += 1
                _keep(self.pairs, (one, other), pair, MOST_PAIRS)
            case WouldBeForgotten():
                self._forget(entry)
            case Erased():
                self.erasing.discard((entry.code, entry.person))
            case Blank():
                pass

    def _make_room_for_one(self) -> None:
        """Let somebody go who came with a key and did nothing, before anybody who has a name or a game here."""
        for _ in range(len(self.tables)):
            if len(self.tables) < MOST_PEOPLE:
                return
            person = next(iter(self.tables))
            tables = self.tables.pop(person)
            if person in self.called or person in self.games:
                self.tables[person] = tables
        while len(self.tables) >= MOST_PEOPLE:
            del self.tables[next(iter(self.tables))]

    def _forget(self, entry: WouldBeForgotten) -> None:
        person = entry.person
        self.forgotten[person] = entry.at
        for game in self.games.get(person, ()):
            self.results.pop(game.result, None)
        for kept in (self.called, self.games, self.unmet, self.tables):
            kept.pop(person, None)
        self.pairs = {pair: one for pair, one in self.pairs.items() if person not in pair}
        for number, report in self.reports.items():
            if report.by == person:
                self.reports[number] = msgspec.structs.replace(report, by="")
        self.erasing |= {(code, person) for code in entry.codes}

    def is_banned(self, person: str, network: str) -> bool:
        """Whether somebody is not let in now."""
        now = self.now()
        return any(
            ban.until > now
            and ((person and ban.person == person) or (ban.network and ban.network == network))
            for ban in self.bans.values()
        )

    def would_meet(self, one: str, other: str) -> bool:
        """Whether neither of two people has blocked the other."""
        return other not in self.unmet.get(one, ()) and one not in self.unmet.get(other, ())

    def permits(self, person: str) -> bool:
        """Whether somebody's games may be shared and studied."""
        return person in self.called and self.called[person].permits
