"""A connection, request by request: what is answered, what is held, and when it ends."""

import asyncio
from http import HTTPStatus

import pytest
from msgspec.structs import replace

from standoff.server.connection import ARRIVALS, MOST_HEAD, PART, STILL_HEARD
from standoff.server.limits import Rate
from standoff.server.requests import HttpAnswer
from tests.server.leaping import leap, on_a_leaping_loop, until
from tests.server.serving import ANY, PATIENT
from tests.server.test_handshake import GOOD
from tests.server.test_patience import ANSWERED, ASKED, HALF, Caller, at_a_hatch, on_a_socket

NEVER = 1e-9
"""How little comes back a second."""


async def status(caller: Caller) -> int:
    head = await caller.reads.readuntil(b"\r\n\r\n")
    return int(head.split()[1])


def closes_after(head: bytes) -> bool:
    return b"\r\nconnection: close\r\n" in head


@on_a_leaping_loop
async def test_who_connects_too_often_is_cut_off_and_counted_for_nothing() -> None:
    async with at_a_hatch(replace(PATIENT, requests=Rate(2, NEVER))) as (hatch, caller):
        port = caller.writes.get_extra_info("peername")[1]
        caller.writes.write(ASKED)
        assert await caller.is_answered()
        other = Caller(*await asyncio.open_connection("127.0.0.1", port))
        assert await other.is_sent_away()
        other.writes.transport.abort()
        assert hatch.gate.unknown == 1
        caller.writes.write(ASKED)
        assert await status(caller) == HTTPStatus.TOO_MANY_REQUESTS
        assert await caller.is_sent_away()


@on_a_leaping_loop
async def test_who_finds_no_room_is_cut_off_and_nobody_who_plays() -> None:
    async with on_a_socket(replace(PATIENT, connections_of_address=1)) as (hatch, caller, socket):
        socket.known()
        port = caller.writes.get_extra_info("peername")[1]
        other = Caller(*await asyncio.open_connection("127.0.0.1", port))
        assert await other.is_sent_away()
        other.writes.transport.abort()
        assert hatch.gate.known == {socket}


@on_a_leaping_loop
async def test_who_sends_too_much_is_told_so_and_in_the_middle_of_an_answer_cut_off() -> None:
    limits = replace(PATIENT, bytes=Rate(400, NEVER))
    async with at_a_hatch(limits) as (_, caller):
        caller.writes.write(ASKED[:HALF])
        await leap(0)
        caller.writes.write(b"x" * 400)
        assert await status(caller) == HTTPStatus.TOO_MANY_REQUESTS
        assert await caller.is_sent_away()
    async with at_a_hatch(limits) as (hatch, caller):
        hatch.coming = asyncio.get_running_loop().create_future()
        caller.writes.write(ASKED)
        await until(lambda: hatch.connections[0].answering)
        caller.writes.write(b"x" * 400)
        assert await caller.is_sent_away()
        assert hatch.coming.cancelled()


@on_a_leaping_loop
async def test_proxies_we_trust_are_not_counted_but_whoever_they_speak_for_is() -> None:
    limits = replace(PATIENT, requests=Rate(2, NEVER), bytes=Rate(1, NEVER))
    async with at_a_hatch(limits, is_proxy=lambda _: True) as (hatch, caller):
        for _ in range(2):
            caller.writes.write(ASKED)
            assert await caller.is_answered()
            assert hatch.found_at == "127.0.0.1"
        caller.writes.write(ASKED)
        assert await status(caller) == HTTPStatus.TOO_MANY_REQUESTS
        assert hatch.doorman.cut_off["requests"] == 1


@on_a_leaping_loop
async def test_while_an_answer_is_looked_for_little_is_read_and_then_the_rest() -> None:
    async with at_a_hatch(replace(PATIENT, bytes=ANY)) as (hatch, caller):
        hatch.coming = coming = asyncio.get_running_loop().create_future()
        caller.writes.write(ASKED)
        await until(lambda: hatch.connections[0].answering)
        many = 30_000
        caller.writes.write(ASKED * many + ASKED[:HALF])
        await leap(1)
        assert len(hatch.connections[0].unread) <= 2 * len(ARRIVALS)
        coming.set_result(HttpAnswer(200, ANSWERED))
        for _ in range(50):
            assert await caller.is_answered()


@on_a_leaping_loop
async def test_half_a_request_behind_an_answer_is_waited_for() -> None:
    async with at_a_hatch() as (hatch, caller):
        hatch.coming = coming = asyncio.get_running_loop().create_future()
        caller.writes.write(ASKED)
        await until(lambda: hatch.connections[0].answering)
        caller.writes.write(ASKED[:HALF])
        await until(lambda: hatch.connections[0].unread)
        coming.set_result(HttpAnswer(200, ANSWERED))
        assert await caller.is_answered()
        caller.writes.write(ASKED[HALF:])
        assert await caller.is_answered()


