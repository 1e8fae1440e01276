"""A connection: requests for pages, one after another, until it ends or becomes a socket.

Nothing that comes is kept beyond a bound, and nothing is read while an answer is being taken.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Protocol, cast

from standoff.server import requests
from standoff.server.allowance import Allowance
from standoff.server.gate import Gate
from standoff.server.limits import TooMuchError
from standoff.server.requests import HttpAnswer, NoRequestError, Request

MOST_HEAD = 8 * 1024
"""Bytes of the longest request."""
PART = 8 * 1024
"""Bytes of an answer that are handed on at once, and that may wait to be taken."""
GONE_WITHIN = 1.0
"""Seconds in which whoever was told goodbye has to go."""
STILL_HEARD = 64 * 1024
"""Bytes that are let by from whoever was told goodbye, so that the word arrives."""

ARRIVALS = memoryview(bytearray(4 * 1024))
"""Where what is read arrives, for all connections: it is taken from there at once.

Of one connection no more than this is read in a turn of the loop."""

log = logging.getLogger(__name__)


class Desk(Protocol):
    """Who answers requests."""

    headers: dict[str, str]
    """What stands on every answer, unless it says better."""

    def address(self, peer: str, request: Request) -> str:
        """Whose limits a request counts against."""

    def answer(
        self, request: Request, here: str, address: str
    ) -> HttpAnswer | Awaitable[HttpAnswer]:
        """The answer to a request for a page that came to this address of ours, at once or later."""

    def open_socket(self, request: Request, connection: "Connection") -> HttpAnswer | None:
        """Make a connection a socket, or say why not."""


class Connection(asyncio.BufferedProtocol):
    """One connection, as long as it speaks HTTP."""

    peer: str

    def __init__(self, desk: Desk, gate: Gate, allowed: Callable[[str], Allowance]) -> None:
        self.desk = desk
        self.gate = gate
        self.allowed = allowed
        self.loop = asyncio.get_running_loop()
        self.limits = gate.limits
        self.until = self.loop.time() + self.limits.request_within
        self.unread = bytearray()
        self.unsent = memoryview(b"")
        self.answering = False
        self.last = False
        """Whether nothing is answered any more after what is being answered now."""
        self.flowing = True
        self.ignored = 0
        self.later: asyncio.Task[None] | None = None
        """An answer that has to be looked for."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        found = transport.get_extra_info("peername")
        self.peer = found[0] if found else "?"
        self.allowance = self.allowed(self.peer)
        self.is_proxy = self.gate.is_proxy(self.peer)
        try:
            if not self.is_proxy:
                self.allowance.request()
        except TooMuchError:
            self.transport.abort()
            return
        if self.gate.lets_in(self):
            self.transport.set_write_buffer_limits(high=PART)
        else:
            self.transport.abort()

    def connection_lost(self, fault: Exception | None) -> None:  # noqa: ARG002
        self.gate.lets_out(self)
        if self.later is not None:
            self.later.cancel()

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        return ARRIVALS

    def buffer_updated(self, nbytes: int) -> None:
        if self.last:
            self.ignored += nbytes
            if self.ignored > STILL_HEARD:
                self.transport.abort()
            return
        try:
            if not self.is_proxy:
                self.allowance.read(nbytes)
        except TooMuchError:
            if self.answering:
                self.transport.abort()
            else:
                self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        if not self.unread:
            self.until = self.loop.time() + self.limits.request_within
        self.unread += ARRIVALS[:nbytes]
        if self.answering:
            self.transport.pause_reading()
        else:
            self._next()

    def _next(self) -> None:
        """Answer the next request, if it is there."""
        head, end, _ = self.unread[:MOST_HEAD].partition(requests.END)
        if not end:
            if len(self.unread) < MOST_HEAD:
                self.transport.resume_reading()
            else:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return
        del self.unread[: len(head) + len(end)]
        try:
            request = requests.read(bytes(head + end))
            self.allowance.address = self.desk.address(self.peer, request)
            self.allowance.request()
        except NoRequestError:
            self._refuse(HTTPStatus.BAD_REQUEST)
        except TooMuchError:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        else:
            self._take(request)

    def _take(self, request: Request) -> None:
        if not request.is_for_socket:
            self._fetch(request)
            return
        refused = self.desk.open_socket(request, self)
        if refused is not None:
            self._answer(refused, keeps=False)

    def _fetch(self, request: Request) -> None:
        """Answer a request for a page."""
        here = self.transport.get_extra_info("sockname")
        try:
            answer = self.desk.answer(request, here[0] if here else "", self.allowance.address)
        except Exception as fault:
            answer = _failed(fault)
        if isinstance(answer, HttpAnswer):
            self._answer(answer, with_body=request.method != "HEAD", keeps=request.keeps)
            return
        self.answering = True
        self.until = self.loop.time() + self.limits.taken_within
        self.later = self.loop.create_task(self._fetch_later(request, answer))

    async def _fetch_later(self, request: Request, coming: Awaitable[HttpAnswer]) -> None:
        try:
            answer = await coming
        except Exception as fault:
            answer = _failed(fault)
        if not self.transport.is_closing():
            self._answer(answer, with_body=request.method != "HEAD", keeps=request.keeps)

    def _refuse(self, status: HTTPStatus) -> None:
        self._answer(HttpAnswer(status), keeps=False)

    def _answer(self, answer: HttpAnswer, *, keeps: bool, with_body: bool = True) -> None:
        self.answering = True
        self.last = self.last or not keeps
        self.transport.write(answer.head(self.desk.headers, keeps=not self.last))
        self.unsent = memoryview(answer.body if with_body else b"")
        self._send()

    def _send(self) -> None:
        """Hand on as much of the answer as is taken."""
        while self.unsent and self.flowing:
            part, self.unsent = self.unsent[:PART], self.unsent[PART:]
            self.transport.write(part)
        if not self.flowing:
            patience = self.limits.taken_within
        else:
            patience = GONE_WITHIN if self.last else self.limits.kept_for
        self.until = self.loop.time() + patience
        if self.unsent:
            return
        if self.last:
            self._say_goodbye()
        else:
            # Whoever asks for many things at once takes turns with everybody else.
            self.loop.call_soon(self._again)

    def _again(self) -> None:
        self.answering = False
        if not (self.last or self.transport.is_closing()):
            self._next()

    def _say_goodbye(self) -> None:
        """Close behind the answer: closed at once, it could be lost on its way."""
        if self.transport.is_closing():
            return
        if self.transport.can_write_eof():
            self.transport.write_eof()
            self.transport.resume_reading()
        else:  # TLS says goodbye by itself, behind all that was written
            self.transport.close()

    def eof_received(self) -> bool:
        return False

    def pause_writing(self) -> None:
        self.flowing = False

    def resume_writing(self) -> None:
        self.flowing = True
        if self.unsent:
            self._send()

    def leave(self) -> None:
        self.last = True
        if not self.answering:
            self.transport.close()

    def abort(self) -> None:
        self.transport.abort()


def _failed(fault: Exception) -> HttpAnswer:
    log.error("a request failed: %s", type(fault).__name__)
    return HttpAnswer(HTTPStatus.INTERNAL_SERVER_ERROR)
