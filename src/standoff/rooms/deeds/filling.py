"""Filling: at a table of the house bots take what nobody sits on, and cards are dealt."""

from msgspec.structs import replace

from standoff.protocol.members import Kind
from standoff.rooms.deeds.drawing import begun
from standoff.rooms.room import Room
from standoff.rooms.seating import vacated, with_bots


def filled(room: Room, at: int) -> Room:
    """A game of those who would play; who has not said so looks on, and without anybody nothing is dealt."""
    asleep = [one.member for one in room.chairs if one.member is not None and not one.ready]
    for member in asleep:
        room = vacated(room, member).with_member(member, kind=Kind.WATCHER)
    if not room.people():
        return replace(room, fills_at=None).telling_room()
    return begun(with_bots(room, None, room.edition.chairs(room.options)), at)
