"""Pressure: where there are too many tables, those nobody plays at make room for newcomers."""

import logging
from collections.abc import Collection

from standoff.server.house import House

EMPTY = 4
"""Rows of a table at which next to nothing was done."""
EMPTY_FOR, ABANDONED_FOR = 10 * 60, 60 * 60
"""Seconds without anybody after which such a table, and any other, may be forgotten under pressure."""
AT_ONCE = 100
"""How many make room together: to look through all of them takes a while."""

log = logging.getLogger(__name__)


async def make_room(house: House, among: Collection[str] | None = None) -> bool:
    """Forget tables nobody is at, empty ones first, then those quiet for longest; whether there were any."""
    now = house.clock.now() / 1000
    left = [
        kept
        for kept in await house.journal.rooms()
        if (among is None or kept.code in among)
        and now - kept.last > (EMPTY_FOR if kept.rows <= EMPTY else ABANDONED_FOR)
        and not (kept.code in house.rooms and house.rooms[kept.code].lines)
    ]
    left.sort(key=lambda kept: (kept.rows > EMPTY, kept.last))
    for kept in left[:AT_ONCE]:
        await house.forget(kept.code)
    if left:
        log.warning("forgot %d tables nobody was at, to make room", len(left[:AT_ONCE]))
    return bool(left)
