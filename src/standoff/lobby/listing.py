"""The listing: the public tables as they stand in the lobby, those that wait for people first."""

from collections.abc import Iterable, Sequence

from standoff.protocol.lobby import TableListed
from standoff.protocol.replies import LobbySeen
from standoff.rooms.room import Room, Stage
from standoff.server.keeper import Keeper

SHOWN = 24
"""Tables in one message: it is as long however many there are."""


def is_open(keeper: Keeper) -> bool:
    """Whether a table is in the lobby: strangers may come, and somebody is there."""
    room = keeper.room
    return room.public and not room.locked and not keeper.lost and bool(keeper.lines)


def listed(room: Room) -> TableListed:
    """One table."""
    people = len(room.people())
    game = room.game if room.stage is Stage.GAME else None
    return TableListed(
        room.code,
        room.stage,
        room.options,
        room.tempo,
        room.language,
        chairs=room.edition.chairs(room.options),
        people=people,
        bots=sum(chair.by_bot for chair in room.chairs),
        round=0 if game is None else game.table.round,
        free_text=room.free_text,
        hosted=room.hosted,
        starts_at=room.fills_at,
    )


def lobby_seen(keepers: Iterable[Keeper], now: int) -> LobbySeen:
    """The public tables of this server as everybody sees them at this moment."""
    tables = [listed(keeper.room) for keeper in keepers if is_open(keeper)]
    return _shown(tables, 0, sum(table.people for table in tables), now)


def together(seen: Sequence[LobbySeen], now: int) -> LobbySeen:
    """The public tables of several."""
    tables = [table for one in seen for table in one.tables]
    return _shown(tables, sum(one.more for one in seen), sum(one.people for one in seen), now)


def _shown(tables: list[TableListed], more: int, people: int, now: int) -> LobbySeen:
    tables.sort(key=_place)
    return LobbySeen(tuple(tables[:SHOWN]), more + max(0, len(tables) - SHOWN), people, now)


def _place(table: TableListed) -> tuple[bool, bool, bool, str]:
    """Where somebody could sit down at once comes first; nothing moves for lesser reasons."""
    plays = table.stage == Stage.GAME
    full = table.people >= table.chairs
    return full, plays, plays and not table.bots, table.code
