"""The listing: the public tables as they stand in the lobby, those that wait for people first."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from standoff.protocol.lobby import TableListed
from standoff.protocol.replies import LobbySeen
from standoff.rooms.room import Room, Stage
from standoff.server.keeper import Keeper

SHOWN = 24
"""Tables in one message: it is as long however many there are."""

Place = tuple[bool, bool, bool]


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


def lobby_seen(keepers: Iterable[Keeper], now: int, openers: Mapping[str, str]) -> LobbySeen:
    """The public tables of this server as everybody sees them at this moment."""
    return in_turn([listed(keeper.room) for keeper in keepers if is_open(keeper)], openers, now)


def in_turn(tables: list[TableListed], openers: Mapping[str, str], now: int) -> LobbySeen:
    """Tables, with the block of addresses each was opened from where that is known.

    Where there are more than can be shown, every block of addresses has one before any has another:
    nobody hides the tables of all others behind their own.
    """
    seen: Counter[tuple[Place, str]] = Counter()
    turns = {}
    for table in sorted(tables, key=_place):
        whose = _class(table), openers.get(table.code, table.code)
        turns[table.code] = seen[whose]
        seen[whose] += 1
    return _shown(tables, turns, 0, sum(table.people for table in tables), now)


def together(seen: Sequence[LobbySeen], now: int) -> LobbySeen:
    """The public tables of several, each of which has shown those first that should come first."""
    turns = {table.code: turn for one in seen for turn, table in enumerate(one.tables)}
    tables = [table for one in seen for table in one.tables]
    return _shown(
        tables, turns, sum(one.more for one in seen), sum(one.people for one in seen), now
    )


def _shown(
    tables: list[TableListed], turns: Mapping[str, int], more: int, people: int, now: int
) -> LobbySeen:
    if len(tables) > SHOWN:
        tables = sorted(tables, key=lambda one: (_class(one), turns[one.code], one.code))
    else:
        tables = sorted(tables, key=_place)
    return LobbySeen(tuple(tables[:SHOWN]), more + max(0, len(tables) - SHOWN), people, now)


def _class(table: TableListed) -> Place:
    """Where somebody could sit down at once comes first; nothing moves for lesser reasons."""
    plays = table.stage == Stage.GAME
    full = table.people >= table.chairs
    return full, plays, plays and not table.bots


def _place(table: TableListed) -> tuple[Place, str]:
    return _class(table), table.code
