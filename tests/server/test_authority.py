"""What stands in certificates for a home: for how long, for what, and what must be heeded."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from standoff.server.authority import (
    AUTHORITY_LASTS,
    EARLIER,
    LASTS,
    KeyPair,
    new_authority,
    new_certificate,
    vouches,
)


@cache
def home() -> KeyPair:
    return new_authority("cellar")


USAGES = (
    "digital_signature",
    "content_commitment",
    "key_encipherment",
    "data_encipherment",
    "key_agreement",
    "key_cert_sign",
    "crl_sign",
)


def must_be_heeded(pair: KeyPair) -> dict[str, bool]:
    return {type(one.value).__name__: one.critical for one in pair.parsed.extensions}


def used_for(pair: KeyPair) -> set[str]:
    usage = pair.parsed.extensions.get_extension_for_class(x509.KeyUsage).value
    return {name for name in USAGES if getattr(usage, name)}


def test_an_authority_signs_certificates_and_nothing_below_it_does() -> None:
    assert used_for(home()) == {"key_cert_sign", "crl_sign"}
    assert must_be_heeded(home()) == {
        "SubjectKeyIdentifier": False,
        "BasicConstraints": True,
        "KeyUsage": True,
        "NameConstraints": True,
    }
    is_one = home().parsed.extensions.get_extension_for_class(x509.BasicConstraints).value
    assert (is_one.ca, is_one.path_length) == (True, 0)


def test_a_certificate_says_for_what_it_is_and_only_that_must_be_heeded_which_every_phone_knows() -> (
    None
):
    made = new_certificate(home(), ["cellar", "192.168.1.7"])
    assert used_for(made) == {"digital_signature"}
    assert must_be_heeded(made) == {
        "SubjectKeyIdentifier": False,
        "BasicConstraints": True,
        "KeyUsage": True,
        "ExtendedKeyUsage": False,
        "AuthorityKeyIdentifier": False,
        "SubjectAlternativeName": False,
    }
    found = made.parsed.extensions
    names = found.get_extension_for_class(x509.SubjectAlternativeName).value
    assert names.get_values_for_type(x509.DNSName) == ["cellar"]
    assert [str(one) for one in names.get_values_for_type(x509.IPAddress)] == ["192.168.1.7"]
    uses = found.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(uses) == [ExtendedKeyUsageOID.SERVER_AUTH]
    issuer = found.get_extension_for_class(x509.AuthorityKeyIdentifier).value.key_identifier
    own = home().parsed.extensions.get_extension_for_class(x509.SubjectKeyIdentifier).value.digest
    assert issuer == own


@pytest.mark.parametrize(
    ("made", "lasts"),
    [(home, AUTHORITY_LASTS), (lambda: new_certificate(home(), ["cellar"]), LASTS)],
)
def test_a_certificate_is_good_since_yesterday_and_for_as_long_as_phones_take_it(
    made: Callable[[], KeyPair], lasts: timedelta
) -> None:
    pair = made()
    begins, ends = pair.parsed.not_valid_before_utc, pair.parsed.not_valid_after_utc
    assert ends - begins == lasts
    assert timedelta() <= datetime.now(UTC) - EARLIER - begins < timedelta(hours=1)


def test_a_certificate_leads_up_to_its_authority_and_has_a_key_of_its_own() -> None:
    made = new_certificate(home(), ["cellar"])
    first, second = x509.load_pem_x509_certificates(made.certificate)
    assert second == home().parsed
    first.verify_directly_issued_by(second)
    key = serialization.load_pem_private_key(made.key, None)
    assert key.public_key() == first.public_key() != second.public_key()
    assert made.fingerprint == first.fingerprint(hashes.SHA256()).hex(":").upper()


@pytest.mark.parametrize(
    ("name", "is_ours"),
    [
        ("cellar", True), ("attic.cellar", True), ("notcellar", False), ("cellar.example", False),
        ("box.local", True), ("local", True), ("10.1.2.3", True), ("11.1.2.3", False),
        ("172.31.0.1", True), ("172.32.0.1", False), ("fe80::1", True), ("2001:db8::1", False),
    ],
)  # fmt: skip
def test_an_authority_vouches_for_names_at_home_and_their_kin(name: str, is_ours: bool) -> None:
    assert vouches(home().parsed, name) is is_ours


def test_the_name_of_a_machine_is_cut_where_certificates_have_no_room_for_it() -> None:
    (said,) = new_authority("m" * 60).parsed.subject.get_attributes_for_oid(NameOID.COMMON_NAME)
    assert said.value == f"Standoff at home ({'m' * 60})"[:64]
