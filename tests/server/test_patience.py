"""How long the server waits for somebody who says nothing, on a connection and on a socket."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from standoff.server.allowance import Allowance
from standoff.server.connection import GONE_WITHIN as TAKES_LEAVE
from standoff.server.connection import STILL_HEARD, Connection
from standoff.server.doorman import Doorman
from standoff.server.gate import LOOK, Gate
from standoff.server.limits import Limits
from standoff.server.requests import HttpAnswer, Request
from standoff.server.sockets import AT_LAST, BEAT, GONE_WITHIN, HIGH_WATER, Socket
from tests.server.leaping import leap, on_a_leaping_loop, until
from tests.server.memory import StillClock
from tests.server.serving import PATIENT
from tests.server.test_handshake import GOOD

ASKED = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = len(ASKED) // 2
ANSWERED = b"here"
PING, PONG = b"\x89\x00", b"\x8a\x00"
MASK = b"\x80\x00\x00\x00\x00"
"""The second byte of an empty frame of a client, and its mask."""


class Hatch:
    """A gate with a desk behind it that answers everything alike, or when a test says so."""

    headers: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool]) -> None:
        self.gate = Gate(limits, is_proxy)
        self.doorman = Doorman(limits)
        self.connections: list[Connection] = []
        self.sockets: list[Socket] = []
        self.body = ANSWERED
        self.found_at = ""
        """At which address of ours somebody asked last."""
        self.coming: asyncio.Future[HttpAnswer] | None = None
        self.refuses: HttpAnswer | None = None
        """What is said to whoever wants a socket."""

    def made(self) -> Connection:
        self.connections.append(Connection(self, self.gate, self.allowed))
        return self.connections[-1]

    def allowed(self, peer: str) -> Allowance:
        return Allowance(self.doorman, peer, StillClock())

    def address(self, peer: str, request: Request) -> str:
        return peer

    def answer(
        self,
        request: Request,
        here: str,
        address: str,
    ) -> HttpAnswer | Awaitable[HttpAnswer]:
        self.found_at = here
        return self.coming or HttpAnswer(200, self.body)

    def open_socket(self, request: Request, connection: Connection) -> HttpAnswer | None:
        if self.refuses is not None:
            return self.refuses
        self.sockets.append(Socket(connection, request))
        return None


class Caller:
    """Somebody at a hatch."""

    def __init__(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        self.reads = reads
        self.writes = writes

    async def is_answered(self) -> bool:
        """Whether an answer comes."""
        try:
            return (await self.reads.readuntil(ANSWERED)).startswith(b"HTTP/1.1 200 ")
        except (asyncio.IncompleteReadError, ConnectionError):
            return False

    async def is_sent_away(self) -> bool:
        """Whether nothing more comes."""
        try:
            return await self.reads.read(1) == b""
        except ConnectionError:
            return True


@asynccontextmanager
async def at_a_hatch(
    limits: Limits = PATIENT, is_proxy: Callable[[str], bool] = lambda _: False
) -> AsyncIterator[tuple[Hatch, Caller]]:
    hatch = Hatch(limits, is_proxy)
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(hatch.made, "127.0.0.1", 0)
    watching = loop.create_task(hatch.gate.watch())
    port = listening.sockets[0].getsockname()[1]
    caller = Caller(*await asyncio.open_connection("127.0.0.1", port))
    try:
        yield hatch, caller
    finally:
        caller.writes.transport.abort()
        watching.cancel()
        await hatch.gate.close(0)
        listening.close()


@asynccontextmanager
async def on_a_socket(
    limits: Limits = PATIENT,
) -> AsyncIterator[tuple[Hatch, Caller, Socket]]:
    async with at_a_hatch(limits) as (hatch, caller):
        asked = ["GET / HTTP/1.1", "Host: x", *(f"{name}: {is_}" for name, is_ in GOOD.items())]
        caller.writes.write("\r\n".join([*asked, "", ""]).encode())
        await caller.reads.readuntil(b"\r\n\r\n")
        yield hatch, caller, hatch.sockets[0]


@on_a_leaping_loop
async def test_a_request_has_its_time_from_its_first_byte_and_no_longer() -> None:
    within = PATIENT.request_within
    async with at_a_hatch() as (hatch, caller):
        await leap(within - LOOK)
        caller.writes.write(ASKED[:HALF])
        await until(lambda: hatch.connections[0].unread)
        await leap(within - LOOK)
        caller.writes.write(ASKED[HALF:])
        assert await caller.is_answered()
        caller.writes.write(ASKED[:HALF])
        await until(lambda: hatch.connections[0].unread)
        await leap(within / 2)
        caller.writes.write(ASKED[HALF:-1])
        await until(lambda: len(hatch.connections[0].unread) == len(ASKED) - 1)
        assert not hatch.gate.empty.is_set()
        await leap(within / 2 + LOOK)
        assert await caller.is_sent_away()
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_a_connection_is_kept_for_another_request_and_then_closed() -> None:
    async with at_a_hatch() as (hatch, caller):
        for _ in range(3):
            caller.writes.write(ASKED)
            assert await caller.is_answered()
            await leap(PATIENT.kept_for - LOOK)
            assert not hatch.gate.empty.is_set()
        await leap(2 * LOOK)
        assert await caller.is_sent_away()


@on_a_leaping_loop
async def test_who_wanted_one_answer_only_is_soon_gone_although_they_stay_on_the_line() -> None:
    async with at_a_hatch() as (hatch, caller):
        caller.writes.write(ASKED.replace(b"Host", b"Connection: close\r\nHost"))
        assert await caller.is_answered()
        assert await caller.is_sent_away()
        assert not hatch.gate.empty.is_set()
        await leap(TAKES_LEAVE + LOOK)
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_who_does_not_take_an_answer_is_cut_off_and_who_does_gets_all_of_it() -> None:
    async with at_a_hatch() as (hatch, caller):
        hatch.body = bytes(32 * 1024 * 1024) + ANSWERED
        for patience in (PATIENT.taken_within - LOOK, PATIENT.taken_within + LOOK):
            caller.writes.write(ASKED)
            await until(lambda: hatch.connections[0].unsent and not hatch.connections[0].flowing)
            await leap(patience)
            if patience < PATIENT.taken_within:
                await caller.reads.readuntil(b"\r\n\r\n")
                taken = await caller.reads.readexactly(len(hatch.body))
                assert taken == hatch.body
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_an_answer_that_is_looked_for_has_its_time() -> None:
    async with at_a_hatch() as (hatch, caller):
        for patience, is_in_time in ((-LOOK, True), (LOOK, False)):
            hatch.coming = coming = asyncio.get_running_loop().create_future()
            caller.writes.write(ASKED)
            await until(lambda: hatch.connections[0].answering)
            await leap(PATIENT.taken_within + patience)
            assert coming.cancelled() is not is_in_time
            if is_in_time:
                coming.set_result(HttpAnswer(200, ANSWERED))
            assert await caller.is_answered() is is_in_time


@on_a_leaping_loop
async def test_a_server_that_stops_gives_the_answer_it_owes_and_no_other() -> None:
    async with at_a_hatch() as (hatch, caller):
        hatch.coming = asyncio.get_running_loop().create_future()
        caller.writes.write(ASKED + ASKED)
        await until(lambda: hatch.connections[0].answering)
        hatch.connections[0].leave()
        await leap(0)
        hatch.coming.set_result(HttpAnswer(200, ANSWERED))
        assert await caller.is_answered()
        assert await caller.is_sent_away()


@on_a_leaping_loop
async def test_a_server_that_stops_closes_a_connection_on_which_nothing_is_owed() -> None:
    async with at_a_hatch() as (hatch, caller):
        caller.writes.write(ASKED)
        assert await caller.is_answered()
        hatch.connections[0].leave()
        assert hatch.connections[0].transport.is_closing()
        assert await caller.is_sent_away()
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_a_silent_socket_is_asked_whether_anybody_is_there_and_then_let_go() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        hearing = asyncio.create_task(socket.receive())
        await leap(BEAT - 1)
        for _ in range(2):
            caller.writes.write(PING[:1] + MASK)
            assert await caller.reads.readexactly(2) == PONG
            await leap(BEAT)
            assert await caller.reads.readexactly(2) == PING
        caller.writes.write(PONG[:1] + MASK)
        await until(lambda: socket.heard)
        await leap(BEAT)
        assert await caller.reads.readexactly(2) == PING
        assert not hatch.gate.empty.is_set()
        await leap(BEAT)
        assert await caller.is_sent_away()
        assert await hearing is None
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_who_was_told_goodbye_has_a_moment_to_say_it_too() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        socket.close(4000, "so long")
        assert await caller.reads.readexactly(11) == b"\x88\x09\x0f\xa0so long"
        await leap(GONE_WITHIN - 1)
        assert not hatch.gate.empty.is_set()
        await leap(1)
        assert await caller.is_sent_away()
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_who_answers_a_goodbye_with_nonsense_is_gone_sooner() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        socket.close(4000, "so long")
        caller.writes.write(b"no frame")
        await until(lambda: socket.ignored)
        await leap(0)
        assert not hatch.gate.empty.is_set()
        await leap(AT_LAST)
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_who_says_goodbye_too_is_gone_at_once() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        socket.close(4000, "so long")
        await caller.reads.readexactly(11)
        caller.writes.write(b"\x88" + MASK)
        assert await caller.is_sent_away()
        await until(hatch.gate.empty.is_set)


@on_a_leaping_loop
async def test_a_goodbye_is_answered_in_kind() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        hearing = asyncio.create_task(socket.receive())
        caller.writes.write(b"\x88\x82\x00\x00\x00\x00\x03\xe9")
        assert await caller.reads.readexactly(4) == b"\x88\x02\x03\xe9"
        assert await caller.is_sent_away()
        assert await hearing is None
        await until(hatch.gate.empty.is_set)


@on_a_leaping_loop
async def test_who_goes_on_talking_after_a_goodbye_is_cut_off() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        socket.close(4000, "so long")
        caller.writes.write(b"\x81\xfe\x10\x00" + bytes(4 + STILL_HEARD))
        await until(hatch.gate.empty.is_set)
        assert socket.ignored > STILL_HEARD


@on_a_leaping_loop
async def test_little_is_held_for_a_socket_that_does_not_read_before_it_counts_as_slow() -> None:
    async with on_a_socket() as (_, _, socket):
        frame = bytes(1024)
        while socket.flowing:
            socket.write(frame)
        assert HIGH_WATER < socket.transport.get_write_buffer_size() <= HIGH_WATER + 2 * len(frame)