@pytest.mark.parametrize("later", [False, True])
def test_whoever_asks_for_the_head_gets_no_body(*, later: bool) -> None:
    @on_a_leaping_loop
    async def asked() -> None:
        async with at_a_hatch() as (hatch, caller):
            if later:
                hatch.coming = asyncio.get_running_loop().create_future()
                hatch.coming.set_result(HttpAnswer(200, ANSWERED))
            caller.writes.write(ASKED.replace(b"GET", b"HEAD"))
            head = await caller.reads.readuntil(b"\r\n\r\n")
            assert b"\r\ncontent-length: 4\r\n" in head
            caller.writes.write(ASKED.replace(b"Host", b"Connection: close\r\nHost"))
            head = await caller.reads.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200 ")
            assert closes_after(head)
            assert await caller.reads.read() == ANSWERED

    asked()


@on_a_leaping_loop
async def test_a_request_that_fails_is_answered_whether_at_once_or_later() -> None:
    async with at_a_hatch() as (hatch, caller):
        hatch.coming = asyncio.get_running_loop().create_future()
        hatch.coming.set_exception(LookupError("a secret"))
        caller.writes.write(ASKED)
        head = await caller.reads.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 500 ")
        assert not closes_after(head)
        hatch.coming = None
        caller.writes.write(ASKED)
        assert await caller.is_answered()


@on_a_leaping_loop
async def test_what_is_refused_is_the_last_that_is_answered() -> None:
    for asked, why in (
        (b"nonsense\r\n\r\n", HTTPStatus.BAD_REQUEST),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * MOST_HEAD, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE),
    ):
        async with at_a_hatch() as (_, caller):
            caller.writes.write(asked)
            head = await caller.reads.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 %d " % why)
            assert closes_after(head)
            assert await caller.is_sent_away()


@on_a_leaping_loop
async def test_a_handshake_that_is_refused_ends_the_connection() -> None:
    async with at_a_hatch() as (hatch, caller):
        hatch.refuses = HttpAnswer(HTTPStatus.FORBIDDEN)
        asked = ["GET / HTTP/1.1", "Host: x", *(f"{name}: {is_}" for name, is_ in GOOD.items())]
        caller.writes.write("\r\n".join([*asked, "", ""]).encode())
        head = await caller.reads.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 403 ")
        assert closes_after(head)
        assert await caller.is_sent_away()


@on_a_leaping_loop
async def test_who_hangs_up_is_gone_at_once() -> None:
    async with at_a_hatch(replace(PATIENT, kept_for=10**6)) as (hatch, caller):
        caller.writes.write(ASKED)
        assert await caller.is_answered()
        caller.writes.write_eof()
        assert await caller.is_sent_away()
        await until(hatch.gate.empty.is_set)


@on_a_leaping_loop
async def test_of_an_answer_little_is_held_for_whoever_takes_it_slowly() -> None:
    async with at_a_hatch() as (hatch, caller):
        hatch.body = bytes(32 * 1024 * 1024) + ANSWERED
        caller.writes.write(ASKED)
        await until(lambda: hatch.connections[0].unsent and not hatch.connections[0].flowing)
        assert hatch.connections[0].transport.get_write_buffer_size() <= 2 * PART


@on_a_leaping_loop
async def test_who_goes_on_talking_after_the_last_answer_is_heard_for_a_while() -> None:
    async with at_a_hatch() as (hatch, caller):
        caller.writes.write(ASKED.replace(b"Host", b"Connection: close\r\nHost"))
        assert await caller.is_answered()
        (connection,) = hatch.connections
        connection.buffer_updated(STILL_HEARD - 1)
        connection.buffer_updated(1)
        assert not connection.transport.is_closing()
        assert not connection.unread
        connection.buffer_updated(1)
        assert connection.transport.is_closing()


@on_a_leaping_loop
async def test_an_answer_that_is_being_taken_is_whole_before_the_next_begins() -> None:
    async with at_a_hatch() as (hatch, caller):
        hatch.body = bytes(16 * 1024 * 1024) + ANSWERED
        caller.writes.write(ASKED)
        await until(lambda: hatch.connections[0].unsent and not hatch.connections[0].flowing)
        caller.writes.write(ASKED)
        await leap(0)
        for _ in range(2):
            head = await caller.reads.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200 ")
            assert await caller.reads.readexactly(len(hatch.body)) == hatch.body
