"""A device at a table: it connects, stays connected, and sends each command until it is answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from standoff.client.links import socket_url
from standoff.protocol import hello, sent
from standoff.protocol.changes import ViewReader, is_welcome
from standoff.protocol.closing import CODES, COME_BACK, Why
from standoff.protocol.messages import Message, decoded
from standoff.protocol.replies import (
    Ack,
    Admitted,
    ArenaSeen,
    Closing,
    Numbered,
    Refused,
    encode,
    reply,
)
from standoff.protocol.sent import MemberDeed
from standoff.rooms.refusal import RefusedError

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
"""Seconds before a device tries again: longer each time, and never for all at one moment."""

_WHY = {code: why for why, code in CODES.items()}


class ShownOutError(Exception):
    """The server does not want this device any more, or not yet."""

    def __init__(self, why: Why | None) -> None:
        super().__init__(why or "the line was lost")
        self.why = why


class Device:
    """One member's device. Use it as `async with Device(...) as device`."""

    def __init__(self, origin: str, first: hello.AnyHello, *, patient: bool = True) -> None:
        self.origin = origin
        self.first = first
        self.patient = patient
        """Whether it comes back by itself."""
        self.me: Admitted | None = None
        self.link: str | None = None
        self.seen = 0
        """The number of the last message of the stream."""
        self.reader = ViewReader()
        self.dice = Random()
        self.last_command = 0
        self.unanswered: dict[int, tuple[bytes, asyncio.Future[None]]] = {}
        self.heard: asyncio.Queue[Message | None] = asyncio.Queue()
        self.arenas: asyncio.Queue[ArenaSeen] = asyncio.Queue(1)
        """Where everybody in the arena is: the latest that nobody has taken note of."""
        self.shown_out: Why | None = None
        self.line: ClientConnection | None = None
        self.hint: int | None = None

    @property
    def admitted(self) -> Admitted:
        assert self.me is not None
        return self.me

    async def __aenter__(self) -> Self:
        await self.connect()
        self.task = asyncio.create_task(self.run())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.patient = False
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        if self.line is not None:
            await self.line.close()

    async def do(self, deed: MemberDeed) -> None:
        """Have something done; returns when it is on the server's disk, or raises RefusedError."""
        if self.task.done():
            raise ShownOutError(self.shown_out)
        self.last_command += 1
        frame = encode(sent.Command(self.last_command, deed))
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unanswered[self.last_command] = frame, answered
        await self._send(frame)
        await answered

    async def say(self, frame: sent.GoTo | sent.Steer) -> None:
        """Send what nothing answers, and what is worthless later."""
        await self._send(encode(frame))

    async def messages(self) -> AsyncIterator[Message]:
        """Everything the room tells this member, from the first snapshot on."""
        while (message := await self.heard.get()) is not None:
            yield message

    async def connect(self) -> None:
        """Open a line and come in; raises ShownOutError."""
        self.line = await connect(
            socket_url(self.origin),
            origin=self.origin,  # type: ignore[arg-type]
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
        )
        try:
            await self.line.send(encode(self._hello()).decode())
            me = reply.decode(await self.line.recv())
        except ConnectionClosed as gone:
            raise ShownOutError(_why(gone)) from gone
        if isinstance(me, Closing):
            raise ShownOutError(me.why)
        assert isinstance(me, Admitted)
        if self.me is not None and me.epoch < self.me.epoch:
            await self.line.close()
            raise ConnectionError("this server had the room before others")
        self.me = me
        self.link = me.link or self.link
        self.last_command = max(self.last_command, me.commands)
        for frame, _ in list(self.unanswered.values()):
            await self._send(frame)

    def _hello(self) -> hello.AnyHello:
        if self.me is None:
            return self.first
        return hello.Attach(code=self.me.code, token=self.me.token, since=self.seen)

    async def run(self) -> None:
        """Hear what the server says, and come back when the line is lost."""
        try:
            while True:
                self.shown_out = await self._listen()
                if not self.patient or not _comes_back(self.shown_out):
                    return
                await self._come_back()
        finally:
            self.heard.put_nowait(None)
            for _, answered in self.unanswered.values():
                if not answered.done():
                    answered.set_exception(ShownOutError(self.shown_out))
                    answered.exception()

    async def _listen(self) -> Why | None:
        assert self.line is not None
        try:
            async for frame in self.line:
                self.hear(reply.decode(frame))
        except ConnectionClosed as gone:
            return _why(gone)
        return _WHY.get(self.line.close_code or 0)

    async def _come_back(self) -> None:
        wait = FIRST_WAIT
        if self.hint is not None:
            await asyncio.sleep(self.hint / 1000)
            self.hint = None
        while True:
            try:
                await self.connect()
            except ShownOutError as fault:
                if not _comes_back(fault.why):
                    self.shown_out = fault.why
                    raise
            except (OSError, InvalidHandshake, EOFError):
                pass
            else:
                return
            await asyncio.sleep(wait * self.dice.uniform(0.5, 1.0))
            wait = min(2 * wait, LONGEST_WAIT)

    def hear(self, said: object) -> None:
        """Take in one frame of the server."""
        if isinstance(said, Numbered):
            if is_welcome(said.message) or said.n == self.seen + 1:
                self.seen = said.n
                self.heard.put_nowait(decoded(self.reader.read(said.message)))
        elif isinstance(said, ArenaSeen):
            if self.arenas.full():
                self.arenas.get_nowait()
            self.arenas.put_nowait(said)
        elif isinstance(said, Ack | Refused):
            _, answered = self.unanswered.pop(said.id, (b"", None))
            if answered is not None and not answered.done():
                if isinstance(said, Ack):
                    answered.set_result(None)
                else:
                    answered.set_exception(RefusedError(said.code))
        elif isinstance(said, Admitted):
            self.me, self.link = said, said.link or self.link
        elif isinstance(said, Closing):
            self.hint = said.after

    async def _send(self, frame: bytes) -> None:
        """Send now if there is a line; what is not answered is sent again on coming back."""
        assert self.line is not None
        with suppress(ConnectionClosed):
            await self.line.send(frame.decode())


def _comes_back(why: Why | None) -> bool:
    return why is None or why in COME_BACK


def _why(gone: ConnectionClosed) -> Why | None:
    return _WHY.get(gone.rcvd.code) if gone.rcvd is not None else None
