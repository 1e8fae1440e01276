"""TLS in the server: the same doors and limits, and a new certificate without a restart."""

import _ssl
import asyncio
import ctypes
import logging
import ssl
from functools import partial
from pathlib import Path
from socket import create_connection as connect

import pytest
from cryptography import x509
from msgspec.structs import replace

from standoff.protocol import hello
from standoff.protocol.replies import Admitted
from standoff.server.addresses import origin_of
from standoff.server.app import headers_at
from standoff.server.authority import (
    KeyPair,
    NotOurNameError,
    new_authority,
    new_certificate,
)
from standoff.server.limits import Rate
from standoff.server.loops import loop_factory
from standoff.server.tls import CertificateError, TlsFiles, TlsSeal
from tests.server import serving
from tests.server.serving import PATIENT, heard, on_a_loop, served, socket

NAMES = ("127.0.0.1", "localhost", "cellar", "cellar.local")


@pytest.fixture(autouse=True, params=[None, loop_factory()], ids=["python's", "the server's"])
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where hands are shaken is different in every loop."""
    monkeypatch.setattr(serving, "LOOP", request.param)


def put(pair: KeyPair, folder: Path) -> TlsFiles:
    files = TlsFiles(folder / "certificate.pem", folder / "key.pem")
    files.certificate.write_bytes(pair.certificate)
    files.key.write_bytes(pair.key)
    return files


def trusting(authority: KeyPair) -> ssl.SSLContext:
    return ssl.create_default_context(cadata=authority.certificate.decode())


async def shown(port: int, authority: KeyPair, name: str = "127.0.0.1") -> bytes | None:
    """The certificate that a server shows to somebody who trusts an authority."""
    context = trusting(authority)
    _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context, server_hostname=name)
    sealed: ssl.SSLObject = writer.get_extra_info("ssl_object")
    found = sealed.getpeercert(binary_form=True)
    writer.transport.abort()
    return found


@on_a_loop
async def test_pages_and_sockets_are_served_over_tls(tmp_path: Path) -> None:
    authority = new_authority("cellar")
    files = put(new_certificate(authority, NAMES), tmp_path)
    async with served(tmp_path, tls=files) as server:
        context = trusting(authority)
        origin = f"https://127.0.0.1:{server.port}"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, ssl=context)
        writer.write(b"GET /house HTTP/1.1\r\nHost: cellar:8750\r\nConnection: close\r\n\r\n")
        page = await reader.read()
        assert page.startswith(b"HTTP/1.1 200")
        assert b'"address":"https://cellar:8750"' in page
        assert b"strict-transport-security" not in page, "it would lock people out at home"
        writer.close()
        async with socket(origin, hello.Open(name="Ada"), ssl=context) as line:
            assert isinstance(await heard(line), Admitted)
        plain, speaks = await asyncio.open_connection("127.0.0.1", server.port)
        speaks.write(b"GET / HTTP/1.1\r\nHost: cellar\r\n\r\n")
        assert not (await plain.read()).startswith(b"HTTP")
        speaks.close()


@on_a_loop
async def test_who_never_ends_a_handshake_takes_nobodys_place(tmp_path: Path) -> None:
    authority = new_authority("cellar")
    files = put(new_certificate(authority, NAMES), tmp_path)
    async with served(tmp_path, tls=files, limits=replace(PATIENT, strangers=10)) as server:
        silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(12)]
        assert await shown(server.port, authority)
        # The eldest had to go, and were told so by the end of their lines: fewer have room than without TLS.
        for reads, _ in silent[:8]:
            assert await reads.read() == b""
        for _, writer in silent:
            writer.close()


@on_a_loop
async def test_who_never_ends_a_handshake_is_cut_off_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.server.gate.LOOK", 0.01)
    files = put(new_certificate(new_authority("cellar"), NAMES), tmp_path)
    async with served(tmp_path, tls=files, limits=replace(PATIENT, request_within=0.1)) as server:
        reads, writes = await asyncio.open_connection("127.0.0.1", server.port)
        assert await reads.read() == b""
        writes.close()


@on_a_loop
async def test_who_connects_too_often_is_cut_off_before_any_hands_are_shaken(
    tmp_path: Path,
) -> None:
    files = put(new_certificate(new_authority("cellar"), NAMES), tmp_path)
    limits = replace(PATIENT, requests=Rate(2, 1e-9))
    async with served(tmp_path, tls=files, limits=limits) as server:
        lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        assert await lines[2][0].read() == b""
        assert not any(reads.at_eof() for reads, _ in lines[:2])
        for _, writer in lines:
            writer.close()


@on_a_loop
async def test_who_finds_no_room_is_cut_off_before_any_hands_are_shaken(tmp_path: Path) -> None:
    authority = new_authority("cellar")
    files = put(new_certificate(authority, NAMES), tmp_path)
    limits = replace(PATIENT, connections_of_address=1)
    async with served(tmp_path, tls=files, limits=limits) as server:
        origin = f"https://127.0.0.1:{server.port}"
        async with socket(origin, hello.Open(name="Ada"), ssl=trusting(authority)) as line:
            assert isinstance(await heard(line), Admitted)
            reads, writes = await asyncio.open_connection("127.0.0.1", server.port)
            assert await reads.read() == b""
            writes.close()


def updated_keys_and_asked(port: int, updates: int) -> bool:
    """Whether somebody is still answered who has changed the keys of TLS so often, as the protocol lets them."""
    library = ctypes.CDLL(_ssl.__file__)
    for name in ("TLS_client_method", "SSL_CTX_new", "SSL_new"):
        getattr(library, name).restype = ctypes.c_void_p
    method = ctypes.c_void_p(library.TLS_client_method())
    context = ctypes.c_void_p(library.SSL_CTX_new(method))
    line = ctypes.c_void_p(library.SSL_new(context))
    with connect(("127.0.0.1", port)) as plain:
        library.SSL_set_fd(line, plain.fileno())
        assert library.SSL_connect(line) == 1
        for _ in range(updates):
            if library.SSL_key_update(line, 0) != 1 or library.SSL_do_handshake(line) != 1:
                return False
        asked = b"GET /house HTTP/1.1\r\nHost: cellar\r\n\r\n"
        library.SSL_write(line, asked, len(asked))
        answer = ctypes.create_string_buffer(100)
        return bool(library.SSL_read(line, answer, 100) > 0)


@on_a_loop
async def test_messages_of_tls_itself_are_counted_too(tmp_path: Path) -> None:
    files = put(new_certificate(new_authority("cellar"), NAMES), tmp_path)
    limits = replace(PATIENT, bytes=Rate(16 * 1024, 1e-9))
    async with served(tmp_path, tls=files, limits=limits) as server:
        asked = partial(updated_keys_and_asked, server.port)
        assert await asyncio.to_thread(asked, 1)
        assert not await asyncio.to_thread(asked, 2_000)


@on_a_loop
async def test_a_new_certificate_is_taken_without_a_restart_and_a_bad_one_never(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    authority = new_authority("cellar")
    one, other = (new_certificate(authority, NAMES) for _ in range(2))
    seal = TlsSeal(put(one, tmp_path))
    listening = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0, ssl=seal.context)
    port = listening.sockets[0].getsockname()[1]
    first = await shown(port, authority)
    with caplog.at_level(logging.INFO):
        put(replace(other, key=one.key), tmp_path)  # as seen between two writes
        seal.look()
        assert await shown(port, authority) == first
        assert "the certificate of before stays" in caplog.text
        said = len(caplog.messages)
        seal.look()
        assert len(caplog.messages) == said, "of each change it is said once"
        put(other, tmp_path)
        seal.look()
        assert "a new certificate is in use" in caplog.text
        said = len(caplog.messages)
        seal.look()
        assert len(caplog.messages) == said
    assert await shown(port, authority) not in (None, first)
    (tmp_path / "key.pem").unlink()
    seal.look()
    with pytest.raises(CertificateError, match="No such file"):
        TlsSeal(TlsFiles(tmp_path / "certificate.pem", tmp_path / "key.pem"))
    listening.close()


@on_a_loop
async def test_an_authority_of_a_home_can_vouch_for_nothing_outside_it(tmp_path: Path) -> None:
    authority = new_authority("cellar")
    for name in ("bank.example.com", "8.8.8.8", "2001:db8::1"):
        with pytest.raises(NotOurNameError):
            new_certificate(authority, [name])
    # Where whoever has the key does so all the same, browsers do not believe it.
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("standoff.server.authority.vouches", lambda *_: True)
        forged = put(new_certificate(authority, ["bank.example.com"]), tmp_path)
    listening = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0, ssl=forged.context())
    port = listening.sockets[0].getsockname()[1]
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree"):
        await shown(port, authority, "bank.example.com")
    listening.close()


def test_a_certificate_is_for_signing_handshakes_and_nothing_else() -> None:
    made = new_certificate(new_authority("cellar"), ["localhost"]).parsed
    usage = made.extensions.get_extension_for_class(x509.KeyUsage)
    constraints = made.extensions.get_extension_for_class(x509.BasicConstraints)
    assert (usage.critical, constraints.critical, constraints.value.ca) == (True, True, False)
    assert usage.value == x509.KeyUsage(
        digital_signature=True, content_commitment=False, key_encipherment=False,
        data_encipherment=False, key_agreement=False, key_cert_sign=False, crl_sign=False,
        encipher_only=False, decipher_only=False,
    )  # fmt: skip


def test_only_a_published_https_address_is_insisted_on() -> None:
    published = "https://standoff.example.org/"
    assert origin_of(published) == "https://standoff.example.org"
    assert "Strict-Transport-Security" in headers_at(published)
    for at in (None, "http://standoff.example.org"):
        assert "Strict-Transport-Security" not in headers_at(at)
