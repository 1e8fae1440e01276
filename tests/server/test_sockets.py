"""A socket after its handshake: what is held, handed on, and said at the end."""

import asyncio

import pytest
from msgspec.structs import replace

from standoff.protocol.sent import LARGEST
from standoff.server.connection import ARRIVALS, STILL_HEARD
from standoff.server.limits import TooMuchError
from standoff.server.sockets import AT_LAST, BEAT, GONE_WITHIN, goodbye
from tests.server.leaping import leap, on_a_leaping_loop, until
from tests.server.serving import ANY, PATIENT
from tests.server.test_inbox import wire
from tests.server.test_patience import MASK, PING, on_a_socket

TEXT = wire(0x81, b"hello")
GOODBYE = b"\x88" + MASK


@on_a_leaping_loop
async def test_texts_are_received_one_by_one_also_those_that_came_together() -> None:
    async with on_a_socket() as (_, caller, socket):
        caller.writes.write(TEXT * 3)
        for _ in range(3):
            assert await socket.receive() == "hello"
        caller.writes.write(TEXT[:4])
        hearing = asyncio.create_task(socket.receive())
        await leap(0)
        assert not hearing.done()
        caller.writes.write(TEXT[4:])
        assert await hearing == "hello"


@on_a_leaping_loop
async def test_who_has_said_nothing_yet_is_asked_first_and_let_go_only_then() -> None:
    async with on_a_socket() as (_, caller, socket):
        await leap(BEAT)
        assert not socket.transport.is_closing()
        assert await caller.reads.readexactly(2) == PING
        await leap(BEAT)
        assert socket.transport.is_closing()


@on_a_leaping_loop
async def test_a_text_may_come_in_parts_with_a_ping_between_them() -> None:
    async with on_a_socket() as (_, caller, socket):
        for part in (wire(0x01, b"hel"), wire(0x00, b"l"), wire(0x89, b""), wire(0x80, b"o")):
            caller.writes.write(part)
        assert await socket.receive() == "hello"
        assert await caller.reads.readexactly(2) == b"\x8a\x00"
        caller.writes.write(TEXT)
        assert await socket.receive() == "hello"


@on_a_leaping_loop
async def test_bytes_are_no_text_and_words_that_are_none_end_the_socket() -> None:
    for frame, told in (
        (wire(0x81, b"\xff\xfe"), b"\x88\x02\x03\xef"),
        (wire(0x83, b""), b"\x88\x02\x03\xea"),
        (wire(0x81, bytes(LARGEST + 1)), b"\x88\x02\x03\xf1"),
    ):
        async with on_a_socket() as (_, caller, socket):
            caller.writes.write(frame)
            assert await socket.receive() is None
            assert socket.closing
            assert await caller.reads.readexactly(4) == told
    async with on_a_socket() as (_, caller, socket):
        caller.writes.write(wire(0x82, b"bytes"))
        assert await socket.receive() is None
        assert not socket.closing


@on_a_leaping_loop
async def test_nothing_is_sent_behind_a_goodbye_and_it_is_said_once() -> None:
    async with on_a_socket() as (_, caller, socket):
        hearing = asyncio.create_task(socket.receive())
        await leap(0)
        socket.close(4000, "so long")
        socket.close(4001, "again")
        socket.write(b"nobody hears")
        assert await hearing is None
        assert await socket.receive() is None
        caller.writes.write(GOODBYE)
        assert await caller.reads.read() == b"\x88\x09\x0f\xa0so long"


@on_a_leaping_loop
async def test_whoever_was_told_goodbye_is_not_asked_whether_they_are_there() -> None:
    async with on_a_socket() as (_, caller, socket):
        await leap(BEAT - GONE_WITHIN / 2)
        socket.close(4000, "")
        await leap(GONE_WITHIN / 2)
        assert await caller.reads.readexactly(4) == b"\x88\x02\x0f\xa0"
        caller.writes.write(GOODBYE)
        assert await caller.reads.read() == b""


@on_a_leaping_loop
async def test_what_comes_behind_a_goodbye_is_let_by_up_to_a_bound() -> None:
    async with on_a_socket() as (hatch, _, socket):
        socket.close(4000, "")
        ARRIVALS[:2] = b"\x81\xfe"
        socket.buffer_updated(2)
        socket.ignored = STILL_HEARD - 1
        ARRIVALS[:1] = b"\x10"
        socket.buffer_updated(1)
        assert not hatch.gate.empty.is_set()
        assert not socket.transport.is_closing()
        socket.buffer_updated(1)
        assert socket.transport.is_closing()


