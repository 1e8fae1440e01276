"""What keeps a room in order: locking, muting, handing over, calling off, and having it forgotten."""

from msgspec.structs import replace

from standoff.protocol.deeds.hosting import (
    CallOff,
    Forget,
    HandOver,
    Kick,
    Lock,
    Mute,
    Publish,
    ShowOut,
)
from standoff.protocol.members import Kind
from standoff.protocol.messages import Forgotten
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.ending import ended
from standoff.rooms.public import among_strangers
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import left, vacated


@does(Lock)
def lock(deed: Lock, room: Room, act: Act) -> Room:
    return replace(room, locked=deed.on).telling_room()


@does(Publish)
def publish(deed: Publish, room: Room, act: Act) -> Room:
    if not deed.on:
        return replace(room, public=False).telling_room()
    sitting = [room.keys[one].person for chair in room.chairs if (one := chair.member) is not None]
    known = [person for person in sitting if person]
    if len(set(known)) < len(known) and not room.restoring:
        raise RefusedError(Code.ALREADY_HERE)
    return among_strangers(room, deed.language).telling_room()


@does(Mute)
def mute(deed: Mute, room: Room, act: Act) -> Room:
    if deed.member not in room.members:
        raise RefusedError(Code.STALE)
    return room.with_member(deed.member, muted=deed.on).telling_room()


@does(Kick)
def kick(deed: Kick, room: Room, act: Act) -> Room:
    member = room.chair_at(deed.seat).member
    if member is None:
        raise RefusedError(Code.STALE)
    if member == act.by:
        raise RefusedError(Code.ILLEGAL)
    if room.real is not None and room.real.shows_what_is_left() and not room.restoring:
        raise RefusedError(Code.STALE)
    room = vacated(room, member).with_member(member, kind=Kind.WATCHER).telling_room()
    return room.telling(member, room.welcome(member, act.at))


@does(ShowOut)
def show_out(deed: ShowOut, room: Room, act: Act) -> Room:
    if deed.member not in room.members:
        raise RefusedError(Code.STALE)
    if deed.member == act.by or room.seat_of(deed.member) is not None:
        raise RefusedError(Code.ILLEGAL)
    return left(room, deed.member).telling_room()


@does(HandOver)
def hand_over(deed: HandOver, room: Room, act: Act) -> Room:
    if room.seat_of(deed.member) is None:
        raise RefusedError(Code.NOT_SEATED)
    return replace(room, host=deed.member).telling_room()


@does(CallOff)
def call_off(deed: CallOff, room: Room, act: Act) -> Room:
    return ended(room.with_game(called_off=True), act.salt)


@does(Forget)
def forget(deed: Forget, room: Room, act: Act) -> Room:
    return replace(room, stage=Stage.FORGOTTEN, game=None, draw=None).telling_all(Forgotten())
