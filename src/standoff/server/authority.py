"""A small authority for certificates of home networks, which can vouch for nothing outside them."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec import Struct

AUTHORITY_LASTS = timedelta(days=3650)
LASTS = timedelta(days=397)
"""Phones refuse certificates that are good for much longer."""
EARLIER = timedelta(hours=26)
"""Clocks of phones may be behind."""
NETWORKS = (
    "10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7", "fe80::/10",
)  # fmt: skip
"""Networks of homes, which many have: nobody is harmed by a certificate for them."""
DOMAINS = ("localhost", "local", "lan", "home.arpa", "internal")
"""Names of the same kind."""


class NotOurNameError(Exception):
    """An authority cannot vouch for a name."""


class KeyPair(Struct, frozen=True):
    """A certificate and its key, as they stand in files."""

    certificate: bytes
    key: bytes

    @property
    def parsed(self) -> x509.Certificate:
        return x509.load_pem_x509_certificate(self.certificate)

    @property
    def fingerprint(self) -> str:
        return self.parsed.fingerprint(hashes.SHA256()).hex(":").upper()


def new_authority(machine: str) -> KeyPair:
    """An authority for home networks, and for the name of one machine in them."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = _name(f"Standoff at home ({machine})")
    permitted = [
        *(x509.DNSName(domain) for domain in (*DOMAINS, machine)),
        *(x509.IPAddress(ip_network(network)) for network in NETWORKS),
    ]
    usage = x509.KeyUsage(False, False, False, False, False, True, True, False, False)
    made = (
        _begun(name, name, key, AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return _written(made, key)


def new_certificate(
    authority: KeyPair,
    names: Sequence[str],
    uses: Sequence[x509.ObjectIdentifier] = (ExtendedKeyUsageOID.SERVER_AUTH,),
) -> KeyPair:
    """A certificate for names and addresses; raises NotOurNameError."""
    signer = authority.parsed
    for name in names:
        if not vouches(signer, name):
            raise NotOurNameError(name)
    key = ec.generate_private_key(ec.SECP256R1())
    signing = serialization.load_pem_private_key(authority.key, None)
    assert isinstance(signing, ec.EllipticCurvePrivateKey)
    usage = x509.KeyUsage(True, False, False, False, False, False, False, False, False)
    issued_by = x509.AuthorityKeyIdentifier.from_issuer_public_key(signing.public_key())
    made = (
        _begun(_name("Standoff"), signer.subject, key, LASTS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.ExtendedKeyUsage(uses), critical=False)
        .add_extension(issued_by, critical=False)
        .add_extension(x509.SubjectAlternativeName(_general(names)), critical=False)
        .sign(signing, hashes.SHA256())
    )
    pair = _written(made, key)
    return KeyPair(pair.certificate + authority.certificate, pair.key)


def vouches(authority: x509.Certificate, name: str) -> bool:
    """Whether an authority can vouch for a name or an address."""
    within = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    permitted = within.permitted_subtrees or []
    try:
        address = ip_address(name)
    except ValueError:
        domains = [one.value for one in permitted if isinstance(one, x509.DNSName)]
        return any(name == domain or name.endswith(f".{domain}") for domain in domains)
    networks = [one.value for one in permitted if isinstance(one, x509.IPAddress)]
    return any(address in ip_network(str(network)) for network in networks)


def _general(names: Iterable[str]) -> list[x509.GeneralName]:
    found: list[x509.GeneralName] = []
    for name in names:
        try:
            found.append(x509.IPAddress(ip_address(name)))
        except ValueError:
            found.append(x509.DNSName(name))
    return found


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text[:64])])


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, lasts: timedelta
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLIER)
        .not_valid_after(now - EARLIER + lasts)
        .add_extension(identifier, critical=False)
    )


def _written(made: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> KeyPair:
    return KeyPair(
        made.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ),
    )
