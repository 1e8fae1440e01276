"""After a game: the host shares its result, whoever sat agrees or takes it back, and anybody may be erased."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.erasing import erased
from standoff.rooms.game import Game
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.sharing import SharedGame, can_be_shared, shared

ResultId = Annotated[str, Meta(max_length=32)]


class Share(Deed, frozen=True, tag="share"):
    """The host shares the game that has just ended, and agrees to their own name in it."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_in(Stage.REPORT)
        room.only_host(by)
        game = room.game
        if game is None or not can_be_shared(game):
            raise RefusedError(Code.ILLEGAL)
        if room.games in room.shared:
            raise RefusedError(Code.STALE)
        if room.games in room.taken_back and not room.restoring:
            raise RefusedError(Code.ILLEGAL)
        agreed = frozenset({by}) if _is_named(room, by, game) else frozenset[MemberId]()
        room = room.sharing(shared(room.games, game, agreed, salt))
        return room.telling_results(game.witnesses)


class ShowName(Deed, frozen=True, tag="show-name"):
    """Whoever sat appears in a shared result under their own name, or does not."""

    result: ResultId
    on: bool

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        number, found = _sat_in(room, by, self.result)
        if self.on and not (room.restoring or _is_named(room, by, found.game)):
            raise RefusedError(Code.ILLEGAL)
        agreed = found.agreed | {by} if self.on else found.agreed - {by}
        room = room.with_shared({**room.shared, number: replace(found, agreed=agreed)})
        return room.telling_results(found.game.witnesses)


class Unshare(Deed, frozen=True, tag="unshare"):
    """Whoever sat takes a shared result back: its link opens nothing any more, and the host gives no other."""

    result: ResultId

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        number, found = _sat_in(room, by, self.result)
        if by != room.host:
            room = replace(room, taken_back=room.taken_back | {number})
        room = room.with_shared({one: it for one, it in room.shared.items() if one != number})
        return room.telling_results(found.game.witnesses)


class Erase(Deed, frozen=True, tag="erase"):
    """Somebody's name, and all they said, goes out of the games of this table that are over.

    Whoever keeps its entries takes it out of those too (`standoff.rooms.erasing`).
    """

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        return erased(room, by)


def _is_named(room: Room, by: MemberId, game: Game) -> bool:
    """Whether the game has somebody's own name: a chair that was given away keeps that of before."""
    return room.members[by].name in game.played_by


def _sat_in(room: Room, by: MemberId, result: str) -> tuple[int, SharedGame]:
    """A shared game, and its number, for somebody who sat in it."""
    for number, found in room.shared.items():
        if found.id == result:
            if by not in found.game.sat:
                raise RefusedError(Code.NOT_SEATED)
            return number, found
    raise RefusedError(Code.STALE)
