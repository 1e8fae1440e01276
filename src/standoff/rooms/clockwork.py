"""Clockwork: what the server has to do in a room by itself, and when."""

import msgspec
from msgspec import Raw

from standoff.protocol.members import MemberId
from standoff.rooms import alone
from standoff.rooms.bots import Bots
from standoff.rooms.deeds.claims import due_to_claims
from standoff.rooms.deeds.doing import Away
from standoff.rooms.deeds.play import LONGEST_PAUSE
from standoff.rooms.draw import PATIENCE
from standoff.rooms.game import Game
from standoff.rooms.room import Room, Stage
from standoff.rooms.server_deeds import (
    Close,
    Count,
    Deal,
    Depart,
    DrawOn,
    Drop,
    EndPause,
    Give,
    PassPen,
    Stalled,
    Succeed,
)
from standoff.rooms.tempo import SECOND

STALL = 1 * SECOND
"""So late after a window should have closed, the server was not there, and people unheard."""
BREATH = 1 * SECOND
"""What people get then, beyond the time lost, so that what they sent meanwhile is heard first."""
HOST_AWAY = 60 * SECOND
WATCHER_AWAY = 10 * 60 * SECOND


def wake_at(room: Room) -> int | None:
    """When there will be something to do, if nobody does anything before."""
    if room.draw is not None:
        return room.draw.until
    if room.dealing_at is not None:
        return room.dealing_at
    if room.real is not None:
        return None if room.real.wanted is None else room.real.wanted.until
    if room.stage is not Stage.GAME or room.game is None:
        return None
    if room.game.paused_at is not None:
        return None if room.alone else room.game.paused_at + LONGEST_PAUSE
    return alone.closes(room.game) if alone.goes_on(room) else room.game.closes(room.lengths)


def due(
    room: Room, bots: Bots, now: int
) -> Close | Count | Deal | DrawOn | EndPause | PassPen | Stalled | None:
    """What there is to do now; ask it before and after everything that people do."""
    if room.draw is not None:
        if now >= room.draw.until + STALL:
            return Stalled(now - room.draw.until + PATIENCE)
        return DrawOn() if now >= room.draw.until else None
    if room.dealing_at is not None:
        return Deal() if now >= room.dealing_at else None
    if room.real is not None and room.real.wanted is not None:
        return PassPen() if now >= room.real.wanted.until else None
    game = room.game
    if room.stage is not Stage.GAME or game is None or game.window is None:
        return None
    if game.paused_at is not None:
        over = now >= game.paused_at + LONGEST_PAUSE and not room.alone
        return EndPause() if over else None
    if alone.goes_on(room):
        if alone.counts(game, now, room.lengths):
            return Count(game.window.number)
        closes_at = alone.closes(game)
        if closes_at is not None and now < closes_at:
            return None
        return _close(game, bots, now)
    if game.may_count():
        return Count(game.window.number)
    closes_at = game.closes(room.lengths)
    if not (game.may_close_early() and game.all_in()):
        if closes_at is None or now < closes_at:
            return None
        if now >= closes_at + STALL:
            return Stalled(now - closes_at + BREATH)
    return _close(game, bots, now)


def _close(game: Game, bots: Bots, now: int) -> Close:
    """The window closes with what bots say in it."""
    assert game.window is not None
    bots.walk_on(game, now)
    said = {str(seat): Raw(msgspec.json.encode(said)) for seat, said in bots.say(game).items()}
    return Close(game.window.number, said)


def lost_walk(room: Room, bots: Bots, ended_at: int) -> int:
    """How long people had walked when a server ended: nobody knows where, so all begin again."""
    game, walk = room.game, bots.walk_in(room.game)
    if game is None or game.window is None or walk is None or walk.began is not None:
        return 0
    return max(0, ended_at - game.window.shown_at)


def due_to_absence(room: Room, away: Away, now: int) -> Succeed | Depart | Give | Drop | None:
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
    return due_to_claims(room, away, now)


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
