"""What people do while a game is on: choose, arm a power, ask for time, let a bot stand in."""

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from standoff.protocol.deeds.play import (
    Answer,
    Arm,
    Disarm,
    GoOn,
    MoreTime,
    Nudge,
    Pause,
    Rest,
    Unpause,
)
from standoff.protocol.messages import Loading, Nudged
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.game import Game
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.seating import without
from standoff.rooms.tempo import SECOND
from standoff.rooms.window import COUNTED, REFEREED
from standoff.rules.asks import Decision
from standoff.rules.game import asks

MORE_TIME = 30 * SECOND
LONGEST_PAUSE = 60 * SECOND
PAUSES = 1
"""How often each may pause in a game; whoever is alone may always."""
NUDGE_EVERY = 20 * SECOND
HOST_WAITS = 10 * SECOND
"""So long after the others could choose, the host may have the count begin for all, and
everybody together may go on without a Godfather."""


def decoded(game: Game, said: Raw) -> Decision:
    """The decision in these bytes."""
    try:
        return game.edition.decoded(said)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise RefusedError(Code.MALFORMED) from fault


@does(Answer)
def answer(deed: Answer, room: Room, act: Act) -> Room:
    game = room.playing()
    seat = room.seated(act.by)
    said = decoded(game, deed.say)
    if game.window is None or game.window.number != deed.window:
        raise RefusedError(Code.STALE)
    asked = game.asked(seat)
    ask = None if asked is None else asks(game.table).get(asked)
    if asked is None or ask is None:
        raise RefusedError(Code.NOT_ASKED)
    if not ask.admits(said):
        raise RefusedError(Code.ILLEGAL)
    room = room.with_game(choices={**game.choices, asked: said})
    if room.chairs[seat].stand_in:
        room = room.with_chair(seat, stand_in=False, out_of_reach=False).telling_room()
    loaded = () if asked in game.choices else room.playing().loaded()
    return room.telling_all(Loading(loaded)) if loaded else room


@does(Arm)
def arm(deed: Arm, room: Room, act: Act) -> Room:
    game = room.playing()
    seat, said = room.seated(act.by), decoded(game, deed.say)
    if not game.edition.may_be_armed(said):
        raise RefusedError(Code.ILLEGAL)
    return room.with_game(armed={**game.armed, seat: said})


@does(Disarm)
def disarm(deed: Disarm, room: Room, act: Act) -> Room:
    return room.with_game(armed=without(room.playing().armed, room.seated(act.by)))


@does(Nudge)
def nudge(deed: Nudge, room: Room, act: Act) -> Room:
    member = room.chair_at(deed.seat).member
    if member is None:
        raise RefusedError(Code.STALE)
    room.not_before(room.members[act.by].nudged_at + NUDGE_EVERY, act.at)
    return room.with_member(act.by, nudged_at=act.at).telling(member, Nudged())


@does(MoreTime)
def more_time(deed: MoreTime, room: Room, act: Act) -> Room:
    game = room.playing()
    if game.window is None or game.window.closes_at is None:
        raise RefusedError(Code.STALE)
    if act.by in game.more_time:
        raise RefusedError(Code.TOO_OFTEN)
    game = replace(game, more_time=game.more_time | {act.by}).lengthened(MORE_TIME)
    return replace(room, game=game).telling_all(game.clock())


@does(GoOn)
def go_on(deed: GoOn, room: Room, act: Act) -> Room:
    game = room.playing()
    if game.paused_at is not None:
        raise RefusedError(Code.PAUSED)
    window = game.window
    if window is None or (
        window.closes_at is not None and window.waiting not in COUNTED | REFEREED
    ):
        raise RefusedError(Code.STALE)
    if window.waiting in REFEREED:  # nobody blows before a Godfather could
        room.not_before(window.shown_at + HOST_WAITS, act.at)
    game = replace(game, go_on=game.go_on | {act.by})
    for_all = act.by == room.host and act.at >= window.shown_at + HOST_WAITS
    people = room.people()
    if not (for_all or game.voters(people) <= game.go_on):
        room = replace(room, game=game)
        return room.telling_all(game.wanted(people)) if game.edition.tells_wishes else room
    counted = game.counting(act.at, room.lengths)
    if counted is game:
        raise RefusedError(Code.STALE)
    return replace(room, game=counted).telling_all(counted.clock())


@does(Pause)
def pause(deed: Pause, room: Room, act: Act) -> Room:
    game = room.playing()
    if game.paused_at is not None:
        raise RefusedError(Code.STALE)
    if not room.alone and room.members[act.by].pauses >= PAUSES:
        raise RefusedError(Code.TOO_OFTEN)
    room = room.with_member(act.by, pauses=room.members[act.by].pauses + 1)
    room = room.with_game(paused_at=act.at, paused_by=act.by)
    return room.telling_all(room.playing().clock())


@does(Unpause)
def unpause(deed: Unpause, room: Room, act: Act) -> Room:
    return unpaused(room, act.at)


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


@does(Rest)
def rest(deed: Rest, room: Room, act: Act) -> Room:
    seat = room.seated(act.by)
    return room.with_chair(seat, stand_in=deed.on, missed=0, out_of_reach=False).telling_room()
