"""Upkeep: what the house does by itself, every now and then."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from standoff.journal.errors import DamagedError
from standoff.rooms import entries
from standoff.rooms.clockwork import due_to_absence
from standoff.server import presence
from standoff.server.house import House
from standoff.server.keeper import Keeper

CHECK = 1.0
"""Seconds between two looks at slow readers."""
DAY = 24 * 60 * 60
UNLOADS_AFTER = 10 * 60_000
"""Milliseconds after which a room nobody is in leaves the memory."""
EMPTY = 2
"""Rows of a room that somebody opened and nobody else came to."""
INSPECTION = 0.02
"""Seconds between two rooms that are inspected for damage."""

log = logging.getLogger(__name__)


class Upkeep:
    """The tasks that look after a house, until they are stopped."""

    def __init__(self, house: House, keep_days: float) -> None:
        self.house = house
        self.keep_days = keep_days
        jobs = (
            self.every(CHECK, self.check_lines),
            self.every(presence.EVERY / 1000, self.tell_presence),
            self.every(UNLOADS_AFTER / 10_000, self.unload),
            self.inspect(),
            self.clean_daily(),
        )
        self.tasks = [asyncio.create_task(job) for job in jobs]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; one failure is not the end of it."""
        clock = self.house.clock
        while True:
            await asyncio.sleep(clock.seconds_until(clock.now() + int(1000 * seconds)))
            try:
                await job()
            except Exception as fault:
                log.error("upkeep failed: %s", type(fault).__name__)  # noqa: TRY400

    async def check_lines(self) -> None:
        """Cut the lines of those who do not read."""
        now = self.house.clock.now()
        for keeper in list(self.house.rooms.values()):
            for line in list(keeper.lines.values()):
                line.check(now)

    async def tell_presence(self) -> None:
        """Tell every room who is out of reach, and do what follows where that lasts."""
        for keeper in list(self.house.rooms.values()):
            told = keeper.presence.look(keeper.room)
            if told is not None:
                for line in list(keeper.lines.values()):
                    line.answer(told)
            await self._after_long_absence(keeper)

    async def _after_long_absence(self, keeper: Keeper) -> None:
        now = self.house.clock.now()
        while keeper.lines and not keeper.lost:
            deed = due_to_absence(keeper.room, keeper.presence.away, now)
            if deed is None:
                return
            await keeper.do(deed)
            keeper.presence.look(keeper.room)

    async def unload(self) -> None:
        """Let rooms nobody is in leave the memory; the journal has them."""
        for code, keeper in list(self.house.rooms.items()):
            if keeper.idle_for() >= UNLOADS_AFTER:
                keeper.lost = True
                del self.house.rooms[code]

    async def inspect(self) -> None:
        """Look through all rooms once, and say which are damaged before anybody comes to them."""
        for code in sorted(self.house.known):
            await asyncio.sleep(INSPECTION)
            if code in self.house.known and code not in self.house.rooms:
                try:
                    for body in await self.house.journal.read(code):
                        entries.decode(body)
                except (DamagedError, ValueError) as fault:
                    self.house.quarantine(code, fault)

    async def clean_daily(self) -> None:
        """Forget what is older than the host wants to keep it, and what never came to anything."""
        while True:
            await forget_old(self.house, time.time(), self.keep_days)
            await asyncio.sleep(DAY)


async def forget_old(house: House, now: float, keep_days: float) -> list[str]:
    """Delete rooms in which nothing has happened for so many days."""
    gone = []
    for kept in await house.journal.rooms():
        quiet = (now - kept.last) / DAY
        if quiet > keep_days or (kept.rows <= EMPTY and quiet > 1):
            await house.forget(kept.code)
            gone.append(kept.code)
    if gone:
        log.info("forgot %d rooms older than %g days", len(gone), keep_days)
    return gone
