"""TLS in the server: handshakes are counted as all connections are, and a new certificate is noticed."""

import asyncio
import logging
import ssl
from pathlib import Path
from typing import cast

from msgspec import Struct

from standoff.server.allowance import Allowance
from standoff.server.connection import Connection
from standoff.server.limits import TooMuchError

A_TURN = 8 * 1024
"""Bytes that are read of one connection in a turn of the loop."""
LOOK = 2.0
"""Seconds between two looks at the files."""

log = logging.getLogger(__name__)


class CertificateError(Exception):
    """A certificate cannot be used, and why."""


class TlsFiles(Struct, frozen=True):
    """A certificate with all that leads up to its authority, and its key."""

    certificate: Path
    key: Path

    def context(self) -> ssl.SSLContext:
        """What shakes hands with it; raises CertificateError."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        self.load(context)
        return context

    def load(self, into: ssl.SSLContext) -> None:
        try:
            # A key with a password would ask whoever is not there.
            into.load_cert_chain(self.certificate, self.key, password="")
        except (OSError, ValueError) as fault:  # ssl.SSLError is an OSError
            why = fault.strerror if isinstance(fault, FileNotFoundError | PermissionError) else ""
            raise CertificateError(
                f"{self.certificate} and {self.key} cannot be used: "
                f"{why or 'they are no certificate and its key'}"
            ) from fault

    def stamp(self) -> tuple[int, ...]:
        """What changes when a file does."""
        found = [path.stat() for path in (self.certificate, self.key)]
        return tuple(part for one in found for part in (one.st_mtime_ns, one.st_size, one.st_ino))


class TlsSeal:
    """What shakes hands; who came before a change of the files is not disturbed by it."""

    def __init__(self, files: TlsFiles) -> None:
        self.files = files
        self.stamp = files.stamp() if files.certificate.exists() and files.key.exists() else ()
        self.context = files.context()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Take a changed certificate from now on, if it can be used."""
        try:
            stamp = self.files.stamp()
        except OSError:  # it is just being put in the place of the other
            return
        if stamp == self.stamp:
            return
        self.stamp = stamp
        try:
            # Tried apart from the one in use: half a pair would spoil that.
            self.files.context()
            self.files.load(self.context)
        except CertificateError as fault:
            log.error("%s; the certificate of before stays", fault)  # noqa: TRY400
        else:
            log.info("a new certificate is in use")


class EarlyBytes(asyncio.Protocol):
    """Keeps what comes together with the end of a handshake."""

    def __init__(self) -> None:
        self.bytes = b""

    def data_received(self, data: bytes) -> None:
        self.bytes += data


class UnderTheSeal(asyncio.BufferedProtocol):
    """Counts what comes before it is opened: TLS has messages of its own, of which nobody above hears."""

    def __init__(self, transport: asyncio.Transport, allowance: Allowance) -> None:
        self.transport = transport
        self.allowance = allowance
        self.opens = cast(asyncio.BufferedProtocol, transport.get_protocol())

    def get_buffer(self, sizehint: int) -> memoryview:
        return memoryview(self.opens.get_buffer(sizehint))[:A_TURN]

    def buffer_updated(self, nbytes: int) -> None:
        try:
            self.allowance.read(nbytes)
        except TooMuchError:
            self.transport.abort()
        else:
            self.opens.buffer_updated(nbytes)

    def eof_received(self) -> bool | None:
        return self.opens.eof_received()

    def connection_lost(self, fault: Exception | None) -> None:
        self.opens.connection_lost(fault)

    def pause_writing(self) -> None:
        self.opens.pause_writing()

    def resume_writing(self) -> None:
        self.opens.resume_writing()


class TlsDoor(asyncio.Protocol):
    """A connection that still shakes hands: a stranger like all others, with a time for it."""

    peer: str

    def __init__(self, seal: TlsSeal, connection: Connection) -> None:
        self.context = seal.context
        self.connection = connection
        self.gate = connection.gate
        self.loop = connection.loop
        self.until = connection.until
        self.early = b""
        """What came before anybody shook hands: some loops read whatever they are told in the beginning."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.pause_reading()
        found = transport.get_extra_info("peername")
        self.peer = found[0] if found else "?"
        try:
            # To shake hands is work, whatever comes of it.
            if not self.gate.is_proxy(self.peer):
                self.connection.allowed(self.peer).request()
        except TooMuchError:
            self.transport.abort()
            return
        if self.gate.lets_in(self):
            self.shaking = self.loop.create_task(self._shake_hands())
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.early += data
        self.transport.pause_reading()

    async def _shake_hands(self) -> None:
        early = EarlyBytes()
        shaking = self.loop.create_task(
            self.loop.start_tls(
                self.transport,
                early,
                self.context,
                server_side=True,
                ssl_handshake_timeout=self.connection.limits.request_within,
            )
        )
        # In its first turn it asks to be told of the connection and to read on, both in the next: behind
        # them in that one, and so before anything more is read.
        self.loop.call_soon(self.loop.call_soon, self._say_again)
        try:
            sealed = await shaking
        except OSError:
            self.transport.abort()
            return
        finally:
            self.gate.lets_out(self)
        if sealed is None or sealed.is_closing():
            return
        if not self.gate.is_proxy(self.peer):
            allowance = self.connection.allowed(self.peer)
            self.transport.set_protocol(UnderTheSeal(self.transport, allowance))
        sealed.set_protocol(self.connection)
        self.connection.connection_made(sealed)
        _hand_over(early.bytes, sealed)

    def _say_again(self) -> None:
        _hand_over(self.early, self.transport)

    def leave(self) -> None:
        self.transport.abort()

    def abort(self) -> None:
        self.transport.abort()


def _hand_over(early: bytes, transport: asyncio.Transport) -> None:
    """Let whoever has a connection now read what came before; it may become a socket meanwhile."""
    while early and not transport.is_closing():
        reader = cast(asyncio.BufferedProtocol, transport.get_protocol())
        buffer = cast(memoryview, reader.get_buffer(len(early)))
        part = early[: len(buffer)]
        buffer[: len(part)] = part
        reader.buffer_updated(len(part))
        early = early[len(part) :]
