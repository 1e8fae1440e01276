"""Talk: taunts, free text, and what the dead and the watchers have among themselves."""

from standoff.protocol.deeds.talk import Bet, Cry, PointAt, Say, Taunt, Vote
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Awards, Pointed, Said, Taunted
from standoff.protocol.refusal import Code
from standoff.protocol.spoken import SpokenWords
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.names import clean
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.server_deeds import Speak
from standoff.rooms.spoken import CRIES, LONGEST_CRY, LONGEST_TEXT, TAUNTS, check_words, cleaned
from standoff.rooms.window import BETTING

TALK_EVERY = 1500
"""How long one waits before one may be heard again, in milliseconds."""
POINT_EVERY = 400
"""How long one waits before one points at somebody else, in milliseconds."""
AWARDS = ("ice-cold", "empty-hand", "feather-bed", "grudge")


def may_talk(room: Room, by: MemberId, at: int) -> None:
    """Refuse who is muted, a screen, or too quick."""
    member = room.members[by]
    if member.muted:
        raise RefusedError(Code.MUTED)
    room.not_before(member.talked_at + TALK_EVERY, at)


def may_be_said(
    room: Room, words: SpokenWords, ready: tuple[str, ...] = (), longest: int = LONGEST_TEXT
) -> None:
    """Refuse words that are not wanted at this table; what is read from disk was said."""
    if room.restoring:
        return
    if words.ready is None and not room.free_text:
        raise RefusedError(Code.MUTED)
    check_words(words, ready, longest, family=room.family)


@does(Taunt)
def taunt(deed: Taunt, room: Room, act: Act) -> Room:
    if deed.taunt not in TAUNTS:
        raise RefusedError(Code.MALFORMED)
    if deed.at is not None:
        room.chair_at(deed.at)
    if room.stage is Stage.GAME and room.is_ghost(act.by):
        raise RefusedError(Code.NOT_ASKED)
    may_talk(room, act.by, act.at)
    room = room.with_member(act.by, talked_at=act.at)
    return room.telling_all(Taunted(room.seated(act.by), deed.taunt, deed.at))


@does(Speak)
def speak(deed: Speak, room: Room, act: Act) -> Room:
    room = room.with_game(remark=None, spoke_at=act.at)
    return room.telling_all(Taunted(deed.seat, deed.words, deed.at))


@does(Say)
def say(deed: Say, room: Room, act: Act) -> Room:
    may_be_said(room, SpokenWords(own=deed.text))
    may_talk(room, act.by, act.at)
    text = clean(deed.text, LONGEST_TEXT)
    room = room.with_member(act.by, talked_at=act.at)
    if room.stage is not Stage.GAME or not room.is_ghost(act.by):
        return room.telling_all(Said(act.by, text))
    said = Said(act.by, text, ghost=True)
    ghosts = room.playing().ghosts
    if not ghosts.has_room_for(said) and not room.restoring:
        raise RefusedError(Code.NO_ROOM)
    room = room.with_ghosts(talk=(*ghosts.talk, said))
    return room.telling_each(lambda _: said, filter(room.is_ghost, room.members))


@does(Cry)
def cry(deed: Cry, room: Room, act: Act) -> Room:
    seat, words = room.seated(act.by), deed.words
    if words is not None:
        if room.members[act.by].muted:
            raise RefusedError(Code.MUTED)
        may_be_said(room, words, CRIES, LONGEST_CRY)
        words = cleaned(words, LONGEST_CRY)
    return room.with_chair(seat, cry=words).telling_room()


@does(PointAt)
def point_at(deed: PointAt, room: Room, act: Act) -> Room:
    room.between_games()
    if deed.at == room.seated(act.by):
        raise RefusedError(Code.ILLEGAL)
    room.chair_at(deed.at)
    room.not_before(room.members[act.by].pointed_at + POINT_EVERY, act.at)
    room = room.with_member(act.by, pointed_at=act.at)
    return room.telling_all(Pointed(room.seated(act.by), deed.at))


@does(Bet)
def bet(deed: Bet, room: Room, act: Act) -> Room:
    game = room.playing()
    # Whoever came late could bet once.
    if not room.looks_on(act.by) and not room.restoring:
        raise RefusedError(Code.NOT_ASKED)
    if game.window is None or game.window.waiting not in BETTING:
        raise RefusedError(Code.STALE)
    for seat in (deed.bets.hit, deed.bets.runs):
        if seat is not None and seat not in game.edition.standing(game.table):
            raise RefusedError(Code.ILLEGAL)
    return room.with_ghosts(bets={**game.ghosts.bets, act.by: deed.bets})


@does(Vote)
def vote(deed: Vote, room: Room, act: Act) -> Room:
    assert room.game is not None
    if room.stage is Stage.GAME and not room.is_ghost(act.by) and not room.restoring:
        raise RefusedError(Code.NOT_ASKED)
    if deed.award not in AWARDS or not 0 <= deed.seat < len(room.game.chairs):
        raise RefusedError(Code.MALFORMED)
    votes = room.game.ghosts.votes
    cast = {**votes.get(deed.award, {}), act.by: deed.seat}
    room = room.with_ghosts(votes={**votes, deed.award: cast})
    if room.stage is not Stage.REPORT or room.game is None:
        return room
    return room.telling_all(Awards(room.game.ghosts.counted_votes()))
