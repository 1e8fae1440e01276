"""Talk: taunts, free text, and what the dead and the watchers have among themselves."""

from standoff.rooms.deeds.deed import Deed
from standoff.rooms.messages import Awards, Bets, Pointed, Said, Taunted
from standoff.rooms.names import clean
from standoff.rooms.people import Kind, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.spoken import (
    CRIES,
    LONGEST_CRY,
    LONGEST_TEXT,
    TAUNTS,
    Id,
    Text,
    Words,
    check_text,
    check_words,
    cleaned,
)
from standoff.rooms.window import BETTING
from standoff.rules.asks import Seat

TALK_EVERY = 1500
"""How long one waits before one may be heard again, in milliseconds."""
POINT_EVERY = 400
"""How long one waits before one points at somebody else, in milliseconds."""
AWARDS = ("ice-cold", "empty-hand", "feather-bed", "grudge")


def may_talk(room: Room, by: MemberId, at: int) -> None:
    """Refuse who is muted, a screen, or too quick."""
    room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
    member = room.members[by]
    if member.muted or member.kind is Kind.TV:
        raise RefusedError(Code.MUTED)
    if at < member.talked_at + TALK_EVERY:
        raise RefusedError(Code.TOO_OFTEN)


class Taunt(Deed, frozen=True, tag="taunt"):
    """Say one of the ready sentences, to everybody or at somebody."""

    taunt: Id
    at: Seat | None = None

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.seated(by)
        if self.taunt not in TAUNTS:
            raise RefusedError(Code.MALFORMED)
        if self.at is not None:
            room.chair_at(self.at)
        if room.stage is Stage.GAME and room.is_ghost(by):
            raise RefusedError(Code.NOT_ASKED)
        may_talk(room, by, at)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.members[by].talked_at = at
        room.tell_all(Taunted(room.seated(by), self.taunt, self.at))


class Say(Deed, frozen=True, tag="say"):
    """Free text: the living talk to all; the dead and the watchers among themselves."""

    text: Text

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if not room.free_text:
            raise RefusedError(Code.MUTED)
        check_text(self.text, LONGEST_TEXT, family=room.family)
        may_talk(room, by, at)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.members[by].talked_at = at
        text = clean(self.text, LONGEST_TEXT)
        if room.stage is not Stage.GAME or not room.is_ghost(by):
            room.tell_all(Said(by, text))
            return
        said = Said(by, text, ghost=True)
        room.playing().ghosts.talk.append(said)
        for member in room.members:
            if room.is_ghost(member):
                room.tell(member, said)


class Cry(Deed, frozen=True, tag="cry"):
    """Choose what one shouts whenever one stays; None: what everybody shouts."""

    words: Words | None

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_in(Stage.LOBBY, Stage.GAME, Stage.REPORT)
        room.seated(by)
        if self.words is None:
            return
        if room.members[by].muted or (self.words.ready is None and not room.free_text):
            raise RefusedError(Code.MUTED)
        check_words(self.words, CRIES, LONGEST_CRY, family=room.family)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        chair = room.chairs[room.seated(by)]
        chair.cry = None if self.words is None else cleaned(self.words, LONGEST_CRY)
        room.tell_room()


class Point(Deed, frozen=True, tag="point"):
    """Point at somebody while all wait for the deal."""

    at: Seat

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        if self.at == room.seated(by):
            raise RefusedError(Code.ILLEGAL)
        room.chair_at(self.at)
        if at < room.members[by].pointed_at + POINT_EVERY:
            raise RefusedError(Code.TOO_OFTEN)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.members[by].pointed_at = at
        room.tell_all(Pointed(room.seated(by), self.at))


class Bet(Deed, frozen=True, tag="bet"):
    """A ghost or a watcher bets on the round, until the volley; nobody knows before its end."""

    bets: Bets

    def check(self, room: Room, by: MemberId, at: int) -> None:
        game = room.playing()
        if not room.looks_on(by):
            raise RefusedError(Code.NOT_ASKED)
        if game.window is None or game.window.waiting not in BETTING:
            raise RefusedError(Code.STALE)
        for seat in (self.bets.hit, self.bets.runs):
            if seat is not None and seat not in game.edition.standing(game.table):
                raise RefusedError(Code.ILLEGAL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.playing().ghosts.bets[by] = self.bets


class Vote(Deed, frozen=True, tag="vote"):
    """Vote somebody an award: a ghost while the game is on, everybody once it is over."""

    award: Id
    seat: Seat

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.only_in(Stage.GAME, Stage.REPORT)
        assert room.game is not None
        if room.members[by].kind is Kind.TV:
            raise RefusedError(Code.NOT_ASKED)
        if room.stage is Stage.GAME and not room.is_ghost(by):
            raise RefusedError(Code.NOT_ASKED)
        if self.award not in AWARDS or not 0 <= self.seat < len(room.game.chairs):
            raise RefusedError(Code.MALFORMED)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        assert room.game is not None
        room.game.ghosts.votes.setdefault(self.award, {})[by] = self.seat
        if room.stage is Stage.REPORT:
            room.tell_all(Awards(room.game.ghosts.counted_votes()))
