"""Own results: every game that somebody played at a public table, once more, by an address that only they are told."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from msgspec import Struct

from standoff.lobby.book import HouseBook
from standoff.lobby.entries import GamePlayed
from standoff.rooms import stored
from standoff.rooms.entries import rooms
from standoff.rooms.game import Game
from standoff.rooms.people import members_of, permitting
from standoff.rooms.sharing import SharedGame
from standoff.server.house import House
from standoff.server.keeper import Keeper
from standoff.server.limits import Limit, Rate

ASKED = Rate(20, 0.2)
"""Results of one person that are looked up; the page, what it shows and a picture are three."""
MOST_KEPT = 50


class Kept(Struct):
    """A result that was looked up when its table had so many rows."""

    rows: int
    shared: SharedGame


class OwnResults:
    """The games of all people, by their own addresses. Others have no name in them, unless they permit it."""

    def __init__(self, house: House, book: HouseBook) -> None:
        self.house = house
        self.book = book
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.asking = Limit(ASKED)
        self.one_at_a_time = asyncio.Semaphore(1)
        self.lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By person: nobody's many games keep the others' waiting."""

    def table_of(self, found: str) -> str | None:
        played = self.book.results.get(found)
        return None if played is None else played.game.code

    async def result(self, found: str) -> SharedGame | None:
        """Somebody's own game, as long as their table is kept."""
        played = self.book.results.get(found)
        if played is None:
            return None
        keeper = await self.house.keeper(played.game.code)
        # Whoever asks for the same again waits for what is found, and reads nothing.
        async with self.lanes.setdefault(played.person, asyncio.Semaphore(1)):
            kept = self.kept.get(found)
            if kept is None or kept.rows != keeper.rows:
                if not self.asking.allows(played.person, self.house.clock.now()):
                    return None
                rows = keeper.rows
                game = await self._game(keeper, played.game.number)
                if game is None:
                    return None
                shared = SharedGame(found, played.game.number, game, _named(keeper, game, played))
                kept = self.kept[found] = Kept(rows, shared)
                if len(self.kept) > MOST_KEPT:
                    self.kept.popitem(last=False)
            return kept.shared

    async def _game(self, keeper: Keeper, number: int) -> Game | None:
        """A game of a table that is over."""
        room = keeper.room
        if room.games == number and room.game is not None:
            return room.game if room.game.over else None
        if number in room.shared:
            return room.shared[number].game
        async with (
            self.one_at_a_time
        ):  # the rows of an evening are megabytes; others play meanwhile
            rows = await self.house.journal.read(room.code)
            return await asyncio.to_thread(_game_in, rows, number)


def _named(keeper: Keeper, game: Game, played: GamePlayed) -> frozenset[int]:
    room = keeper.room
    return game.sat & {
        *members_of(played.person, room.keys, room.former),
        *permitting(room.members),
    }


def _game_in(rows: list[bytes], number: int) -> Game | None:
    """A game of an evening, as it was when it was over; later erasures are in the rows already."""
    for room in rooms(stored.decode(row) for row in rows):
        if room.games == number and room.game is not None and room.game.over:
            return room.game
    return None
