"""A reader who stops reading, on a real socket: they are cut off, and nobody else notices."""

import asyncio
import socket
from pathlib import Path

import pytest

from standoff.protocol import hello
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.members import Kind
from standoff.protocol.replies import encode
from tests.server.serving import FAST, ROOMY, on_a_loop, served, table

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MOST = 30_000
"""Messages after which the server should long have lost patience."""


def one_who_never_reads(port: int, code: str) -> socket.socket:
    """Comes in, with as little room for what is sent to them as the system allows."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.connect(("127.0.0.1", port))
    body = encode(hello.Enter(code=code, kind=Kind.WATCHER))
    frame = bytes((0x81, 0x80 | len(body))) + bytes(4) + body
    line.sendall(HANDSHAKE.format(port=port).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    line.sendall(frame)
    return line


@pytest.mark.slow
@on_a_loop
async def test_who_never_reads_is_cut_off_and_the_table_goes_on(tmp_path: Path) -> None:
    settings = {"limits": ROOMY, "speed": 4 * FAST}
    async with (
        served(tmp_path, **settings) as server,
        table(server.origin) as (host, guest, *_),
    ):
        line = await asyncio.to_thread(one_who_never_reads, server.port, host.admitted.code)
        line.setblocking(False)
        cut_after, told_before = None, guest.seen
        for number in range(MOST):
            await host.do(Lock(on=number % 2 == 0))
            if number % 100 == 0 and is_reset(line):
                cut_after = number
                break
        line.close()
        assert cut_after is not None
        await host.do(Lock(on=False))
        while guest.seen < told_before + cut_after + 2:  # a message for each time it was locked
            await asyncio.sleep(0)


def is_reset(line: socket.socket) -> bool:
    """Whether the other end is gone; reads nothing of what waits."""
    return line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0
