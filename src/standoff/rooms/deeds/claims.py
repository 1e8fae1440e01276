"""Claims: a chair whose person is out of reach is asked for, and given by several people after a while."""

from msgspec.structs import replace

from standoff.protocol.deeds.claims import Agree, Claim
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, Away, allows, does
from standoff.rooms.people import AskedFor
from standoff.rooms.playing_on import may_play_on
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import heir, unclaimed
from standoff.rooms.server_deeds import ConsentAtOnce, Drop, Give
from standoff.rooms.tempo import SECOND

WAITS = 60 * SECOND
"""How long a claim waits at least, so that whoever is asked about can come back."""
LAPSES = 300 * SECOND
"""After so long nobody is asked any more."""
OUT_OF_REACH = 120 * SECOND
"""How long somebody must have been away before their chair may be asked for."""
FEWEST = 2
"""Nobody decides alone whose chair is given away."""


@allows(Claim)
def may_claim(deed: Claim, room: Room, at: int, away: Away) -> None:
    owner = room.chair_at(deed.seat).member
    if owner is not None and at < away.get(owner, at) + OUT_OF_REACH:
        raise RefusedError(Code.OWNER_HERE)


@does(Claim)
def claim(deed: Claim, room: Room, act: Act) -> Room:
    if room.chair_at(deed.seat).bot is not None:
        may_play_on(room, act.by, deed.seat)
    return replace(room, claims={**room.claims, act.by: AskedFor(deed.seat, act.at)}).telling_room()


@does(Agree)
def agree(deed: Agree, room: Room, act: Act) -> Room:
    if deed.member not in room.claims:
        raise RefusedError(Code.STALE)
    chair = room.chairs[room.claims[deed.member].seat]
    if deed.yes:
        if chair.bot is not None:
            raise RefusedError(Code.ILLEGAL)
        return _agreed(room, deed.member, act.by).telling_room()
    if act.by not in (room.host, chair.member):
        raise RefusedError(Code.NOT_HOST)
    if chair.bot is not None:
        room = room.with_member(deed.member, kind=Kind.WATCHER)
    return unclaimed(room, deed.member).telling_room()


def _agreed(room: Room, claimant: MemberId, by: MemberId) -> Room:
    asked = room.claims[claimant]
    claims = {**room.claims, claimant: replace(asked, agreed=asked.agreed | {by})}
    return replace(room, claims=claims)


def due_to_claims(room: Room, away: Away, now: int) -> "Give | Drop | None":
    """What becomes of the chairs that were asked for."""
    for claimant, asked in room.claims.items():
        if room.chairs[asked.seat].bot is not None:
            continue  # that waits for the round to end
        owner = room.chairs[asked.seat].member
        if owner is not None and owner not in away:
            return Drop(claimant)
        if now >= asked.at + WAITS and _is_agreed(room, asked):
            return Give(claimant)
        if now >= asked.at + LAPSES:
            return Drop(claimant)
    return None


def _is_agreed(room: Room, asked: AskedFor) -> bool:
    voters = room.people() - {room.chairs[asked.seat].member}
    agreed = len(asked.agreed & voters)
    return agreed >= FEWEST and 2 * agreed > len(voters)


@does(Drop)
def drop(deed: Drop, room: Room, act: Act) -> Room:
    return unclaimed(room, deed.member).telling_room()


@does(Give)
def give(deed: Give, room: Room, act: Act) -> Room:
    if deed.member not in room.claims:
        raise RefusedError(Code.STALE)
    owner = room.chairs[room.claims[deed.member].seat].member
    host = heir(room) or 0 if room.host == owner else room.host
    return replace(_given(room, deed.member, act.at), host=host).telling_room()


def _given(room: Room, claimant: MemberId, at: int) -> Room:
    seat = room.claims[claimant].seat
    owner, name = room.chairs[seat].member, room.chairs[seat].name
    changes = {
        "member": claimant,
        "stand_in": False,
        "missed": 0,
        "out_of_reach": False,
        "cry": None,
    }
    room = room.with_chair(seat, **changes)
    if room.game is not None and room.stage is Stage.REPORT:
        # Whoever gets a chair back after the game sees it from there.
        chairs = room.game.chairs
        moved = [replace(c, **changes) if not c.bot and c.name == name else c for c in chairs]
        room = replace(room, game=replace(room.game, chairs=tuple(moved)))
    room = room.with_member(claimant, kind=Kind.PLAYER)
    others = {who: asked for who, asked in room.claims.items() if asked.seat != seat}
    room = replace(room, claims=others)
    room = room.telling(claimant, room.welcome(claimant, at))
    if owner is None:
        return room
    room = room.with_member(owner, kind=Kind.WATCHER)
    return room.telling(owner, room.welcome(owner, at))


@does(ConsentAtOnce)
def consent_at_once(deed: ConsentAtOnce, room: Room, act: Act) -> Room:
    if not deed.yes:
        return unclaimed(room, deed.member).telling_room()
    room = _agreed(room, deed.member, act.by)
    asked = room.claims[deed.member]
    owner = room.chairs[asked.seat].member
    voters = room.people() - {owner}
    if 2 * len(asked.agreed & voters) > len(voters):
        room = _given(room, deed.member, act.at)
        room = replace(room, host=deed.member if room.host == owner else room.host)
    return room.telling_room()
