"""What is done between games: options, and the start."""

from msgspec.structs import replace

from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo
from standoff.rooms import editions
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.deeds.drawing import begun
from standoff.rooms.people import Chair
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import bots_named
from standoff.rooms.spoken import fits
from standoff.rooms.window import ROUND_OPENS


class Choose(Deed, frozen=True, tag="choose"):
    """The host chooses what is played, and how fast."""

    options: Setting
    tempo: Tempo
    free_text: bool = True
    family: bool = False

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        room.between_games()
        if editions.of(self.options).chairs(self.options) < len(room.chairs):
            raise RefusedError(Code.FULL)
        if any(
            chair.bot and chair.bot not in editions.of(self.options).bots for chair in room.chairs
        ):
            raise RefusedError(Code.ILLEGAL)
        room = replace(
            room,
            options=self.options,
            dealing_at=None,
            tempo=self.tempo,
            free_text=self.free_text,
            family=self.family,
        )
        whistle = room.edition.has_whistle(room.options)
        chairs = [
            replace(
                chair,
                ready=False,
                cry=chair.cry if self._fits(chair) else None,
                godfather=chair.godfather and whistle,
            )
            for chair in room.chairs
        ]
        return bots_named(room.with_chairs(chairs)).telling_room()

    def _fits(self, chair: Chair) -> bool:
        return fits(chair.cry, free_text=self.free_text, family=self.family)


class Pace(Deed, frozen=True, tag="pace"):
    """The host changes the tempo; in a game it counts from the next window on."""

    tempo: Tempo

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        return replace(room, tempo=self.tempo).telling_room()


class Start(Deed, frozen=True, tag="start"):
    """The host deals: a first game, or another with the same crew."""

    soon: bool = False
    """Whether all are told first, and have a moment to stop it."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_host(by)
        room.between_games()
        if room.edition.arranged(room.options, room.chairs) is None:
            raise RefusedError(Code.TOO_FEW)
        if self.soon:
            return replace(room, dealing_at=at + room.lengths.deal).telling_room()
        return begun(room, at)


class HoldOn(Deed, frozen=True, tag="hold-on"):
    """Somebody at the table is not ready after all: nothing is dealt yet."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if by != room.host:
            room.seated(by)
        if room.dealing_at is None:
            raise RefusedError(Code.STALE)
        return replace(room, dealing_at=None).telling_room()


class Ready(Deed, frozen=True, tag="ready"):
    """A player would begin, or has seen enough of a round's end; once all have, it goes on."""

    on: bool = True

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        seat = room.seated(by)
        if room.stage is Stage.GAME:
            return self._skipping(room, by, at)
        room.between_games()
        room = room.with_chair(seat, ready=self.on)
        complete = room.edition.arranged(room.options, room.chairs) is not None
        if complete and all(chair.ready or chair.by_bot for chair in room.chairs):
            return begun(room, at)
        return room.telling_room()

    def _skipping(self, room: Room, by: MemberId, at: int) -> Room:
        game = room.playing()
        if game.window is None or not (room.alone or game.window.waiting in ROUND_OPENS):
            raise RefusedError(Code.STALE)
        ready = game.ready | {by}
        if not room.people() <= ready:
            return room.with_game(ready=ready)
        game = replace(game, ready=frozenset()).without_theatre(at)
        return replace(room, game=game).telling_all(game.clock())
