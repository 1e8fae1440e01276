"""Public tables: strangers find them in the lobby of a house, and some have no host but the house.

At the house's own tables whoever sits down would play. Everybody has their first card within 25 seconds of
their tap: nothing that anybody does there makes the wait longer, and what was lost on the way to the table
is taken off it.
"""

from msgspec.structs import replace

from standoff.protocol.members import LanguageSpoken, MemberId
from standoff.rooms.room import Room
from standoff.rooms.spoken import fits
from standoff.rooms.tempo import SECOND

WAITS = 20 * SECOND
"""How long a table waits for more people before bots take what is free, counted from the tap."""
PROMISED = 5 * SECOND
"""So long after bots have come the first card is to be seen at the latest."""
COMPLETE = 3 * SECOND
"""How long it waits once nobody else could sit down."""


def among_strangers(room: Room, language: LanguageSpoken) -> Room:
    """The table in the lobby: mild words, and ready sentences unless the host chooses otherwise."""
    room = replace(room, public=True, language=language, free_text=False, family=True)
    chairs = [
        chair if fits(chair.cry, free_text=False, family=True) else replace(chair, cry=None)
        for chair in room.chairs
    ]
    return room.with_chairs(chairs)


def waiting_for_more(room: Room, member: MemberId, at: int, waited: int = 0) -> Room:
    """Somebody has sat down, so long after their tap; at a table of the house that is to say that they would play."""
    if room.hosted:
        return room
    room = room.with_chair(room.seated(member), ready=True)
    complete = room.full() and not any(chair.bot for chair in room.chairs)
    left = max(0, WAITS - waited)
    return _filled_by(room, at + (min(COMPLETE, left) if complete else left))


def would_play(room: Room, at: int) -> Room:
    """Somebody has said that they would play on: the table waits for the others, but not for long."""
    people = [chair for chair in room.chairs if not chair.by_bot]
    if all(chair.ready for chair in people):
        return _filled_by(room, at)
    return _filled_by(room, at + WAITS) if any(chair.ready for chair in people) else room


def _filled_by(room: Room, at: int) -> Room:
    """Never later than was promised."""
    return replace(room, fills_at=at if room.fills_at is None else min(at, room.fills_at))
