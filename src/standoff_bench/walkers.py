"""Rooms of Live in which all walk at once: what they cost a server, and how evenly they are shown."""

import asyncio
from collections.abc import Iterable
from random import Random
from time import perf_counter, process_time

import msgspec
from msgspec import Raw, Struct

from standoff.protocol import hello, sent
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer, MoreTime
from standoff.protocol.replies import Admitted, AnyReply, Numbered, encode
from standoff.protocol.sent import MemberDeed
from standoff.protocol.setting import LiveSetting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Window
from standoff.rooms.walk import STEPS_A_SECOND
from standoff.rules.live.decisions import Divide
from standoff_bench.report import Progress
from standoff_bench.server import Server, beside, quantile
from standoff_drivers.wire import Wire

TEAMS = (4,) * 5
PEOPLE = sum(TEAMS)
TURNS = 4.0
"""How often a second somebody changes direction."""
PATIENT = 10
"""Who ask for more time in each room, so that all rooms walk at once."""
LONGEST = 60.0
"""Seconds for which they surely do."""
HEADER = 4

IN_TIME = 100.0
"""Milliseconds clients draw behind: whoever waits longer sees pawns stand still."""
MOST_ROOMS = 400

_ARENA = b'{"reply":"arena"'
_reply = msgspec.json.Decoder(AnyReply)


class WalkerDivides(Struct, frozen=True, tag="divide"):
    members: tuple[int, ...]


class WalkerSeen(Struct, frozen=True, tag="aim"):
    """What else may be asked, and is not answered here."""


class WalkerHeld(Struct, frozen=True):
    ask: WalkerDivides | WalkerSeen | None = None


class WalkerHeard(Struct, frozen=True):
    """As much of a message as a walker looks at."""

    tell: str
    held: WalkerHeld = WalkerHeld()
    window: Window | None = None


_heard = msgspec.json.Decoder(WalkerHeard)


class WalkersLoad(Struct, frozen=True):
    """What rooms full of walkers did to a server."""

    rooms: int
    share_of_one_core: float | None
    """For each room, at the full rate: a server that is kept from its core shows the arena less often."""
    bytes_a_second: float
    """For each client, at the full rate."""
    updates_a_second: float
    """What each client really saw."""
    interval_p50_ms: float
    interval_p99_ms: float
    server_load: float | None
    crowd_load: float

    @property
    def in_time(self) -> bool:
        return self.interval_p99_ms <= IN_TIME


class Walker:
    """One client in one arena."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.me: asyncio.Future[Admitted] = asyncio.get_running_loop().create_future()
        self.walking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.command = 0
        self.bytes = 0
        self.seen: list[float] = []

    async def come(self, first: hello.AnyHello) -> Admitted:
        """Connect, say hello, and wait to be let in."""
        host = "127.0.0.1"
        _, self.wire = await asyncio.get_running_loop().create_connection(
            lambda: Wire(f"{host}:{self.port}", self.hear, lambda: None), host, self.port
        )
        await self.wire.open
        self.wire.send(encode(first))
        return await self.me

    def hear(self, frame: bytes) -> None:
        if frame.startswith(_ARENA):
            self.bytes += len(frame) + HEADER
            self.seen.append(perf_counter())
            if not self.walking.done() and b'"at":-' not in frame:
                self.walking.set_result(None)
            return
        said = _reply.decode(frame)
        if isinstance(said, Admitted):
            self.me.set_result(said)
        elif isinstance(said, Numbered):
            self._take_in(bytes(said.message))

    def _take_in(self, body: bytes) -> None:
        if not body.startswith(b'{"tell":"played"'):
            return
        message = _heard.decode(body)
        if isinstance(message.held.ask, WalkerDivides) and message.window is not None:
            said = msgspec.json.encode(Divide(message.held.ask.members))
            self.do(Answer(message.window.number, Raw(said)))

    def do(self, deed: MemberDeed) -> None:
        self.command += 1
        self.wire.send(encode(sent.Command(self.command, deed)))

    async def walk(self, dice: Random, seconds: float) -> None:
        """Turn again and again, at moments of one's own."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.wire.send(encode(sent.Steer(dice.randint(-9, 9), dice.randint(-9, 9))))
            await asyncio.sleep(dice.uniform(0.5, 1.5) / TURNS)


