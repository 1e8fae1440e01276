"""Seating: who comes, sits down, gets up and leaves, and what the bots are called then."""

from collections.abc import Mapping
from itertools import cycle, islice
from typing import TypeVar

from msgspec.structs import replace

from standoff.bots.catalogue import TEMPERS
from standoff.protocol.members import Kind, Look, MemberId
from standoff.rooms.names import named
from standoff.rooms.people import Chair, FormerMember, Keys, Member
from standoff.rooms.room import Room, Stage

T = TypeVar("T")


def bots_named(room: Room) -> Room:
    """Every bot is the gangster of its chair, so that its name and its figure match."""
    taken = room.names_of_people()
    gangsters = room.edition.gangsters
    chairs = list(room.chairs)
    for seat, chair in enumerate(chairs):
        if chair.bot is not None:
            chairs[seat] = replace(chair, name=named(gangsters[seat % len(gangsters)], taken))
            taken.add(chairs[seat].name)
    return room.with_chairs(chairs)


def with_bots(room: Room, bot: str | None, chairs: int) -> Room:
    """Bots take chairs until so many are taken: of one temper, or of one after the other."""
    new = max(0, chairs - len(room.chairs))
    # Other tempers in the next game than in the last.
    first = room.games + sum(chair.bot is not None for chair in room.chairs)
    tempers = islice(cycle((bot,) if bot else TEMPERS), first, first + new)
    seated = [Chair(temper, bot=temper) for temper in tempers]
    return bots_named(room.with_chairs((*room.chairs, *seated)))


def seated(room: Room, member: MemberId) -> Room:
    """Somebody sits down, on a free chair if there is one."""
    person = room.members[member]
    chairs = [*room.chairs, Chair(person.name, member, look=person.look)]
    if room.full():
        bots = [seat for seat, other in enumerate(room.chairs) if other.bot]
        chairs[bots[-1]] = chairs.pop()
    return bots_named(room.with_chairs(chairs))


def entered(room: Room, kind: Kind, name: str, keys: Keys, look: Look | None = None) -> Room:
    """Somebody new has the number of the next member."""
    new = room.next_member
    room = replace(
        room,
        members={**room.members, new: Member(new, kind, name, look=look)},
        keys={**room.keys, new: keys},
        next_member=new + 1,
        host=new if room.hosted and room.host == 0 and kind is not Kind.TV else room.host,
    )
    if room.stage is not Stage.GAME:
        return bots_named(room)
    return room.with_game(witnesses=room.playing().witnesses | {new})


def left(room: Room, member: MemberId) -> Room:
    """Somebody leaves for good: a bot plays their game to its end."""
    room = vacated(room, member)
    members, keys = without(room.members, member), without(room.keys, member)
    gone = FormerMember(room.members[member].name, room.keys[member].person)
    former = {**room.former, member: gone}
    room = replace(room, members=members, keys=keys, former=former)
    return replace(room, host=heir(room) or 0) if member == room.host else room


def vacated(room: Room, member: MemberId) -> Room:
    """Somebody's chair has nobody on it any more; in a game a stand-in plays it."""
    room = unclaimed(room, member)
    seat = room.seat_of(member)
    if seat is None:
        return room
    room = replace(room, dealing_at=None)
    if room.stage is Stage.TABLE:
        return room.with_chair(seat, member=None)
    if room.stage is Stage.GAME or room.draw is not None:
        return room.with_chair(seat, member=None, stand_in=True)
    return without_chair(room, seat)


def without_chair(room: Room, seat: int) -> Room:
    """A chair is taken away; a claim on a chair says where it stands, so that none is left."""
    room = replace(room, claims={})
    return bots_named(room.with_chairs((*room.chairs[:seat], *room.chairs[seat + 1 :])))


def unclaimed(room: Room, member: MemberId) -> Room:
    """Somebody asks for no chair any more."""
    return replace(room, claims=without(room.claims, member))


def heir(room: Room) -> MemberId | None:
    """Who becomes host after the one there is: the next at the table, or any other person."""
    seat = room.seat_of(room.host)
    around = room.chairs if seat is None else (*room.chairs[seat + 1 :], *room.chairs[:seat])
    sitting = [chair.member for chair in around if chair.member is not None]
    others = [member.id for member in room.members.values() if member.kind is not Kind.TV]
    return next((member for member in (*sitting, *others) if member != room.host), None)


def without(those: Mapping[MemberId, T], member: MemberId) -> dict[MemberId, T]:
    """A mapping in which somebody does not stand."""
    return {one: value for one, value in those.items() if one != member}
