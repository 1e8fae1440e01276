"""An inbox: what a client sent on its socket, taken out one frame at a time, each counted first.

RFC 6455 as a server reads it, without extensions; no frame is looked into before it is counted.
"""

from collections.abc import Callable
from enum import IntEnum

from msgspec import Struct


class FrameKind(IntEnum):
    """What a frame is."""

    MORE = 0
    TEXT = 1
    BYTES = 2
    CLOSE = 8
    PING = 9
    PONG = 10


class Garbled(IntEnum):
    """How a socket ends on which no sense is made."""

    NO_FRAME = 1002
    NO_TEXT = 1007
    TOO_LONG = 1009


class GarbledError(Exception):
    """What came is not what the standard allows."""

    def __init__(self, code: Garbled) -> None:
        self.code = code


class Frame(Struct, frozen=True):
    """A whole message, or a frame that stands for itself between two of them."""

    kind: FrameKind
    body: bytes


_KINDS = {int(kind): kind for kind in FrameKind}
_ALONE = 8
"""From this one on frames are whole and short."""
_FIN, _MASKED = 0x80, 0x80
_LENGTHS = {126: 2, 127: 8}
"""How many bytes of length follow where the short length says so."""


class Inbox:
    """Bytes that nobody has read yet, and the message that is not whole yet."""

    __slots__ = ("body", "counts", "kind", "largest", "unread")

    def __init__(self, largest: int, counts: Callable[[], None]) -> None:
        self.largest = largest
        self.counts = counts
        """Called for every frame before it is looked into; what it raises ends the reading."""
        self.unread = bytearray()
        self.kind: FrameKind | None = None
        self.body = b""

    def put(self, data: bytearray | memoryview) -> None:
        self.unread += data

    def take(self) -> Frame | None:
        """The next message or short frame, or None until more has come."""
        while (frame := self._frame()) is not None:
            whole, kind, body = frame
            if kind is FrameKind.CLOSE and self.kind is not None:
                raise GarbledError(Garbled.NO_FRAME)  # in the middle of a message
            if kind >= _ALONE:
                return Frame(kind, body)
            self._add(kind, body)
            if whole:
                return self._message()
        return None

    def _frame(self) -> tuple[int, FrameKind, bytes] | None:
        unread = self.unread
        if len(unread) < 2:
            return None
        first, second = unread[0], unread[1]
        kind = _KINDS.get(first & 0x7F)  # which no reserved bit may stand in
        size = second & 0x7F
        if kind is None or not second & _MASKED:
            raise GarbledError(Garbled.NO_FRAME)
        if kind >= _ALONE and (size > 125 or not first & _FIN):
            raise GarbledError(Garbled.NO_FRAME)
        start = 2
        if size > 125:
            start += _LENGTHS[size]
            if len(unread) < start:
                return None
            size = int.from_bytes(unread[2:start], "big")
        if kind < _ALONE and len(self.body) + size > self.largest:
            raise GarbledError(Garbled.TOO_LONG)
        end = start + 4 + size
        if len(unread) < end:
            return None
        self.counts()
        body = _unmasked(unread[start : start + 4], unread[start + 4 : end])
        del unread[:end]
        return first & _FIN, kind, body

    def _add(self, kind: FrameKind, body: bytes) -> None:
        if (kind is FrameKind.MORE) is (self.kind is None):
            raise GarbledError(Garbled.NO_FRAME)
        if self.kind is None:
            self.kind, self.body = kind, body
        else:
            self.body += body

    def _message(self) -> Frame:
        assert self.kind is not None
        frame = Frame(self.kind, self.body)
        self.kind, self.body = None, b""
        return frame


def _unmasked(mask: bytearray, body: bytearray) -> bytes:
    size = len(body)
    whole = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(body, "big") ^ whole).to_bytes(size, "big")
