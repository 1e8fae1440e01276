"""What the server does in a room: let people in, close windows, give time back."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, Away, allows, does
from standoff.rooms.deeds.drawing import begun
from standoff.rooms.deeds.filling import filled
from standoff.rooms.deeds.play import unpaused
from standoff.rooms.ending import ended
from standoff.rooms.erasing import called
from standoff.rooms.names import named
from standoff.rooms.people import Keys, Member
from standoff.rooms.playing_on import played_on
from standoff.rooms.public import waiting_for_more
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import entered, left, seated
from standoff.rooms.server_deeds import (
    Close,
    Count,
    Deal,
    Depart,
    EndPause,
    EnterRoom,
    FillChairs,
    HandBack,
    Renew,
    Rotate,
    Stalled,
    StandIn,
    Succeed,
)
from standoff.rooms.spoken import is_coarse
from standoff.rooms.window import MISSABLE
from standoff.rules.asks import Decision, Seat

MISSES = 2
"""After so many windows missed in a row a stand-in plays (A15)."""
MOST_MEMBERS = 60
"""How many may be in one room, with watchers and screens."""
MOST_WATCHERS = 12
"""How many who have no chair may come in; they take nothing of the players' room."""

Hash = Annotated[str, Meta(max_length=64)]


@allows(EnterRoom)
def may_enter(deed: EnterRoom, room: Room, at: int, away: Away) -> None:
    if room.locked:
        raise RefusedError(Code.LOCKED)
    # At a real table every phone is nobody's at first.
    plays = deed.kind is Kind.PLAYER and room.stage is Stage.TABLE
    watching = [one for one in room.members.values() if _watches(room, one)]
    crowded = len(watching) >= MOST_WATCHERS and not (plays or _sits(deed, room))
    if crowded or len(room.members) >= MOST_MEMBERS:
        raise RefusedError(Code.FULL)
    if room.public and deed.person and deed.person in {one.person for one in room.keys.values()}:
        raise RefusedError(Code.ALREADY_HERE)


def _sits(deed: EnterRoom, room: Room) -> bool:
    between_games = room.stage not in (Stage.GAME, Stage.TABLE) and room.draw is None
    return deed.kind is Kind.PLAYER and between_games


@does(EnterRoom)
def enter_room(deed: EnterRoom, room: Room, act: Act) -> Room:
    sits = _sits(deed, room)
    if sits and not room.has_place():
        raise RefusedError(Code.FULL)
    new, keys = room.next_member, Keys((deed.token,), deed.link, deed.words, deed.person or "")
    wish = called(new) if room.public and is_coarse(deed.name) else deed.name
    room = entered(room, deed.kind, named(wish, room.names()), keys, deed.look)
    if sits:
        room = waiting_for_more(seated(room, new), new, act.at, deed.waited)
    if room.real is not None and room.real.pen not in room.members:
        room = replace(room, real=replace(room.real, pen=new))
    return room.telling_room()


def _watches(room: Room, member: Member) -> bool:
    """Whether somebody only looks on; at a real table a phone is one that plays."""
    plays = room.stage is Stage.TABLE and member.kind is Kind.PLAYER
    return not plays and room.seat_of(member.id) is None


@does(Close)
def close(deed: Close, room: Room, act: Act) -> Room:
    game = room.playing()
    if game.window is None or game.window.number != deed.window:
        raise RefusedError(Code.STALE)
    said = {int(seat): game.edition.decoded(raw) for seat, raw in deed.bots.items()}
    answers: dict[Seat, Decision | None] = {
        seat: game.choices.get(seat) or said.get(seat) for seat in game.table.asking
    }
    if game.window.waiting in MISSABLE:
        room = _counting_misses(room, answers)
    game = room.playing().going(answers).opening_window(act.at, room.lengths)
    ghosts, bets = game.ghosts.watching(game.edition, game.events)
    room = replace(room, game=replace(game, ghosts=ghosts)).telling_played()
    if bets is not None:
        room = room.telling_all(bets)
    return ended(room, act.salt) if game.over else played_on(room, act.at)


