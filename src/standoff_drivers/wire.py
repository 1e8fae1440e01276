"""A socket that costs the load generator as little as can be, so that the server is measured."""

import asyncio
from collections.abc import Callable
from typing import cast

_HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
_MASK = bytes(4)
"""A mask that changes nothing."""
_PING, _CLOSE = 9, 8


class Wire(asyncio.Protocol):
    """One client's socket: text frames, each in one piece, as our server sends them."""

    def __init__(self, host: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.host = host
        self.heard = heard
        self.lost = lost
        self.left = bytearray()
        self.deaf = False
        """Whether what comes is let by unread, but for pings."""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(_HANDSHAKE.format(host=self.host).encode())

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(fault or ConnectionError("the server hung up"))
            self.open.exception()  # whoever waited for it may have given up
        self.lost()

    def data_received(self, data: bytes) -> None:
        if self.deaf and data[0] & 15 != _PING:
            return
        self.left += data
        if not self.open.done():
            end = self.left.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.left.startswith(b"HTTP/1.1 101 "):
                self.transport.abort()
                return
            del self.left[: end + 4]
            self.open.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        left = self.left
        if len(left) < 2:
            return False
        size, start = left[1], 2
        if size == 126:
            size, start = int.from_bytes(left[2:4], "big"), 4
        if len(left) < start + size:
            return False
        kind, body = left[0] & 15, bytes(left[start : start + size])
        del left[: start + size]
        if kind == 1:
            self.heard(body)
        elif kind == _PING:
            self._write(0x8A, body)
        elif kind == _CLOSE:
            self.transport.close()
        return True

    def send(self, body: bytes) -> None:
        """Send one text frame."""
        self._write(0x81, body)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        header = (
            bytes((kind, 0x80 | size))
            if size < 126
            else (bytes((kind, 0xFE)) + size.to_bytes(2, "big"))
        )
        self.transport.write(header + _MASK + body)
