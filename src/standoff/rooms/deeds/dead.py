"""What only the dead do where the living notice it: last words, and haunting."""

from standoff.protocol.deeds.dead import Haunt, SayLast
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Haunted, LastWords
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.deeds.talk import may_be_said, may_talk
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.spoken import LAST_WORDS, LONGEST_TEXT, cleaned
from standoff.rules.asks import Seat


def _dead(room: Room, by: MemberId) -> Seat:
    """The seat of somebody who died in this game."""
    seat = room.seated(by)
    if not room.is_ghost(by):
        raise RefusedError(Code.NOT_ASKED)
    return seat


@does(SayLast)
def say_last(deed: SayLast, room: Room, act: Act) -> Room:
    seat = _dead(room, act.by)
    may_talk(room, act.by, act.at)
    said = room.playing().ghosts.last_words
    if seat in said:
        raise RefusedError(Code.TOO_OFTEN)
    may_be_said(room, deed.words, LAST_WORDS)
    words = cleaned(deed.words, LONGEST_TEXT)
    room = room.with_ghosts(last_words={**said, seat: words})
    return room.with_member(act.by, talked_at=act.at).telling_all(LastWords(seat, words))


@does(Haunt)
def haunt(deed: Haunt, room: Room, act: Act) -> Room:
    mine = _dead(room, act.by)
    game = room.playing()
    if deed.seat not in game.edition.standing(game.table):
        raise RefusedError(Code.ILLEGAL)
    if mine in game.ghosts.haunted:
        raise RefusedError(Code.TOO_OFTEN)
    room = room.with_ghosts(haunted=game.ghosts.haunted | {mine})
    return room.telling_all(Haunted(deed.seat, mine))
