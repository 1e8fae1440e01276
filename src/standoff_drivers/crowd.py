"""A crowd of clients at many tables, who decide at moments of their own, whatever the server does."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

import msgspec
from msgspec import Raw, Struct

from standoff.client.device import FIRST_WAIT, LONGEST_WAIT
from standoff.protocol import hello, sent
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer
from standoff.protocol.editions import on_the_wire
from standoff.protocol.replies import Ack, Admitted, AnyReply, Numbered, Refused, encode
from standoff.protocol.sent import MemberDeed
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Window
from standoff.rules.classic.decisions import ClassicAsk
from standoff.rules.classic.options import Options
from standoff_drivers.wire import Wire

SEATS = 6
AGAIN = 1.0
"""Seconds after which a host who is not answered deals once more."""
TABLE = Options(SEATS)


class CrowdHeld(Struct, frozen=True):
    """As much of what is held for a guest."""

    ask: ClassicAsk | None = None


class CrowdRoom(Struct, frozen=True):
    """As much of a room."""

    stage: str


class CrowdHeard(Struct, frozen=True):
    """As much of a message as the crowd looks at."""

    tell: str
    held: CrowdHeld = CrowdHeld()
    window: Window | None = None
    room: CrowdRoom | None = None


_reply = msgspec.json.Decoder(AnyReply)
_heard = msgspec.json.Decoder(CrowdHeard)


class Guest:
    """One client at one table."""

    def __init__(self, crowd: "Crowd", table: int) -> None:
        self.crowd = crowd
        self.table = table
        self.wire: Wire | None = None
        self.me: Admitted | None = None
        self.seen = 0
        self.command = 0
        self.due: dict[int, float] = {}
        """When each command that is not answered yet should have been sent."""
        self.acknowledged: list[int] = []
        self.ask: ClassicAsk | None = None
        self.window = 0
        self.over = False
        self.in_room: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come(self, first: hello.AnyHello) -> None:
        """Connect, say hello, and wait to be let in."""
        loop = asyncio.get_running_loop()
        self.in_room = in_room = loop.create_future()

        def lost() -> None:
            if self.in_room is in_room:  # not the line of before
                self.wire = None
                if not in_room.done():
                    in_room.set_exception(ConnectionError("the server hung up"))
                    in_room.exception()  # whoever waited for it may have given up

        host, port = "127.0.0.1", self.crowd.port_of(self)
        _, self.wire = await loop.create_connection(
            lambda: Wire(f"{host}:{port}", self.hear, lost),
            host,
            port,
            local_addr=self.crowd.source(self.table),
        )
        await self.wire.open
        self.wire.send(encode(first))
        await in_room

    async def come_back(self) -> None:
        """Come back as every client does: soon, later each time, at a moment of one's own."""
        assert self.me is not None
        wait = FIRST_WAIT
        while True:
            await asyncio.sleep(wait * self.crowd.dice.uniform(0.5, 1.0))
            wait = min(2 * wait, LONGEST_WAIT)
            try:
                await self.come(
                    hello.Attach(code=self.me.code, token=self.me.token, since=self.seen)
                )
            except OSError:
                continue
            return

    def hear(self, frame: bytes) -> None:
        said = _reply.decode(frame)
        if isinstance(said, Numbered):
            self.seen = said.n
            self._take_in(_heard.decode(said.message))
        elif isinstance(said, Ack):
            self.crowd.latencies.append(perf_counter() - self.due.pop(said.id))
            self.acknowledged.append(said.id)
        elif isinstance(said, Refused):
            self.due.pop(said.id, None)
            self.crowd.refused += 1
        elif isinstance(said, Admitted):
            self.me = said
            self.command = max(self.command, said.commands)
            if not self.in_room.done():
                self.in_room.set_result(None)

    def _take_in(self, message: CrowdHeard) -> None:
        if message.tell in ("welcome", "played"):
            self.ask = message.held.ask
            if message.room is not None:
                self.over = message.room.stage == "report"
            elif self.ask is not None:
                self.over = False
            if message.window is not None:
                self.window = message.window.number
        elif message.tell == "report":
            self.over, self.ask = True, None

    def send(self, deed: MemberDeed, due: float) -> None:
        if self.wire is None:
            return
        self.command += 1
        self.due[self.command] = due
        self.wire.send(encode(sent.Command(self.command, deed)))

    def decide(self, dice: Random, due: float) -> None:
        """Answer, or answer anew: a choice may be changed until its window closes."""
        assert self.ask is not None
        said = msgspec.json.encode(on_the_wire(self.ask.draw(dice)))
        self.send(Answer(self.window, Raw(said)), due)


