"""What only the dead do where the living notice it: last words, and haunting."""

from standoff.rooms.deeds.deed import Deed
from standoff.rooms.deeds.talk import may_talk
from standoff.rooms.messages import Haunted, LastWords
from standoff.rooms.people import MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room
from standoff.rooms.spoken import LAST_WORDS, LONGEST_TEXT, Words, check_words, cleaned
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

    words: Words

    def check(self, room: Room, by: MemberId, at: int) -> None:
        seat = _dead(room, by)
        may_talk(room, by, at)
        if seat in room.playing().ghosts.last_words:
            raise RefusedError(Code.TOO_OFTEN)
        if self.words.ready is None and not room.free_text:
            raise RefusedError(Code.MUTED)
        check_words(self.words, LAST_WORDS, LONGEST_TEXT, family=room.family)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        seat = room.seated(by)
        words = cleaned(self.words, LONGEST_TEXT)
        room.members[by].talked_at = at
        room.playing().ghosts.last_words[seat] = words
        room.tell_all(LastWords(seat, words))


class Haunt(Deed, frozen=True, tag="haunt"):
    """The lamp flickers over somebody who lives: once a round, and for nothing."""

    seat: Seat

    def check(self, room: Room, by: MemberId, at: int) -> None:
        mine = _dead(room, by)
        game = room.playing()
        if self.seat not in game.edition.standing(game.table):
            raise RefusedError(Code.ILLEGAL)
        if mine in game.ghosts.haunted:
            raise RefusedError(Code.TOO_OFTEN)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        mine = room.seated(by)
        room.playing().ghosts.haunted.add(mine)
        room.tell_all(Haunted(self.seat, mine))
