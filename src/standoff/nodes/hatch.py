"""The hatch: nodes of one machine hand each other whole sockets, so that nothing has to be passed on.

A node that is told no address for others has all of them on its own machine. The system says who is at
the other end of a hatch: only processes of the same account are heard, or given anything.
"""

import asyncio
import logging
import os
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from standoff.nodes.ring import NodeSeen
from standoff.server.allowance import Allowance
from standoff.server.connection import Connection, Desk
from standoff.server.gate import Gate
from standoff.server.sockets import Socket

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes of what comes with a socket: its first frame, and what nobody has read yet."""
_WHOM = struct.Struct("3i")
"""Process, user and group at the other end of a socket of the system."""


class Handed(Struct, frozen=True, array_like=True):
    """A socket that changes hands: of whom, and what was already heard on it."""

    mark: bytes
    """What only nodes of one database know."""
    node: int
    """Whom it is for."""
    address: str
    with_origin: bool
    first: str
    unread: bytes


def can_hand_over() -> bool:
    """Whether the system knows sockets by names that are no files, and who is behind them."""
    return sys.platform == "linux"


class Hall(Desk, Protocol):
    """Who lets sockets in."""

    gate: Gate

    def allowance(self, peer: str) -> Allowance:
        """What may come from there."""

    def take_in(self, socket: Socket, handed: Handed) -> None:
        """Serve a socket that was handed over."""


class Arrival(Connection):
    """A connection that is a socket from the beginning: another node has shaken hands."""

    def __init__(self, hall: Hall, handed: Handed) -> None:
        super().__init__(hall, hall.gate, hall.allowance)
        self.hall = hall
        self.handed = handed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self.transport.is_closing():
            self.allowance.address = self.handed.address
            self.unread += self.handed.unread
            self.hall.take_in(Socket(self, None), self.handed)


_decoder = msgspec.msgpack.Decoder(Handed)


class Hatch:
    """Where one node hands sockets over, and is handed some."""

    def __init__(self, mark: bytes, node: int, arrival: Callable[[Handed], Arrival]) -> None:
        self.mark = mark
        self.node = node
        self.arrival = arrival
        self.arriving: set[asyncio.Task[object]] = set()
        self.loop = asyncio.get_running_loop()

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Take what is meant for this node, as long as the block lasts.

        Anybody on this machine may use a name; whoever uses ours is given nothing, and lines are passed on.
        """
        with _hatch() as hatch:
            try:
                hatch.bind(_name(address))
            except OSError as fault:
                log.warning("sockets cannot be handed to this node: %s", fault.strerror)
                yield
                return
            hatch.listen()
            self.loop.add_reader(hatch, self._hear, hatch)
            try:
                yield
            finally:
                self.loop.remove_reader(hatch)

    def _hear(self, hatch: socket.socket) -> None:
        with suppress(OSError):
            caller, _ = hatch.accept()
            caller.setblocking(False)
            if _is_us(caller):
                self.loop.add_reader(caller, self._take, caller)
            else:
                caller.close()

    def _take(self, caller: socket.socket) -> None:
        self.loop.remove_reader(caller)
        with caller, suppress(OSError, msgspec.MsgspecError):
            said, lines, _, _ = socket.recv_fds(caller, LARGEST, 1)
            for line in [socket.socket(fileno=line) for line in lines]:
                with line:
                    handed = _decoder.decode(said)
                    if (handed.mark, handed.node) == (self.mark, self.node):
                        self._connect(handed, line.dup())

    def _connect(self, handed: Handed, line: socket.socket) -> None:
        line.setblocking(False)
        connecting = self.loop.connect_accepted_socket(lambda: self.arrival(handed), line)
        task = self.loop.create_task(connecting)
        self.arriving.add(task)
        task.add_done_callback(self.arriving.discard)

    def hands_over(self, node: NodeSeen, line: Socket, first: str, *, with_origin: bool) -> bool:
        """Give a socket to another node, where that works; it is ours no more then."""
        unread = line.all_unread()
        if unread is None:
            return False
        address = line.allowance.address
        handed = Handed(self.mark, node.id, address, with_origin, first, unread)
        said = msgspec.msgpack.encode(handed)
        if len(said) > LARGEST:
            return False
        with _hatch() as way:
            try:
                way.connect(_name(node.address))
                if not _is_us(way):
                    return False
                socket.send_fds(way, [said], [line.transport.get_extra_info("socket").fileno()])
            except OSError:
                return False
        line.give_up()
        return True


def _hatch() -> socket.socket:
    found = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    found.setblocking(False)
    return found


def _name(address: str) -> str:
    """A name that is in no folder, and gone with the process."""
    return f"\0standoff {address}"


def _is_us(way: socket.socket) -> bool:
    found = way.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _WHOM.size)
    _, user, _ = _WHOM.unpack(found)
    return bool(user == os.getuid())
