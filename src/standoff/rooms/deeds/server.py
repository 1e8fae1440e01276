"""What the server does in a room: let people in, close windows, give time back."""

from typing import Annotated

from msgspec import Meta, Raw

from standoff.rooms.deeds.deed import Deed
from standoff.rooms.deeds.ending import end
from standoff.rooms.deeds.lobby import begin, set_up
from standoff.rooms.deeds.play import tell_clock, unpause
from standoff.rooms.names import named
from standoff.rooms.people import Keys, Kind, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.window import MISSABLE
from standoff.rules.asks import Decision, Seat

MISSES = 2
"""After so many windows missed in a row a stand-in plays (A15)."""
MOST_MEMBERS = 60
"""How many may be in one room, with watchers and screens."""

Hash = Annotated[str, Meta(max_length=64)]


class Enter(Deed, frozen=True, tag="enter"):
    """Somebody comes in; players take a chair if there is one, and no game is on."""

    kind: Kind
    name: str
    token: Hash
    """Hash of the secret of this device."""
    link: Hash
    """Hash of the secret of the seat link."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT, Stage.TABLE)
        if len(room.members) >= MOST_MEMBERS:
            raise RefusedError(Code.FULL)
        if self.kind is Kind.PLAYER and room.stage is not Stage.GAME:
            if room.locked:
                raise RefusedError(Code.LOCKED)
            if room.stage is not Stage.TABLE and not room.has_place():
                raise RefusedError(Code.FULL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        member = room.add_member(self.kind, named(self.name, room.names()))
        if self.kind is Kind.PLAYER and room.stage in (Stage.LOBBY, Stage.REPORT):
            room.take_chair(member.id)
        if room.real is not None and room.real.pen not in room.members:
            room.real.pen = member.id
        room.keys[member.id] = Keys((self.token,), self.link)
        room.tell_room()


class Close(Deed, frozen=True, tag="close"):
    """A window closes: what the bots say in it is written down with it, and the game goes on."""

    window: int
    bots: dict[str, Raw]

    def check(self, room: Room, by: MemberId, at: int) -> None:
        window = room.playing().window
        if window is None or window.number != self.window:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        game = room.playing()
        assert game.window is not None
        said = {int(seat): game.edition.decoded(raw) for seat, raw in self.bots.items()}
        answers: dict[Seat, Decision | None] = {
            seat: game.choices.get(seat) or said.get(seat) for seat in game.table.asking
        }
        if game.window.waiting in MISSABLE:
            _count_misses(room, answers)
        game.go(answers)
        game.open_window(at, room.lengths)
        room.tell_each(game.played)
        bets = game.ghosts.watch(game.events)
        if bets is not None:
            room.tell_all(bets)
        if game.over:
            end(room, salt)


def _count_misses(room: Room, answers: dict[Seat, Decision | None]) -> None:
    """Who let a window pass in which everybody sees that; the second time a bot stands in."""
    changed = False
    for seat, said in answers.items():
        chair = room.chairs[seat]
        if not chair.by_bot:
            chair.missed = 0 if said is not None else chair.missed + 1
            if chair.missed >= MISSES:
                chair.stand_in = changed = True
                chair.missed = 0
    if changed:
        room.tell_room()


class Deal(Deed, frozen=True, tag="deal"):
    """The moment in which somebody could stop the deal is over."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if room.dealing_at is None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        if room.edition.arranged(room.options, room.chairs) is not None:
            begin(room, set_up(room), at)
        else:
            room.dealing_at = None
            room.tell_room()


class Count(Deed, frozen=True, tag="count"):
    """All are in at a table without a clock: the count of three begins."""

    window: int

    def check(self, room: Room, by: MemberId, at: int) -> None:
        window = room.playing().window
        if window is None or window.number != self.window or window.closes_at is not None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        game = room.playing()
        game.count(at, room.lengths)
        tell_clock(room, game)


class Stalled(Deed, frozen=True, tag="stalled"):
    """The server was away: the window is longer by that, for all alike."""

    by_ms: int

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        game = room.game
        if game is not None and game.window is not None:
            game.lengthen(self.by_ms)
            if game.paused_at is not None:
                game.paused_at += self.by_ms
            tell_clock(room, game)


class EndPause(Deed, frozen=True, tag="end-pause"):
    """A pause has lasted long enough."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if room.playing().paused_at is None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        unpause(room, at)


class Succeed(Deed, frozen=True, tag="succeed"):
    """The host's device has been gone for long: somebody else at the table is host now."""

    member: MemberId

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if room.seat_of(self.member) is None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.host = self.member
        room.tell_room()


class Depart(Deed, frozen=True, tag="depart"):
    """A watcher or a screen has been gone for long, and is not waited for."""

    member: MemberId

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if self.member not in room.members or room.seat_of(self.member) is not None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.remove_member(self.member)
        room.tell_room()


class Rotate(Deed, frozen=True, tag="rotate"):
    """A member's device got a new token; the one it came with is good until that is used."""

    member: MemberId
    used: Hash
    token: Hash

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if self.member not in room.members:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        keys = room.keys[self.member]
        room.keys[self.member] = Keys((self.used, self.token), keys.link)


class Renew(Deed, frozen=True, tag="renew"):
    """A seat link was used or renewed: every secret from before is worthless."""

    member: MemberId
    token: Hash
    link: Hash

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if self.member not in room.members:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.keys[self.member] = Keys((self.token,), self.link)
