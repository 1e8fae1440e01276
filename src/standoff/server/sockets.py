"""Sockets: uvicorn's WebSocket, with a way to write without waiting and to end at once."""

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HIGH_WATER = 32 * 1024
"""Bytes the system may hold for a client before it counts as slow."""
PEER = "standoff.peer"
"""Where the application finds this end of the socket."""

_TEXT = 0x81
_LONG = b"\x81\x7e"


def _nothing() -> None:
    """Nobody waits for the socket to flow again."""


class Socket(WebSocketsSansIOProtocol):
    """One connection. Its frames are small and whole, so that each is one header and the text."""

    resumed: Callable[[], None] = staticmethod(_nothing)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=HIGH_WATER)

    async def run_asgi(self) -> None:
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope[PEER] = self
        await super().run_asgi()

    @property
    def flowing(self) -> bool:
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resumed()

    def write(self, frame: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        size = len(frame)
        header = bytes((_TEXT, size)) if size < 126 else _LONG + size.to_bytes(2, "big")
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
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def abort(self) -> None:
        self.transport.abort()
