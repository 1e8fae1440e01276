"""Forgetting: name and talk of somebody leave every table they played at, and the book."""

from contextlib import suppress

from standoff.lobby.book import HouseBook
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.members import MemberId
from standoff.rooms.refusal import RefusedError
from standoff.server.house import ClosedDoorError, House


class Forgetting:
    """What is to be erased, as soon as it may be."""

    def __init__(self, house: House, book: HouseBook) -> None:
        self.house = house
        self.book = book
        self.later: set[tuple[str, str]] = set()
        """Tables at which a game is on, and whose words are to be erased there."""

    async def forget(self, person: str) -> int:
        """Forget somebody; how many tables have to wait for the end of their game."""
        codes = {entry.game.code for entry in self.book.games.get(person, ())}
        codes |= {
            code
            for code, keeper in self.house.rooms.items()
            if any(keys.person == person for keys in keeper.room.keys.values())
        }
        waiting = {code for code in codes if not await self._erased(code, person)}
        self.later |= {(code, person) for code in waiting}
        await self.book.forget(person)
        return len(waiting)

    async def retry(self) -> None:
        """Erase what has waited for a game to end."""
        for code, person in list(self.later):
            if await self._erased(code, person):
                self.later.discard((code, person))

    async def _erased(self, code: str, person: str) -> bool:
        """Whether nothing of somebody is left at a table."""
        with suppress(ClosedDoorError):  # it is forgotten itself
            keeper = await self.house.keeper(code)
            for member, keys in list(keeper.room.keys.items()):
                if keys.person == person and not await self._erase(code, member):
                    return False
        return True

    async def _erase(self, code: str, member: MemberId) -> bool:
        keeper = await self.house.keeper(code)
        command = keeper.room.members[member].last_command
        try:
            await keeper.do(Erase(), member, max(command, keeper.refusals.last(member)) + 1)
        except RefusedError:
            return False
        await self.house.scrub(code)
        return True