def measure_most(first: int, seconds: float, progress: Progress) -> list[WalkersLoad]:
    """More and more rooms, until sights of the arena come late; fewer, where so many are too many."""
    loads = [measure_rooms(first, seconds)]
    while loads[-1].in_time and loads[-1].rooms < MOST_ROOMS:
        progress(0.5 + 0.5 * loads[-1].rooms / MOST_ROOMS)
        loads.append(measure_rooms(round(loads[-1].rooms * 1.25), seconds))
    while not any(load.in_time for load in loads) and loads[-1].rooms > 1:
        loads.append(measure_rooms(loads[-1].rooms // 2, seconds))
    return sorted(loads, key=lambda load: load.rooms)


def measure_rooms(rooms: int, seconds: float) -> WalkersLoad:
    """Let everybody in so many rooms walk for so long."""
    return beside(lambda server: _measure(server, rooms, min(seconds, LONGEST)))


async def _measure(server: Server, rooms: int, seconds: float) -> WalkersLoad:
    crowd = [await _sit_down(server.port) for _ in range(rooms)]
    walkers = [walker for room in crowd for walker in room]
    for host, *_ in crowd:
        host.do(Start())
    await asyncio.gather(*(_keep_walking(room) for room in crowd))
    await asyncio.gather(*(walker.walking for walker in walkers))
    # One in each room looks for all: what others read would only keep the crowd from its core.
    witnesses = [room[0] for room in crowd]
    for walker in walkers:
        walker.bytes, walker.seen = 0, []
        walker.wire.deaf = walker not in witnesses
    started, busy, own = perf_counter(), server.seconds(), process_time()
    dice = Random(1)
    async with asyncio.TaskGroup() as all_walk:
        for walker in walkers:
            all_walk.create_task(walker.walk(Random(dice.random()), seconds))
    wall, spent = perf_counter() - started, server.seconds()
    crowd_load = (process_time() - own) / wall
    for walker in walkers:
        walker.wire.transport.abort()
    await asyncio.sleep(0)  # so that all of them are closed
    cpu = None if spent is None or busy is None else spent - busy
    intervals = list(_intervals(witnesses))
    updates = sum(len(witness.seen) for witness in witnesses) / rooms
    seen = sum(witness.bytes for witness in witnesses) / rooms
    return WalkersLoad(
        rooms=rooms,
        share_of_one_core=None if cpu is None else STEPS_A_SECOND * cpu / rooms / updates,
        bytes_a_second=STEPS_A_SECOND * seen / updates,
        updates_a_second=updates / wall,
        interval_p50_ms=1000 * quantile(intervals, 0.5),
        interval_p99_ms=1000 * quantile(intervals, 0.99),
        server_load=None if cpu is None else cpu / wall,
        crowd_load=crowd_load,
    )


async def _keep_walking(room: list[Walker]) -> None:
    await room[0].walking
    for walker in room[:PATIENT]:
        walker.do(MoreTime())


def _intervals(walkers: Iterable[Walker]) -> Iterable[float]:
    """How long everybody waited between two sights of the arena."""
    for walker in walkers:
        yield from (
            after - before for before, after in zip(walker.seen, walker.seen[1:], strict=False)
        )


async def _sit_down(port: int) -> list[Walker]:
    """A room with people in every seat."""
    host = Walker(port)
    me = await host.come(hello.Open(name="Ada", options=LiveSetting(TEAMS), tempo=Tempo.RELAXED))
    guests = [Walker(port) for _ in range(1, PEOPLE)]
    for number, guest in enumerate(guests):
        await guest.come(hello.Enter(code=me.code, name=f"Guest {number}"))
    return [host, *guests]
