"""Talk: taunts, free text, and what the dead and the watchers have among themselves."""

from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Awards, Pointed, Said, Taunted
from standoff.protocol.refusal import Code
from standoff.protocol.seen import Bets
from standoff.protocol.spoken import Id, SpokenWords, Text
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.names import clean
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.spoken import CRIES, LONGEST_CRY, LONGEST_TEXT, TAUNTS, check_words, cleaned
from standoff.rooms.window import BETTING
from standoff.rules.asks import Seat

TALK_EVERY = 1500
"""How long one waits before one may be heard again, in milliseconds."""
MOST_GHOST_TALK = 300
"""What ghosts may say in one game: all of it stands in the report."""
POINT_EVERY = 400
"""How long one waits before one points at somebody else, in milliseconds."""
AWARDS = ("ice-cold", "empty-hand", "feather-bed", "grudge")


def may_talk(room: Room, by: MemberId, at: int) -> None:
    """Refuse who is muted, a screen, or too quick."""
    room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
    member = room.members[by]
    if member.muted or member.kind is Kind.TV:
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


class Taunt(Deed, frozen=True, tag="taunt"):
    """Say one of the ready sentences, to everybody or at somebody."""

    taunt: Id
    at: Seat | None = None

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.seated(by)
        if self.taunt not in TAUNTS:
            raise RefusedError(Code.MALFORMED)
        if self.at is not None:
            room.chair_at(self.at)
        if room.stage is Stage.GAME and room.is_ghost(by):
            raise RefusedError(Code.NOT_ASKED)
        may_talk(room, by, at)
        room = room.with_member(by, talked_at=at)
        return room.telling_all(Taunted(room.seated(by), self.taunt, self.at))


class Say(Deed, frozen=True, tag="say"):
    """Free text: the living talk to all; the dead and the watchers among themselves."""

    text: Text

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        may_be_said(room, SpokenWords(own=self.text))
        may_talk(room, by, at)
        text = clean(self.text, LONGEST_TEXT)
        room = room.with_member(by, talked_at=at)
        if room.stage is not Stage.GAME or not room.is_ghost(by):
            return room.telling_all(Said(by, text))
        said = Said(by, text, ghost=True)
        if len(room.playing().ghosts.talk) >= MOST_GHOST_TALK and not room.restoring:
            raise RefusedError(Code.NO_ROOM)
        room = room.with_ghosts(talk=(*room.playing().ghosts.talk, said))
        return room.telling_each(lambda _: said, filter(room.is_ghost, room.members))


class Cry(Deed, frozen=True, tag="cry"):
    """Choose what one shouts whenever one stays; None: what everybody shouts."""

    words: SpokenWords | None

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        seat, words = room.seated(by), self.words
        if words is not None:
            if room.members[by].muted:
                raise RefusedError(Code.MUTED)
            may_be_said(room, words, CRIES, LONGEST_CRY)
            words = cleaned(words, LONGEST_CRY)
        return room.with_chair(seat, cry=words).telling_room()


class PointAt(Deed, frozen=True, tag="point"):
    """Point at somebody while all wait for the deal."""

    at: Seat

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        if self.at == room.seated(by):
            raise RefusedError(Code.ILLEGAL)
        room.chair_at(self.at)
        room.not_before(room.members[by].pointed_at + POINT_EVERY, at)
        room = room.with_member(by, pointed_at=at)
        return room.telling_all(Pointed(room.seated(by), self.at))


class Bet(Deed, frozen=True, tag="bet"):
    """A ghost or a watcher bets on the round, until the volley; nobody knows before its end."""

    bets: Bets

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        game = room.playing()
        # Whoever came late could bet once.
        if not room.looks_on(by) and not room.restoring:
            raise RefusedError(Code.NOT_ASKED)
        if game.window is None or game.window.waiting not in BETTING:
            raise RefusedError(Code.STALE)
        for seat in (self.bets.hit, self.bets.runs):
            if seat is not None and seat not in game.edition.standing(game.table):
                raise RefusedError(Code.ILLEGAL)
        return room.with_ghosts(bets={**game.ghosts.bets, by: self.bets})


class Vote(Deed, frozen=True, tag="vote"):
    """Vote somebody an award: a ghost while the game is on, everybody once it is over."""

    award: Id
    seat: Seat

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.only_in(Stage.GAME, Stage.REPORT)
        assert room.game is not None
        if room.members[by].kind is Kind.TV:
            raise RefusedError(Code.NOT_ASKED)
        if room.stage is Stage.GAME and not room.is_ghost(by) and not room.restoring:
            raise RefusedError(Code.NOT_ASKED)
        if self.award not in AWARDS or not 0 <= self.seat < len(room.game.chairs):
            raise RefusedError(Code.MALFORMED)
        votes = room.game.ghosts.votes
        cast = {**votes.get(self.award, {}), by: self.seat}
        room = room.with_ghosts(votes={**votes, self.award: cast})
        if room.stage is not Stage.REPORT or room.game is None:
            return room
        return room.telling_all(Awards(room.game.ghosts.counted_votes()))
