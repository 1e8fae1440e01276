"""Who sits where: chairs are taken, left, given to bots and put in order."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.deed import Deed
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
from standoff.rules.asks import Seat


class Sit(Deed, frozen=True, tag="sit"):
    """A member takes an empty chair, or a bot's; so does a watcher for the next game."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        if room.seat_of(by) is not None:
            raise RefusedError(Code.STALE)
        if room.members[by].kind is Kind.TV:
            raise RefusedError(Code.ILLEGAL)
        if room.locked:
            raise RefusedError(Code.LOCKED)
        if not room.has_place():
            raise RefusedError(Code.FULL)
        room = unclaimed(seated(room, by), by)
        return room.with_member(by, kind=Kind.PLAYER).telling_room()


class StandUp(Deed, frozen=True, tag="stand-up"):
    """A member leaves the chair, and watches; so does whoever came late and would not play on."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if not room.is_late(by):
            room.between_games()
            room.seated(by)
        return vacated(room, by).with_member(by, kind=Kind.WATCHER).telling_room()


class Leave(Deed, frozen=True, tag="leave"):
    """A member leaves the room for good; a bot plays their game to its end."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        return left(room, by).telling_room()


class AddBot(Deed, frozen=True, tag="add-bot"):
    """A bot takes an empty chair, under the name of its gangster."""

    bot: Annotated[str, Meta(max_length=40)]

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        room.seated(by)
        if self.bot not in room.edition.bots:
            raise RefusedError(Code.MALFORMED)
        if room.full():
            raise RefusedError(Code.FULL)
        return with_bots(room, self.bot, len(room.chairs) + 1).telling_room()


class RemoveBot(Deed, frozen=True, tag="remove-bot"):
    """A bot leaves its chair."""

    seat: Seat

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        room.seated(by)
        if room.chair_at(self.seat).bot is None:
            raise RefusedError(Code.STALE)
        return without_chair(room, self.seat).telling_room()


class Reorder(Deed, frozen=True, tag="reorder"):
    """The chairs are put in another order, as people really sit."""

    order: Annotated[tuple[Seat, ...], Meta(max_length=40)]

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        room.seated(by)
        if sorted(self.order) != list(range(len(room.chairs))):
            raise RefusedError(Code.STALE)
        room = bots_named(room.with_chairs([room.chairs[seat] for seat in self.order]))
        claims = {
            member: replace(asked, seat=self.order.index(asked.seat))
            for member, asked in room.claims.items()
        }
        return replace(room, claims=claims).telling_room()
