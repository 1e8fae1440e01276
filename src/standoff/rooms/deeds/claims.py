"""Claims: a chair whose person is out of reach is asked for, and given by several people after a while."""

from msgspec.structs import replace

from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.deed import Away, Deed
from standoff.rooms.people import AskedFor
from standoff.rooms.playing_on import may_play_on
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import heir, unclaimed
from standoff.rooms.tempo import SECOND
from standoff.rules.asks import Seat

WAITS = 60 * SECOND
"""How long a claim waits at least, so that whoever is asked about can come back."""
LAPSES = 300 * SECOND
"""After so long nobody is asked any more."""
OUT_OF_REACH = 120 * SECOND
"""How long somebody must have been away before their chair may be asked for."""
FEWEST = 2
"""Nobody decides alone whose chair is given away."""


class Claim(Deed, frozen=True, tag="claim"):
    """Ask the table for a chair whose person lost the device, or left.

    Whoever came late asks for a bot's, and plays it on from the next round.
    """

    seat: Seat

    def allow(self, room: Room, by: MemberId, at: int, away: Away) -> None:
        owner = room.chair_at(self.seat).member
        if owner is not None and at < away.get(owner, at) + OUT_OF_REACH:
            raise RefusedError(Code.OWNER_HERE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        if room.members[by].kind is Kind.TV or room.seat_of(by) is not None:
            raise RefusedError(Code.ILLEGAL)
        if room.chair_at(self.seat).bot is not None:
            may_play_on(room, by, self.seat)
        return replace(room, claims={**room.claims, by: AskedFor(self.seat, at)}).telling_room()


class Agree(Deed, frozen=True, tag="agree"):
    """Agree that somebody gets the chair asked for: most of the others who play must, and two at least.

    The host, and whoever sits on that chair, may say no for all. For a bot's chair nobody else is
    asked; whoever is told no watches, and does not ask again in this game.
    """

    member: MemberId
    yes: bool = True

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.seated(by)
        if self.member not in room.claims:
            raise RefusedError(Code.STALE)
        chair = room.chairs[room.claims[self.member].seat]
        if self.yes:
            if chair.bot is not None:
                raise RefusedError(Code.ILLEGAL)
            return _agreed(room, self.member, by).telling_room()
        if by not in (room.host, chair.member):
            raise RefusedError(Code.NOT_HOST)
        if chair.bot is not None:
            room = room.with_member(self.member, kind=Kind.WATCHER)
        return unclaimed(room, self.member).telling_room()


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


class Drop(Deed, frozen=True, tag="drop-claim"):
    """Nobody is asked any more: the chair's own person is back, or too much time has passed."""

    member: MemberId

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        return unclaimed(room, self.member).telling_room()


class Give(Deed, frozen=True, tag="give-chair"):
    """Somebody gets the chair they asked for, and what belongs to it; never the hosting."""

    member: MemberId

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if self.member not in room.claims:
            raise RefusedError(Code.STALE)
        owner = room.chairs[room.claims[self.member].seat].member
        host = heir(room) or 0 if room.host == owner else room.host
        return replace(_given(room, self.member, at), host=host).telling_room()


def _given(room: Room, claimant: MemberId, at: int) -> Room:
    seat = room.claims[claimant].seat
    owner, name = room.chairs[seat].member, room.chairs[seat].name
    changes = {"member": claimant, "stand_in": False, "missed": 0, "cry": None}
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


class ConsentAtOnce(Deed, frozen=True, tag="consent"):
    """How chairs were given once: at the moment most agreed, with the hosting. Only read from disk."""

    member: MemberId
    yes: bool = True

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if not self.yes:
            return unclaimed(room, self.member).telling_room()
        room = _agreed(room, self.member, by)
        asked = room.claims[self.member]
        owner = room.chairs[asked.seat].member
        voters = room.people() - {owner}
        if 2 * len(asked.agreed & voters) > len(voters):
            room = _given(room, self.member, at)
            room = replace(room, host=self.member if room.host == owner else room.host)
        return room.telling_room()
