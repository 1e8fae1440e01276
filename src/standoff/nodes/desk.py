"""The front desk of a node: everybody is let in here, and passed on to where their room is."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import Any, cast

import msgspec

from standoff.journal.errors import JournalError
from standoff.nodes.hatch import Arrival, Handed, Hatch
from standoff.nodes.house import NodeHouse
from standoff.nodes.link import AnyLinkMessage, LinePassed, NodeLink, PageAsked, PageTold
from standoff.nodes.passing import LeasedPeer, Peers, RemotePeer
from standoff.nodes.ring import NodeSeen, Ring
from standoff.nodes.together import SharedWork
from standoff.protocol import hello
from standoff.protocol.closing import CODES, Why
from standoff.server.app import GOODBYE, FrontDesk
from standoff.server.clock import ServerClock
from standoff.server.guessing import Guessing
from standoff.server.limits import Limits, TooMuchError, block
from standoff.server.line import Peer
from standoff.server.played import RECORD
from standoff.server.requests import HttpAnswer, Request
from standoff.server.results import UNDER
from standoff.server.reviews import REVIEW
from standoff.server.session import NOT_A_FRAME, Session
from standoff.server.sockets import Socket
from standoff.server.stalls import is_ready

SLIPS, OPENS = "slips", "opens"
"""Wrong codes and words, and new tables."""
EVERYWHERE = ""
"""Instead of a block of addresses."""
LOOK = 0.05
"""Part of a lease between two looks at a node that does not answer."""
GIVES_UP = 2.0
"""Leases after which a node that still does not answer is looked at no more."""
BUSIER, SOME = 1.25, 20
"""A node has so many times as many lines as the least busy one, and some more, before it sends people there."""


class NodeGuessing(Guessing):
    """Wrong codes and words of a block are counted for all nodes together."""

    def __init__(self, limits: Limits, ring: Ring) -> None:
        super().__init__(limits)
        self.ring = ring
        self.giving_back: set[asyncio.Task[None]] = set()

    async def begin(self, address: str, code: str, clock: ServerClock, *, words: bool) -> None:
        if not await self.ring.allows(SLIPS, self.limits.slips, block(address)):
            raise TooMuchError
        await super().begin(address, code, clock, words=words)

    async def is_calm(self, now: int) -> bool:  # noqa: ARG002
        return await self.ring.allows(SLIPS, self.limits.slips_of_house, EVERYWHERE)

    def was_right(self, address: str, code: str, *, words: bool) -> None:
        super().was_right(address, code, words=words)
        for whose in (block(address), EVERYWHERE):
            task = asyncio.create_task(self.ring.give_back(SLIPS, whose))
            self.giving_back.add(task)
            task.add_done_callback(self.giving_back.discard)


class NodeDesk(FrontDesk):
    """Where requests are answered and sockets let in, whoever owns their rooms."""

    peers: Peers
    hatch: Hatch | None = None
    """Where sockets are handed over, if all nodes are on one machine."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.looks = SharedWork[str, NodeSeen | None]()
        """Who finds out where a room is, by its code."""
        self.calls = SharedWork[int, NodeLink | None]()
        """Who waits for a node that does not answer."""

    @property
    def ring(self) -> Ring:
        return cast(NodeHouse, self.house).ring

    async def serve(self, socket: Socket, *, with_origin: bool) -> None:
        await _to_the_end(socket, self._serve(socket, with_origin))

    async def _serve(self, socket: Socket, with_origin: bool) -> None:
        heard: list[str | BaseException | None] = []
        try:
            async with asyncio.timeout(self.doorman.limits.hello_within):
                heard.append(await socket.receive())
        except (TimeoutError, TooMuchError) as fault:
            heard.append(fault)
        address = socket.allowance.address
        asked = _hello(heard[0])
        if isinstance(asked, hello.Open) and not await self.ring.allows(
            OPENS, self.doorman.limits.opens, block(address)
        ):
            socket.close(CODES[Why.TOO_MUCH], Why.TOO_MUCH)
            return
        try:
            away = await self._way_for(asked)
        except OSError:
            socket.close(CODES[Why.RESTART], Why.RESTART)
            return
        if away is None:
            await self._serve_here(socket, heard[0], with_origin=with_origin)
        elif not self.doorman.lets_in(address, self.house.clock.now()):
            socket.close(CODES[Why.TOO_MUCH], Why.TOO_MUCH)
        else:
            await self._serve_there(away, socket, cast(str, heard[0]), with_origin=with_origin)

    async def _serve_here(
        self, socket: Socket, first: str | BaseException | None, *, with_origin: bool
    ) -> None:
        heard = [first]

        async def receive() -> str | None:
            if not heard:
                return await socket.receive()
            first = heard.pop()
            if isinstance(first, BaseException):
                raise first
            return first

        peer = LeasedPeer(socket, self.ring.lease)
        address = socket.allowance.address
        session = Session(self.house, self.doorman, peer, receive, address, self.lobby)
        await session.run(with_origin=with_origin)

    async def _serve_there(
        self, away: tuple[NodeSeen, NodeLink], socket: Socket, first: str, *, with_origin: bool
    ) -> None:
        node, link = away
        if self.hatch and self.hatch.hands_over(node, socket, first, with_origin=with_origin):
            return
        address = socket.allowance.address
        self.doorman.count(address)
        try:
            await self.peers.pass_on(link, socket, first, with_origin=with_origin)
        finally:
            self.doorman.uncount(address)

    def arrival(self, handed: Handed) -> Arrival:
        """A connection that another node of this machine hands over."""
        return Arrival(self, handed)

    def take_in(self, socket: Socket, handed: Handed) -> None:
        serving = self._serve_here(socket, handed.first, with_origin=handed.with_origin)
        self._start(_to_the_end(socket, serving))

    async def _way_for(self, asked: hello.AnyHello | None) -> tuple[NodeSeen, NodeLink] | None:
        """The node that should serve whoever says so, and the link to it; None: this one.

        Where it does not answer, they wait until it does or somebody else may have its rooms.
        """
        lease = self.ring.lease
        give_up = lease.now() + GIVES_UP * lease.seconds
        while (node := await self._node_for(asked)) is not None:
            link = None
            with suppress(OSError):
                link = await self.peers.link_to(node)
            if isinstance(asked, hello.PlayNow):  # cards come within 25 seconds
                return None if link is None or link.in_doubt else (node, link)
            if link is not None:
                return node, link
            async with asyncio.timeout(give_up - lease.now()):
                link = await self.calls.shared(node.id, partial(self._call_again, node))
            if link is not None:
                return node, link
        return None

    async def _call_again(self, node: NodeSeen) -> NodeLink | None:
        """The link to a node once it answers; None once it is dead."""
        while self.ring.sees(node.id):
            await asyncio.sleep(self.ring.lease.seconds * LOOK)
            with suppress(OSError):
                return await self.peers.link_to(node)
            await self.ring.look_round()
        return None

    async def _node_for(self, asked: hello.AnyHello | None) -> NodeSeen | None:
        """The node that should serve whoever says so; None: this one."""
        if asked is None or isinstance(asked, hello.LookIn):
            return None
        if isinstance(asked, hello.PlayNow):
            return self._where_to_play()
        return self._least_busy() if isinstance(asked, hello.Open) else await self.where(asked.code)

    async def where(self, code: str) -> NodeSeen | None:
        """The node that has a room, or should take it; None: this one."""
        return await self.looks.shared(code, partial(self._where, code))

    async def _where(self, code: str) -> NodeSeen | None:
        if not await self.house.knows(code):
            return None
        owner = await self.ring.owner(code)
        if owner is None:
            return self._least_busy()
        if owner != self.ring.id and not self.ring.sees(owner):
            await self.ring.look_round()
        return next((one for one in self.ring.others if one.id == owner), None)

    def _where_to_play(self) -> NodeSeen | None:
        """The node where a table of the house waits, or at which one is opened; None: this one."""
        waits_at = None if self.lobby is None else self.lobby.waits_at()
        if waits_at is None:
            return self._least_busy()
        return next((one for one in self.ring.others if one.id == waits_at), None)

    def _least_busy(self) -> NodeSeen | None:
        """Another node, where this one takes no rooms or has far more to do; None: this one."""
        others = [one for one in self.ring.others if not one.draining]
        if not others:
            return None
        least = min(others, key=lambda one: one.lines)
        _, lines = self.ring.load()
        is_busy = lines > BUSIER * least.lines + SOME
        return least if self.ring.draining or is_busy else None

    def answer(
        self, request: Request, here: str, address: str
    ) -> HttpAnswer | Awaitable[HttpAnswer]:
        if request.path in (RECORD, REVIEW) or request.path.startswith(UNDER):
            return self._answer_where_it_is(request, here, address)
        return super().answer(request, here, address)

    async def _answer_where_it_is(self, request: Request, here: str, address: str) -> HttpAnswer:
        code: str | None = request.query
        if request.path not in (RECORD, REVIEW):
            found = request.path.removeprefix(UNDER).partition(".")[0]
            own = self.house.own_results
            code = await self.ring.shared(found)
            if code is None and own is not None:
                code = own.table_of(found)
        node = await self.where(code) if code else None
        if node is not None and request.method in ("GET", "HEAD"):
            return await self.peers.ask(node, request, address)
        return await self._answer_here(request, here, address)

    async def known_table(self, request: Request, address: str) -> HttpAnswer:
        node = await self.where(request.query)
        if node is not None:
            return await self.peers.ask(node, request, address)
        return await super().known_table(request, address)

    async def _answer_here(self, request: Request, here: str, address: str) -> HttpAnswer:
        found = super().answer(request, here, address)
        return found if isinstance(found, HttpAnswer) else await found

    def health(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        """Whether people should be sent here; a node that hands its rooms over says no."""
        ready = is_ready(self.house.journal) and self.ring.lease.holds() and not self.ring.draining
        body = msgspec.json.encode({"ok": ready, "live": True, "ready": ready})
        return HttpAnswer(200 if ready else 503, body, {"Content-Type": "application/json"})

    def begin(self, link: NodeLink, said: AnyLinkMessage) -> None:
        """Serve a line that another node passes on."""
        if isinstance(said, LinePassed):
            peer = RemotePeer(link, said.line, said.first, self.ring.lease)
            self._start(self._serve_remote(said, peer))
        elif isinstance(said, PageAsked):
            self._start(self._tell(said, link))

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.sessions.add(task)
        task.add_done_callback(self.sessions.discard)

    async def _serve_remote(self, said: LinePassed, peer: RemotePeer) -> None:
        session = Session(self.house, self.doorman, peer, peer.heard.get, said.address, self.lobby)
        await _to_the_end(peer, session.run(with_origin=said.with_origin))
        peer.link.lines.pop(peer.line, None)

    async def _tell(self, said: PageAsked, link: NodeLink) -> None:
        request = Request("GET", said.path, said.query, said.headers, keeps=False)
        try:
            found = await self._answer_here(request, "", said.address)
        except Exception:
            found = HttpAnswer(HTTPStatus.INTERNAL_SERVER_ERROR)
        link.send(PageTold(said.line, int(found.status), found.body, found.headers))


async def _to_the_end(peer: Peer, serving: Awaitable[None]) -> None:
    try:
        await serving
    except JournalError:  # another has the room by now, or the database does not answer
        peer.close(CODES[Why.RESTART], Why.RESTART)
    finally:
        peer.close(GOODBYE, "")


def _hello(first: str | BaseException | None) -> hello.AnyHello | None:
    """Who somebody says to be; None where the session has to say that it is nobody."""
    if not isinstance(first, str):
        return None
    try:
        if hello.is_of_another_version(first):
            return None
        asked: hello.AnyHello = hello.hello.decode(first)
    except NOT_A_FRAME:
        return None
    return asked
