"""What is done in teams: joining one, taking the whistle, wishing for a card, talking among each other."""

from typing import Annotated

from msgspec import Meta

from standoff.bots.catalogue import TEMPERS as BOTS
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.deeds.talk import may_talk
from standoff.rooms.messages import Message, Said, Wished
from standoff.rooms.names import clean
from standoff.rooms.people import Chair, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room
from standoff.rooms.spoken import LONGEST_TEXT, Text, check_text
from standoff.rooms.window import Waiting
from standoff.rules.asks import Seat
from standoff.rules.live.teams import LARGEST_TEAM, TEAM_NAMES


class JoinTeam(Deed, frozen=True, tag="join-team"):
    """Somebody would like to be in a team, and perhaps lead it; the host may place anybody."""

    team: Annotated[int, Meta(ge=0, lt=len(TEAM_NAMES))] | None
    """None: wherever there is room."""
    chief: bool = False
    seat: Seat | None = None
    """Whom the host places; None: oneself."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        if self.seat is None:
            room.seated(by)
        else:
            room.only_host(by)
            room.chair_at(self.seat)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        chair = room.chairs[room.seated(by) if self.seat is None else self.seat]
        chair.team = self.team
        chair.chief = self.chief
        room.tell_room()


class TakeWhistle(Deed, frozen=True, tag="take-whistle"):
    """Somebody at the table is the Godfather, or is not any more."""

    on: bool = True

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        room.seated(by)
        if not room.edition.has_whistle(room.options):
            raise RefusedError(Code.ILLEGAL)
        if self.on and any(chair.godfather and chair.member != by for chair in room.chairs):
            raise RefusedError(Code.FULL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.chairs[room.seated(by)].godfather = self.on
        room.tell_room()


class FillUp(Deed, frozen=True, tag="fill-up"):
    """Bots take chairs until so many are taken."""

    bot: Annotated[str, Meta(max_length=40)]
    chairs: int

    def check(self, room: Room, by: MemberId, at: int) -> None:
        room.between_games()
        room.seated(by)
        if self.bot not in BOTS:
            raise RefusedError(Code.MALFORMED)
        if self.chairs > room.edition.chairs(room.options):
            raise RefusedError(Code.FULL)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        while len(room.chairs) < self.chairs:
            room.chairs.append(Chair(self.bot, bot=self.bot))
        room.name_bots()
        room.tell_room()


def _in_a_team(room: Room, by: MemberId) -> Seat:
    """The seat of somebody who has a team in this game."""
    seat = room.seated(by)
    if not room.playing().team(seat):
        raise RefusedError(Code.NOT_ASKED)
    return seat


def _tell_team(room: Room, seat: Seat, message: Message) -> None:
    game = room.playing()
    for mate in game.team(seat):
        member = game.chairs[mate].member
        if member is not None:
            room.tell(member, message)


class Wish(Deed, frozen=True, tag="wish"):
    """Somebody says which of the cards dealt to his team he would like."""

    card: Annotated[int, Meta(ge=0, lt=LARGEST_TEAM)]

    def check(self, room: Room, by: MemberId, at: int) -> None:
        _in_a_team(room, by)
        window = room.playing().window
        if window is None or window.waiting is not Waiting.DIVIDE:
            raise RefusedError(Code.STALE)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        seat = room.seated(by)
        room.playing().wishes[seat] = self.card
        _tell_team(room, seat, Wished(seat, self.card))


class Confide(Deed, frozen=True, tag="confide"):
    """Free text that only the team hears, also from the Hospital or the Coward's Corner."""

    text: Text

    def check(self, room: Room, by: MemberId, at: int) -> None:
        _in_a_team(room, by)
        if not room.free_text:
            raise RefusedError(Code.MUTED)
        check_text(self.text, LONGEST_TEXT, family=room.family)
        may_talk(room, by, at)

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.members[by].talked_at = at
        said = Said(by, clean(self.text, LONGEST_TEXT), team=True)
        _tell_team(room, room.seated(by), said)
