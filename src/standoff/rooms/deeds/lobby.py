"""What is done between games: options, seeds, and the start."""

from typing import Annotated

from msgspec import Meta

from standoff.rooms import editions
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.editions import Setting
from standoff.rooms.game import Game
from standoff.rooms.messages import Clock
from standoff.rooms.people import MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.spoken import fits
from standoff.rooms.tempo import Tempo
from standoff.rooms.window import ROUND_OPENS

Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal."""


class Choose(Deed, frozen=True, tag="choose"):
    """The host chooses what is played, and how fast."""

    options: Setting
    tempo: Tempo
    free_text: bool = True
    family: bool = False

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)
        room.between_games()
        if editions.of(self.options).chairs(self.options) < len(room.chairs):
            raise RefusedError(Code.FULL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.options = self.options
        room.dealing_at = None
        room.tempo = self.tempo
        room.free_text = self.free_text
        room.family = self.family
        for chair in room.chairs:
            chair.ready = False
            if not fits(chair.cry, free_text=self.free_text, family=self.family):
                chair.cry = None
            chair.godfather = chair.godfather and room.edition.has_whistle(room.options)
        room.name_bots()
        room.tell_room()


class Pace(Deed, frozen=True, tag="pace"):
    """The host changes the tempo; in a game it counts from the next window on."""

    tempo: Tempo

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.tempo = self.tempo
        room.tell_room()


class Contribute(Deed, frozen=True, tag="contribute"):
    """A seat adds something of its own to the seed of the next game."""

    entropy: Entropy

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        room.seated(by)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.chairs[room.seated(by)].contribution = bytes.fromhex(self.entropy)


class Start(Deed, frozen=True, tag="start"):
    """The host deals: a first game, or another with the same crew."""

    soon: bool = False
    """Whether all are told first, and have a moment to stop it."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)
        room.between_games()
        if room.edition.arranged(room.options, room.chairs) is None:
            raise RefusedError(Code.TOO_FEW)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        if self.soon:
            room.dealing_at = at + room.lengths.deal
            room.tell_room()
        else:
            begin(room, set_up(room), at)


class HoldOn(Deed, frozen=True, tag="hold-on"):
    """Somebody at the table is not ready after all: nothing is dealt yet."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if by != room.host:
            room.seated(by)
        if room.dealing_at is None:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.dealing_at = None
        room.tell_room()


class Ready(Deed, frozen=True, tag="ready"):
    """A player would begin, or has seen enough of a round's end; once all have, it goes on."""

    on: bool = True

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.seated(by)
        if room.stage is Stage.GAME:
            window = room.playing().window
            if window is None or window.waiting not in ROUND_OPENS:
                raise RefusedError(Code.STALE)
        else:
            room.between_games()

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        if room.stage is Stage.GAME:
            self._skip(room, by, at)
            return
        room.chairs[room.seated(by)].ready = self.on
        complete = room.edition.arranged(room.options, room.chairs) is not None
        if complete and all(chair.ready or chair.by_bot for chair in room.chairs):
            begin(room, set_up(room), at)
        else:
            room.tell_room()

    def _skip(self, room: Room, by: MemberId, at: int) -> None:
        game = room.playing()
        game.ready.add(by)
        if room.people() <= game.ready:
            game.ready = set()
            game.skip_theatre(at)
            room.tell_all(Clock(game.window, game.paused_at is not None, game.paused_by))


def set_up(room: Room) -> Game:
    """The game of those who sit here, each in his seat."""
    edition = room.edition
    chairs = edition.arranged(room.options, room.chairs)
    assert chairs is not None
    if chairs != room.chairs:
        room.chairs = chairs
        room.claims, room.consents = {}, {}
        room.name_bots()
    options = edition.settled(room.options, chairs)
    return Game(options, room.seed, tuple(chairs), edition.ground(room.options, options))


def begin(room: Room, game: Game, at: int) -> None:
    """A game begins."""
    room.game = game
    room.dealing_at = None
    game.witnesses = set(room.members)
    room.stage = Stage.GAME
    room.games += 1
    for chair in room.chairs:
        chair.missed = 0
        chair.ready = False
    for member in room.members.values():
        member.pauses = 0
    room.tell_room()
    game.open_window(at, room.lengths)
    game.ghosts.watch(game.events)
    room.tell_each(game.played)
