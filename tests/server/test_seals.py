"""Certificates in files: what can be used, what is said of what cannot, and when they are looked at."""

import ssl
from pathlib import Path

import pytest
from msgspec.structs import replace

from standoff.server.addresses import Proxies, is_this_machine, origin_check, who_is_it
from standoff.server.authority import new_authority, new_certificate
from standoff.server.tls import CertificateError, TlsFiles, TlsSeal

HOME = new_authority("cellar")
PAIRS = [new_certificate(HOME, ["cellar"]) for _ in range(2)]


def put(folder: Path, which: int = 0, key: int | None = None) -> TlsFiles:
    files = TlsFiles(folder / "certificate.pem", folder / "key.pem")
    files.certificate.write_bytes(PAIRS[which].certificate)
    files.key.write_bytes(PAIRS[which if key is None else key].key)
    return files


def test_hands_are_shaken_by_nothing_older_than_tls_1_2(tmp_path: Path) -> None:
    context = put(tmp_path).context()
    assert context.minimum_version is ssl.TLSVersion.TLSv1_2
    assert context.protocol is ssl.PROTOCOL_TLS_SERVER


def test_of_files_that_cannot_be_used_it_is_said_why(tmp_path: Path) -> None:
    files = put(tmp_path, 0, key=1)
    with pytest.raises(CertificateError, match="cannot be used: they are no certificate and its"):
        files.context()
    with pytest.raises(CertificateError, match="cannot be used: No such file"):
        replace(files, key=tmp_path / "nowhere").context()


def test_a_stamp_changes_with_either_file_and_with_nothing_else(tmp_path: Path) -> None:
    files = put(tmp_path)
    before = files.stamp()
    assert files.stamp() == before
    files.key.write_bytes(PAIRS[1].key + b"\n")
    assert files.stamp() != before
    files = put(tmp_path, 1)
    files.certificate.write_bytes(PAIRS[1].certificate + b"\n")
    assert files.stamp() != before


def test_a_pair_that_is_half_there_is_looked_at_again_and_taken_once_it_is_whole(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    files = put(tmp_path)
    seal = TlsSeal(files)
    seal.look()
    assert caplog.messages == []
    files.key.unlink()
    seal.look()
    assert caplog.messages == []
    put(tmp_path, 1)
    seal.look()
    assert caplog.messages == ["a new certificate is in use"]


@pytest.mark.parametrize(
    ("host", "is_it"),
    [("localhost", True), ("127.0.0.9", True), ("::1", True), ("10.0.0.1", False), ("cellar", False)],
)  # fmt: skip
def test_who_says_localhost_means_the_machine_they_sit_at(host: str, *, is_it: bool) -> None:
    assert is_this_machine(host) is is_it


def test_only_pages_of_this_server_open_a_socket_or_those_it_is_published_under() -> None:
    at_home = origin_check(None, "https")
    assert at_home("https://cellar:8750", "cellar:8750")
    for origin, host in (
        ("http://cellar:8750", "cellar:8750"),
        ("https://cellar", "cellar:8750"),
        ("https://", ""),
        ("null", "cellar"),
    ):
        assert not at_home(origin, host)
    published = origin_check("https://Standoff.example.org/play")
    assert published("https://standoff.example.org", "anything")
    assert not published("https://cellar", "cellar")


def test_who_speaks_for_others_is_believed_where_we_trust_them_and_nowhere_else() -> None:
    who = who_is_it(Proxies(["10.0.0.0/8"]))
    for peer, forwarded, address in (
        ("10.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("10.0.0.1", "192.0.2.1, 10.0.0.2", "192.0.2.1"),
        ("10.0.0.1", "192.0.2.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("192.0.2.9", "192.0.2.1", "192.0.2.9"),
        ("nonsense", "192.0.2.1", "nonsense"),
    ):
        assert who(peer, {"x-forwarded-for": forwarded}) == address
    assert not Proxies().trusts("10.0.0.1")
    assert Proxies(["::1"]).trusts("::1")
    assert not Proxies(["10.0.0.1"]).trusts("no address")
