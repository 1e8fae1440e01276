"""Forgetting: tables nobody has played at for long, and never by one look at a clock that may be wrong."""

import logging
import time
from collections.abc import Callable

from standoff.server.house import House

HOUR = 60 * 60
DAY = 24 * HOUR
JUMP = 60
"""Seconds by which the time of day may be mended without being another one."""
EMPTY = 2
"""Rows of a room that somebody opened and nobody else came to."""

log = logging.getLogger(__name__)


class HeldTime:
    """The time of day, once the server has run an hour with it."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.since = steady()
        self.started = wall() - self.since

    def now(self) -> float | None:
        """Seconds since 1970, or None where that has not been true for long enough."""
        steady, wall = self.steady(), self.wall()
        if abs(wall - steady - self.started) > JUMP:
            self.since, self.started = steady, wall - steady
        return wall if steady - self.since >= HOUR else None


async def forget_old(house: House, now: float, keep_days: float) -> list[str]:
    """Delete rooms in which nothing has happened for so many days, and nobody is."""
    gone = []
    for kept in await house.journal.rooms():
        quiet = (now - kept.last) / DAY
        if quiet > keep_days or (kept.rows <= EMPTY and quiet > 1):
            keeper = house.rooms.get(kept.code)
            if keeper is None or not keeper.lines:
                await house.forget(kept.code)
                gone.append(kept.code)
    if gone:
        log.info("forgot %d rooms older than %g days", len(gone), keep_days)
    return gone