def _counting_misses(room: Room, answers: dict[Seat, Decision | None]) -> Room:
    """Who let a window pass in which everybody sees that; the second time a bot stands in."""
    chairs, changed = list(room.chairs), False
    whistle = next((place for place, chair in enumerate(chairs) if chair.godfather), 0)
    for asked, said in answers.items():
        seat = asked if asked < len(chairs) else whistle
        chair = chairs[seat]
        if not chair.by_bot:
            missed = 0 if said is not None else chair.missed + 1
            away = missed >= MISSES
            chairs[seat] = replace(chair, missed=0 if away else missed, stand_in=away)
            changed = changed or away
    room = room.with_chairs(chairs)
    return room.telling_room() if changed else room


@does(Deal)
def deal(deed: Deal, room: Room, act: Act) -> Room:
    if room.dealing_at is None:
        raise RefusedError(Code.STALE)
    if room.edition.arranged(room.options, room.chairs) is not None:
        return begun(room, act.at)
    return replace(room, dealing_at=None).telling_room()


@does(FillChairs)
def fill_chairs(deed: FillChairs, room: Room, act: Act) -> Room:
    room.between_games()
    return filled(room, act.at)


@does(Count)
def count(deed: Count, room: Room, act: Act) -> Room:
    game = room.playing()
    if game.window is None or game.window.number != deed.window:
        raise RefusedError(Code.STALE)
    if room.alone:  # who has chosen has seen enough of the step before
        game = game.without_theatre(act.at)
    game = game.counting(act.at, room.lengths)
    return replace(room, game=game).telling_all(game.clock())


@does(Stalled)
def stalled(deed: Stalled, room: Room, act: Act) -> Room:
    if room.draw is not None:
        later = replace(room.draw, until=room.draw.until + deed.by_ms)
        return replace(room, draw=later).telling_room()
    game = room.game
    if game is None or game.window is None:
        return room
    game = game.lengthened(deed.by_ms)
    if game.paused_at is not None:
        game = replace(game, paused_at=game.paused_at + deed.by_ms)
    return replace(room, game=game).telling_all(game.clock())


@does(EndPause)
def end_pause(deed: EndPause, room: Room, act: Act) -> Room:
    return unpaused(room, act.at)


@does(Succeed)
def succeed(deed: Succeed, room: Room, act: Act) -> Room:
    if room.seat_of(deed.member) is None:
        raise RefusedError(Code.STALE)
    return replace(room, host=deed.member).telling_room()


@does(StandIn)
def stand_in(deed: StandIn, room: Room, act: Act) -> Room:
    room.playing()
    seat = room.seated(deed.member)
    return room.with_chair(seat, stand_in=True, missed=0, out_of_reach=True).telling_room()


@does(HandBack)
def hand_back(deed: HandBack, room: Room, act: Act) -> Room:
    seat = room.seated(deed.member)
    return room.with_chair(seat, stand_in=False, out_of_reach=False).telling_room()


@does(Depart)
def depart(deed: Depart, room: Room, act: Act) -> Room:
    if deed.member not in room.members or room.seat_of(deed.member) is not None:
        raise RefusedError(Code.STALE)
    return left(room, deed.member).telling_room()


@does(Rotate)
def rotate(deed: Rotate, room: Room, act: Act) -> Room:
    return _with_keys(room, deed.member, tokens=(deed.used, deed.token))


@does(Renew)
def renew(deed: Renew, room: Room, act: Act) -> Room:
    keys = {"tokens": (deed.token,), "link": deed.link, "words": deed.words}
    return _with_keys(room, deed.member, **keys)


def _with_keys(room: Room, member: MemberId, **changes: object) -> Room:
    if member not in room.members:
        raise RefusedError(Code.STALE)
    return replace(room, keys={**room.keys, member: replace(room.keys[member], **changes)})
