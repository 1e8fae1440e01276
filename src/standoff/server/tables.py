"""Live tables, as whoever runs a server sees them: how they stand, and nothing of what is said or held."""

from msgspec import Struct

from standoff.server.house import House
from standoff.server.keeper import Keeper


class LiveTable(Struct, frozen=True):
    """A table in memory; times are seconds."""

    code: str
    stage: str
    game: int
    round: int
    """Of the game being played; 0 without one."""
    people: int
    bots: int
    here: int
    """Devices that are at it now."""
    muted: int
    rows: int
    bytes: int
    quiet: int
    """Since the last who was here left; 0 while somebody is."""


def live_tables(house: House) -> list[LiveTable]:
    """All tables in memory, the fullest first."""
    tables = [_seen(keeper) for keeper in house.rooms.values() if not keeper.lost]
    return sorted(tables, key=lambda table: (-table.here, table.quiet, table.code))


def _seen(keeper: Keeper) -> LiveTable:
    room = keeper.room
    people = sum(chair.bot is None for chair in room.chairs)
    return LiveTable(
        room.code,
        room.stage,
        room.games,
        room.game.table.round if room.game is not None else 0,
        people,
        len(room.chairs) - people,
        len(keeper.lines),
        sum(member.muted for member in room.members.values()),
        keeper.rows,
        keeper.quota.written,
        0 if keeper.lines else (keeper.clock.now() - keeper.left_at) // 1000,
    )
