"""A link: the one connection from a node to another, on which many lines are passed on.

Both ends show a certificate of the nodes' own authority, and what they say is encrypted.
"""

import asyncio
import ssl
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import cast

import msgspec
from cryptography.x509.oid import ExtendedKeyUsageOID
from msgspec import Struct

from standoff.nodes.ring import DOMAIN
from standoff.protocol.closing import CODES, Why
from standoff.server.authority import KeyPair, new_certificate

BEAT = 0.5
"""Seconds between two signs of life."""
MISSES = 4
"""So many may be missing: between machines a link can be dead without a word."""
DOUBTS = 2
"""After so many, nobody is led that way who was promised their first card."""
NO_LINE = 0
LENGTH = 4
LONGEST = 10 * 1024 * 1024
"""Bytes of one message: more than a page of what one room holds."""
MOST_UNSENT = 16 * 1024 * 1024
"""Bytes that may wait for a node that does not read; then it is given up."""


class LinkMessage(Struct, frozen=True, tag=True, array_like=True):
    """What nodes say to each other, each on some line."""

    line: int


class LinePassed(LinkMessage, frozen=True):
    """Somebody wants to come in: from where, whether from a page, and with which first frame."""

    address: str
    with_origin: bool
    first: str


class LineText(LinkMessage, frozen=True):
    """A text frame, in either direction."""

    text: bytes


class LineKnown(LinkMessage, frozen=True):
    """Whoever is at the other end has shown a token."""


class LineFlows(LinkMessage, frozen=True):
    """Whether whoever is at the other end takes more just now."""

    on: bool


class LineHungUp(LinkMessage, frozen=True):
    """Close a line with these words."""

    code: int
    reason: str


class LineCut(LinkMessage, frozen=True):
    """A line is no more, or must not be any more."""


class LinkBeat(LinkMessage, frozen=True):
    """A sign of life, on no line."""


class PageAsked(LinkMessage, frozen=True):
    """A request for a page that only the owner of a room can answer."""

    path: str
    query: str
    headers: dict[str, str]
    address: str


class PageTold(LinkMessage, frozen=True):
    """The answer to it."""

    status: int
    body: bytes
    headers: dict[str, str]


AnyLinkMessage = (
    LinePassed
    | LineText
    | LineKnown
    | LineFlows
    | LineHungUp
    | LineCut
    | LinkBeat
    | PageAsked
    | PageTold
)
_decoder = msgspec.msgpack.Decoder(AnyLinkMessage)
_encoder = msgspec.msgpack.Encoder()


def name_of(node: int) -> str:
    """What a node is called in its certificate."""
    return f"n{node}.{DOMAIN}"


class Identity:
    """What one node shows to others, and asks of them."""

    def __init__(self, authority: KeyPair, node: int) -> None:
        self.mark = sha256(authority.key).digest()
        """What only nodes of one database know."""
        uses = ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.CLIENT_AUTH
        pair = new_certificate(authority, [name_of(node)], uses)
        self.hears = self._context(ssl.PROTOCOL_TLS_SERVER, authority, pair)
        self.calls = self._context(ssl.PROTOCOL_TLS_CLIENT, authority, pair)

    @staticmethod
    def _context(side: int, authority: KeyPair, pair: KeyPair) -> ssl.SSLContext:
        context = ssl.SSLContext(side)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.verify_mode = ssl.CERT_REQUIRED
        context.load_verify_locations(cadata=authority.certificate.decode())
        # Python takes a key from a file alone.
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "node.pem"
            file.touch(0o600)
            file.write_bytes(pair.key + pair.certificate)
            context.load_cert_chain(file)
        return context


class NodeLink(asyncio.Protocol):
    """One end of a link, as long as it holds."""

    def __init__(self, begins: Callable[["NodeLink", AnyLinkMessage], None]) -> None:
        self.begins = begins
        """Hears what is said on a line that nobody hears yet."""
        self.lines: dict[int, Callable[[AnyLinkMessage], None]] = {}
        """Who hears what is said on each line."""
        self.loop = asyncio.get_running_loop()
        self.unread = bytearray()
        self.unsent: list[bytes] = []
        self.missing = 0
        """Signs of life that have not come."""
        self.closed = False

    @property
    def in_doubt(self) -> bool:
        """Whether the other end may be gone."""
        return self.missing >= DOUBTS

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.timer = self.loop.call_later(BEAT, self._beat)

    def _beat(self) -> None:
        if self.missing == MISSES:
            self.close()
            return
        # Counted here and not by the clock: whoever stood still has not heard what waits for them.
        self.missing += 1
        self.send(LinkBeat(NO_LINE))
        self.timer = self.loop.call_later(BEAT, self._beat)

    def send(self, said: AnyLinkMessage) -> None:
        """Say something; nothing here ever waits. What is said in one turn goes out together."""
        if self.closed:
            return
        if not self.unsent:
            self.loop.call_soon(self._flush)
        body = _encoder.encode(said)
        self.unsent += (len(body).to_bytes(LENGTH, "big"), body)

    def _flush(self) -> None:
        if not self.closed:
            self.transport.write(b"".join(self.unsent))
            if self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.close()
        self.unsent.clear()

    def data_received(self, data: bytes) -> None:
        """Hand on what is said, line by line."""
        self.missing = 0
        self.unread += data
        at = 0
        while not self.closed and len(self.unread) - at >= LENGTH:
            end = at + LENGTH + int.from_bytes(self.unread[at : at + LENGTH], "big")
            if end - at > LONGEST:
                self.close()
            elif len(self.unread) < end:
                break
            else:
                self._hear(bytes(self.unread[at + LENGTH : end]))
                at = end
        del self.unread[:at]

    def _hear(self, body: bytes) -> None:
        try:
            said = _decoder.decode(body)
        except msgspec.MsgspecError:
            self.close()
            return
        hears = self.lines.get(said.line)
        if hears is None:
            self.begins(self, said)
        else:
            hears(said)

    def connection_lost(self, fault: Exception | None) -> None:  # noqa: ARG002
        """With the link all its lines end."""
        self.closed = True
        self.timer.cancel()
        for line, hears in list(self.lines.items()):
            hears(LineHungUp(line, CODES[Why.RESTART], Why.RESTART))

    def close(self) -> None:
        self.closed = True
        self.transport.abort()
