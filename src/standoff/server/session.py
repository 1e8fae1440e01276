"""A session: one socket from its first frame to its last."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from standoff.journal.errors import JournalStoppedError
from standoff.protocol import hello, replies, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.replies import encode
from standoff.rooms.ledger_seen import supposed
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Stage
from standoff.rooms.walk import GoTo, Steer
from standoff.server.doors import Place, admit, renew
from standoff.server.house import ClosedDoorError, House
from standoff.server.keeper import LostRoomError
from standoff.server.limits import Bucket, Doorman
from standoff.server.line import Line, Peer

HELLO_WITHIN = 5.0
"""Seconds a client has to say who it is."""

Receive = Callable[[], Awaitable[str | None]]
"""The next frame of a client; None once it is gone, or has sent what is no text."""

NOT_A_FRAME = (msgspec.MsgspecError, ValueError, RecursionError)
"""What is raised by bytes that are no frame of the protocol."""

log = logging.getLogger(__name__)


class Session:
    """One socket, from the door to the end of its line."""

    def __init__(
        self, house: House, doorman: Doorman, peer: Peer, receive: Receive, address: str
    ) -> None:
        self.house = house
        self.doorman = doorman
        self.peer = peer
        self.receive = receive
        self.address = address
        self.now = house.clock.now
        self.bucket = Bucket(doorman.limits.frames, self.now())

    async def run(self, *, with_origin: bool) -> None:
        """Let the client in, and carry out what it asks until it leaves."""
        if not self.doorman.lets_in(self.address, self.now()):
            self.show_out(Why.TOO_MUCH)
            return
        self.doorman.count(self.address)
        try:
            await self._serve(with_origin)
        except JournalStoppedError:
            self.show_out(Why.STOPPED)
        finally:
            self.doorman.uncount(self.address)

    def show_out(self, why: Why) -> None:
        """Close without having sent a word: nobody knows yet who this is."""
        self.peer.close(CODES[why], why)

    async def _serve(self, with_origin: bool) -> None:
        asked = await self._hello()
        if asked is None:
            return
        has_secret = isinstance(asked, hello.Attach | hello.Link)
        if not (with_origin or has_secret):
            # A page always says where it comes from; a script has to bring a secret.
            self.show_out(Why.NO_ENTRY)
            return
        if isinstance(asked, hello.Open) and not self.doorman.opens.allows(
            self.address, self.now()
        ):
            self.show_out(Why.TOO_MUCH)
            return
        try:
            place = await admit(self.house, self.doorman.limits, asked)
        except ClosedDoorError as fault:
            if fault.why is Why.NO_ENTRY and not self.doorman.slips.allows(
                self.address, self.now()
            ):
                self.show_out(Why.TOO_MUCH)
            else:
                self.show_out(fault.why)
            return
        except LostRoomError:
            self.show_out(Why.RESTART)
            return
        await self._stay(place, asked.since if isinstance(asked, hello.Attach) else 0)

    async def _hello(self) -> hello.AnyHello | None:
        """Who the client is, if it says so in time and in words of the protocol."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self.receive()
            if first is None or len(first) > sent.LARGEST:
                self.show_out(Why.GARBLED)
                return None
            asked: hello.AnyHello = hello.hello.decode(first)
        except TimeoutError:
            self.show_out(Why.SILENT)
            return None
        except NOT_A_FRAME:
            self.show_out(Why.GARBLED)
            return None
        return asked

    async def _stay(self, place: Place, since: int) -> None:
        keeper, member = place.keeper, place.member
        if keeper.lost:
            self.show_out(Why.RESTART)
            return
        line = Line(self.peer, lambda: keeper.welcome(member))
        self.peer.resumed = line.flow
        keeper.come(member, line)
        line.answer(admitted(place))
        for missed in keeper.catch_up(member, since):
            line.send(missed)
        line.answer(keeper.presence.frame())
        try:
            while not line.closed and (frame := await self.receive()) is not None:
                if len(frame) > sent.LARGEST or not self._allows_frame():
                    line.hang_up(Why.TOO_MUCH)
                    break
                await self.hear(place, line, frame)
        finally:
            line.closed = True
            keeper.go(member, line)

    def _allows_frame(self) -> bool:
        now = self.now()
        return self.bucket.allows(now) and self.doorman.frames_of_address.allows(self.address, now)

    async def hear(self, place: Place, line: Line, frame: str) -> None:
        command = 0
        try:
            said = sent.sent.decode(frame)
            if isinstance(said, sent.Command):
                command = said.id
                await place.keeper.do(
                    said.deed,
                    place.member,
                    command,
                    lambda: line.answer(encode(replies.Ack(command))),
                )
                await self._see_to_the_end(place, line)
            elif isinstance(said, sent.GoTo):
                place.keeper.walk(place.member, GoTo(said.x, said.y))
            elif isinstance(said, sent.Steer):
                place.keeper.walk(place.member, Steer(said.x, said.y))
            elif isinstance(said, sent.Ping):
                line.answer(encode(replies.Pong(said.at, self.now())))
            elif isinstance(said, sent.WhatIf):
                told = supposed(place.keeper.room.real_table(), said.parts)
                line.answer(encode(replies.Verdict(said.question, told)))
            else:
                line.answer(admitted(await renew(place.keeper, place.member)))
        except NOT_A_FRAME:
            line.answer(encode(replies.Refused(0, Code.MALFORMED)))
        except RefusedError as fault:
            line.answer(encode(replies.Refused(command, fault.code, fault.because, fault.rule)))
        except LostRoomError:
            line.hang_up(Why.RESTART, 0)
        except JournalStoppedError:
            line.hang_up(Why.STOPPED)
        except Exception as fault:
            # The keeper has let the room go, and the next who comes reads it from disk.
            log.error("a command failed: %s", type(fault).__name__)  # noqa: TRY400
            line.hang_up(Why.RESTART, 0)

    async def _see_to_the_end(self, place: Place, line: Line) -> None:
        """What follows where somebody left, or had the whole table forgotten."""
        room = place.keeper.room
        if room.stage is Stage.FORGOTTEN:
            await self.house.forget(room.code)
        elif place.member not in room.members:
            line.hang_up(Why.LEFT)


def admitted(place: Place) -> bytes:
    """Who one is now."""
    room = place.keeper.room
    return encode(
        replies.Admitted(
            hello.PROTOCOL,
            room.code,
            place.member,
            place.token,
            place.link,
            room.members[place.member].last_command,
        )
    )
