"""What people do while a game is on: choose, arm a power, ask for time, let a bot stand in."""

import msgspec
from msgspec import Raw

from standoff.rooms.deeds.deed import Deed
from standoff.rooms.game import Game
from standoff.rooms.messages import Clock, Loading, Nudged
from standoff.rooms.people import MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.tempo import SECOND
from standoff.rules.asks import Decision, Seat

MORE_TIME = 30 * SECOND
LONGEST_PAUSE = 5 * 60 * SECOND
PAUSES = 1
"""How often a player may pause in a game; the host may always."""
NUDGE_EVERY = 20 * SECOND
ENOUGH_TO_GO_ON = 2
"""How many players may go on without the others; the host may alone."""


def decoded(room: Room, said: Raw) -> Decision:
    """The decision in these bytes."""
    try:
        return room.playing().edition.decoded(said)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise RefusedError(Code.MALFORMED) from fault


def tell_clock(room: Room, game: Game) -> None:
    """Tell everybody how the clock stands."""
    room.tell_all(Clock(game.window, game.paused_at is not None, game.paused_by))


class Answer(Deed, frozen=True, tag="answer"):
    """A seat answers its ask; it may change its mind until the window closes."""

    window: int
    say: Raw

    def check(self, room: Room, by: MemberId, at: int) -> None:
        game = room.playing()
        seat = room.seated(by)
        said = decoded(room, self.say)
        if game.window is None or game.window.number != self.window:
            raise RefusedError(Code.STALE)
        ask = game.ask_of(seat)
        if ask is None:
            raise RefusedError(Code.NOT_ASKED)
        if not ask.admits(said):
            raise RefusedError(Code.ILLEGAL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        game = room.playing()
        seat = room.seated(by)
        shown_before = game.loaded()
        asked = game.asked(seat)
        assert asked is not None
        game.choices[asked] = decoded(room, self.say)
        if room.chairs[seat].stand_in:
            room.chairs[seat].stand_in = False
            room.tell_room()
        if game.loaded() != shown_before:
            room.tell_all(Loading(game.loaded()))


class Arm(Deed, frozen=True, tag="arm"):
    """A seat says beforehand how it will use its power, as soon as it may."""

    say: Raw

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.playing()
        room.seated(by)
        if not room.playing().edition.may_be_armed(decoded(room, self.say)):
            raise RefusedError(Code.ILLEGAL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.playing().armed[room.seated(by)] = decoded(room, self.say)


class Disarm(Deed, frozen=True, tag="disarm"):
    """A seat says nothing beforehand after all."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.playing()
        room.seated(by)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.playing().armed.pop(room.seated(by), None)


class Nudge(Deed, frozen=True, tag="nudge"):
    """Ask somebody who is slow to hurry."""

    seat: Seat

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        room.seated(by)
        if room.chair_at(self.seat).member is None:
            raise RefusedError(Code.STALE)
        if at < room.members[by].nudged_at + NUDGE_EVERY:
            raise RefusedError(Code.TOO_OFTEN)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        member = room.chairs[self.seat].member
        assert member is not None
        room.members[by].nudged_at = at
        room.tell(member, Nudged())


class MoreTime(Deed, frozen=True, tag="more-time"):
    """More time, for the whole table; who asked is not shown."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        game = room.playing()
        room.seated(by)
        if game.window is None or game.window.closes_at is None:
            raise RefusedError(Code.STALE)
        if by in game.more_time:
            raise RefusedError(Code.TOO_OFTEN)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        game = room.playing()
        game.more_time.add(by)
        game.lengthen(MORE_TIME)
        tell_clock(room, game)


class GoOn(Deed, frozen=True, tag="go-on"):
    """Go on without waiting: the host, or any two players; then the count begins."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        game = room.playing()
        room.seated(by)
        if game.paused_at is not None:
            raise RefusedError(Code.PAUSED)
        if game.window is None or game.window.closes_at is not None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        game = room.playing()
        game.go_on.add(by)
        enough = min(ENOUGH_TO_GO_ON, len(room.people() | {by}))
        if by == room.host or len(game.go_on) >= enough:
            game.count(at, room.lengths)
            tell_clock(room, game)


class Pause(Deed, frozen=True, tag="pause"):
    """Stop the clock: a player once a game, the host whenever he likes."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        game = room.playing()
        room.seated(by)
        if game.paused_at is not None:
            raise RefusedError(Code.STALE)
        if by != room.host and room.members[by].pauses >= PAUSES:
            raise RefusedError(Code.TOO_OFTEN)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        game = room.playing()
        room.members[by].pauses += 1
        game.paused_at = at
        game.paused_by = by
        tell_clock(room, game)


class Unpause(Deed, frozen=True, tag="unpause"):
    """Let the clock run again, with the time that was left."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.seated(by)
        if room.playing().paused_at is None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        unpause(room, at)


def unpause(room: Room, at: int) -> None:
    """The clock runs again: the window is longer by the pause."""
    game = room.playing()
    assert game.paused_at is not None
    game.lengthen(at - game.paused_at)
    game.paused_at = game.paused_by = None
    tell_clock(room, game)


class Rest(Deed, frozen=True, tag="rest"):
    """A player lets a bot stand in, openly, until he takes the seat back."""

    on: bool

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        room.seated(by)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        chair = room.chairs[room.seated(by)]
        chair.stand_in = self.on
        chair.missed = 0
        room.tell_room()
