"""What the server does in a room: let people in, close windows, give time back."""

from typing import Annotated

from msgspec import Meta, Raw
from msgspec.structs import replace

from standoff.protocol.members import Kind, Look, MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.deed import Away, Deed
from standoff.rooms.deeds.drawing import begun
from standoff.rooms.deeds.ending import ended
from standoff.rooms.deeds.play import unpaused
from standoff.rooms.names import named
from standoff.rooms.people import Keys, Member
from standoff.rooms.playing_on import played_on
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import entered, left, seated
from standoff.rooms.window import MISSABLE
from standoff.rules.asks import Decision, Seat

MISSES = 2
"""After so many windows missed in a row a stand-in plays (A15)."""
MOST_MEMBERS = 60
"""How many may be in one room, with watchers and screens."""
MOST_WATCHERS = 12
"""How many who have no chair may come in; they take nothing of the players' room."""

Hash = Annotated[str, Meta(max_length=64)]


class EnterRoom(Deed, frozen=True, tag="enter"):
    """Somebody comes in; players take a chair if there is one, and no game is on."""

    kind: Kind
    name: str
    token: Hash
    """Hash of the secret of this device."""
    link: Hash
    """Hash of the secret of the seat link."""
    look: Look | None = None
    words: Hash = ""
    """Hash of the three words."""

    def allow(self, room: Room, by: MemberId, at: int, away: Away) -> None:
        if room.locked:
            raise RefusedError(Code.LOCKED)
        # At a real table every phone is nobody's at first.
        plays = self.kind is Kind.PLAYER and room.stage is Stage.TABLE
        watching = [one for one in room.members.values() if _watches(room, one)]
        crowded = len(watching) >= MOST_WATCHERS and not (plays or self._sits(room))
        if crowded or len(room.members) >= MOST_MEMBERS:
            raise RefusedError(Code.FULL)

    def _sits(self, room: Room) -> bool:
        between_games = room.stage not in (Stage.GAME, Stage.TABLE) and room.draw is None
        return self.kind is Kind.PLAYER and between_games

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT, Stage.TABLE)
        sits = self._sits(room)
        if sits and not room.has_place():
            raise RefusedError(Code.FULL)
        new, keys = room.next_member, Keys((self.token,), self.link, self.words)
        room = entered(room, self.kind, named(self.name, room.names()), keys, self.look)
        if sits:
            room = seated(room, new)
        if room.real is not None and room.real.pen not in room.members:
            room = replace(room, real=replace(room.real, pen=new))
        return room.telling_room()


def _watches(room: Room, member: Member) -> bool:
    """Whether somebody only looks on; at a real table a phone is one that plays."""
    plays = room.stage is Stage.TABLE and member.kind is Kind.PLAYER
    return not plays and room.seat_of(member.id) is None


class Close(Deed, frozen=True, tag="close"):
    """A window closes: what the bots say in it is written down with it, and the game goes on."""

    window: int
    bots: dict[str, Raw]

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        if game.window is None or game.window.number != self.window:
            raise RefusedError(Code.STALE)
        said = {int(seat): game.edition.decoded(raw) for seat, raw in self.bots.items()}
        answers: dict[Seat, Decision | None] = {
            seat: game.choices.get(seat) or said.get(seat) for seat in game.table.asking
        }
        if game.window.waiting in MISSABLE:
            room = _counting_misses(room, answers)
        game = room.playing().going(answers).opening_window(at, room.lengths)
        ghosts, bets = game.ghosts.watching(game.edition, game.events)
        room = replace(room, game=replace(game, ghosts=ghosts)).telling_played()
        if bets is not None:
            room = room.telling_all(bets)
        return ended(room, salt) if game.over else played_on(room, at)


def _counting_misses(room: Room, answers: dict[Seat, Decision | None]) -> Room:
    """Who let a window pass in which everybody sees that; the second time a bot stands in."""
    chairs, changed = list(room.chairs), False
    for seat, said in answers.items():
        chair = chairs[seat]
        if not chair.by_bot:
            missed = 0 if said is not None else chair.missed + 1
            away = missed >= MISSES
            chairs[seat] = replace(chair, missed=0 if away else missed, stand_in=away)
            changed = changed or away
    room = room.with_chairs(chairs)
    return room.telling_room() if changed else room


class Deal(Deed, frozen=True, tag="deal"):
    """The moment in which somebody could stop the deal is over."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if room.dealing_at is None:
            raise RefusedError(Code.STALE)
        if room.edition.arranged(room.options, room.chairs) is not None:
            return begun(room, at)
        return replace(room, dealing_at=None).telling_room()


class Count(Deed, frozen=True, tag="count"):
    """Nobody is waited for any more: the count of three begins."""

    window: int

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        if game.window is None or game.window.number != self.window:
            raise RefusedError(Code.STALE)
        if room.alone:  # who has chosen has seen enough of the step before
            game = game.without_theatre(at)
        game = game.counting(at, room.lengths)
        return replace(room, game=game).telling_all(game.clock())


class Stalled(Deed, frozen=True, tag="stalled"):
    """The server was away: the window is longer by that, for all alike."""

    by_ms: int

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if room.draw is not None:
            later = replace(room.draw, until=room.draw.until + self.by_ms)
            return replace(room, draw=later).telling_room()
        game = room.game
        if game is None or game.window is None:
            return room
        game = game.lengthened(self.by_ms)
        if game.paused_at is not None:
            game = replace(game, paused_at=game.paused_at + self.by_ms)
        return replace(room, game=game).telling_all(game.clock())


class EndPause(Deed, frozen=True, tag="end-pause"):
    """A pause has lasted long enough."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        return unpaused(room, at)


class Succeed(Deed, frozen=True, tag="succeed"):
    """The host's device has been gone for long: somebody else at the table is host now."""

    member: MemberId

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if room.seat_of(self.member) is None:
            raise RefusedError(Code.STALE)
        return replace(room, host=self.member).telling_room()


class Depart(Deed, frozen=True, tag="depart"):
    """A watcher or a screen has been gone for long, and is not waited for."""

    member: MemberId

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if self.member not in room.members or room.seat_of(self.member) is not None:
            raise RefusedError(Code.STALE)
        return left(room, self.member).telling_room()


class Rotate(Deed, frozen=True, tag="rotate"):
    """A member's device got a new token; the one it came with is good until that is used."""

    member: MemberId
    used: Hash
    token: Hash

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        return _with_keys(room, self.member, tokens=(self.used, self.token))


class Renew(Deed, frozen=True, tag="renew"):
    """A seat link was used or renewed: every secret from before is worthless."""

    member: MemberId
    token: Hash
    link: Hash
    words: Hash = ""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        keys = {"tokens": (self.token,), "link": self.link, "words": self.words}
        return _with_keys(room, self.member, **keys)


def _with_keys(room: Room, member: MemberId, **changes: object) -> Room:
    if member not in room.members:
        raise RefusedError(Code.STALE)
    return replace(room, keys={**room.keys, member: replace(room.keys[member], **changes)})
