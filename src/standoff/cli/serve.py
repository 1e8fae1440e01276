"""`standoff serve`: a table server on this machine, for phones, laptops and a TV."""

import argparse
import asyncio
import errno
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from msgspec.structs import replace

from standoff.cli.command import CommandError
from standoff.cli.greeting import address, greet, is_running, local_address
from standoff.cli.journals import is_served, sign_of
from standoff.journal.errors import JournalError
from standoff.journal.opening import DATABASE, key_of
from standoff.server.addresses import EVERYWHERE, Proxies
from standoff.server.logs import log_as
from standoff.server.loops import loop_factory
from standoff.server.running import CannotStartError, Furnish, Settings, signalled
from standoff.server.running import run as serve
from standoff.server.tls import CertificateError, TlsFiles
from standoff.terminal.folder import data_folder
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "serve tables to phones, laptops and a TV on your network"

log = logging.getLogger(__name__)

KEY_IN_ENVIRONMENT = "STANDOFF_JOURNAL_KEY"

TAKEN = {errno.EADDRINUSE} | ({errno.EACCES} if sys.platform == "win32" else set())
"""How a system says that a port is somebody else's; Windows also keeps some for itself."""

PORT = 8750
"""Where a server listens, unless it is told otherwise or something else does."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=EVERYWHERE[0], help="address to listen on (all)")
    parser.add_argument("--port", type=int, help=f"port to listen on ({PORT})")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    journal_option(parser)
    parser.add_argument("--public-url", metavar="URL", help="the address behind a reverse proxy")
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="whose X-Forwarded-For is believed: an address or a network; may be given again",
    )
    parser.add_argument("--tls-certificate", type=Path, metavar="FILE", help="serve https with it")
    parser.add_argument("--tls-key", type=Path, metavar="FILE", help="the key of the certificate")
    parser.add_argument(
        "--metrics", metavar="[HOST:]PORT", help="tell Prometheus' /metrics there (127.0.0.1)"
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how the log is written (text)"
    )
    parser.add_argument(
        "--node", metavar="NAME", help="be one of several servers on one PostgreSQL, called so"
    )
    parser.add_argument(
        "--advertise", metavar="HOST:PORT", help="where other nodes reach this one (this machine)"
    )
    parser.add_argument(
        "--lobby",
        action="store_true",
        help="an open house: strangers find each other here (docs/hosting.md tells what that asks of you)",
    )
    parser.add_argument(
        "--keep",
        type=float,
        default=30,
        metavar="DAYS",
        help="how long tables, with names and talk, are kept (30)",
    )


def journal_option(parser: argparse.ArgumentParser) -> None:
    """Where the journal is, for every command that opens one."""
    parser.add_argument(
        "--journal",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/DATABASE (a file in your data folder)",
    )
    parser.add_argument(
        "--journal-key",
        type=Path,
        metavar="FILE",
        default=os.environ.get(KEY_IN_ENVIRONMENT) or None,
        help=f"the key the journal is sealed with ({KEY_IN_ENVIRONMENT}, or beside the journal)",
    )


def node_option(parser: argparse.ArgumentParser) -> None:
    """Whom to ask, for every command that asks a running server."""
    parser.add_argument(
        "--node", metavar="NAME", default="", help="of several, the one on this machine to ask"
    )


def journal_url(given: argparse.Namespace) -> str:
    """The journal that was asked for, or the one everybody has."""
    if given.journal:
        return str(given.journal)
    folder = data_folder()
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        if os.name == "posix" and folder.stat().st_mode & 0o077:
            folder.chmod(0o700)
            log.warning("%s: now only its owner can look into it", folder)
    except OSError as fault:
        raise CommandError(f"{folder} cannot be used: {fault.strerror}") from fault
    return f"sqlite:///{folder / 'tables.db'}"


def journal_key(given: argparse.Namespace) -> Path:
    """The key that was named, or where the key of this journal is otherwise."""
    named: Path | None = given.journal_key
    return named or key_of(journal_url(given)) or data_folder() / "journal.key"


def run(given: argparse.Namespace) -> int:
    settings = _settings(given)
    log_as(given.log)
    words = Words(language_of())
    try:
        return _run(settings, given, words)
    except OSError as fault:
        # Whoever starts another node does not mean the one that has this port.
        if fault.errno not in TAKEN or given.node is not None:
            raise _cannot_listen(settings, fault) from fault
        if is_running(local_address(settings.host, settings.port, _scheme(settings))):
            if not is_served(settings.journal):
                raise CommandError(
                    f"port {settings.port} is taken by a server with another journal: name another --port"
                ) from fault
            print(words("serve-running"))
            _greet(settings, settings.port, given, words, "serve-end-elsewhere")
            return 0
        if given.port is not None:
            raise _cannot_listen(settings, fault) from fault
    # Something else has our port; any other will do.
    return _run(replace(settings, port=0), given, words)


def _run(settings: Settings, given: argparse.Namespace, words: Words) -> int:
    """Serve until told to stop."""
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            stopped = runner.run(
                _serve(settings, given, lambda port: _greet(settings, port, given, words))
            )
    except (JournalError, CertificateError, CannotStartError) as fault:
        raise CommandError(str(fault)) from fault
    if stopped is not None:
        raise CommandError(stopped)
    print(words("serve-ended"))
    return 0


def _greet(
    settings: Settings,
    port: int,
    given: argparse.Namespace,
    words: Words,
    end: str = "serve-end",
) -> None:
    scheme = _scheme(settings)
    url = settings.public_url or address(settings.host, port, scheme)
    here = local_address(settings.host, port, scheme)
    greet(url, here, words, end, browser=not given.no_browser)


def _scheme(settings: Settings) -> str:
    return "http" if settings.tls is None else "https"


def _cannot_listen(settings: Settings, fault: OSError) -> CommandError:
    where = f"{settings.host}, port {settings.port}"
    return CommandError(f"cannot listen on {where}: {fault.strerror or fault}")


async def _serve(
    settings: Settings, given: argparse.Namespace, listening: Callable[[int], None]
) -> str | None:
    furnish = _furnish(given) if given.lobby else None
    if given.node is None:
        return await serve(settings, listening, signalled(), furnish)
    from standoff.nodes.running import NodeSettings, run_node  # one server alone needs none of it

    at = None if given.advertise is None else _place(given.advertise, "--advertise")
    node = NodeSettings(given.node, at)
    return await run_node(settings, node, listening, signalled(), furnish)


def _furnish(given: argparse.Namespace) -> Furnish:
    """What makes an open house; few houses are one, and load it."""
    from standoff.lobby import lobby, nodes

    return lobby.furnish if given.node is None else nodes.furnish


def _settings(given: argparse.Namespace) -> Settings:
    port = PORT if given.port is None else given.port
    if not 0 <= port < 65536:
        raise CommandError(f"--port must be from 0 to 65535, not {port}")
    if not given.keep > 0:
        raise CommandError(f"--keep must be more than 0 days, not {given.keep:g}")
    if given.public_url is not None:
        parts = urlsplit(given.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise CommandError("--public-url must be like https://HOST")
    try:
        Proxies(given.trusted_proxy)
    except ValueError as fault:
        raise CommandError(f"--trusted-proxy: {fault}") from fault
    if (given.tls_certificate is None) is not (given.tls_key is None):
        raise CommandError("--tls-certificate and --tls-key go together")
    journal = journal_url(given)
    if given.node is not None and not journal.startswith(DATABASE):
        raise CommandError(
            "--node needs a journal that several can write: --journal postgresql://…"
        )
    if given.node is None and given.advertise is not None:
        raise CommandError("--advertise is for a node: --node NAME")
    return Settings(
        given.host,
        port,
        journal,
        journal_key(given),
        given.public_url,
        tuple(given.trusted_proxy),
        given.keep,
        side_door=sign_of(journal, given.node or ""),
        tls=TlsFiles(given.tls_certificate, given.tls_key) if given.tls_key else None,
        metrics=None if given.metrics is None else _place(given.metrics, "--metrics"),
    )


def _place(text: str, option: str) -> tuple[str, int]:
    """A host and a port; this machine alone, unless it is said otherwise."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not int(port) < 65536:
        raise CommandError(f"{option} must be PORT or HOST:PORT, not {text}")
    return host.strip("[]") or "127.0.0.1", int(port)
