"""Upkeep: what the house does by itself, every now and then."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from standoff.journal.errors import DamagedError, JournalStoppedError
from standoff.journal.faults import described
from standoff.rooms import stored
from standoff.rooms.clockwork import due_to_absence
from standoff.rooms.stored import OtherVersionError
from standoff.server import presence
from standoff.server.forgetting import HOUR, HeldTime, forget_old
from standoff.server.house import House
from standoff.server.keeper import Keeper
from standoff.server.stalls import Stalls

CHECK = 1.0
"""Seconds between two looks at slow readers."""
MINUTE = 60.0
UNLOADS_AFTER = 10 * 60_000
"""Milliseconds after which a room nobody is in leaves the memory."""
INSPECTION = 0.02
"""Seconds between two rooms that are inspected for damage."""

log = logging.getLogger(__name__)


class Upkeep:
    """The tasks that look after a house, until they are stopped."""

    def __init__(self, house: House, keep_days: float) -> None:
        self.house = house
        self.keep_days = keep_days
        self.time = HeldTime()
        self.stalls = Stalls(house.journal, CHECK)
        self.cleaned = 0.0
        jobs = (
            self.every(CHECK, self.check_lines),
            self.every(CHECK, self.beat),
            self.every(CHECK, self.notice_stalls),
            self.every(presence.EVERY / 1000, self.tell_presence),
            self.every(UNLOADS_AFTER / 10_000, self.unload),
            self.house.restore(),
            self.inspect(),
            self.every(MINUTE, self.clean),
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
                log.error("upkeep failed: %s", described(fault))  # noqa: TRY400

    async def check_lines(self) -> None:
        """Cut the lines of those who do not read."""
        now = self.house.clock.now()
        for keeper in list(self.house.rooms.values()):
            for line in list(keeper.lines.values()):
                line.check(now)

    async def beat(self) -> None:
        """See that the journal is there; whoever waits for it to stop ends the server."""
        with suppress(JournalStoppedError):
            await self.house.journal.beat()

    async def notice_stalls(self) -> None:
        self.stalls.look()

    async def tell_presence(self) -> None:
        """Tell every room who is out of reach, and do what follows where that lasts."""
        for keeper in list(self.house.rooms.values()):
            keeper.forget_the_gone()
            told = keeper.presence.look(keeper.room)
            if told is not None:
                for line in list(keeper.lines.values()):
                    line.answer(told)
            await self._after_long_absence(keeper)

    async def _after_long_absence(self, keeper: Keeper) -> None:
        now = keeper.clock.now()
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
                keeper.retire()
                del self.house.rooms[code]

    async def inspect(self) -> None:
        """Look through all rooms once, and name those that are closed before anybody comes to them."""
        for code in sorted(self.house.known):
            await asyncio.sleep(INSPECTION)
            told = self.house.rooms.keys() | self.house.shut.keys()
            if code in self.house.known and code not in told:
                try:
                    for body in await self.house.journal.read(code):
                        stored.decode(body)
                except (DamagedError, OtherVersionError, ValueError) as fault:
                    self.house.shut_up(code, fault)

    async def clean(self) -> None:
        """Forget what is older than the host wants to keep it, and what never came to anything."""
        now = self.time.now()
        if now is not None and abs(now - self.cleaned) > HOUR:
            self.cleaned = now
            await forget_old(self.house, now, self.keep_days)