class Crowd:
    """Everybody at all tables."""

    guest: type[Guest] = Guest

    def __init__(
        self,
        port: int,
        seed: int,
        options: Options = TABLE,
        tempo: Tempo = Tempo.STANDARD,
    ) -> None:
        self.port = port
        self.dice = Random(seed)
        self.options = options
        self.tempo = tempo
        self.tables: list[list[Guest]] = []
        self.latencies: list[float] = []
        self.refused = 0

    def port_of(self, guest: Guest) -> int:  # noqa: ARG002
        """Where somebody connects to."""
        return self.port

    def source(self, table: int) -> tuple[str, int] | None:  # noqa: ARG002
        """Where people at a table come from; None: wherever this machine says."""
        return None

    async def sit_down(self, tables: int) -> None:
        """Fill more tables, and deal, until there are so many."""
        for first in range(len(self.tables), tables, 10):
            some = range(first, min(first + 10, tables))
            self.tables += await asyncio.gather(*(self._fill(table) for table in some))

    async def _fill(self, number: int) -> list[Guest]:
        guests = [self.guest(self, number) for _ in range(self.options.players)]
        host = guests[0]
        await host.come(hello.Open(name="Ada", options=self.options, tempo=self.tempo))
        assert host.me is not None
        for guest in guests[1:]:
            await guest.come(hello.Enter(code=host.me.code, name="Bruno"))
        host.send(Start(), perf_counter())
        return guests

    async def decide(self, a_second: float, seconds: float) -> None:
        """Let every table decide so often, at random moments, for so long."""
        started = perf_counter()
        ends = started + seconds
        tables = self.tables
        due = started
        while True:
            due += self.dice.expovariate(a_second * len(tables))
            if due >= ends:
                break
            wait = due - perf_counter()
            if wait > 0.001:
                await asyncio.sleep(wait)
            self._decide_at(self.dice.choice(tables), due)
        await asyncio.sleep(max(0, ends - perf_counter()))

    def _decide_at(self, table: list[Guest], due: float) -> None:
        host = table[0]
        asked = [guest for guest in table if guest.ask is not None]
        if host.over:
            # Until there is a game: the line may be lost with what was sent.
            if due - max(host.due.values(), default=0.0) > AGAIN:
                host.send(Start(), due)
        elif asked:
            self.dice.choice(asked).decide(self.dice, due)

    async def until_answered(self, patience: float = 10.0) -> None:
        """Wait for what was sent to be answered."""
        until = perf_counter() + patience
        while perf_counter() < until and any(guest.due for guest in self.guests()):
            await asyncio.sleep(0.01)

    async def stay(self) -> None:
        """Come back whenever a line is lost, each at a moment of their own."""
        coming: dict[Guest, asyncio.Task[None]] = {}
        try:
            while True:
                await asyncio.sleep(0.02)
                for guest in self.guests():
                    task = coming.get(guest)
                    if guest.me and guest.wire is None and (task is None or task.done()):
                        guest.due.clear()
                        coming[guest] = asyncio.create_task(guest.come_back())
        finally:
            for task in coming.values():
                task.cancel()

    def guests(self) -> list[Guest]:
        return [guest for table in self.tables for guest in table]

    async def come_back(self, returned: Callable[[Guest], None]) -> None:
        """Everybody comes back at once."""

        async def back(guest: Guest) -> None:
            await guest.come_back()
            returned(guest)

        for guest in self.guests():
            guest.due.clear()
        await asyncio.gather(*(back(guest) for guest in self.guests()))
