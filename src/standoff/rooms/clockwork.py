"""Clockwork: what the server has to do in a room by itself, and when."""

from collections.abc import Mapping

import msgspec
from msgspec import Raw

from standoff.rooms.deeds.play import LONGEST_PAUSE
from standoff.rooms.deeds.server import Close, Count, Deal, Depart, EndPause, Stalled, Succeed
from standoff.rooms.people import MemberId
from standoff.rooms.room import Room, Stage
from standoff.rooms.tempo import SECOND

STALL = 1 * SECOND
"""So late after a window should have closed, the server was not there, and people unheard."""
BREATH = 1 * SECOND
"""What people get then, beyond the time lost, so that what they sent meanwhile is heard first."""
HOST_AWAY = 60 * SECOND
WATCHER_AWAY = 10 * 60 * SECOND

Away = Mapping[MemberId, int]
"""Since when whose device has been out of reach."""


def wake_at(room: Room) -> int | None:
    """When there will be something to do, if nobody does anything before."""
    if room.dealing_at is not None:
        return room.dealing_at
    if room.stage is not Stage.GAME or room.game is None:
        return None
    if room.game.paused_at is not None:
        return room.game.paused_at + LONGEST_PAUSE
    return room.game.closes(room.lengths)


def due(room: Room, now: int) -> Close | Count | Deal | EndPause | Stalled | None:
    """What there is to do now; ask it before and after everything that people do."""
    if room.dealing_at is not None:
        return Deal() if now >= room.dealing_at else None
    game = room.game
    if room.stage is not Stage.GAME or game is None or game.window is None:
        return None
    if game.paused_at is not None:
        return EndPause() if now >= game.paused_at + LONGEST_PAUSE else None
    if game.may_count():
        return Count(game.window.number)
    closes_at = game.closes(room.lengths)
    if not (game.may_close_early() and game.all_in()):
        if closes_at is None or now < closes_at:
            return None
        if now >= closes_at + STALL:
            return Stalled(now - closes_at + BREATH)
    game.walk_on(now)
    bots = {str(seat): Raw(msgspec.json.encode(said)) for seat, said in game.bots_say().items()}
    return Close(game.window.number, bots)


def lost_walk(room: Room, ended_at: int) -> int:
    """How long people had walked when a server ended: nobody knows where, so all begin again."""
    game = room.game
    if game is None or game.walk is None or game.window is None or game.walk.began is not None:
        return 0
    return max(0, ended_at - game.window.shown_at)


def due_to_absence(room: Room, away: Away, now: int) -> Succeed | Depart | None:
    """What there is to do because devices have been out of reach for long."""
    for member, since in away.items():
        if member not in room.members:
            continue
        if member == room.host and now >= since + HOST_AWAY:
            heir = _present_heir(room, away)
            if heir is not None:
                return Succeed(heir)
        if room.stage is Stage.TABLE:
            continue  # what was tapped on a phone that sleeps is still to come
        if room.seat_of(member) is None and now >= since + WATCHER_AWAY:
            return Depart(member)
    return None


def _present_heir(room: Room, away: Away) -> MemberId | None:
    """The next at the table after the host whose device can be reached."""
    seat = room.seat_of(room.host) or 0
    around = [*room.chairs[seat:], *room.chairs[:seat]]
    return next(
        (
            chair.member
            for chair in around
            if chair.member is not None and chair.member != room.host and chair.member not in away
        ),
        None,
    )
