"""What is done at an outing besides: teams are named, cards shared out, and people own up."""

from msgspec.structs import replace

from standoff.ledger.fault import FactError
from standoff.protocol.deeds.outing import (
    MOST_PROPOSED,
    Admit,
    Propose,
    SeatPhone,
    SetOut,
    Settle,
    ShareOut,
    ShareTrusted,
    Whistled,
)
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.live.outing import Outing
from standoff.rooms.live.owning import OwnedUp
from standoff.rooms.names import named
from standoff.rooms.people import Chair
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rules.options import ImpossibleTableError


@does(SetOut)
def set_out(deed: SetOut, room: Room, act: Act) -> Room:
    outing = room.outing()
    if outing.ledger is not None:
        raise RefusedError(Code.STALE)
    try:
        sizes = tuple([len(team) for team in deed.teams])
        godfather = Godfather.PLAYER if deed.playing else Godfather.PERSON
        setting = LiveSetting(sizes, deed.variants, godfather=godfather)
    except ImpossibleTableError as fault:
        raise RefusedError(Code.MALFORMED) from fault
    before = {chair.name: chair.member for chair in room.chairs}
    chairs: list[Chair] = []
    for place, team in enumerate(deed.teams):
        for wished in team:
            name = named(wished, [chair.name for chair in chairs])
            chief = wished is team[0]
            chairs.append(Chair(name, before.get(name), team=place, chief=chief))
    outing = replace(outing, box=deed.box, walk=deed.walk)
    room = replace(room.with_chairs(chairs), options=setting, real=outing)
    return room.telling_room().telling_ledger()


@does(SeatPhone)
def seat_phone(deed: SeatPhone, room: Room, act: Act) -> Room:
    room.outing()
    phone = room.members.get(deed.member)
    if phone is None or phone.kind is not Kind.PLAYER:
        raise RefusedError(Code.MALFORMED)
    if room.chair_at(deed.seat).member is not None or room.seat_of(deed.member) is not None:
        raise RefusedError(Code.FULL)
    return room.with_chair(deed.seat, member=deed.member).telling_room().telling_ledger()


def _team(room: Room, by: MemberId) -> tuple[Outing, int]:
    """The outing, and the team whose phone this is."""
    outing = room.outing()
    _, book = outing.written()
    return outing, book.table.options.team_of[room.seated(by)]


@does(Admit)
def admit(deed: Admit, room: Room, act: Act) -> Room:
    outing, team = _team(room, act.by)
    _, book = outing.written()
    mates = [outing.names[seat] for seat in book.table.options.members[team]]
    if deed.who not in mates:
        raise RefusedError(Code.MALFORMED)
    admitted = OwnedUp(deed.who, deed.what, deed.count, act.tapped(deed.at))
    place = outing.place_of(admitted)
    if place is None or outing.seat_then(deed.who, place) is None:
        raise RefusedError(Code.STALE)
    return replace(room, real=outing.admitting(admitted, act.at)).telling_ledger()


@does(ShareOut)
def share_out(deed: ShareOut, room: Room, act: Act) -> Room:
    _, team = _team(room, act.by)
    return _shared(room, team, deed, act)


@does(ShareTrusted)
def share_trusted(deed: ShareTrusted, room: Room, act: Act) -> Room:
    if any(chair.member is not None for chair in room.chairs if chair.team == deed.team):
        raise RefusedError(Code.NOT_ASKED)
    return _shared(room, deed.team, deed, act)


def _shared(room: Room, team: int, deed: ShareOut | ShareTrusted, act: Act) -> Room:
    """The room once a team holds its cards otherwise."""
    outing = room.outing()
    try:
        outing = outing.writing(outing.sharing(team, deed.to, act.tapped(deed.at)), act.at)
    except FactError as error:
        raise RefusedError(Code.ILLEGAL, error.fault.value, error.rule) from error
    return replace(room, real=outing).telling_ledger()


@does(Whistled)
def whistled(deed: Whistled, room: Room, act: Act) -> Room:
    return replace(room, real=room.outing().whistled()).telling_ledger()


@does(Propose)
def propose(deed: Propose, room: Room, act: Act) -> Room:
    outing = room.outing()
    outing.written()
    proposed = (*outing.proposed, *deed.facts)[-MOST_PROPOSED:]
    return replace(room, real=replace(outing, proposed=proposed)).telling_ledger()


@does(Settle)
def settle(deed: Settle, room: Room, act: Act) -> Room:
    outing = room.outing()
    return replace(room, real=replace(outing, proposed=outing.proposed[1:])).telling_ledger()
