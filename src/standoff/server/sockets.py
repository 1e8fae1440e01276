"""Sockets: a connection after its handshake; frames are counted, read one by one, written at once.

When a server comes back, all its clients do so in one second: shaking hands must cost little.
"""

import asyncio
import socket
import struct
import sys
from base64 import b64encode
from binascii import Error, a2b_base64
from collections.abc import Callable
from hashlib import sha1

from standoff.protocol.closing import CODES, Why
from standoff.protocol.sent import LARGEST
from standoff.server.connection import ARRIVALS, STILL_HEARD, Connection
from standoff.server.inbox import Frame, FrameKind, Garbled, GarbledError, Inbox
from standoff.server.limits import TooMuchError
from standoff.server.requests import Request

HIGH_WATER = 16 * 1024
"""Bytes the system may hold for a client before it counts as slow."""
BEAT = 20.0
"""Seconds between two pings; whoever has sent nothing in between is gone."""
GONE_WITHIN = 3.0
"""Seconds in which a client has to go that was told goodbye."""
AT_LAST = 0.5
"""Seconds in which our goodbye should reach somebody who is not listened to any more."""

_AT_ONCE = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
_FIN = 0x80
_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""RFC 6455, 1.3."""
_ACCEPT = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: %b\r\n\r\n"
)
ALLOWED = frozenset({*range(1000, 1004), *range(1007, 1015)})
"""Words of leave that a client may use, besides those of applications."""


def _nothing() -> None:
    """Nobody waits for the socket to flow again."""


def is_handshake(request: Request) -> bool:
    """Whether this is how a client shakes hands: version 13, and 16 bytes in base 64."""
    try:
        key = a2b_base64(request.header("sec-websocket-key"), strict_mode=True)
    except (Error, ValueError):
        return False
    is_right = request.method == "GET" and request.header("sec-websocket-version") == "13"
    return is_right and len(key) == 16


class Socket(asyncio.BufferedProtocol):
    """One connection. What it writes is small and whole: each frame is one header and the text."""

    def __init__(self, connection: Connection, request: Request | None) -> None:
        """Take the connection over, and shake hands unless that was done before."""
        self.loop = connection.loop
        self.gate = connection.gate
        self.transport = connection.transport
        self.peer = connection.peer
        self.allowance = connection.allowance
        self.until = float("inf")
        """Who has to say hello has a time for it that the session knows."""
        self.resumed: Callable[[], None] = _nothing
        self.flowing = True
        self.inbox = Inbox(LARGEST, self.allowance.frame)
        self.inbox.put(connection.unread)
        self.waiting: asyncio.Future[None] | None = None
        """Somebody who waits for more to come."""
        self.overran = False
        self.closing = False
        self.ignored = 0
        """Bytes let by since goodbye was said."""
        self.heard = True
        """Whether anything has come since the last ping."""
        self.timer = self.loop.call_later(BEAT, self._beat)
        self.gate.becomes(connection, self)
        self.transport.set_protocol(self)
        self.transport.set_write_buffer_limits(high=HIGH_WATER)
        if request is not None:
            key = request.header("sec-websocket-key").encode("latin-1")
            answer = b64encode(sha1(key + _MAGIC, usedforsecurity=False).digest())
            self.transport.write(_ACCEPT % answer)

    def connection_lost(self, fault: Exception | None) -> None:  # noqa: ARG002
        self.closing = True
        self.timer.cancel()
        self.gate.lets_out(self)
        self._wake()

    def known(self) -> None:
        """Somebody who has a token is at the other end."""
        self.gate.knows(self)

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        return ARRIVALS

    def buffer_updated(self, nbytes: int) -> None:
        self.heard = True
        if self.closing:
            self._listen_for_goodbye(nbytes)
            return
        try:
            self.allowance.read(nbytes)
        except TooMuchError:
            self.overran = True
        self.inbox.put(ARRIVALS[:nbytes])
        if nbytes == len(ARRIVALS) or len(self.inbox.unread) > LARGEST or self.overran:
            # There is more to read, or to do, than one turn is for.
            self.transport.pause_reading()
        self._wake()

    def eof_received(self) -> bool:
        return False

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def receive(self) -> str | None:
        """The next text; None where there is none any more, or no text; raises TooMuchError."""
        try:
            while not self.closing:
                if self.overran:
                    raise TooMuchError
                frame = self.inbox.take()
                if frame is None:
                    await self._more()
                elif frame.kind is FrameKind.TEXT:
                    return frame.body.decode()
                elif frame.kind is FrameKind.BYTES:
                    return None
                else:
                    self._answer(frame)
        except GarbledError as fault:
            self.close(fault.code, "")
        except UnicodeDecodeError:
            self.close(Garbled.NO_TEXT, "")
        return None

    async def _more(self) -> None:
        """Wait until more has come; nothing is read from whoever does not read."""
        self.waiting = self.loop.create_future()
        if self.flowing:
            self.transport.resume_reading()
        await self.waiting
        self.waiting = None

    def _answer(self, frame: Frame) -> None:
        """Answer what stands between messages."""
        if frame.kind is FrameKind.PING:
            self._write(FrameKind.PONG, frame.body)
        elif frame.kind is FrameKind.CLOSE:
            self._write(FrameKind.CLOSE, goodbye(frame.body))
            self.closing = True
            self.transport.close()

    @property
    def idle(self) -> bool:
        return self.transport.get_write_buffer_size() == 0

    def pause_writing(self) -> None:
        self.flowing = False
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.flowing = True
        if self.waiting is not None or self.closing:
            self.transport.resume_reading()
        self.resumed()

    def write(self, frame: bytes) -> None:
        if not self.closing:
            self._write(FrameKind.TEXT, frame)

    def _write(self, kind: FrameKind, body: bytes) -> None:
        self.transport.write(framed(kind, body))

    def _beat(self) -> None:
        if not self.heard:
            self.abort()
            return
        self.heard = False
        self._write(FrameKind.PING, b"")
        self.timer = self.loop.call_later(BEAT, self._beat)

    def close(self, code: int, reason: str) -> None:
        if self.closing or self.transport.is_closing():
            return
        self.closing = True
        self._write(FrameKind.CLOSE, code.to_bytes(2, "big") + reason.encode())
        self._wake()
        self.timer.cancel()
        self.timer = self.loop.call_later(GONE_WITHIN, self.abort)
        self.transport.resume_reading()

    def _listen_for_goodbye(self, size: int) -> None:
        """Wait for the other end to say it too, and for nothing else."""
        self.ignored += size
        if self.ignored > STILL_HEARD:
            self.abort()
            return
        self.inbox.put(ARRIVALS[:size])
        try:
            while (frame := self.inbox.take()) is not None:
                if frame.kind is FrameKind.CLOSE:
                    self.transport.close()
        except (GarbledError, TooMuchError):
            # A goodbye would not be heard any more; ours may still be on its way.
            self.inbox.unread.clear()
            self.timer.cancel()
            self.timer = self.loop.call_later(AT_LAST, self.abort)

    def all_unread(self) -> bytes | None:
        """What came and nobody has read; None where there is more to this socket than that."""
        is_plain = self.transport.get_extra_info("sslcontext") is None
        is_whole = self.inbox.kind is None and self.idle and not (self.closing or self.overran)
        return bytes(self.inbox.unread) if is_plain and is_whole else None

    def give_up(self) -> None:
        """Be done with it, without a word: another process has it."""
        self.closing = True
        self.timer.cancel()
        self.transport.abort()

    def leave(self) -> None:
        self.close(CODES[Why.RESTART], Why.RESTART)

    def abort(self) -> None:
        # Without this the system would keep what waits for as long as the other end likes.
        line = self.transport.get_extra_info("socket")
        if line is not None and not self.transport.is_closing():
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.transport.abort()


def framed(kind: FrameKind, body: bytes) -> bytes:
    """A whole frame."""
    size = len(body)
    if size < 126:
        header = bytes((_FIN | kind, size))
    elif size < 1 << 16:
        header = bytes((_FIN | kind, 126)) + size.to_bytes(2, "big")
    else:
        header = bytes((_FIN | kind, 127)) + size.to_bytes(8, "big")
    return header + body


def goodbye(said: bytes) -> bytes:
    """What is answered to somebody who takes leave with these words."""
    if not said:
        return b""
    try:
        said[2:].decode()
    except UnicodeDecodeError:
        return Garbled.NO_TEXT.to_bytes(2, "big")
    code = int.from_bytes(said[:2], "big")
    is_known = len(said) > 1 and (code in ALLOWED or 3000 <= code < 5000)
    return (code if is_known else Garbled.NO_FRAME).to_bytes(2, "big")
