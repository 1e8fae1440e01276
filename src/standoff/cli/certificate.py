"""`standoff certificate`: https at home, for phones that keep their screen on and install the game."""

import argparse
import os
import socket
from ipaddress import ip_address
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.server.addresses import lan_address
from standoff.server.authority import (
    KeyPair,
    NotOurNameError,
    new_authority,
    new_certificate,
    vouches,
)
from standoff.terminal.folder import data_folder
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "make a certificate for https on your network"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name", nargs="*", metavar="NAME", help="more names or addresses of this machine"
    )
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="where to keep it (in your data folder)"
    )


def run(given: argparse.Namespace) -> int:
    folder: Path = given.folder or data_folder() / "certificate"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        authority = _authority(folder)
        names = [*_own_names(authority), *given.name]
        made = new_certificate(authority, list(dict.fromkeys(names)))
        files = folder / "certificate.pem", folder / "key.pem"
        _write(files[1], made.key)
        _write(files[0], made.certificate)
    except NotOurNameError as fault:
        raise CommandError(
            f"{fault} is no name of a home network: a public authority gives certificates for it"
        ) from fault
    except OSError as fault:
        raise CommandError(f"{folder} cannot be used: {fault.strerror or fault}") from fault
    except ValueError as fault:
        raise CommandError(f"{folder} cannot be used: {fault}") from fault
    words = Words(language_of())
    until = made.parsed.not_valid_after_utc.date().isoformat()
    print(words("certificate-made", day=until, names=", ".join(dict.fromkeys(names))))
    print(f"  standoff serve --tls-certificate {files[0]} --tls-key {files[1]}")
    print(words("certificate-trust", file=str(folder / "authority.pem")))
    print(f"  {authority.fingerprint}")
    for told in ("certificate-iphone", "certificate-android", "certificate-computer"):
        print(words(told))
    print(words("certificate-keep", file=str(folder / "authority-key.pem")))
    return 0


def _authority(folder: Path) -> KeyPair:
    """The authority of before, which phones may trust already, or a new one."""
    certificate, key = folder / "authority.pem", folder / "authority-key.pem"
    if certificate.exists():
        return KeyPair(certificate.read_bytes(), key.read_bytes())
    made = new_authority(_machine())
    _write(key, made.key)
    _write(certificate, made.certificate)
    return made


def _machine() -> str:
    return socket.gethostname().partition(".")[0].lower() or "localhost"


def _own_names(authority: KeyPair) -> list[str]:
    """What this machine is called, as far as it can be told, and the authority may say so."""
    machine = _machine()
    found = ["localhost", "127.0.0.1", "::1", lan_address(), machine, f"{machine}.local"]
    try:
        more = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        found += [str(ip_address(str(at[0]).partition("%")[0])) for *_, at in more]
    except (OSError, ValueError):
        pass  # a machine that does not find itself is found by the others
    signer = authority.parsed
    return [name for name in found if vouches(signer, name)]


def _write(path: Path, text: bytes) -> None:
    """Put a file in place at once: a running server looks at it."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)
    new.replace(path)
