"""A client: somebody with a phone, who knows only what it was sent."""

from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw, Struct

from standoff.protocol.changes import ViewReader, is_welcome
from standoff.protocol.deeds import drawing, lobby, play, talk
from standoff.protocol.editions import on_the_wire
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Clock, Played, Report, RoomChanged, Welcome, decoded
from standoff.protocol.seen import Bets, Held, RoomSeen
from standoff.protocol.sent import MemberDeed
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Window
from standoff.rooms.spoken import TAUNTS
from standoff.rules.asks import Ask
from standoff.rules.chance import commitment
from standoff.rules.classic.decisions import Show
from standoff.rules.classic.views import View
from standoff.rules.live.views import View as LiveView
from tests.simulated.network import Wire
from tests.simulated.server import Ack, Line, Refused, Server
from tests.simulated.world import World

RESEND = 2_500
SILENCE = 9_000
"""After so long without a word a client doubts its line."""


class Numbered(Struct, frozen=True, tag="message", tag_field="reply"):
    n: int
    message: Raw
    pad: str


reply = msgspec.json.Decoder(Ack | Refused | Numbered)


class Client:
    """Keeps its commands until they are answered, and its line until it hears nothing."""

    def __init__(self, world: World, server: Server, member: MemberId) -> None:
        self.world = world
        self.server = server
        self.member = member
        self.wire: Wire | None = None
        self.heard_at = 0
        self.seen = 0
        self.reader = ViewReader()
        self.frames: list[tuple[int, bytes]] = []
        """Every frame that was not a snapshot, with its number."""
        self.welcomes: list[tuple[int, Welcome]] = []
        self.unanswered: dict[int, tuple[MemberDeed, int]] = {}
        self.acked: set[int] = set()
        self.refused: dict[int, str] = {}
        self.commands = 0
        self.asleep_until = 0
        self.room: RoomSeen | None = None
        self.view: View | None = None
        self.held = Held()
        self.window: Window | None = None
        self.paused = False
        self.over = False
        self.thought_of = 0

    @property
    def seat(self) -> int | None:
        chairs = self.room.chairs if self.room else ()
        return next((at for at, one in enumerate(chairs) if one.member == self.member), None)

    @property
    def is_host(self) -> bool:
        return self.room is not None and self.room.host == self.member

    def live(self) -> None:
        """Look after the line and the commands, now and then."""
        now = self.world.now
        if now >= self.asleep_until:
            if self.wire is None or not self._sounds_alive():
                self.connect()
            for command, (deed, sent) in list(self.unanswered.items()):
                if now - sent >= RESEND:
                    self.world.note("resent")
                    self._send(command, deed)
            self._when_nothing_happens()
        self.world.after(self.world.dice.randint(700, 1_500), self.live)

    def _sounds_alive(self) -> bool:
        return self.wire is not None and self.world.now - self.heard_at < SILENCE

    def connect(self) -> None:
        """A new line; what was on the old one is lost."""
        if self.wire is not None:
            self.wire.whole = False
            self.server.gone(self.member, self.wire)
        wire = self.wire = Wire(self.world)
        self.heard_at = self.world.now
        since = self.seen

        def hear(body: bytes) -> None:
            if self.wire is wire:
                self.hear(body)

        line = Line(wire, hear)
        wire.carry(lambda: self.server.attach(self.member, since, line))

    def sleep(self, milliseconds: int) -> None:
        """Put the phone away; the server finds out, or not."""
        self.world.note("absent")
        self.asleep_until = self.world.now + milliseconds
        if self.wire is not None:
            wire, self.wire = self.wire, None
            wire.whole = False
            self.server.gone(self.member, wire)

    def do(self, deed: MemberDeed) -> None:
        self.commands += 1
        self.unanswered[self.commands] = deed, 0
        self._send(self.commands, deed)

    def _send(self, command: int, deed: MemberDeed) -> None:
        self.unanswered[command] = deed, self.world.now
        if self.wire is not None:
            self.wire.carry(lambda: self.server.do(deed, self.member, command))

    def hear(self, body: bytes) -> None:
        if self.world.now < self.asleep_until:
            return
        self.heard_at = self.world.now
        said: Ack | Refused | Numbered = reply.decode(body)
        match said:
            case Ack(command):
                self.unanswered.pop(command, None)
                self.acked.add(command)
            case Refused(command, code):
                if self.unanswered.pop(command, None) is not None:
                    self.refused[command] = code
            case Numbered():
                self._told(said, body)

    def _told(self, said: Numbered, body: bytes) -> None:
        if is_welcome(said.message):
            if said.n < self.seen:
                return  # overtaken by what it tells
            self.seen = said.n
            told = decoded(self.reader.read(said.message))
            assert isinstance(told, Welcome)
            self.welcomes.append((said.n, told))
            self._welcomed(told)
        else:
            self.frames.append((said.n, body))
            if said.n <= self.seen:
                return
            if said.n > self.seen + 1:
                self.world.note("gap")
                self.connect()  # asks for what is missing
                return
            self.seen = said.n
            self._learn(decoded(self.reader.read(said.message)))
        self._think()

    def _welcomed(self, told: Welcome) -> None:
        assert not isinstance(told.view, LiveView)
        self.room, self.view, self.held = told.room, told.view, told.held
        self.window, self.paused = told.window, told.paused
        self.over = told.report is not None

    def _learn(self, told: Any) -> None:
        match told:
            case RoomChanged(room):
                self.room = room
            case Played(_, View() as view, held, window):
                self.view, self.held, self.window = view, held, window
            case Clock(window, paused):
                self.window, self.paused = window, paused
            case Report():
                self.over = True
            case _:
                pass

    def _think(self) -> None:
        """Make up one's mind about what is asked, once for every window."""
        ask, window = self.held.ask, self.window
        if self.over or ask is None or window is None or self.thought_of >= window.number:
            return
        self.thought_of = window.number
        dice = self.world.dice
        if self.world.strikes("absent"):
            self.sleep(dice.choice([3_000, 30_000, 200_000]))
            return
        assert isinstance(ask, Ask)
        for _ in range(dice.choice([0, 1, 1, 1, 1, 2])):
            said = play.Answer(window.number, Raw(msgspec.json.encode(on_the_wire(ask.draw(dice)))))
            self.world.after(dice.randint(100, 6_000), partial(self._say, said))
        if dice.random() < 0.1:
            self.do(dice.choice(_BESIDES)(dice))

    def _say(self, said: play.Answer) -> None:
        if self.world.now >= self.asleep_until and self.window is not None:
            self.do(said)

    def _when_nothing_happens(self) -> None:
        """Begin the game, count where nobody else does, bet, and end pauses."""
        room, dice = self.room, self.world.dice
        if room is None or self.over or self.unanswered:
            return
        if room.stage == "lobby":
            part = sha256(b"%d/%d" % (self.member, len(room.draw.before) if room.draw else 0))
            if room.draw is not None and self.seat in room.draw.waiting:
                opens = room.draw.opening and dice.random() < 0.8
                hashed = commitment(part.digest())
                self.do(drawing.OpenPart(part.hexdigest()) if opens else drawing.Commit(hashed))
            elif self.is_host and room.draw is None:
                self.do(lobby.Start())
            elif self.seat is not None and room.draw is None and dice.random() < 0.3:
                self.do(drawing.Commit(commitment(part.digest())))
        elif self.paused and dice.random() < 0.2:
            self.do(play.Unpause())
        elif room.tempo is Tempo.NONE and self.seat is not None and dice.random() < 0.1:
            self.do(play.GoOn())
        elif self.held.ask is None and dice.random() < 0.05:
            self.do(talk.Bet(Bets(hit=dice.randrange(4), shared=dice.random() < 0.5)))


_BESIDES: tuple[Any, ...] = (
    lambda dice: talk.Taunt(dice.choice(TAUNTS)),
    lambda _: talk.Say("you would not dare"),
    lambda _: play.MoreTime(),
    lambda _: play.Pause(),
    lambda dice: play.Nudge(dice.randrange(4)),
    lambda _: play.Rest(on=True),
    lambda _: play.Rest(on=False),
    lambda _: play.Arm(Raw(msgspec.json.encode(Show()))),
    lambda _: play.Answer(1, Raw(b'{"say":"call"}')),
    lambda _: lobby.Ready(),
)
"""What people do besides playing; some of it may not be done."""
