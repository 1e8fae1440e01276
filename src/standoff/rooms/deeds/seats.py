"""Who sits where: chairs are taken, left, given to bots and put in order."""

from msgspec.structs import replace

from standoff.protocol.deeds.seats import AddBot, Leave, RemoveBot, Reorder, Sit, StandUp
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.edition import LESSON
from standoff.rooms.public import waiting_for_more
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.seating import (
    bots_named,
    left,
    seated,
    unclaimed,
    vacated,
    with_bots,
    without_chair,
)


@does(Sit)
def sit(deed: Sit, room: Room, act: Act) -> Room:
    room.between_games()
    if room.locked:
        raise RefusedError(Code.LOCKED)
    if not room.has_place():
        raise RefusedError(Code.FULL)
    room = unclaimed(seated(room, act.by), act.by)
    room = waiting_for_more(room, act.by, act.at)
    return room.with_member(act.by, kind=Kind.PLAYER).telling_room()


@does(StandUp)
def stand_up(deed: StandUp, room: Room, act: Act) -> Room:
    if not room.is_late(act.by):
        room.between_games()
        room.seated(act.by)
    return vacated(room, act.by).with_member(act.by, kind=Kind.WATCHER).telling_room()


@does(Leave)
def leave(deed: Leave, room: Room, act: Act) -> Room:
    return left(room, act.by).telling_room()


@does(AddBot)
def add_bot(deed: AddBot, room: Room, act: Act) -> Room:
    room.between_games()
    room.only_host_among_strangers(act.by)
    if deed.bot not in room.edition.bots:
        raise RefusedError(Code.MALFORMED)
    if room.full():
        raise RefusedError(Code.FULL)
    if deed.bot == LESSON:
        room = replace(room, seed=room.edition.arranged_seed or room.seed)
    return with_bots(room, deed.bot, len(room.chairs) + 1).telling_room()


@does(RemoveBot)
def remove_bot(deed: RemoveBot, room: Room, act: Act) -> Room:
    room.between_games()
    room.only_host_among_strangers(act.by)
    if room.chair_at(deed.seat).bot is None:
        raise RefusedError(Code.STALE)
    return without_chair(room, deed.seat).telling_room()


@does(Reorder)
def reorder(deed: Reorder, room: Room, act: Act) -> Room:
    room.between_games()
    room.only_host_among_strangers(act.by)
    if sorted(deed.order) != list(range(len(room.chairs))):
        raise RefusedError(Code.STALE)
    room = bots_named(room.with_chairs([room.chairs[seat] for seat in deed.order]))
    claims = {
        member: replace(asked, seat=deed.order.index(asked.seat))
        for member, asked in room.claims.items()
    }
    return replace(room, claims=claims).telling_room()
