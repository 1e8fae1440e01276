"""The house: every room of this server, read from the journal when somebody comes to it."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, tee
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from standoff.journal import faults
from standoff.journal.errors import DamagedError, JournalStoppedError
from standoff.journal.journal import Journal
from standoff.protocol.closing import Why
from standoff.rooms import entries, stored
from standoff.rooms.bots import Bots
from standoff.rooms.room import Room, Stage
from standoff.rooms.scrubbing import scrubbed
from standoff.rooms.sharing import SharedGame
from standoff.rooms.stored import OtherVersionError
from standoff.server.clock import LaterClock, ServerClock
from standoff.server.keeper import Keeper, Noticed
from standoff.server.quota import Quota
from standoff.server.secrets import AT_HOME, room_code

AT_ONCE = 100
"""Rows that are played again before others have their turn."""
AT_ONE_TIME = 2
"""Rooms opened from one block of addresses that are restored at one time: they may be long, and many."""
IN_USE = 120
"""Seconds before the last row of all in which a room that has a row was in use."""

log = logging.getLogger(__name__)


class ClosedDoorError(Exception):
    """Nobody comes in here."""

    def __init__(self, why: Why, after: int | None = None) -> None:
        self.why = why
        self.after = after
        """In how many milliseconds it will be open, where that is known."""


class OwnResultsDesk(Protocol):
    """Finds the games that are somebody's own, by addresses that only they are told."""

    def table_of(self, found: str) -> str | None:
        """At which table it was played."""

    async def result(self, found: str) -> SharedGame | None: ...


