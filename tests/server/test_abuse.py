"""Clients that mean harm, on real sockets: each is cut off, and whoever plays does not notice."""

import asyncio
import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.talk import Say
from standoff.protocol.replies import Admitted, encode
from standoff.protocol.sent import LARGEST
from standoff.server.connection import ARRIVALS, MOST_HEAD, PART
from standoff.server.limits import Limits, Rate
from standoff.server.line import MOST_BYTES, MOST_OWED
from standoff.server.sockets import HIGH_WATER
from standoff_drivers.raw import FLOODS, HALF, Raw
from tests.server.memory import hall
from tests.server.serving import PATIENT, ROOMY, heard, on_a_loop, served, socket, table
from tests.server.test_pages import fetched

FOR_EVER = 400
"""How often a flood is poured out: far more than any client may send."""
TOO_MUCH = b"\x88" + bytes((2 + len(Why.TOO_MUCH),)) + CODES[Why.TOO_MUCH].to_bytes(2, "big")


def poured(line: Raw, flood: bytes) -> bytes:
    """Send a flood until nobody takes it any more; what the server said meanwhile."""
    for _ in range(FOR_EVER):
        if not line.send(flood):
            break
    return line.rest()


@pytest.mark.parametrize("kind", FLOODS)
@on_a_loop
async def test_frames_of_any_kind_are_counted_even_before_hello(kind: str, tmp_path: Path) -> None:
    async with served(tmp_path, limits=PATIENT) as server, table(server.origin) as (host, *_):
        with Raw(server.port) as line:
            await asyncio.to_thread(line.handshake)
            line.send(FLOODS[kind])
            assert TOO_MUCH in await asyncio.to_thread(line.rest)
        with Raw(server.port) as line:
            await asyncio.to_thread(line.handshake)
            await asyncio.to_thread(poured, line, FLOODS[kind])
        await host.do(Say("still here"))


@on_a_loop
async def test_whoever_never_reads_is_not_read_either(tmp_path: Path) -> None:
    limits = replace(PATIENT, frames=Rate(10**9, 10**9), frames_of_address=Rate(10**9, 10**9), bytes=Rate(10**9, 10**9))  # fmt: skip
    async with served(tmp_path, limits=limits) as server, table(server.origin) as (host, *_):
        with Raw(server.port, unread=4096) as line:
            await asyncio.to_thread(line.handshake)
            line.line.setblocking(False)
            sent = stuck = 0
            flood = FLOODS["long-pings"]
            # Once its buffers and ours are full, nothing is taken any more, however long one waits.
            while stuck < 20 and sent < 32 * 1024 * 1024:
                try:
                    sent += line.line.send(flood)
                    stuck = 0
                except BlockingIOError:
                    stuck += 1
                    await host.do(Lock(on=stuck % 2 == 0))
                await asyncio.sleep(0)
            assert stuck == 20, f"{sent} bytes were taken"


