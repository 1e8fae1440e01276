"""Clockwork: what the server has to do in a room by itself, and when."""

import msgspec
from msgspec import Raw

from standoff.protocol.members import MemberId
from standoff.rooms import alone
from standoff.rooms.bots import Bots
from standoff.rooms.deeds.claims import due_to_claims
from standoff.rooms.deeds.doing import Away
from standoff.rooms.deeds.play import LONGEST_PAUSE
from standoff.rooms.deeds.talk import TALK_EVERY
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
    FillChairs,
    Give,
    HandBack,
    PassPen,
    Speak,
    Stalled,
    StandIn,
    Succeed,
)
from standoff.rooms.tempo import SECOND
from standoff.rooms.window import REFEREED

STALL = 1 * SECOND
"""So late after a window should have closed, the server was not there, and people unheard."""
BREATH = 1 * SECOND
"""What people get then, beyond the time lost, so that what they sent meanwhile is heard first."""
HOST_AWAY = 60 * SECOND
WATCHER_AWAY = 10 * 60 * SECOND
GODFATHER_AWAY = 15 * SECOND


def wake_at(room: Room) -> int | None:
    """When there will be something to do, if nobody does anything before."""
    if room.draw is not None:
        return room.draw.until
    if room.dealing_at is not None:
        return room.dealing_at
    if room.fills_at is not None:
        return room.fills_at
    if room.real is not None:
        return None if room.real.wanted is None else room.real.wanted.until
    if room.stage is not Stage.GAME or room.game is None:
        return None
    if room.game.paused_at is not None:
        return None if room.alone else room.game.paused_at + LONGEST_PAUSE
    closes = alone.closes(room.game) if alone.goes_on(room) else room.game.closes(room.lengths)
    times = [at for at in (closes, _speaks_at(room.game)) if at is not None]
    return min(times, default=None)


def _speaks_at(game: Game) -> int | None:
    """When a bot says what it has to say: once the step was shown, and as seldom as people may."""
    if game.remark is None or game.window is None:
        return None
    return max(game.window.shown_at, game.spoke_at + TALK_EVERY)


def due(
    room: Room, bots: Bots, now: int
) -> Close | Count | Deal | DrawOn | EndPause | FillChairs | PassPen | Speak | Stalled | None:
    """What there is to do now; ask it before and after everything that people do."""
    if room.draw is not None:
        if now >= room.draw.until + STALL:
            return Stalled(now - room.draw.until + room.draw.patience(now))
        return DrawOn() if now >= room.draw.until else None
    if room.dealing_at is not None:
        return Deal() if now >= room.dealing_at else None
    if room.fills_at is not None:
        return FillChairs() if now >= room.fills_at else None
    if room.real is not None and room.real.wanted is not None:
        return PassPen() if now >= room.real.wanted.until else None
    game = room.game
    if room.stage is not Stage.GAME or game is None or game.window is None:
        return None
    if game.paused_at is not None:
        over = now >= game.paused_at + LONGEST_PAUSE and not room.alone
        return EndPause() if over else None
    speaks_at = _speaks_at(game)
    if game.remark is not None and speaks_at is not None and now >= speaks_at:
        return Speak(*game.remark)
    if alone.goes_on(room):
        if alone.counts(game, now, room.lengths):
            return Count(game.window.number)
        closes_at = alone.closes(game)
        if closes_at is not None and now < closes_at:
            return None
        return _close(game, bots, now)
    if game.may_count() or game.lacks_whistle(now, room.lengths):
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


def due_to_absence(
    room: Room, away: Away, now: int
) -> Succeed | Depart | Give | Drop | StandIn | HandBack | None:
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
    return _due_to_whistle(room, away, now) or due_to_claims(room, away, now)


def _due_to_whistle(room: Room, away: Away, now: int) -> StandIn | HandBack | None:
    """A Godfather whose device is out of reach holds nobody up; once it is back, the whistle is theirs."""
    game = room.game
    for chair in room.chairs:
        if chair.member is None or not chair.godfather:
            continue
        if chair.out_of_reach and chair.member not in away:
            return HandBack(chair.member)
        waited = game is not None and game.window is not None and game.window.waiting in REFEREED
        if waited and not chair.by_bot and now >= away.get(chair.member, now) + GODFATHER_AWAY:
            return StandIn(chair.member)
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
