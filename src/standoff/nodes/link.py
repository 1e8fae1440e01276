"""A link: the one connection from a node to another, on which many lines are passed on.

Both ends show a certificate of the nodes' own authority, and what they say is encrypted.
"""

import asyncio
import ssl
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from cryptography.x509.oid import ExtendedKeyUsageOID
from msgspec import Struct

from standoff.nodes.ring import DOMAIN
from standoff.protocol.closing import CODES, Why
from standoff.server.authority import KeyPair, new_certificate

LENGTH = 4
LONGEST = 1 << 20
MOST_UNSENT = 16 * 1024 * 1024
"""Bytes that may wait for a node that does not read; then it is given up."""


class LinkMessage(Struct, frozen=True, tag=True, array_like=True):
    """What nodes say to each other, each on some line."""

    line: int


class Pass(LinkMessage, frozen=True):
    """Somebody wants to come in: from where, whether from a page, and with which first frame."""

    address: str
    with_origin: bool
    first: str


class Words(LinkMessage, frozen=True):
    """A text frame, in either direction."""

    text: bytes


class Token(LinkMessage, frozen=True):
    """Whoever is at the other end has shown a token."""


class Flow(LinkMessage, frozen=True):
    """Whether whoever is at the other end takes more just now."""

    on: bool


class Hang(LinkMessage, frozen=True):
    """Close a line with these words."""

    code: int
    reason: str


class Cut(LinkMessage, frozen=True):
    """A line is no more, or must not be any more."""


class Ask(LinkMessage, frozen=True):
    """A request for a page that only the owner of a room can answer."""

    path: str
    query: str
    headers: dict[str, str]
    address: str


class Told(LinkMessage, frozen=True):
    """The answer to it."""

    status: int
    body: bytes
    headers: dict[str, str]


AnyLinkMessage = Pass | Words | Token | Flow | Hang | Cut | Ask | Told
_decoder = msgspec.msgpack.Decoder(AnyLinkMessage)
_encoder = msgspec.msgpack.Encoder()


def name_of(node: int) -> str:
    """What a node is called in its certificate."""
    return f"n{node}.{DOMAIN}"


class Identity:
    """What one node shows to others, and asks of them."""

    def __init__(self, authority: KeyPair, node: int) -> None:
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


class NodeLink:
    """One end of a link, as long as it holds."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.lines: dict[int, Callable[[AnyLinkMessage], None]] = {}
        """Who hears what is said on each line."""
        self.closed = False

    def send(self, said: AnyLinkMessage) -> None:
        """Say something; nothing here ever waits."""
        if self.closed:
            return
        body = _encoder.encode(said)
        self._writer.write(len(body).to_bytes(LENGTH, "big") + body)
        if self._writer.transport.get_write_buffer_size() > MOST_UNSENT:
            self.close()

    async def listen(self, unknown: Callable[[AnyLinkMessage], None]) -> None:
        """Hand on what is said, line by line, until the link ends; then all its lines do."""
        try:
            while True:
                length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
                if length > LONGEST:
                    return
                said = _decoder.decode(await self._reader.readexactly(length))
                self.lines.get(said.line, unknown)(said)
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            return
        finally:
            self.close()
            for line, hears in list(self.lines.items()):
                hears(Hang(line, CODES[Why.RESTART], Why.RESTART))

    def close(self) -> None:
        self.closed = True
        with suppress(RuntimeError):  # the loop may be closing as well
            self._writer.transport.abort()
