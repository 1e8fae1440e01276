"""The handshake of a socket, byte by byte."""

import asyncio
from pathlib import Path

import pytest

from standoff.server.requests import NoRequestError, read
from tests.server.serving import on_a_loop, served

GOOD = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


async def answer(
    port: int, headers: dict[str, str], first: str = "GET /ws HTTP/1.1", after: bytes = b""
) -> bytes:
    """The head of what the server answers to a request."""
    reads, writes = await asyncio.open_connection("127.0.0.1", port)
    lines = [first, f"Host: 127.0.0.1:{port}", *(f"{name}: {is_}" for name, is_ in headers.items())]
    writes.write("\r\n".join([*lines, "", ""]).encode() + after)
    head = await reads.readuntil(b"\r\n\r\n")
    writes.close()
    return head


@on_a_loop
async def test_a_good_request_is_accepted_as_the_standard_says(tmp_path: Path) -> None:  # RFC 6455
    async with served(tmp_path) as server:
        head = await answer(server.port, GOOD)
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head


@pytest.mark.parametrize(
    "head",
    [
        b"",
        b"GET / HTTP/1.1",
        b"GET / HTTP/1.1\r\nHost: a\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    ],
)
def test_half_a_request_is_none_and_one_with_two_hosts_neither(head: bytes) -> None:
    assert read(b"GET /a?b HTTP/1.1\r\nHost: c\r\n\r\n").query == "b"
    with pytest.raises(NoRequestError):
        read(head)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Sec-WebSocket-Version", "8"),
        ("Sec-WebSocket-Version", ""),
        ("Sec-WebSocket-Key", ""),
        ("Sec-WebSocket-Key", "short"),
        ("Sec-WebSocket-Key", "*" * 24),
    ],
)
@on_a_loop
async def test_a_bad_handshake_is_refused(name: str, value: str, tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        head = await answer(server.port, {**GOOD, name: value})
        assert head.startswith(b"HTTP/1.1 400 ")


@on_a_loop
async def test_a_socket_anywhere_else_is_not_there(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for path in ("/", "/admin", "/ws/more"):
            head = await answer(server.port, GOOD, f"GET {path} HTTP/1.1")
            assert head.startswith(b"HTTP/1.1 404 ")
            assert b"content-security-policy: default-src 'none'" in head


@on_a_loop
async def test_another_protocol_is_not_spoken(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        head = await answer(server.port, {"Upgrade": "h2c", "Connection": "Upgrade"})
        assert not head.startswith(b"HTTP/1.1 101 ")


@on_a_loop
async def test_what_asks_for_a_socket_in_half_is_no_handshake(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for name in ("Upgrade", "Connection"):
            head = await answer(server.port, {**GOOD, name: "keep-alive"})
            assert head.startswith(b"HTTP/1.1 4")


@on_a_loop
async def test_whoever_asks_for_many_things_at_once_gets_them_all_and_may_ask_again(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        reads, writes = await asyncio.open_connection("127.0.0.1", server.port)
        request = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        writes.write(request.encode() * 3)
        for number in range(5):
            if number > 2:
                writes.write(request.encode())
            assert (await reads.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
            assert (await reads.readuntil(b"}")).startswith(b'{"ok":true')
        writes.close()
