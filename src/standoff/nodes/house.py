"""The house of one node: it opens rooms that are its own, and takes those nobody has."""

import asyncio
import logging

from standoff.journal.errors import JournalError
from standoff.journal.journal import Journal, is_book
from standoff.nodes.ring import Ring
from standoff.protocol.closing import Why
from standoff.rooms.bots import Bots
from standoff.rooms.room import Room
from standoff.rooms.sharing import SharedGame
from standoff.server.clock import ServerClock
from standoff.server.house import ClosedDoorError, House
from standoff.server.keeper import Keeper
from standoff.server.secrets import room_code

HANDS_OVER_WITHIN = 5.0
"""Seconds in which a room comes to the end of a window before it is handed over anyway."""
LOOK = 0.05

log = logging.getLogger(__name__)


class NodeHouse(House):
    """Rooms of this node; all others are known to the database."""

    def __init__(self, journal: Journal, clock: ServerClock, letters: int, ring: Ring) -> None:
        super().__init__(journal, clock, letters)
        self.ring = ring

    async def look_up(self) -> None:
        """Rooms are restored when somebody asks for them: who else asks for which is not known."""

    async def knows(self, code: str) -> bool:
        return code in self.rooms or await self._exists(code)

    async def _exists(self, code: str) -> bool:
        """Whether a room is there; others may have opened or forgotten it."""
        there = await self.ring.exists(code)
        if there:
            self.known.add(code)
        else:
            self.known.discard(code)
        return there

    async def opened_by(self, block: str) -> set[str]:
        return await self.ring.opened_by(block)

    async def new_code(self, block: str) -> str:
        if self.ring.draining:
            raise ClosedDoorError(Why.RESTART)
        code = room_code(self.letters)
        while not await self.ring.take_new(code, block):
            code = room_code(self.letters)
        if self.ring.told_to_drain.is_set():  # just now
            raise ClosedDoorError(Why.RESTART)
        self.known.add(code)
        self.opened_from[code] = block
        return code

    async def keeper(self, code: str) -> Keeper:
        """The keeper of a room, where this node owns it, or nobody does."""
        if not self.ring.lease.holds():
            raise ClosedDoorError(Why.RESTART)
        keeper = self.rooms.get(code)
        if keeper is not None and not keeper.lost:
            return keeper
        if self.ring.draining:
            raise ClosedDoorError(Why.RESTART)
        if await self._exists(code) and await self.ring.take(code) != self.ring.id:
            # It changed hands just now: whoever comes back finds the other.
            raise ClosedDoorError(Why.RESTART)
        if self.ring.told_to_drain.is_set() and code not in self.rooms:  # just now
            await self.ring.release(code)
            raise ClosedDoorError(Why.RESTART)
        return await super().keeper(code)

    def keep(self, room: Room, bots: Bots, rows: int, last: int = 0) -> Keeper:
        epoch = self.ring.store.epochs.get(room.code)
        if epoch is None:  # it was handed over while it was read
            raise ClosedDoorError(Why.RESTART)
        keeper = super().keep(room, bots, rows, last)
        keeper.epoch = epoch
        return keeper

    async def forget(self, code: str) -> None:
        """Delete a room that is our own; whoever has another one looks after it."""
        if await self.ring.take(code) == self.ring.id:
            await super().forget(code)

    async def result(self, found: str) -> SharedGame | None:
        code = await self.ring.shared(found)
        if code is not None:
            self.journal.shared[found] = code
            self.known.add(code)
        return await super().result(found)

    def fall_silent(self) -> None:
        """Do and say nothing any more: the lease is about to run out."""
        self.closing = True
        for keeper in list(self.rooms.values()):
            keeper.retire()
            keeper.hang_up(Why.RESTART)

    async def hand_over(self) -> None:
        """Let others have all rooms, each as soon as it is between two windows."""
        for code in list(self.ring.store.epochs):
            if code not in self.rooms and not is_book(code):
                await self.ring.release(code)
        while self.rooms:  # one may still have been on its way into the memory
            await asyncio.gather(*[self._hand_over(code) for code in self.rooms])

    async def _between_windows(self, keeper: Keeper) -> None:
        """Wait for a moment in which nobody is asked for anything, but not for long."""
        if not keeper.lines:
            return
        loop = asyncio.get_running_loop()
        give_up = loop.time() + HANDS_OVER_WITHIN
        while loop.time() < give_up and not keeper.lost:
            game = keeper.coming.game
            if game is None or game.window is None:
                return
            await asyncio.sleep(LOOK)

    async def _hand_over(self, code: str) -> None:
        keeper = self.rooms[code]
        await self._between_windows(keeper)
        keeper.retire()
        await keeper.settled()
        self.rooms.pop(code, None)
        try:
            await self.ring.release(code)
        except JournalError as fault:
            log.error("a room could not be handed over: %s", fault)  # noqa: TRY400
        # Only now: whoever comes back must find it free.
        keeper.hang_up(Why.RESTART)
