"""A house without a network: sockets in memory, a clock that stands still until it is moved."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal
from standoff.protocol import hello
from standoff.protocol.closing import Why
from standoff.protocol.replies import Admitted, AnyReply, encode, reply
from standoff.server.doorman import Doorman
from standoff.server.house import House
from standoff.server.limits import Limits
from standoff.server.session import Session

SOMEWHERE = "192.0.2.7"


class StillClock:
    """A clock that is moved by hand; sleepers are never woken by it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now

    def now(self) -> int:
        return self.time

    def seconds_until(self, at: int) -> float:
        return 3600.0 if at > self.time else 0.0


class MemoryPeer:
    """The other end of a socket, which takes down what it is sent, or stops reading."""

    def __init__(self) -> None:
        self.flowing = True
        self.frames: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.aborted = False
        self.resumed: Callable[[], None] = lambda: None
        self.incoming: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def idle(self) -> bool:
        return self.flowing

    def known(self) -> None:
        """Nobody counts strangers here."""

    def write(self, frame: bytes) -> None:
        assert self.closed is None
        self.frames.append(frame)

    def close(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self.incoming.put_nowait(None)

    def abort(self) -> None:
        self.aborted = True
        self.incoming.put_nowait(None)

    def read_on(self) -> None:
        self.flowing = True
        self.resumed()

    def replies(self) -> list[AnyReply]:
        return [reply.decode(frame) for frame in self.frames]

    @property
    def me(self) -> Admitted:
        return next(said for said in self.replies() if isinstance(said, Admitted))


class Visit:
    """A client in memory, and its session."""

    def __init__(
        self, house: House, doorman: Doorman, first: hello.AnyHello | str, address: str = SOMEWHERE
    ) -> None:
        self.peer = MemoryPeer()
        self.peer.incoming.put_nowait(first if isinstance(first, str) else encode(first).decode())
        self.session = Session(house, doorman, self.peer, self.peer.incoming.get, address)
        self.task = asyncio.create_task(self.session.run(with_origin=True))

    async def let_in(self) -> "Visit":
        """Wait until it is in, or shown out."""
        while not (self.peer.frames or self.peer.closed):
            await asyncio.sleep(0)
        return self

    async def says(self, frame: object) -> None:
        """Send a frame, and wait for the answer to it."""
        before = len(self.peer.frames)
        self.peer.incoming.put_nowait(frame if isinstance(frame, str) else encode(frame).decode())
        while len(self.peer.frames) == before and not self.task.done() and self.peer.flowing:
            await asyncio.sleep(0)

    async def leave(self) -> None:
        self.peer.incoming.put_nowait(None)
        await self.task


class Hall:
    """A house with its doorman."""

    def __init__(self, journal: Journal, clock: StillClock, limits: Limits) -> None:
        self.clock = clock
        self.house = House(journal, clock)
        self.doorman = Doorman(limits)
        self.visits: list[Visit] = []

    async def visit(self, first: hello.AnyHello, address: str = SOMEWHERE) -> Visit:
        visit = Visit(self.house, self.doorman, first, address)
        self.visits.append(visit)
        return await visit.let_in()


@asynccontextmanager
async def hall(folder: Path, limits: Limits | None = None) -> AsyncIterator[Hall]:
    """A house whose journal is in a folder, for as long as a block lasts."""
    async with await open_journal(f"sqlite:///{folder}/journal.db") as journal:
        it = Hall(journal, StillClock(), limits or Limits())
        await it.house.look_up()
        try:
            yield it
        finally:
            await it.house.close(Why.RESTART)
            await asyncio.gather(*(visit.task for visit in it.visits))
