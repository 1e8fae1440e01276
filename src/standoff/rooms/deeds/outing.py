"""What is done at an outing besides: teams are named, cards shared out, and people own up."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from standoff.ledger.fault import FactError
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.deeds.real import PenDeed
from standoff.rooms.names import named
from standoff.rooms.outing import Admission, Outing, OwnedUp
from standoff.rooms.people import Chair
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import AnyCompanion, Room
from standoff.rules.asks import Seat
from standoff.rules.live.teams import LARGEST_TEAM, MOST_GANGSTERS, SMALLEST_TEAM
from standoff.rules.live.words import Variant
from standoff.rules.options import ImpossibleTableError

Name = Annotated[str, Meta(max_length=200)]
Names = Annotated[
    tuple[Name, ...],
    Meta(min_length=SMALLEST_TEAM, max_length=LARGEST_TEAM),
]
Teams = Annotated[tuple[Names, ...], Meta(min_length=2, max_length=7)]


class SetOut(PenDeed, frozen=True, tag="set-out"):
    """Who is in which team, each Chief first, and what they play with."""

    teams: Teams
    variants: Annotated[tuple[Variant, ...], Meta(max_length=2)] = ()
    box: bool = False
    """Whether a real box deals."""
    playing: bool = False
    """Whether the Godfather plays as well (V1)."""
    walk: bool = False
    """Whether nobody may run, because the ground is not safe for it."""

    def setting(self) -> LiveSetting:
        """What is chosen with these teams."""
        sizes = tuple([len(team) for team in self.teams])
        godfather = Godfather.PLAYER if self.playing else Godfather.PERSON
        return LiveSetting(sizes, self.variants, godfather=godfather)

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        outing = room.outing()
        if outing.ledger is not None:
            raise RefusedError(Code.STALE)
        try:
            setting = self.setting()
        except ImpossibleTableError as fault:
            raise RefusedError(Code.MALFORMED) from fault
        before = {chair.name: chair.member for chair in room.chairs}
        chairs: list[Chair] = []
        for place, team in enumerate(self.teams):
            for wished in team:
                name = named(wished, [chair.name for chair in chairs])
                chief = wished is team[0]
                chairs.append(Chair(name, before.get(name), team=place, chief=chief))
        outing = replace(outing, box=self.box, walk=self.walk)
        room = replace(room.with_chairs(chairs), options=setting, real=outing)
        return room.telling_room().telling_ledger()


class SeatPhone(PenDeed, frozen=True, tag="seat-phone"):
    """The Godfather says whose a phone is that came late: it shows what that team holds."""

    member: MemberId
    seat: Seat

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.outing()
        phone = room.members.get(self.member)
        if phone is None or phone.kind is not Kind.PLAYER:
            raise RefusedError(Code.MALFORMED)
        if room.chair_at(self.seat).member is not None or room.seat_of(self.member) is not None:
            raise RefusedError(Code.FULL)
        return room.with_chair(self.seat, member=self.member).telling_room().telling_ledger()


class PalmDeed(Deed, frozen=True):
    """Something done on a phone of one of the teams."""

    def team(self, room: Room, by: MemberId) -> tuple[Outing, int]:
        """The outing, and the team whose phone this is."""
        outing = room.outing()
        _, book = outing.written()
        return outing, book.table.options.team_of[room.seated(by)]


class Admit(PalmDeed, frozen=True, tag="admit"):
    """Somebody owns up, on their own phone or on a mate's: they were hit, or put their hands up."""

    who: Name
    """By name: while the phone was out of reach a latecomer may have moved their seat."""
    what: Admission
    at: Annotated[int, Meta(ge=0)]
    """When it was tapped, by the server's clock: it may be sent much later."""
    count: Annotated[int, Meta(ge=0, le=9)] = 1
    """How often they were hit in this phase; 0: after all not."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        outing, team = self.team(room, by)
        _, book = outing.written()
        mates = [outing.names[seat] for seat in book.table.options.members[team]]
        if self.who not in mates:
            raise RefusedError(Code.MALFORMED)
        admitted = OwnedUp(self.who, self.what, self.count, min(self.at, at))
        place = outing.place_of(admitted)
        if place is None or outing.seat_then(self.who, place) is None:
            raise RefusedError(Code.STALE)
        return replace(room, real=outing.admitting(admitted, at)).telling_ledger()


class ShareOut(PalmDeed, frozen=True, tag="share-out"):
    """A team holds its cards otherwise than they were dealt (L18)."""

    to: Annotated[tuple[Name, ...], Meta(max_length=MOST_GANGSTERS)]
    """For each card dealt to the team, who holds it, by name as whoever owns up."""
    at: Annotated[int, Meta(ge=0)]
    """When that was decided, by the server's clock: it may be sent later."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        outing, team = self.team(room, by)
        try:
            outing = outing.writing(outing.sharing(team, self.to, self.at), at)
        except FactError as error:
            raise RefusedError(Code.ILLEGAL, error.fault.value, error.rule) from error
        return replace(room, real=outing).telling_ledger()
