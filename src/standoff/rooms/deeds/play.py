"""What people do while a game is on: choose, arm a power, ask for time, let a bot stand in."""

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from standoff.protocol.members import MemberId
from standoff.protocol.messages import Loading, Nudged
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.game import Game
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import without
from standoff.rooms.tempo import SECOND
from standoff.rooms.window import COUNTED
from standoff.rules.asks import Decision, Seat
from standoff.rules.game import asks

MORE_TIME = 30 * SECOND
LONGEST_PAUSE = 60 * SECOND
PAUSES = 1
"""How often each may pause in a game; whoever is alone may always."""
NUDGE_EVERY = 20 * SECOND
HOST_WAITS = 10 * SECOND
"""So long after the others could choose, the host may have the count begin for all."""


def decoded(game: Game, said: Raw) -> Decision:
    """The decision in these bytes."""
    try:
        return game.edition.decoded(said)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise RefusedError(Code.MALFORMED) from fault


class Answer(Deed, frozen=True, tag="answer"):
    """A seat answers its ask; it may change its mind until the window closes."""

    window: int
    say: Raw

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        seat = room.seated(by)
        said = decoded(game, self.say)
        if game.window is None or game.window.number != self.window:
            raise RefusedError(Code.STALE)
        asked = game.asked(seat)
        ask = None if asked is None else asks(game.table).get(asked)
        if asked is None or ask is None:
            raise RefusedError(Code.NOT_ASKED)
        if not ask.admits(said):
            raise RefusedError(Code.ILLEGAL)
        is_first = asked not in game.choices
        room = room.with_game(choices={**game.choices, asked: said})
        if room.chairs[seat].stand_in:
            room = room.with_chair(seat, stand_in=False).telling_room()
        loaded = room.playing().loaded()
        return room.telling_all(Loading(loaded)) if is_first and loaded else room


class Arm(Deed, frozen=True, tag="arm"):
    """A seat says beforehand how it will use its power, as soon as it may."""

    say: Raw

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        seat, said = room.seated(by), decoded(game, self.say)
        if not game.edition.may_be_armed(said):
            raise RefusedError(Code.ILLEGAL)
        return room.with_game(armed={**game.armed, seat: said})


class Disarm(Deed, frozen=True, tag="disarm"):
    """A seat says nothing beforehand after all."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        return room.with_game(armed=without(room.playing().armed, room.seated(by)))


class Nudge(Deed, frozen=True, tag="nudge"):
    """Ask somebody who is slow to hurry."""

    seat: Seat

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        room.seated(by)
        member = room.chair_at(self.seat).member
        if member is None:
            raise RefusedError(Code.STALE)
        room.not_before(room.members[by].nudged_at + NUDGE_EVERY, at)
        return room.with_member(by, nudged_at=at).telling(member, Nudged())


class MoreTime(Deed, frozen=True, tag="more-time"):
    """More time, for the whole table; who asked is not shown."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        room.seated(by)
        if game.window is None or game.window.closes_at is None:
            raise RefusedError(Code.STALE)
        if by in game.more_time:
            raise RefusedError(Code.TOO_OFTEN)
        game = replace(game, more_time=game.more_time | {by}).lengthened(MORE_TIME)
        return replace(room, game=game).telling_all(game.clock())


class GoOn(Deed, frozen=True, tag="go-on"):
    """ "Count!", whether one has chosen or not: once all who are asked say so, the count begins.

    Until then nobody learns who said it, or how many (A17).
    """

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        room.seated(by)
        if game.paused_at is not None:
            raise RefusedError(Code.PAUSED)
        window = game.window
        if window is None or (window.closes_at is not None and window.waiting not in COUNTED):
            raise RefusedError(Code.STALE)
        game = replace(game, go_on=game.go_on | {by})
        for_all = by == room.host and at >= window.shown_at + HOST_WAITS
        if not (for_all or game.askers() <= game.go_on):
            return replace(room, game=game)
        counted = game.counting(at, room.lengths)
        if counted is game:
            raise RefusedError(Code.STALE)
        return replace(room, game=counted).telling_all(counted.clock())


class Pause(Deed, frozen=True, tag="pause"):
    """Stop the clock: each once a game, and whoever is alone whenever they like."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        room.seated(by)
        if game.paused_at is not None:
            raise RefusedError(Code.STALE)
        if not room.alone and room.members[by].pauses >= PAUSES:
            raise RefusedError(Code.TOO_OFTEN)
        room = room.with_member(by, pauses=room.members[by].pauses + 1)
        room = room.with_game(paused_at=at, paused_by=by)
        return room.telling_all(room.playing().clock())


class Unpause(Deed, frozen=True, tag="unpause"):
    """Let the clock run again, with the time that was left."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.seated(by)
        return unpaused(room, at)


def unpaused(room: Room, at: int) -> Room:
    """The clock runs again: the window, and what was being shown, are longer by the pause."""
    game = room.playing()
    if game.paused_at is None:
        raise RefusedError(Code.STALE)
    window, paused = game.window, at - game.paused_at
    if window is not None and window.shown_at > game.paused_at:
        window = replace(window, shown_at=window.shown_at + paused)
    game = replace(game, window=window, paused_at=None, paused_by=None).lengthened(paused)
    return replace(room, game=game).telling_all(game.clock())


class Rest(Deed, frozen=True, tag="rest"):
    """A player lets a bot stand in, openly, until they take the seat back."""

    on: bool

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        seat = room.seated(by)
        return room.with_chair(seat, stand_in=self.on, missed=0).telling_room()
