"""What is done in teams: joining one, taking the whistle, wishing for a card, talking among each other."""

from typing import Annotated

from msgspec import Meta

from standoff.bots.catalogue import TEMPERS as BOTS
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Message, Said, Wished
from standoff.protocol.refusal import Code
from standoff.protocol.spoken import SpokenWords, Text
from standoff.protocol.window import Waiting
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.deeds.talk import may_be_said, may_talk
from standoff.rooms.names import clean
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.seating import with_bots
from standoff.rooms.spoken import LONGEST_TEXT
from standoff.rules.asks import Seat
from standoff.rules.live.teams import LARGEST_TEAM, TEAM_NAMES


class JoinTeam(Deed, frozen=True, tag="join-team"):
    """Somebody would like to be in a team, and perhaps lead it; the host may place anybody."""

    team: Annotated[int, Meta(ge=0, lt=len(TEAM_NAMES))] | None
    """None: wherever there is room."""
    chief: bool = False
    seat: Seat | None = None
    """Whom the host places; None: oneself."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        if self.seat is not None:
            room.only_host(by)
            room.chair_at(self.seat)
        seat = room.seated(by) if self.seat is None else self.seat
        return room.with_chair(seat, team=self.team, chief=self.chief).telling_room()


class TakeWhistle(Deed, frozen=True, tag="take-whistle"):
    """Somebody at the table is the Godfather, or is not any more."""

    on: bool = True

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        seat = room.seated(by)
        if not room.edition.has_whistle(room.options):
            raise RefusedError(Code.ILLEGAL)
        if self.on and any(chair.godfather and chair.member != by for chair in room.chairs):
            raise RefusedError(Code.FULL)
        return room.with_chair(seat, godfather=self.on).telling_room()


class FillUp(Deed, frozen=True, tag="fill-up"):
    """Bots take chairs until so many are taken."""

    bot: Annotated[str, Meta(max_length=40)]
    chairs: int

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        room.between_games()
        room.seated(by)
        if self.bot not in BOTS:
            raise RefusedError(Code.MALFORMED)
        if self.chairs > room.edition.chairs(room.options):
            raise RefusedError(Code.FULL)
        return with_bots(room, self.bot, self.chairs).telling_room()


def _in_a_team(room: Room, by: MemberId) -> Seat:
    """The seat of somebody who has a team in this game."""
    seat = room.seated(by)
    if not room.playing().team(seat):
        raise RefusedError(Code.NOT_ASKED)
    return seat


def _telling_team(room: Room, seat: Seat, message: Message) -> Room:
    game = room.playing()
    members = [game.chairs[mate].member for mate in game.team(seat)]
    return room.telling_each(lambda _: message, [one for one in members if one is not None])


class Wish(Deed, frozen=True, tag="wish"):
    """Somebody says which of the cards dealt to their team they would like."""

    card: Annotated[int, Meta(ge=0, lt=LARGEST_TEAM)]

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        seat = _in_a_team(room, by)
        window = room.playing().window
        if window is None or window.waiting is not Waiting.DIVIDE:
            raise RefusedError(Code.STALE)
        room = room.with_game(wishes={**room.playing().wishes, seat: self.card})
        return _telling_team(room, seat, Wished(seat, self.card))


class Confide(Deed, frozen=True, tag="confide"):
    """Free text that only the team hears, also from the Hospital or the Coward's Corner."""

    text: Text

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        seat = _in_a_team(room, by)
        may_be_said(room, SpokenWords(own=self.text))
        may_talk(room, by, at)
        said = Said(by, clean(self.text, LONGEST_TEXT), team=True)
        return _telling_team(room.with_member(by, talked_at=at), seat, said)
