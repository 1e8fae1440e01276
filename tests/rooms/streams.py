"""Streams: everything that leaves a room for each member, to the last byte, with its time."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from standoff.protocol.deeds.play import Answer, Arm, Disarm, GoOn, MoreTime, Rest
from standoff.protocol.deeds.talk import Bet, Say
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.seen import Bets
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms import clockwork, entries
from standoff.rooms.bots import Bots
from standoff.rooms.entries import SERVER, Done, Opened
from standoff.rooms.game import Game
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Tell
from standoff.rooms.server_deeds import EnterRoom
from standoff.rooms.window import BETTING, COUNTED
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import STAY, Aim, Show, Stab
from standoff.rules.game import asks
from standoff.server.frames import frame
from tests.played import Answers
from tests.properties.twins import Twins
from tests.rooms.evening import NAMES, NOON, raw
from tests.rooms.twin_games import RiggedStart, twins_from

MORE_NAMES = tuple(f"Guest {number}" for number in range(1, 20))


class Sent(NamedTuple):
    """Something that left the room for one member."""

    at: int
    what: str
    """What kind of frame it is: told, or an answer to what the member did."""
    body: bytes


class Stream:
    """A room with people in every seat, a watcher, a screen and somebody who came late; planted leaks override parts."""

    nonsense: tuple[Decision, ...] = (Aim((9,)), Stab(9))
    """What nobody may say."""
    shown = frozenset({Waiting.LOAD, Waiting.LOAD_LAST})
    """Windows in which all see that something was said."""

    def __init__(self, setting: Setting, secret: int) -> None:
        opening = Opened(NOON, "BCDF", setting, Tempo.STANDARD, bytes(32))
        self.room: Room = entries.opened(opening)
        self.bots = Bots()
        self.now = NOON
        self.sent: dict[MemberId, list[Sent]] = {}
        self.commands: dict[MemberId, int] = {}
        self.dice = Random(secret)
        """What people do in secret besides playing: other dice in the twin."""
        self.pressing = self.dice
        """Who wants the count to begin: as secret as all that."""
        chairs = self.room.edition.chairs(setting)
        self.people = [self.enter(name) for name in (NAMES + MORE_NAMES)[:chairs]]
        self.watcher = self.enter("Wanda", Kind.WATCHER)
        self.screen = self.enter("TV", Kind.TV)

    @property
    def game(self) -> Game:
        assert self.room.game is not None
        return self.room.game

    def enter(self, name: str, kind: Kind = Kind.PLAYER) -> MemberId:
        member = self.room.next_member
        self.do(SERVER, EnterRoom(kind, name, "token", "link"))
        return member

    def do(self, by: MemberId, deed: Any) -> None:
        """Somebody does something, and everybody is told what they may know."""
        command = self.commands[by] = self.commands.get(by, 0) + 1
        entry = Done(self.now, by, command, deed, bytes(32))
        try:
            outcome = entries.decided(self.room, entry, {})
        except RefusedError as refusal:
            code = self.refusal(by, deed, refusal.code)
            self.send(by, "refused", msgspec.json.encode([command, code]))
            return
        if by != SERVER:
            self.send(by, "ack", msgspec.json.encode(command))
        assert outcome is not None
        self.room = outcome.room
        more = self.besides(by, deed)
        self.room = replace(more, tells=())
        self.bots.follow(self.room)
        for tell in (*outcome.tells, *more.tells):
            if self.is_told(tell):
                numbered = Tell(tell.to, self.number(tell), tell.message)
                self.send(tell.to, "told", self.frame(numbered))

    def send(self, to: MemberId, what: str, body: bytes) -> None:
        self.sent.setdefault(to, []).append(Sent(self.now, what, body))

    def close(self) -> None:
        """Let time pass until the window has closed."""
        number = self.game.windows
        while self.game.windows == number and self.game.window is not None:
            deed = self.due()
            if deed is None:
                at = clockwork.wake_at(self.room)
                assert at is not None
                self.now = at
            else:
                self.do(SERVER, deed)

    def due(self) -> Any:
        return clockwork.due(self.room, self.bots, self.now)

    def refusal(self, by: MemberId, deed: Any, code: Code) -> Code:
        return code

    def besides(self, by: MemberId, deed: Any) -> Room:
        """The room with what a leak tells besides."""
        return self.room

    def is_told(self, tell: Tell) -> bool:
        return True

    def number(self, tell: Tell) -> int:
        return tell.number

    def frame(self, tell: Tell) -> bytes:
        return frame(self.room, tell)

    def play(self, chance: Any, turns: list[Answers], seat: Seat | None) -> None:
        """The whole game, then a window that stays open, in which everybody has secrets."""
        self.do(SERVER, self.start(chance))
        self.late = self.enter("Lea")
        for answers in turns:
            self.take_back()
            self.window(answers, seat)
        self.take_back()
        if not self.game.over:
            self.open_window(seat)
            for member in self.room.members:
                welcome = Tell(member, 0, self.room.welcome(member, self.now))
                self.send(member, "told", self.frame(welcome))

    def start(self, chance: Any) -> RiggedStart:
        """How the game begins."""
        return RiggedStart(chance)

    def who(self, seat: Seat) -> MemberId:
        """Who answers for a seat."""
        return self.people[seat]

    def take_back(self) -> None:
        """Whoever was replaced is back at once; they answer as the twins want them to."""
        for chair in self.room.chairs:
            if chair.stand_in and chair.member is not None:
                self.do(chair.member, Rest(on=False))

    def window(self, answers: Answers, seat: Seat | None) -> None:
        """One window of the game: everybody says what they say, at a time of their own."""
        number = self.game.windows
        self.ask_in_vain(seat)
        self.press(seat)
        if number % 5 == 0:
            others = [one for one in range(len(self.people)) if one != seat]
            self.do(self.people[self.dice.choice(others)], MoreTime())
        for one, said in answers.items():
            self.now += 70 + 10 * one
            if one != seat:
                self.fidget(one)
            if said is None:
                continue
            if one != seat:
                self.change_mind(one)
            self.do(self.who(one), Answer(number, raw(said)))
            while (deed := self.due()) is not None:
                self.do(SERVER, deed)
        if self.game.windows == number and self.game.window is not None:
            self.close()

    def press(self, seat: Seat | None) -> None:
        """Some want the count to begin, but never all: nobody may learn who or how many."""
        window = self.game.window
        if window is None or window.waiting not in COUNTED:
            return
        others = [one for one in asks(self.game.table) if one != seat]
        for one in others[: -1 if seat not in asks(self.game.table) else None]:
            if self.pressing.random() < 0.5:
                self.do(self.people[one], GoOn())

    def ask_in_vain(self, seat: Seat | None) -> None:
        """The observer tries what may not be done: the refusals must tell nothing either."""
        observer = self.watcher if seat is None else self.people[seat]
        self.do(observer, Answer(0, raw(STAY)))
        for said in self.nonsense:
            self.do(observer, Answer(self.game.windows, raw(said)))

    def fidget(self, seat: Seat) -> None:
        """Secret doings without effect."""
        if self.dice.random() < 0.3:
            self.do(self.people[seat], Arm(raw(Show())))
            self.do(self.people[seat], Disarm())

    def change_mind(self, seat: Seat) -> None:
        """Something else is said first, where nobody sees that something was said."""
        ask = asks(self.game.table)[seat]
        early = self.game.window is not None and self.game.window.waiting in self.shown
        if not early and self.dice.random() < 0.3:
            self.do(self.who(seat), Answer(self.game.windows, raw(ask.draw(self.dice))))

    def open_window(self, seat: Seat | None) -> None:
        """The last window stays open: nothing said in it may be seen before it closes."""
        window = self.game.window
        assert window is not None
        self.press(seat)
        others = [one for one in asks(self.game.table) if one != seat]
        if window.waiting in self.shown:
            others = others[: -1 if seat not in asks(self.game.table) else None]
            silence = 0.0
        else:
            silence = 0.3
        for one in others:
            self.now += 10
            if self.dice.random() < silence:
                continue
            ask = asks(self.game.table)[one]
            self.do(self.who(one), Answer(window.number, raw(ask.draw(self.dice))))
            assert self.due_as_it_should_be() is None
        self.haunt(seat)

    def due_as_it_should_be(self) -> object:
        return clockwork.due(self.room, self.bots, self.now)

    def haunt(self, seat: Seat | None) -> None:
        """The dead and the watcher bet and talk; the living observer must not notice."""
        ghosts = [one for one in (*self.people, self.watcher) if self.room.is_ghost(one)]
        observer = self.watcher if seat is None else self.people[seat]
        window = self.game.window
        for ghost in ghosts:
            if ghost == observer:
                continue
            if window is not None and window.waiting in BETTING:
                on = self.dice.choice(self.game.edition.standing(self.game.table))
                self.do(ghost, Bet(Bets(hit=on, shared=self.dice.random() < 0.5)))
            if not self.room.is_ghost(observer):
                self.now += 2_000
                self.do(ghost, Say(self.dice.choice(["it was Ada", "it was Bob"])))


def streams(kind: type[Stream], twins: Twins) -> Iterator[Stream]:
    """The two rooms of a pair of twins."""
    for secret, start, turns in (
        (1, twins.start, twins.one),
        (2, twins.other_start, twins.other),
    ):
        stream = kind(start.options, secret)
        stream.play(start.chance, [turn.answers for turn in turns], twins.seat)
        assert stream.game.table.round == turns[-1].after.round
        yield stream


def first_difference(kind: type[Stream], twins: Twins) -> str | None:
    """What first tells the observer, or who listens to the air, which of two games is played."""
    one, other = streams(kind, twins)
    return told_apart(one, other, twins.seat)


def told_apart(one: Stream, other: Stream, seat: Seat | None) -> str | None:
    """What first tells two rooms apart, for whoever sits here or listens to the air."""
    over = one.game.over
    observers = [one.watcher, one.screen, one.late] if seat is None else [one.people[seat]]
    for member in one.room.members:
        seen, instead = one.sent[member], other.sent[member]
        if member not in observers:
            # Of the others one can know when they are told something, and how long it is.
            seen = [Sent(at, what, b"%d" % len(body)) for at, what, body in seen if what == "told"]
            instead = [
                Sent(at, what, b"%d" % len(body)) for at, what, body in instead if what == "told"
            ]
        if over:
            # At the end everything comes out, with the step that ends the game.
            seen, instead = seen[:-3], instead[:-3]
        if seen != instead:
            return _where(member, seen, instead)
    return None


def compare_many(first: int, count: int) -> int:
    """Compare the streams of the twins of so many seeds; says how many pairs, or fails."""
    pairs = 0
    for seed in range(first, first + count):
        for twins in twins_from(seed):
            difference = first_difference(Stream, twins)
            assert difference is None, f"tests.rooms.streams.compare_many({seed}, 1): {difference}"
            pairs += 1
    return pairs


def _where(member: MemberId, seen: list[Sent], instead: list[Sent]) -> str:
    for here, there in zip(seen, instead, strict=False):
        if here != there:
            return f"member {member} sees\n{here}\nor\n{there}"
    return f"member {member} sees {len(seen)} frames or {len(instead)}"
