"""An evening in one room, with a clock that only a test moves."""

from hashlib import sha256
from typing import TypeVar

import msgspec
import pytest

from standoff.protocol.deeds.drawing import Commit, OpenPart
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.members import Kind, LanguageSpoken, MemberId
from standoff.protocol.messages import Message
from standoff.protocol.refusal import Code
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting, Window
from standoff.rooms import entries
from standoff.rooms.bots import Bots
from standoff.rooms.clockwork import due, wake_at
from standoff.rooms.entries import SERVER, Done, Entry, Opened, Refusals
from standoff.rooms.game import Game
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage, Tell
from standoff.rooms.server_deeds import AnyDeed, EnterRoom
from standoff.rooms.window import MISSABLE
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import commitment
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.game import asks

NOON = 1_700_000_000_000
NAMES = ("Anna", "Bert", "Carl", "Dora", "Egon", "Frida")

AnyMessage = TypeVar("AnyMessage", bound=Message)


def raw(decision: Decision) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(decision))


class Evening:
    """A room, everything done in it, and everything its members were told."""

    def __init__(
        self,
        options: Setting | None = None,
        tempo: Tempo = Tempo.STANDARD,
        seed: bytes = bytes(32),
        *,
        real: bool = False,
        house: LanguageSpoken | None = None,
    ) -> None:
        self.now = NOON
        opening = Opened(self.now, "BCDF", options or Options(4), tempo, seed, real, house=house)
        self.room: Room = entries.opened(opening)
        self.bots = Bots()
        self.refusals = Refusals()
        self.journal: list[Entry] = [opening]
        self.heard: dict[MemberId, list[Tell]] = {}
        self.commands: dict[MemberId, int] = {}
        self.away: dict[MemberId, int] = {}
        """Since when whose device has been out of reach."""

    @property
    def game(self) -> Game:
        assert self.room.game is not None
        return self.room.game

    @property
    def classic(self) -> Table:
        """The table of a classic game."""
        table = self.game.table
        assert isinstance(table, Table)
        return table

    @property
    def window(self) -> Window:
        assert self.game.window is not None
        return self.game.window

    def waits(self) -> Waiting:
        return self.window.waiting

    def stage(self) -> Stage:
        return self.room.stage

    def do(self, by: MemberId, deed: AnyDeed, command: int | None = None) -> bool:
        """Have something done, with what the server does before and after it."""
        self.let_due()
        if command is None:
            command = 0 if by == SERVER else self.commands.get(by, 0) + 1
        self.commands[by] = max(command, self.commands.get(by, 0))
        done = self.write(by, deed, command)
        self.let_due()
        return done

    def refused(self, by: MemberId, deed: AnyDeed, command: int | None = None) -> Code:
        """Why something is not done; nobody is told anything of it."""
        self.let_due()
        told = {member.id: member.told for member in self.room.members.values()}
        with pytest.raises(RefusedError) as refusal:
            self.do(by, deed, command)
        assert told == {member.id: member.told for member in self.room.members.values()}
        return refusal.value.code

    def let_due(self) -> None:
        while (deed := due(self.room, self.bots, self.now)) is not None:
            self.write(SERVER, deed, 0)

    def write(self, by: MemberId, deed: AnyDeed, command: int) -> bool:
        salt = sha256(b"%d" % len(self.journal)).digest()
        entry = Done(self.now, by, command, deed, salt)
        self.refusals.recall(entry)
        try:
            outcome = entries.decided(self.room, entry, self.away)
        except RefusedError as refusal:
            self.refusals.keep(entry, refusal)
            raise
        if outcome is None:
            return False
        self.journal.append(entry)
        self.room = outcome.room
        self.bots.follow(self.room)
        for tell in outcome.tells:
            self.heard.setdefault(tell.to, []).append(tell)
        return True

    def wait(self, milliseconds: int) -> None:
        """Let time pass; the server wakes whenever there is something to do."""
        end = self.now + milliseconds
        while (at := wake_at(self.room)) is not None and at <= end:
            self.now = max(self.now, at)
            self.let_due()
        self.now = end

    def wait_for(self, waiting: Waiting) -> None:
        """Play on until the table waits for this."""
        for _ in range(200):
            if self.window.waiting is waiting:
                return
            self.pass_window()
        raise AssertionError(f"never waits for {waiting}")

    def pass_window(self) -> None:
        """A window closes; people load and aim in it, so that none seems to be away."""
        number = self.window.number
        if self.window.waiting in MISSABLE:
            for seat in self.asked():
                chair = self.game.chairs[seat]
                if chair.member is not None and not chair.by_bot:
                    self.answer(chair.member)
        if self.game.window is not None and self.window.number == number:
            self.close()

    def close(self) -> None:
        """Let time pass until the window has closed."""
        number = self.window.number
        while self.game.window is not None and self.window.number == number:
            at = wake_at(self.room)
            assert at is not None, "the table waits for somebody"
            self.now = max(self.now, at)
            self.let_due()

    def enter(
        self, name: str, kind: Kind = Kind.PLAYER, person: str = "", waited: int = 0
    ) -> MemberId:
        member = self.room.next_member
        who = person or msgspec.UNSET
        self.do(SERVER, EnterRoom(kind, name, "token", "link", person=who, waited=waited))
        return member

    def sit(self, people: int) -> list[MemberId]:
        """So many people come in and sit down."""
        return [self.enter(name) for name in NAMES[:people]]

    def commit(self, *members: MemberId) -> None:
        """Their devices commit to parts of the deal."""
        for member in members:
            self.do(member, Commit(commitment(self.part(member))))

    def open_parts(self, *members: MemberId) -> None:
        for member in members:
            self.do(member, OpenPart(self.part(member).hex()))

    def part(self, member: MemberId) -> bytes:
        """What a member's device adds to the next deal: another in every round of the draw."""
        draw = self.room.draw
        rounds = 0 if draw is None else len(draw.before)
        return sha256(b"%d/%d/%d" % (member, self.room.games, rounds)).digest()

    def answer(self, member: MemberId, decision: Decision | None = None) -> None:
        """Somebody says this, or the first thing that may be said."""
        seat = self.room.seat_of(member)
        ask = self.game.ask_of(seat)
        assert ask is not None
        said = decision if decision is not None else next(iter(ask))
        self.do(member, Answer(self.window.number, raw(said)))

    def asked(self) -> list[Seat]:
        return list(asks(self.game.table))

    def told(self, member: MemberId, kind: type[AnyMessage]) -> list[AnyMessage]:
        """What somebody was told of this kind."""
        return [
            tell.message for tell in self.heard.get(member, []) if isinstance(tell.message, kind)
        ]

    def all_told(self, member: MemberId) -> list[bytes]:
        return [msgspec.json.encode(tell) for tell in self.heard.get(member, [])]


def game_of(
    people: int = 4,
    options: Options | None = None,
    tempo: Tempo = Tempo.STANDARD,
    *,
    bots: str = "random",
) -> tuple[Evening, list[MemberId]]:
    """A game that has just been dealt, with so many people; bots fill the table."""
    options = options or Options(max(people, 4))
    evening = Evening(options, tempo)
    members = evening.sit(people)
    for _ in range(options.players - people):
        evening.do(members[0], AddBot(bots))
    evening.do(members[0], Start())
    return evening, members


def left(evening: Evening) -> int:
    """How long until the window closes, with the grace."""
    at = wake_at(evening.room)
    assert at is not None
    return at - evening.now
