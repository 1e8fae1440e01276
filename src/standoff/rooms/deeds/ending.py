"""The end of a game: the seed is opened, the evening's score goes up, and another seed is drawn."""

from standoff.rooms.deeds.deed import Deed
from standoff.rooms.people import NO_CONTRIBUTION, MemberId, Score
from standoff.rooms.room import Room, Stage


def end(room: Room, salt: bytes) -> None:
    """A game is over, or was called off; `salt` is the seed of the next."""
    game = room.playing()
    if not game.called_off:
        _score(room)
    game.window = None
    game.paused_at = game.paused_by = None
    room.stage = Stage.REPORT
    room.seed = salt
    room.claims, room.consents = {}, {}
    # Whoever left for good has had his game played to its end.
    room.chairs = [chair for chair in room.chairs if chair.bot or chair.member is not None]
    for chair in room.chairs:
        chair.contribution = NO_CONTRIBUTION
    room.name_bots()
    room.tell_all(game.report())
    room.tell_room()


def _score(room: Room) -> None:
    game = room.playing()
    for seat, part in game.edition.won(game.table).items():
        room.scores.setdefault(game.names[seat], Score()).won += part
    for seat, total in game.edition.totals(game.table).items():
        room.scores.setdefault(game.names[seat], Score()).earned += total


class CallOff(Deed, frozen=True, tag="call-off"):
    """The host calls the game off; its seed is opened all the same."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_host(by)
        room.playing()

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.playing().called_off = True
        end(room, salt)
