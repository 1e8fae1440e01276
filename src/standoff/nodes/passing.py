"""Passing on: a line that came to one node is served by the node that owns its room."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from itertools import count

from standoff.nodes.lease import Lease
from standoff.nodes.link import (
    AnyLinkMessage,
    Identity,
    LineCut,
    LineFlows,
    LineHungUp,
    LineKnown,
    LinePassed,
    LineText,
    NodeLink,
    PageAsked,
    PageTold,
    name_of,
)
from standoff.nodes.ring import NodeSeen
from standoff.protocol.closing import CODES, Why
from standoff.server.limits import TooMuchError
from standoff.server.requests import HttpAnswer, Request
from standoff.server.sockets import Socket

CONNECTS_WITHIN = 2.0
"""Seconds in which another node has to answer: sooner than whoever would be passed on to it has enough."""
TOLD_WITHIN = 10.0


def _nothing() -> None:
    """Nobody waits to send more."""


def _ignored(link: NodeLink, said: AnyLinkMessage) -> None:
    """What is still said on a line that has ended."""


class LeasedPeer:
    """A socket of this node, on which nothing is begun without a lease."""

    def __init__(self, socket: Socket, lease: Lease) -> None:
        self.socket = socket
        self.lease = lease

    @property
    def resumed(self) -> Callable[[], None]:
        return self.socket.resumed

    @resumed.setter
    def resumed(self, told: Callable[[], None]) -> None:
        self.socket.resumed = told

    @property
    def flowing(self) -> bool:
        return self.socket.flowing

    @property
    def idle(self) -> bool:
        return self.socket.idle

    def known(self) -> None:
        self.socket.known()

    def write(self, frame: bytes) -> None:
        if self.lease.holds():
            self.socket.write(frame)
        else:
            self.socket.abort()

    def close(self, code: int, reason: str) -> None:
        self.socket.close(code, reason)

    def abort(self) -> None:
        self.socket.abort()


class RemotePeer:
    """Somebody whose socket is at another node."""

    def __init__(self, link: NodeLink, line: int, first: str, lease: Lease) -> None:
        self.link = link
        self.line = line
        self.lease = lease
        self.resumed: Callable[[], None] = _nothing
        self.flowing = True
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard.put_nowait(first)
        link.lines[line] = self.hear

    def hear(self, said: AnyLinkMessage) -> None:
        if isinstance(said, LineText):
            self.heard.put_nowait(said.text.decode(errors="replace"))
        elif isinstance(said, LineFlows):
            self.flowing = said.on
            if said.on:
                self.resumed()
        elif isinstance(said, LineCut | LineHungUp):
            self.heard.put_nowait(None)

    @property
    def idle(self) -> bool:
        return self.flowing

    def known(self) -> None:
        self.link.send(LineKnown(self.line))

    def write(self, frame: bytes) -> None:
        self.link.send(LineText(self.line, frame) if self.lease.holds() else LineCut(self.line))

    def close(self, code: int, reason: str) -> None:
        self.link.send(LineHungUp(self.line, code, reason))
        self.heard.put_nowait(None)

    def abort(self) -> None:
        self.link.send(LineCut(self.line))
        self.heard.put_nowait(None)


class Peers:
    """The links to other nodes."""

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        self.links: dict[int, asyncio.Task[NodeLink]] = {}
        self.numbers = count(1)

    async def link_to(self, node: NodeSeen) -> NodeLink:
        """The one link to a node; OSError where it cannot be reached."""
        calling = self.links.get(node.id)
        if calling is None or (calling.done() and (calling.exception() or calling.result().closed)):
            calling = self.links[node.id] = asyncio.create_task(self._call(node))
        return await asyncio.shield(calling)

    async def _call(self, node: NodeSeen) -> NodeLink:
        host, _, port = node.address.rpartition(":")
        async with asyncio.timeout(CONNECTS_WITHIN):
            _, link = await asyncio.get_running_loop().create_connection(
                lambda: NodeLink(_ignored),
                host.strip("[]"),
                int(port),
                ssl=self.identity.calls,
                server_hostname=name_of(node.id),
            )
        return link

    def keep(self, living: set[int]) -> None:
        """Hang up on nodes that are dead: nothing they still say is heard, and their people come back."""
        for node in self.links.keys() - living:
            calling = self.links.pop(node)
            if calling.done() and not calling.cancelled() and calling.exception() is None:
                calling.result().close()

    async def pass_on(
        self, link: NodeLink, socket: Socket, first: str, *, with_origin: bool
    ) -> None:
        """Pass a socket on over a link, to its end."""
        line = next(self.numbers)
        passed = PassedLine(link, line, socket)
        link.send(LinePassed(line, socket.allowance.address, with_origin, first))
        try:
            while (text := await socket.receive()) is not None:
                link.send(LineText(line, text.encode()))
        except TooMuchError:
            socket.close(CODES[Why.TOO_MUCH], Why.TOO_MUCH)
        finally:
            passed.end()

    async def ask(self, node: NodeSeen, request: Request, address: str) -> HttpAnswer:
        """Have a request answered by another node."""
        line = next(self.numbers)
        told: asyncio.Future[AnyLinkMessage] = asyncio.get_running_loop().create_future()
        link = None

        def hear(said: AnyLinkMessage) -> None:
            if not told.done():
                told.set_result(said)

        try:
            async with asyncio.timeout(TOLD_WITHIN):
                link = await self.link_to(node)
                link.lines[line] = hear
                link.send(PageAsked(line, request.path, request.query, request.headers, address))
                said = await told
        except OSError:
            return HttpAnswer(HTTPStatus.SERVICE_UNAVAILABLE)
        finally:
            if link is not None:
                link.lines.pop(line, None)
        if not isinstance(said, PageTold):
            return HttpAnswer(HTTPStatus.SERVICE_UNAVAILABLE)
        return HttpAnswer(said.status, said.body, said.headers)

    async def close(self) -> None:
        for calling in self.links.values():
            calling.cancel()
            with suppress(asyncio.CancelledError, OSError):
                (await calling).close()


class PassedLine:
    """A socket of ours, as the node hears of it that serves it."""

    def __init__(self, link: NodeLink, line: int, socket: Socket) -> None:
        self.link = link
        self.line = line
        self.socket = socket
        self.flowing = True
        link.lines[line] = self.hear
        socket.resumed = self._flows

    def hear(self, said: AnyLinkMessage) -> None:
        if isinstance(said, LineText):
            self.socket.write(said.text)
            if self.flowing and not self.socket.flowing:
                self.flowing = False
                self.link.send(LineFlows(self.line, on=False))
        elif isinstance(said, LineKnown):
            self.socket.known()
        elif isinstance(said, LineHungUp):
            self.socket.close(said.code, said.reason)
        elif isinstance(said, LineCut):
            self.socket.abort()

    def _flows(self) -> None:
        if not self.flowing:
            self.flowing = True
            self.link.send(LineFlows(self.line, on=True))

    def end(self) -> None:
        self.socket.resumed = _nothing
        self.link.lines.pop(self.line, None)
        self.link.send(LineCut(self.line))