class House:
    """All rooms, by their codes."""

    def __init__(self, journal: Journal, clock: ServerClock, letters: int = AT_HOME) -> None:
        self.journal = journal
        self.letters = letters
        """Of the codes of new tables."""
        self.clock = clock
        self.known: set[str] = set()
        """Every room of the journal."""
        self.opened_from: dict[str, str] = {}
        """From which block of addresses; a server that was started anew does not know."""
        self.in_use: list[str] = []
        """Rooms that were in use when the server ended."""
        self.rooms: dict[str, Keeper] = {}
        """Rooms in memory."""
        self.loading: dict[str, asyncio.Task[Keeper]] = {}
        self.lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By block of addresses, in which rooms wait to be restored."""
        self.shut: dict[str, Why] = {}
        """Rooms that are kept and cannot be restored, and why not."""
        self.closing = False
        self.noticed: Noticed | None = None
        """Who looks at everything that is done in the rooms, in an open house."""
        self.own_results: OwnResultsDesk | None = None
        """Who finds everybody's own games, in an open house."""

    async def look_up(self) -> None:
        """Find out which rooms there are."""
        kept = await self.journal.rooms()
        self.known = {room.code for room in kept} | set(self.journal.lost)
        for code, fault in self.journal.lost.items():
            self.shut_up(code, fault)
        await self.journal.look_up_shared()
        latest = max((room.last for room in kept), default=0)
        self.in_use = [room.code for room in kept if latest - room.last < IN_USE]

    async def restore(self) -> None:
        """Restore the rooms that were in use to the last; whoever comes meanwhile goes before."""
        for code in self.in_use:
            with suppress(ClosedDoorError):
                await self.keeper(code)

    async def knows(self, code: str) -> bool:
        """Whether there is a room of this code."""
        return code in self.known

    async def is_playing(self, code: str) -> bool:
        """Whether a game is on at a room; of one that lets nobody in it is not told."""
        try:
            room = (await self.keeper(code)).room
        except ClosedDoorError:
            return False
        return room.stage is Stage.GAME and not room.locked

    async def opened_by(self, block: str) -> set[str]:
        """The rooms that were opened from a block of addresses."""
        return {code for code, opener in self.opened_from.items() if opener == block}

    async def new_code(self, block: str) -> str:
        """A code that no room has, kept for a new one that is opened from there."""
        code = room_code(self.letters)
        while code in self.known:
            code = room_code(self.letters)
        self.known.add(code)
        self.opened_from[code] = block
        return code

    async def keeper(self, code: str) -> Keeper:
        """The keeper of a room, which is restored if it is not in memory."""
        if self.closing:
            raise ClosedDoorError(Why.RESTART)
        keeper = self.rooms.get(code)
        if keeper is not None and not keeper.lost:
            return keeper
        if code in self.shut:
            raise ClosedDoorError(self.shut[code])
        if code not in self.known:
            raise ClosedDoorError(Why.NO_ENTRY)
        loading = self.loading.get(code)
        if loading is None:
            loading = self.loading[code] = asyncio.create_task(self._load_in_turn(code))
            loading.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load_in_turn(self, code: str) -> Keeper:
        """Restore a room; nobody waits for all that somebody else would have restored.

        After a restart nobody knows whose they are, and those who come first are let in first.
        """
        opener = self.opened_from.get(code)
        if opener is None:
            return await self._load(code)
        async with self.lanes.setdefault(opener, asyncio.Semaphore(AT_ONE_TIME)):
            return await self._load(code)

    async def _load(self, code: str) -> Keeper:
        before = self.rooms.get(code)
        if before is not None:
            await before.settled()
        try:
            rows = await self.journal.read(code)
            room, bots, last, quota = await _restored_in_turns(rows)
        except JournalStoppedError:
            raise
        except Exception as fault:
            # Also a row that our own rooms cannot take any more: the others must go on.
            raise ClosedDoorError(self.shut_up(code, fault)) from fault
        if code not in self.known:  # it was forgotten meanwhile
            raise ClosedDoorError(Why.NO_ENTRY)
        if room.stage is Stage.FORGOTTEN:  # the server ended before it could be deleted
            await self.forget(code)
            raise ClosedDoorError(Why.NO_ENTRY)
        keeper = self.keep(room, bots, len(rows), last)
        # While the server was away nobody could choose, so that time does not count.
        keeper.asleep_since = last
        keeper.quota = quota
        # Where the server ended between a row and what had to follow from it.
        keeper.point_to_results()
        if scrubbed(rows) != rows:
            await self.scrub(code)
        return keeper

    def keep(self, room: Room, bots: Bots, rows: int, last: int = 0) -> Keeper:
        """Look after a room from now on, whose last row was written at some time."""
        self.known.add(room.code)
        # Where the time of day was set back in between, time still only goes forward in a room.
        ahead = last - self.clock.now()
        clock = LaterClock(self.clock, ahead) if ahead > 0 else self.clock
        keeper = self.rooms[room.code] = Keeper(room, bots, self.journal, rows, clock)
        if self.noticed is not None:
            keeper.noticed = self.noticed
        return keeper

    def shut_up(self, code: str, fault: Exception) -> Why:
        """Let nobody into a room that is damaged or of another version, and say which it is."""
        other = isinstance(fault, OtherVersionError)
        self.shut[code] = why = Why.OTHER_VERSION if other else Why.DAMAGED
        log.error("room %s is closed: %s", code, described(fault))
        return why

    async def forget(self, code: str) -> None:
        """Delete a room for good, and show out who is in it."""
        keeper = self.rooms.get(code)
        if keeper is not None:
            keeper.lost = True
            await keeper.settled()
            keeper.retire()
            keeper.hang_up(Why.FORGOTTEN)
        self.rooms.pop(code, None)
        self.known.discard(code)
        self.opened_from.pop(code, None)
        self.shut.pop(code, None)
        await self.journal.delete(code)

    async def scrub(self, code: str) -> None:
        """Take the names and words of those who wanted to be erased out of a room's rows."""
        await self.journal.rewrite_aside(code, scrubbed)

    async def result(self, found: str) -> SharedGame | None:
        """The game that is shared under an id, as long as it is, or is somebody's own."""
        code = self.journal.shared.get(found)
        if code is None or code not in self.known:
            return None if self.own_results is None else await self.own_results.result(found)
        room = (await self.keeper(code)).room
        return next((one for one in room.shared.values() if one.id == found), None)

    async def close(self, why: Why) -> None:
        """Let nobody in any more, finish what was begun, and hang up on everybody."""
        self.closing = True
        for keeper in list(self.rooms.values()):
            keeper.hang_up(why)
            keeper.stop()
            keeper.lost = True
            await keeper.settled()


class RestoredRoom(NamedTuple):
    """A room from its rows, with its bots, when the last row was written, and what was written of it."""

    room: Room
    bots: Bots
    last: int
    quota: Quota


def restored(bodies: list[bytes]) -> RestoredRoom:
    """A room from its rows, all at once."""
    return _whole(deque(_restoring(bodies), maxlen=1).pop())


async def _restored_in_turns(bodies: list[bytes]) -> RestoredRoom:
    """The same, while others have their turns."""
    steps = _restoring(bodies)
    latest: deque[RestoredRoom] = deque(maxlen=1)
    while some := list(islice(steps, AT_ONCE)):
        latest.extend(some)
        await asyncio.sleep(0)
    return _whole(latest.pop())


def _whole(last: RestoredRoom) -> RestoredRoom:
    return last._replace(room=replace(last.room, restoring=False))


def _restoring(bodies: list[bytes]) -> Iterator[RestoredRoom]:
    """A room after each of its rows."""
    bots, quota = Bots(), Quota()
    rows, again = tee(map(stored.decode, bodies))
    for room, row, body in zip(entries.rooms(rows), again, bodies, strict=True):
        bots.follow(room)
        quota.count(row, len(body))
        yield RestoredRoom(room, bots, row.at, quota)


def described(fault: Exception) -> str:
    """What is wrong with a room, without anything that stands in it."""
    if isinstance(fault, DamagedError | OtherVersionError):
        return str(fault)
    return f"its rows cannot be played again ({faults.described(fault)})"
