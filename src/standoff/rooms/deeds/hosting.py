"""What keeps a room in order: locking, muting, handing over, and giving a lost seat back."""

from standoff.rooms.deeds.deed import Deed
from standoff.rooms.messages import Forgotten
from standoff.rooms.people import Kind, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rules.asks import Seat


class Lock(Deed, frozen=True, tag="lock"):
    """Let nobody else sit down, or let them again."""

    on: bool

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.locked = self.on
        room.tell_room()


class Mute(Deed, frozen=True, tag="mute"):
    """Let somebody not be heard, or be heard again."""

    member: MemberId
    on: bool

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)
        if self.member not in room.members:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.members[self.member].muted = self.on
        room.tell_room()


class Kick(Deed, frozen=True, tag="kick"):
    """Somebody loses his chair: in a game a stand-in plays it, and only the table gives it back."""

    seat: Seat

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)
        member = room.chair_at(self.seat).member
        if member is None:
            raise RefusedError(Code.STALE)
        if member == by:
            raise RefusedError(Code.ILLEGAL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        member = room.chairs[self.seat].member
        assert member is not None
        room.vacate(member)
        room.members[member].kind = Kind.WATCHER
        room.tell_room()
        room.tell(member, room.welcome(member, at))


class HandOver(Deed, frozen=True, tag="hand-over"):
    """Make somebody else the host."""

    member: MemberId

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)
        if room.seat_of(self.member) is None:
            raise RefusedError(Code.NOT_SEATED)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.host = self.member
        room.tell_room()


class Claim(Deed, frozen=True, tag="claim"):
    """Ask the table for a chair whose person lost the device, or left."""

    seat: Seat

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        if room.members[by].kind is Kind.TV or room.seat_of(by) is not None:
            raise RefusedError(Code.ILLEGAL)
        if room.chair_at(self.seat).bot is not None:
            raise RefusedError(Code.ILLEGAL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.claims[by] = self.seat
        room.consents[by] = set()
        room.tell_room()


class Consent(Deed, frozen=True, tag="consent"):
    """Agree that somebody gets the chair asked for: most of the others who play must.

    The host, and whoever sits on that chair, may say no for all.
    """

    member: MemberId
    yes: bool = True

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.seated(by)
        if self.member not in room.claims:
            raise RefusedError(Code.STALE)
        if not self.yes and by not in (room.host, self._owner(room)):
            raise RefusedError(Code.NOT_HOST)

    def _owner(self, room: Room) -> MemberId | None:
        return room.chairs[room.claims[self.member]].member

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        owner = self._owner(room)
        if not self.yes:
            room.drop_claim(self.member)
        else:
            room.consents[self.member].add(by)
            voters = room.people() - {owner}
            agreed = len(room.consents[self.member] & voters)
            if 2 * agreed > len(voters):
                self._give(room, owner, at)
        room.tell_room()

    def _give(self, room: Room, owner: MemberId | None, at: int) -> None:
        chair = room.chairs[room.claims[self.member]]
        chair.member, chair.stand_in, chair.missed = self.member, False, 0
        chair.cry = None
        room.members[self.member].kind = Kind.PLAYER
        room.claims = {who: seat for who, seat in room.claims.items() if room.chairs[seat] != chair}
        room.drop_claim(self.member)
        room.tell(self.member, room.welcome(self.member, at))
        if owner is not None:
            room.members[owner].kind = Kind.WATCHER
            room.tell(owner, room.welcome(owner, at))
        if room.host == owner:
            room.host = self.member


class Forget(Deed, frozen=True, tag="forget"):
    """The host has the table forgotten: whoever keeps its entries deletes them."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.stage = Stage.FORGOTTEN
        room.game = None
        room.tell_all(Forgotten())