@on_a_loop
async def test_whoever_asks_without_reading_is_owed_so_much_and_no_more(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        slow = await it.visit(hello.Open(name="Ada"))
        slow.peer.flowing = False
        line = it.house.rooms[slow.peer.me.code].lines[slow.peer.me.member]
        while not slow.peer.aborted:
            assert sum(map(len, line.answers)) <= MOST_OWED
            slow.peer.incoming.put_nowait(encode(sent.Ping(7)).decode())
            await asyncio.sleep(0)


def test_what_is_held_for_one_and_for_all_strangers_is_bounded() -> None:
    for_a_page = MOST_HEAD + len(ARRIVALS) + 2 * PART
    for_a_socket = LARGEST + 2 * len(ARRIVALS) + HIGH_WATER
    assert Limits().strangers * max(for_a_page, for_a_socket) <= 32 * 1024 * 1024
    assert LARGEST + 2 * len(ARRIVALS) + HIGH_WATER + MOST_BYTES + MOST_OWED <= 64 * 1024


@on_a_loop
async def test_a_cut_is_logged_once_for_all_from_one_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        async with served(tmp_path, limits=PATIENT) as server:
            for _ in range(3):
                with Raw(server.port) as line:
                    await asyncio.to_thread(line.handshake)
                    await asyncio.to_thread(poured, line, FLOODS["pings"])
    assert [record.getMessage() for record in caplog.records] == [
        "127.0.0.1 is cut off: too many frames"
    ]


@pytest.mark.parametrize(
    "head", [b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 2000, b"GET /" + b"a" * 9000]
)
@on_a_loop
async def test_a_request_that_does_not_end_is_refused(head: bytes, tmp_path: Path) -> None:
    async with served(tmp_path, limits=PATIENT) as server:
        with Raw(server.port) as line:
            line.send(head)
            assert (await asyncio.to_thread(line.head)).startswith(b"HTTP/1.1 431 ")
        with Raw(server.port) as line:
            await asyncio.to_thread(poured, line, head)


@pytest.mark.parametrize("begun", [b"", HALF])
@on_a_loop
async def test_a_request_has_its_time_to_be_whole(begun: bytes, tmp_path: Path) -> None:
    async with served(tmp_path, limits=replace(PATIENT, request_within=0.1)) as server:
        with Raw(server.port) as line:
            line.send(begun)
            assert await asyncio.to_thread(line.rest) == b""


@on_a_loop
async def test_half_sent_requests_give_way_to_whoever_comes(tmp_path: Path) -> None:
    limits = replace(PATIENT, strangers=30, connections_of_address=40, request_within=3600)
    async with served(tmp_path, limits=limits) as server, table(server.origin) as devices:
        halves = [Raw(server.port, f"127.0.0.{1 + number % 4}") for number in range(90)]
        for half in halves:
            half.send(HALF)
        assert (await fetched(server.origin + "/healthz")).status == 200
        me = devices[0].admitted
        attach = hello.Attach(code=me.code, token=me.token)
        async with socket(server.origin, attach) as line:
            assert isinstance(await heard(line), Admitted)
        await devices[1].do(Say("still here"))
        assert await asyncio.to_thread(halves[0].rest) == b""
        for half in halves:
            half.line.close()


@on_a_loop
async def test_an_address_may_not_ask_for_ever(tmp_path: Path) -> None:
    async with served(tmp_path, limits=replace(PATIENT, requests=Rate(20, 0.001))) as server:
        with Raw(server.port) as line:
            line.send(30 * b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            said = await asyncio.to_thread(line.rest)
            assert said.count(b"HTTP/1.1 200 ") == 19  # and the connection itself
            assert said.count(b"HTTP/1.1 429 ") == 1


@pytest.mark.parametrize(
    "request_",
    [
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello",
        b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET http://elsewhere/ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
    ],
)
@on_a_loop
async def test_what_is_no_request_of_ours_is_refused(request_: bytes, tmp_path: Path) -> None:
    async with served(tmp_path, limits=PATIENT) as server:
        with Raw(server.port) as line:
            line.send(request_)
            assert (await asyncio.to_thread(line.head)).startswith(b"HTTP/1.1 400 ")


@on_a_loop
async def test_a_code_is_drawn_of_our_own_addresses_only_and_once(tmp_path: Path) -> None:
    async with served(tmp_path, limits=replace(PATIENT, codes=Rate(2, 0.001))) as server:

        async def code(address: str) -> int:
            return (await fetched(f"{server.origin}/qr.svg?{address}")).status

        for other in ("http://evil.example/t/KVTR", "http://127.0.0.1.evil.example/", f"{server.origin}/x",
                      f"{server.origin}@evil.example/", "javascript:alert(1)", ""):  # fmt: skip
            assert await code(other) == 400
        for ours in ("/t/KVTR", "/", "/t/KVTR", "/"):
            assert await code(server.origin + ours) == 200
        assert await code(f"{server.origin}/t/BCDF") == 429


@on_a_loop
async def test_behind_a_proxy_a_code_is_drawn_of_the_published_address(tmp_path: Path) -> None:
    async with served(tmp_path, public_url="https://standoff.example") as server:
        for address, status in (
            ("https://standoff.example/t/KVTR", 200),
            (f"{server.origin}/", 400),
        ):
            assert (await fetched(f"{server.origin}/qr.svg?{address}")).status == status
