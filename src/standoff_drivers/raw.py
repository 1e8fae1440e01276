"""A raw client: bytes on a socket as an attacker would send them, without any library's manners."""

import socket
from typing import Self

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: standoff\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
"""As a script shakes hands, which says of no page that it comes from it."""
HALF = b"GET / HTTP/1.1\r\nHost: standoff\r\nAccept: "
"""The first half of a request."""
PATIENCE = 600.0
"""Seconds after which nothing comes any more, however busy the machine is."""

PING, PONG, CONTINUED, BEGINNING = 0x89, 0x8A, 0x00, 0x01


def frame(first: int, body: bytes = b"") -> bytes:
    """One short frame, with a mask that changes nothing."""
    return bytes((first, 0x80 | len(body))) + bytes(4) + body


FLOODS = {
    "pings": 1000 * frame(PING),
    "pongs": 1000 * frame(PONG),
    "continuations": frame(BEGINNING, b"{") + 1000 * frame(CONTINUED),
    "long-pings": 100 * frame(PING, bytes(125)),
}
"""What a socket can send for ever without saying hello."""


class Raw:
    """One connection. Use it as `with Raw(port) as line`."""

    def __init__(self, port: int, source: str = "127.0.0.1", unread: int = 0) -> None:
        self.line = socket.socket()
        self.line.settimeout(PATIENCE)
        if unread:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, unread)
        self.line.bind((source, 0))
        self.line.connect(("127.0.0.1", port))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def send(self, data: bytes) -> bool:
        """Send all of it, if the other end takes it; whether it did."""
        try:
            self.line.sendall(data)
        except OSError:
            return False
        return True

    def handshake(self) -> Self:
        self.send(HANDSHAKE)
        assert self.head().startswith(b"HTTP/1.1 101 ")
        return self

    def head(self) -> bytes:
        """What comes up to an empty line, or to the end."""
        found = b""
        while not found.endswith(b"\r\n\r\n"):
            one = self._read(1)
            if not one:
                break
            found += one
        return found

    def rest(self) -> bytes:
        """Everything that comes until the other end closes, or cuts, the connection."""
        found = b""
        while more := self._read(65536):
            found += more
        return found

    def _read(self, size: int) -> bytes:
        try:
            return self.line.recv(size)
        except ConnectionError:
            return b""
