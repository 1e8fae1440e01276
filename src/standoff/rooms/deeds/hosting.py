"""What keeps a room in order: locking, muting, handing over, and having it forgotten."""

from msgspec.structs import replace

from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Forgotten
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import left, vacated
from standoff.rules.asks import Seat


class Lock(Deed, frozen=True, tag="lock"):
    """Let nobody else in, to play or to watch, or let them again."""

    on: bool

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        return replace(room, locked=self.on).telling_room()


class Mute(Deed, frozen=True, tag="mute"):
    """Let somebody not be heard, or be heard again."""

    member: MemberId
    on: bool

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        if self.member not in room.members:
            raise RefusedError(Code.STALE)
        return room.with_member(self.member, muted=self.on).telling_room()


class Kick(Deed, frozen=True, tag="kick"):
    """Somebody loses their chair: in a game a stand-in plays it, and only the table gives it back."""

    seat: Seat

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        member = room.chair_at(self.seat).member
        if member is None:
            raise RefusedError(Code.STALE)
        if member == by:
            raise RefusedError(Code.ILLEGAL)
        room = vacated(room, member).with_member(member, kind=Kind.WATCHER).telling_room()
        return room.telling(member, room.welcome(member, at))


class ShowOut(Deed, frozen=True, tag="show-out"):
    """The host has somebody leave who has no chair: a watcher, a screen, a phone that is nobody's."""

    member: MemberId

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        if self.member not in room.members:
            raise RefusedError(Code.STALE)
        if self.member == by or room.seat_of(self.member) is not None:
            raise RefusedError(Code.ILLEGAL)
        return left(room, self.member).telling_room()


class HandOver(Deed, frozen=True, tag="hand-over"):
    """Make somebody else the host."""

    member: MemberId

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        if room.seat_of(self.member) is None:
            raise RefusedError(Code.NOT_SEATED)
        return replace(room, host=self.member).telling_room()


class Forget(Deed, frozen=True, tag="forget"):
    """The host has the table forgotten: whoever keeps its entries deletes them."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        return replace(room, stage=Stage.FORGOTTEN, game=None, draw=None).telling_all(Forgotten())
