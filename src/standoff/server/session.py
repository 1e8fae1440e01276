"""A session: one socket from its first frame to its last."""

import asyncio
import logging

import msgspec

from standoff.journal.errors import FencedError, JournalStoppedError
from standoff.journal.faults import described
from standoff.protocol import hello, replies, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.hosting import Publish
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.refusal import Code
from standoff.protocol.replies import encode
from standoff.rooms.classic.ledger_seen import supposed
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Stage
from standoff.rooms.walk import GoingTo, Steering
from standoff.server.doorman import Doorman
from standoff.server.doors import Entrance, admit, renew
from standoff.server.house import ClosedDoorError, House
from standoff.server.keeper import LostRoomError
from standoff.server.limits import TooMuchError, block
from standoff.server.line import MemberLine, Peer
from standoff.server.openness import OpenHouse, Receive, Stranger

NOT_A_FRAME = (msgspec.MsgspecError, ValueError, RecursionError)
"""What is raised by bytes that are no frame of the protocol."""

log = logging.getLogger(__name__)


def _nothing() -> None:
    """Nobody waits to send more."""


class Session:
    """One socket, from the door to the end of its line."""

    def __init__(
        self,
        house: House,
        doorman: Doorman,
        peer: Peer,
        receive: Receive,
        address: str,
        lobby: OpenHouse | None = None,
    ) -> None:
        self.house = house
        self.doorman = doorman
        self.peer = peer
        self.receive = receive
        self.address = address
        self.lobby = lobby
        """Where strangers find each other, in an open house."""
        self.now = house.clock.now

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
        except TooMuchError:
            self.show_out(Why.TOO_MUCH)
        finally:
            self.doorman.uncount(self.address)

    def show_out(self, why: Why, after: int | None = None) -> None:
        """Close without having sent a word, unless there is a time to tell: nobody knows yet who this is."""
        self.doorman.shown_out[why] += 1
        if after is not None:
            self.peer.write(encode(replies.Closing(why, after)))
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
        try:
            guest = None if self.lobby is None else self.lobby.greeted(asked, self.address)
            place = await self._placed(asked, guest)
        except ClosedDoorError as fault:
            self.show_out(fault.why, fault.after)
            return
        except LostRoomError:
            self.show_out(Why.RESTART)
            return
        if place is not None:
            since = asked.since if isinstance(asked, hello.Attach) else 0
            await self._stay(place, since, guest)

    async def _placed(self, asked: hello.AnyHello, guest: Stranger | None) -> Entrance | None:
        """Where somebody comes in; None once who only looked in is gone."""
        if isinstance(asked, hello.LookIn | hello.PlayNow):
            if self.lobby is None or guest is None:
                raise ClosedDoorError(Why.NO_ENTRY)
            if isinstance(asked, hello.PlayNow):
                return await self.lobby.seated(asked, guest)
            await self.lobby.look_in(guest, self.peer, self.receive)
            return None
        if isinstance(asked, hello.Open) and not self.doorman.opens.allows(
            block(self.address), self.now()
        ):
            raise ClosedDoorError(Why.TOO_MUCH)
        person = "" if guest is None else guest.person
        if self.lobby is None or guest is None:
            return await self._admitted(asked, person)
        self.lobby.may_come(asked, guest)
        place = await self._admitted(asked, person)
        await self.lobby.came(place, guest)
        return place

    async def _admitted(self, asked: hello.TableHello, person: str) -> Entrance:
        """Let somebody in; whoever could be guessing is counted first."""
        words, guessing = isinstance(asked, hello.Recall), self.doorman.guessing
        if not isinstance(asked, hello.Enter | hello.Recall):
            try:
                return await self._admit(asked, person)
            except ClosedDoorError as fault:
                # Nobody guesses 256 bits, but whoever tries is told to stop.
                if fault.why is Why.NO_ENTRY and not guessing.slipped(self.address, self.now()):
                    raise ClosedDoorError(Why.TOO_MUCH) from fault
                raise
        await guessing.begin(self.address, asked.code, self.house.clock, words=words)
        try:
            place = await self._admit(asked, person)
        except ClosedDoorError as fault:
            if fault.why is not Why.NO_ENTRY:
                guessing.was_right(self.address, asked.code, words=words)
            raise
        guessing.was_right(self.address, asked.code, words=words)
        return place

    async def _admit(self, asked: hello.TableHello, person: str) -> Entrance:
        where = block(self.address)
        if not isinstance(asked, hello.Open) and asked.code in self.house.opened_from:
            await self.house.keeper(asked.code)  # others have their turns while it is restored
        async with self.doorman.turns:
            return await admit(self.house, self.doorman.limits, asked, where, person)

    async def _hello(self) -> hello.AnyHello | None:
        """Who the client is, if it says so in time and in words of the protocol."""
        try:
            async with asyncio.timeout(self.doorman.limits.hello_within):
                first = await self.receive()
            if first is None:
                self.show_out(Why.GARBLED)
                return None
            if hello.is_of_another_version(first):
                self.show_out(Why.OLD_VERSION)
                return None
            asked: hello.AnyHello = hello.hello.decode(first)
        except TimeoutError:
            self.show_out(Why.SILENT)
            return None
        except NOT_A_FRAME:
            self.show_out(Why.GARBLED)
            return None
        return asked

    async def _stay(self, place: Entrance, since: int, guest: Stranger | None) -> None:
        keeper, member = place.keeper, place.member
        if keeper.lost:
            self.show_out(Why.RESTART)
            return
        self.peer.known()
        line = MemberLine(self.peer, lambda: keeper.welcome(member))
        self.peer.resumed = line.flow
        keeper.come(member, line)
        if keeper.room.seat_of(member) is not None:
            self.doorman.guessing.sits(self.address, keeper.room.code)
        line.answer(admitted(place))
        if self.lobby is not None and guest is not None:
            self.lobby.settle_in(place, line, guest)
        for missed in keeper.catch_up(member, since):
            line.send(missed)
        line.answer(keeper.presence.frame())
        try:
            while not line.closed and (frame := await self.receive()) is not None:
                await self.hear(place, line, frame)
        except TooMuchError:
            line.hang_up(Why.TOO_MUCH)
        finally:
            line.closed = True
            self.peer.resumed = _nothing
            keeper.go(member, line)

    async def hear(self, place: Entrance, line: MemberLine, frame: str) -> None:
        command = 0
        try:
            said = sent.decoded(frame)
            if isinstance(said, sent.Command):
                command = said.id
                if isinstance(said.deed, Erase):
                    self._may_erase()
                if isinstance(said.deed, Publish):
                    self._among_strangers()
                await place.keeper.do(
                    said.deed,
                    place.member,
                    command,
                    lambda: line.answer(encode(replies.Ack(command))),
                )
                if isinstance(said.deed, Erase):
                    await self.house.scrub(place.keeper.room.code)
                await self._see_to_the_end(place, line)
            elif isinstance(said, sent.GoTo):
                place.keeper.walk(place.member, GoingTo(said.x, said.y))
            elif isinstance(said, sent.Steer):
                place.keeper.walk(place.member, Steering(said.x, said.y))
            elif isinstance(said, sent.Ping):
                line.answer(encode(replies.Pong(said.at, place.keeper.clock.now())))
            elif isinstance(said, sent.WhatIf):
                told = supposed(place.keeper.room.real_table(), said.parts)
                line.answer(encode(replies.Verdict(said.question, told)))
            elif isinstance(said, sent.ReportMember | sent.BlockMember):
                await self._among_strangers().heard(place, line, said, self.address)
            else:
                line.answer(admitted(await renew(place.keeper, place.member)))
        except NOT_A_FRAME:
            line.answer(encode(replies.Refused(0, Code.MALFORMED)))
        except RefusedError as fault:
            line.answer(encode(replies.Refused(command, fault.code, fault.because, fault.rule)))
        except (FencedError, LostRoomError):
            line.hang_up(Why.RESTART, 0)
        except JournalStoppedError:
            line.hang_up(Why.STOPPED)
        except Exception as fault:
            # The keeper has let the room go, and the next who comes reads it from disk.
            log.error("a command failed: %s", described(fault))  # noqa: TRY400
            line.hang_up(Why.RESTART, 0)

    def _may_erase(self) -> None:
        """Refuse whoever has names erased so often that all tables would wait for it."""
        if not self.doorman.erasures.allows(block(self.address), self.now()):
            raise RefusedError(Code.TOO_OFTEN)

    def _among_strangers(self) -> OpenHouse:
        """The open house that this needs."""
        if self.lobby is None:
            raise RefusedError(Code.NOT_OPEN)
        return self.lobby

    async def _see_to_the_end(self, place: Entrance, line: MemberLine) -> None:
        """What follows where somebody left, or had the whole table forgotten."""
        room = place.keeper.room
        if room.stage is Stage.FORGOTTEN:
            await self.house.forget(room.code)
        elif place.member not in room.members:
            line.hang_up(Why.LEFT)
        else:
            place.keeper.show_out()


def admitted(place: Entrance) -> bytes:
    """Who one is now."""
    room = place.keeper.room
    last = room.members[place.member].last_command, place.keeper.refusals.last(place.member)
    return encode(
        replies.Admitted(
            hello.PROTOCOL,
            room.code,
            place.member,
            place.token,
            place.link,
            place.words,
            max(last),
            place.keeper.epoch,
        )
    )
