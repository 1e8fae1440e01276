"""Who sits where: chairs are taken, left, given to bots and put in order."""

from typing import Annotated

from msgspec import Meta

from standoff.bots.catalogue import NAMES as BOTS
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.people import Chair, Kind, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room
from standoff.rules.asks import Seat


class Sit(Deed, frozen=True, tag="sit"):
    """A member takes an empty chair, or a bot's; so does a watcher for the next game."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        if room.seat_of(by) is not None:
            raise RefusedError(Code.STALE)
        if room.members[by].kind is Kind.TV:
            raise RefusedError(Code.ILLEGAL)
        if room.locked:
            raise RefusedError(Code.LOCKED)
        if not room.has_place():
            raise RefusedError(Code.FULL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.take_chair(by)
        room.members[by].kind = Kind.PLAYER
        room.drop_claim(by)
        room.tell_room()


class StandUp(Deed, frozen=True, tag="stand-up"):
    """A member leaves the chair, and watches."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        room.seated(by)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.vacate(by)
        room.members[by].kind = Kind.WATCHER
        room.tell_room()


class Leave(Deed, frozen=True, tag="leave"):
    """A member leaves the room for good; a bot plays his game to its end."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.remove_member(by)
        room.tell_room()


class AddBot(Deed, frozen=True, tag="add-bot"):
    """A bot takes an empty chair, under the name of its gangster."""

    bot: Annotated[str, Meta(max_length=40)]

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        room.seated(by)
        if self.bot not in BOTS:
            raise RefusedError(Code.MALFORMED)
        if room.full():
            raise RefusedError(Code.FULL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.chairs.append(Chair(self.bot, bot=self.bot))
        room.name_bots()
        room.tell_room()


class RemoveBot(Deed, frozen=True, tag="remove-bot"):
    """A bot leaves its chair."""

    seat: Seat

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        room.seated(by)
        if room.chair_at(self.seat).bot is None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        del room.chairs[self.seat]
        room.name_bots()
        room.claims, room.consents = {}, {}
        room.tell_room()


class Reorder(Deed, frozen=True, tag="reorder"):
    """The chairs are put in another order, as people really sit."""

    order: Annotated[tuple[Seat, ...], Meta(max_length=40)]

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        room.seated(by)
        if sorted(self.order) != list(range(len(room.chairs))):
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.chairs = [room.chairs[seat] for seat in self.order]
        room.name_bots()
        room.claims = {member: self.order.index(seat) for member, seat in room.claims.items()}
        room.tell_room()
