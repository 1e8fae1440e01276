"""A reader who stops reading, on a real socket: nothing is read from them, and who stays so is cut off."""

import asyncio
import socket
from pathlib import Path

import pytest

from standoff.protocol import hello
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.members import Kind
from standoff.protocol.replies import encode
from standoff.protocol.sent import Ping
from tests.server.serving import FAST, ROOMY, on_a_loop, served, table
from tests.server.test_inbox import wire

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
AT_REST = 2000
"""So often the loop goes round without a byte being taken: the other end does not read any more."""
PONG = b'"pong"'
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
        cut_after = None
        for number in range(MOST):
            await host.do(Lock(on=number % 2 == 0))
            if number % 100 == 0 and is_reset(line):
                cut_after = number
                break
        line.close()
        assert cut_after is not None
        await host.do(Lock(on=True))
        while guest.seen < host.seen:
            await asyncio.sleep(0)


async def said_until_unheard(line: socket.socket, frame: bytes) -> tuple[int, bytes]:
    """How many frames were taken whole until nobody reads any more, and what is left of the next."""
    frames, left, rests = 0, frame, 0
    while rests < AT_REST:
        try:
            left, rests = left[line.send(left) :], 0
        except BlockingIOError:
            rests += 1
            await asyncio.sleep(0)
        if not left:
            frames, left = frames + 1, frame
    return frames, left


@on_a_loop
async def test_who_reads_again_is_heard_again_to_the_last_word(tmp_path: Path) -> None:
    async with served(tmp_path, limits=ROOMY) as server, table(server.origin) as (host, *_):
        line = await asyncio.to_thread(one_who_never_reads, server.port, host.admitted.code)
        line.setblocking(False)
        frames, left = await said_until_unheard(line, wire(0x81, encode(Ping(7))))
        loop = asyncio.get_running_loop()
        saying = asyncio.create_task(loop.sock_sendall(line, left))
        answered, rest = 0, b""
        async with asyncio.timeout(120):
            while answered <= frames:
                read = rest + await loop.sock_recv(line, 1 << 16)
                answered += read.count(PONG)
                rest = read[-len(PONG) + 1 :]
            await saying
        line.close()


def is_reset(line: socket.socket) -> bool:
    """Whether the other end is gone; reads nothing of what waits."""
    return line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0
