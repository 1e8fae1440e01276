"""Guessing: wrong codes and words are counted before anybody is let in, by block and for the whole house."""

import asyncio

from standoff.server.clock import ServerClock
from standoff.server.limits import MOST_REMEMBERED, Limit, Limits, TooMuchError, block

SLOWLY = 3_000
"""Milliseconds that everybody waits at the door while the whole house is being tried."""
MOST_HOMES = 20
"""Blocks of one table: so many chairs there are at most."""
HOUSE = ""
"""Everywhere."""


class Guessing:
    """Who may still try a code, or the words of a seat."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.of_block = Limit(limits.slips)
        self.of_house = Limit(limits.slips_of_house)
        self.of_room = Limit(limits.words)
        self.of_block_at_room = Limit(limits.words_of_block)
        self.waiting = 0
        self.homes: dict[str, set[str]] = {}
        """By table, the blocks that people who sit there came from: from elsewhere nobody uses up their tries."""

    def sits(self, address: str, code: str) -> None:
        """Somebody sits at a table who comes from there."""
        homes = self.homes.pop(code, set())
        if len(homes) < MOST_HOMES:
            homes.add(block(address))
        self.homes[code] = homes
        if len(self.homes) > MOST_REMEMBERED:
            del self.homes[next(iter(self.homes))]

    def _is_home(self, address: str, code: str) -> bool:
        return block(address) in self.homes.get(code, ())

    async def begin(self, address: str, code: str, clock: ServerClock, *, words: bool) -> None:
        """Count a try as a wrong one, before anybody looks at it; raises TooMuchError.

        Where the whole house is being tried, it also waits: no more than so many do at one time.
        """
        now = clock.now()
        if not self.of_block.allows(block(address), now):
            raise TooMuchError
        if words and not (
            self.of_block_at_room.allows(_both(code, address), now)
            and (self._is_home(address, code) or self.of_room.allows(code, now))
        ):
            raise TooMuchError
        if await self.is_calm(now):
            return
        if self.waiting >= self.limits.waiting:
            raise TooMuchError
        self.waiting += 1
        try:
            await asyncio.sleep(clock.seconds_until(now + SLOWLY))
        finally:
            self.waiting -= 1

    async def is_calm(self, now: int) -> bool:
        """Whether the house is not being tried; counts one more."""
        return self.of_house.allows(HOUSE, now)

    def slipped(self, address: str, now: int) -> bool:
        """Count a wrong secret; whether there may be more of them."""
        return self.of_block.allows(block(address), now)

    def was_right(self, address: str, code: str, *, words: bool) -> None:
        """It was none after all."""
        self.of_block.give_back(block(address))
        self.of_house.give_back(HOUSE)
        if words:
            if not self._is_home(address, code):
                self.of_room.give_back(code)
            self.of_block_at_room.give_back(_both(code, address))


def _both(code: str, address: str) -> str:
    return f"{code} {block(address)}"
