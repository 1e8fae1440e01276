"""The house: every room of this server, read from the journal when somebody comes to it."""

import asyncio
import logging
from contextlib import suppress

import msgspec

from standoff.journal.errors import DamagedError, JournalStoppedError
from standoff.journal.journal import Journal
from standoff.protocol.closing import Why
from standoff.rooms import entries
from standoff.rooms.entries import Done, Opened
from standoff.rooms.room import Room, Stage
from standoff.server.clock import Clock
from standoff.server.keeper import Keeper

IN_USE = 120
"""Seconds before the last row of all in which a room that has a row was in use."""

log = logging.getLogger(__name__)


class ClosedDoorError(Exception):
    """Nobody comes in here."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class House:
    """All rooms, by their codes."""

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self.journal = journal
        self.clock = clock
        self.known: set[str] = set()
        """Every room of the journal."""
        self.rooms: dict[str, Keeper] = {}
        """Rooms in memory."""
        self.loading: dict[str, asyncio.Task[Keeper]] = {}
        self.damaged: dict[str, str] = {}
        """Rooms that cannot be restored, and what is wrong with them."""
        self.closing = False

    async def look_up(self) -> None:
        """Find out which rooms there are, and restore those that were in use to the last."""
        kept = await self.journal.rooms()
        self.known = {room.code for room in kept}
        latest = max((room.last for room in kept), default=0)
        for room in kept:
            if latest - room.last < IN_USE:
                with suppress(ClosedDoorError):
                    await self.keeper(room.code)

    async def keeper(self, code: str) -> Keeper:
        """The keeper of a room, which is restored if it is not in memory."""
        if self.closing:
            raise ClosedDoorError(Why.RESTART)
        keeper = self.rooms.get(code)
        if keeper is not None and not keeper.lost:
            return keeper
        if code in self.damaged:
            raise ClosedDoorError(Why.DAMAGED)
        if code not in self.known:
            raise ClosedDoorError(Why.NO_ENTRY)
        loading = self.loading.get(code)
        if loading is None:
            loading = self.loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Keeper:
        before = self.rooms.get(code)
        if before is not None:
            async with before.turn:  # whatever it still writes comes first
                pass
        try:
            room, rows, last = restored(await self.journal.read(code))
        except JournalStoppedError:
            raise
        except Exception as fault:
            # Also a row that our own rooms cannot take any more: the others must go on.
            self.quarantine(code, fault)
            raise ClosedDoorError(Why.DAMAGED) from fault
        if room.stage is Stage.FORGOTTEN:  # the server ended before it could be deleted
            await self.forget(code)
            raise ClosedDoorError(Why.NO_ENTRY)
        keeper = self.keep(room, rows)
        # While the server was away nobody could choose, so that time does not count.
        keeper.asleep_since = last
        return keeper

    def keep(self, room: Room, rows: int) -> Keeper:
        """Look after a room from now on."""
        self.known.add(room.code)
        keeper = self.rooms[room.code] = Keeper(room, self.journal, rows, self.clock)
        return keeper

    def quarantine(self, code: str, fault: Exception) -> None:
        """Let nobody into a damaged room, and say where it is damaged."""
        self.damaged[code] = described(fault)
        log.error("room %s is closed: %s", code, self.damaged[code])

    async def forget(self, code: str) -> None:
        """Delete a room for good, and show out who is in it."""
        keeper = self.rooms.get(code)
        if keeper is not None:
            async with keeper.turn:
                keeper.lost = True
                keeper.stop()
                keeper.hang_up(Why.FORGOTTEN)
        self.rooms.pop(code, None)
        self.known.discard(code)
        self.damaged.pop(code, None)
        await self.journal.delete(code)

    async def close(self, why: Why) -> None:
        """Let nobody in any more, finish what was begun, and hang up on everybody."""
        self.closing = True
        for keeper in list(self.rooms.values()):
            keeper.hang_up(why)
            keeper.stop()
            async with keeper.turn:
                keeper.lost = True


def restored(bodies: list[bytes]) -> tuple[Room, int, int]:
    """A room from its rows, how many they are, and when the last was written."""
    first = entries.decode(bodies[0])
    if not isinstance(first, Opened):
        raise msgspec.ValidationError("the first row opens no room")
    room = entries.opened(first)
    room.restoring = True
    last = first.at
    for body in bodies[1:]:
        entry = entries.decode(body)
        if not isinstance(entry, Done):
            raise msgspec.ValidationError("a later row opens the room again")
        entries.apply(room, entry)
        last = entry.at
    room.restoring = False
    return room, len(bodies), last


def described(fault: Exception) -> str:
    """What is wrong with a room, without anything that stands in it."""
    if isinstance(fault, DamagedError):
        return str(fault)
    return f"its rows cannot be played again ({type(fault).__name__})"
