"""Sockets: uvicorn's WebSocket, which here shakes hands quickly, writes without waiting, ends at once.

When a server comes back, all its clients do so in one second: shaking hands must cost little.
"""

import logging
import socket
import struct
import sys
from asyncio import BaseTransport
from base64 import b64encode
from binascii import Error, a2b_base64
from collections.abc import Callable
from hashlib import sha1
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, Side, State

HIGH_WATER = 32 * 1024
"""Bytes the system may hold for a client before it counts as slow."""
PEER = "standoff.peer"
"""Where the application finds this end of the socket."""

_AT_ONCE = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
_TEXT = 0x81
_LONG, _LONGER = b"\x81\x7e", b"\x81\x7f"
_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""RFC 6455, 1.3."""
_ACCEPT = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: %b\r\n\r\n"
)
_log = logging.getLogger("uvicorn.error")


def _nothing() -> None:
    """Nobody waits for the socket to flow again."""


class Socket(WebSocketsSansIOProtocol):
    """One connection. Its frames are small and whole, so that each is one header and the text."""

    resumed: Callable[[], None] = staticmethod(_nothing)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=HIGH_WATER)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        else:
            self.handshake_initiated = True
            self._ask_in(data)

    def _ask_in(self, request: bytes) -> None:
        """Hand the request, which uvicorn has read and passes on in one piece, to the application."""
        first, *lines = request[:-4].split(b"\r\n")
        headers = [(name, value) for name, _, value in (line.partition(b": ") for line in lines)]
        method, target, _ = first.split(b" ")
        path, _, query = target.partition(b"?")
        given = dict(headers)
        self.key = given.get(b"sec-websocket-key", b"").strip()
        is_good = (
            method == b"GET"
            and given.get(b"sec-websocket-version", b"").strip() == b"13"
            and _is_key(self.key)
        )
        if not is_good:
            self.refuse(HTTPStatus.BAD_REQUEST, [])
            return
        # From here on it is a socket like any other: frames, and no more HTTP.
        self.conn = Protocol(  # type: ignore[assignment]
            Side.SERVER, state=State.OPEN, max_size=self.config.ws_max_size, logger=_log
        )
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": path.decode("latin-1"),
            "query_string": query,
            "headers": headers,
            "client": self.client,
            PEER: self,
        }
        self.scope = scope  # type: ignore[assignment]
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def accept(self) -> None:
        """Shake hands."""
        if not self.transport.is_closing():
            answer = b64encode(sha1(self.key + _MAGIC, usedforsecurity=False).digest())
            self.handshake_complete = True
            self.transport.write(_ACCEPT % answer)
            self.start_keepalive()

    def refuse(self, status: int, headers: list[tuple[bytes, bytes]]) -> None:
        """Turn the request away, and hang up."""
        lines = [
            b"HTTP/1.1 %d %b" % (status, HTTPStatus(status).phrase.encode()),
            *(name + b": " + value for name, value in headers),
            b"content-length: 0",
            b"connection: close",
        ]
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"\r\n".join([*lines, b"\r\n"]))
        self.transport.close()

    def send_500_response(self) -> None:
        """What uvicorn does with a request that it will not have answered any more."""
        if not self.handshake_complete:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR, [])

    @property
    def flowing(self) -> bool:
        return self.writable.is_set()

    @property
    def idle(self) -> bool:
        return self.transport.get_write_buffer_size() == 0

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resumed()

    def write(self, frame: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        size = len(frame)
        if size < 126:
            header = bytes((_TEXT, size))
        elif size < 1 << 16:
            header = _LONG + size.to_bytes(2, "big")
        else:
            header = _LONGER + size.to_bytes(8, "big")
        self.transport.write(header + frame)

    def close(self, code: int, reason: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.abort)

    def abort(self) -> None:
        # Without this the system would keep what waits for as long as the other end likes.
        line = self.transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.transport.abort()


def _is_key(key: bytes) -> bool:
    """Whether this is what a client sends to shake hands: 16 bytes in base 64."""
    try:
        return len(a2b_base64(key, strict_mode=True)) == 16
    except Error:
        return False
