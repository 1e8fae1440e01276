"""Forgetting: name and talk of somebody leave every table they had a place at, and the book."""

import asyncio
from collections.abc import Collection

from standoff.lobby.book import HouseBook
from standoff.lobby.entries import Erased, WouldBeForgotten
from standoff.lobby.tidying import Tidying
from standoff.protocol.closing import Why
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.sharing import is_abandoned
from standoff.rooms.people import members_of
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import EraseMember
from standoff.server.house import ClosedDoorError, House
from standoff.server.keeper import Keeper


class Forgetting:
    """What is to be erased, as soon as it may be; the book knows it, also after a restart."""

    def __init__(self, house: House, book: HouseBook, tidying: Tidying) -> None:
        self.house = house
        self.book = book
        self.tidying = tidying

    async def forget(self, person: str) -> int:
        """Forget somebody; how many tables have to wait for the end of their game."""
        codes = tuple(sorted(self.book.tables.get(person, ())))
        await self.book.write(WouldBeForgotten(self.book.now(), person, codes))
        waiting = await self._erase({(code, person) for code in codes})
        await self.tidying.begin()
        return waiting

    async def retry(self) -> None:
        """Erase what has waited for a game to end that is over now."""
        due = {(code, person) for code, person in self.book.erasing if self._is_over(code)}
        if len(due) > await self._erase(due):
            self.tidying.begin()

    def _is_over(self, code: str) -> bool:
        keeper = self.house.rooms.get(code)
        return keeper is not None and not _plays(keeper)

    async def look_again(self) -> asyncio.Future[None]:
        """Erase all that can be, also at tables nobody is at; done when nothing of no use is left in the book."""
        await self._erase(set(self.book.erasing))
        return self.tidying.begin()

    async def _erase(self, wanted: set[tuple[str, str]]) -> int:
        """Erase people at tables; how many of these have to wait."""
        waiting = 0
        for code, person in wanted:
            try:
                if await self._erased(code, person):
                    self.book.write(Erased(self.book.now(), person, code))
            except RefusedError:
                waiting += 1
        return waiting

    async def _erased(self, code: str, person: str) -> bool:
        """Whether nothing of somebody is left at a table; where another node has it, that node sees to it."""
        try:
            keeper = await self.house.keeper(code)
        except ClosedDoorError as fault:
            return fault.why is not Why.RESTART
        members = members_of(person, keeper.room.keys, keeper.room.former)
        if keeper.room.stage is Stage.GAME:
            await self._leave_game(keeper, members)
            if _plays(keeper):  # asked for nothing: it may stand still until somebody comes back
                raise RefusedError(Code.STALE)
        for member in members:
            await keeper.do(EraseMember(member))
        await self.house.scrub(code)
        self._hang_up(keeper, members)
        return True

    async def _leave_game(self, keeper: Keeper, members: Collection[MemberId]) -> None:
        """Have somebody leave at once; a bot plays their game on, as long as there is anybody to play with."""
        for member in keeper.room.members.keys() & set(members):
            here = keeper.room.members[member]
            command = 1 + max(here.last_command, keeper.refusals.last(member))
            await keeper.do(Leave(), member, command)
        self._hang_up(keeper, members)

    @staticmethod
    def _hang_up(keeper: Keeper, members: Collection[MemberId]) -> None:
        for member in keeper.lines.keys() & set(members):
            keeper.lines[member].hang_up(Why.LEFT)


def _plays(keeper: Keeper) -> bool:
    """Whether a game is on that somebody may play to its end."""
    room = keeper.room
    abandoned = is_abandoned(room, keeper.clock.now(), keeper.presence.away)
    return room.stage is Stage.GAME and not abandoned