@on_a_leaping_loop
async def test_of_nonsense_behind_a_goodbye_nothing_is_kept() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        socket.close(4000, "")
        caller.writes.write(b"no frame")
        await until(lambda: socket.ignored)
        assert not socket.inbox.unread
        await leap(AT_LAST - 0.1)
        assert not hatch.gate.empty.is_set()
        await leap(0.1)
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_a_socket_is_handed_on_with_what_nobody_has_read_unless_more_is_going_on() -> None:
    async with on_a_socket() as (_, caller, socket):
        assert socket.all_unread() == b""
        caller.writes.write(TEXT + TEXT[:3])
        await until(lambda: len(socket.inbox.unread) == len(TEXT) + 3)
        assert socket.all_unread() == TEXT + TEXT[:3]
        assert await socket.receive() == "hello"
        assert socket.all_unread() == TEXT[:3]
        socket.overran = True
        assert socket.all_unread() is None
        socket.overran = False
        caller.writes.write(TEXT[3:] + wire(0x01, b"half"))
        assert await socket.receive() == "hello"
        hearing = asyncio.create_task(socket.receive())
        await until(lambda: socket.inbox.kind is not None)
        assert socket.all_unread() is None
        hearing.cancel()


@on_a_leaping_loop
async def test_a_socket_that_was_handed_on_ends_here_without_a_word() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        socket.give_up()
        socket.write(b"nobody hears")
        assert await caller.is_sent_away()
        assert await socket.receive() is None
        assert socket.all_unread() is None
        await until(hatch.gate.empty.is_set)


@on_a_leaping_loop
async def test_a_server_that_stops_says_to_a_socket_why() -> None:
    async with on_a_socket() as (_, caller, socket):
        socket.leave()
        said = await caller.reads.readexactly(2)
        assert said[0] == 0x88
        assert (await caller.reads.readexactly(said[1]))[2:] == b"restart"


@on_a_leaping_loop
async def test_whoever_is_gone_is_waited_for_no_longer() -> None:
    async with on_a_socket() as (hatch, caller, socket):
        hearing = asyncio.create_task(socket.receive())
        await leap(0)
        caller.writes.transport.abort()
        assert await hearing is None
        assert socket.closing
        assert hatch.gate.empty.is_set()


@on_a_leaping_loop
async def test_who_sends_more_than_they_may_is_told_so_once_it_is_read() -> None:
    async with on_a_socket() as (_, caller, socket):
        socket.allowance.bytes.level = 0
        caller.writes.write(TEXT)
        with pytest.raises(TooMuchError):
            await socket.receive()
        assert socket.overran


@on_a_leaping_loop
async def test_what_nobody_reads_is_not_read_from_the_system_either_and_is_there_later() -> None:
    roomy = replace(PATIENT, bytes=ANY, frames=ANY, frames_of_address=ANY)
    async with on_a_socket(roomy) as (_, caller, socket):
        many = 4_000
        caller.writes.write(TEXT * many)
        await leap(1)
        await leap(1)
        assert len(socket.inbox.unread) <= LARGEST + len(ARRIVALS)
        for _ in range(200):
            assert await socket.receive() == "hello"


@on_a_leaping_loop
async def test_a_ping_is_answered_with_its_own_words_and_a_pong_with_nothing() -> None:
    async with on_a_socket() as (_, caller, socket):
        hearing = asyncio.create_task(socket.receive())
        caller.writes.write(wire(0x8A, b"pong") + wire(0x89, b"there?") + TEXT)
        assert await hearing == "hello"
        assert await caller.reads.readexactly(8) == b"\x8a\x06there?"
        assert PING[0] == 0x89


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"\x03", b"\x03\xea"),
        (b"\x03\xe8", b"\x03\xe8"),
        (b"\x03\xe8bye", b"\x03\xe8"),
        (b"\x03\xe8\xff", b"\x03\xef"),
        (b"\x03\xeb", b"\x03\xeb"),
        (b"\x03\xec", b"\x03\xea"),
        (b"\x03\xef", b"\x03\xef"),
        (b"\x03\xf6", b"\x03\xf6"),
        (b"\x03\xf7", b"\x03\xea"),
        (b"\x0b\xb8", b"\x0b\xb8"),
        (b"\x13\x88", b"\x03\xea"),
    ],
)
def test_a_goodbye_is_answered_with_its_own_code_where_that_may_be(
    said: bytes, answer: bytes
) -> None:
    assert goodbye(said) == answer
