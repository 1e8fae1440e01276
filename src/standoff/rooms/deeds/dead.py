"""What only the dead do where the living notice it: last words, and haunting."""

from standoff.protocol.members import MemberId
from standoff.protocol.messages import Haunted, LastWords
from standoff.protocol.refusal import Code
from standoff.protocol.spoken import SpokenWords
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.deeds.talk import may_be_said, may_talk
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.spoken import LAST_WORDS, LONGEST_TEXT, cleaned
from standoff.rules.asks import Seat


def _dead(room: Room, by: MemberId) -> Seat:
    """The seat of somebody who died in this game."""
    seat = room.seated(by)
    room.playing()
    if not room.is_ghost(by):
        raise RefusedError(Code.NOT_ASKED)
    return seat


class SayLast(Deed, frozen=True, tag="last-words"):
    """Somebody who died says one more thing to everybody, once."""

    words: SpokenWords

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        seat = _dead(room, by)
        may_talk(room, by, at)
        said = room.playing().ghosts.last_words
        if seat in said:
            raise RefusedError(Code.TOO_OFTEN)
        may_be_said(room, self.words, LAST_WORDS)
        words = cleaned(self.words, LONGEST_TEXT)
        room = room.with_ghosts(last_words={**said, seat: words})
        return room.with_member(by, talked_at=at).telling_all(LastWords(seat, words))


class Haunt(Deed, frozen=True, tag="haunt"):
    """The lamp flickers over somebody who lives: once a round, and for nothing."""

    seat: Seat

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        mine = _dead(room, by)
        game = room.playing()
        if self.seat not in game.edition.standing(game.table):
            raise RefusedError(Code.ILLEGAL)
        if mine in game.ghosts.haunted:
            raise RefusedError(Code.TOO_OFTEN)
        room = room.with_ghosts(haunted=game.ghosts.haunted | {mine})
        return room.telling_all(Haunted(self.seat, mine))
