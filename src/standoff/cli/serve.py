"""`standoff serve`: a table server on this machine, for phones, laptops and a TV."""

import argparse
import asyncio
import logging
import sys
import webbrowser
from collections.abc import Callable
from urllib.parse import urlsplit

import segno

from standoff.cli.command import CommandError
from standoff.journal.errors import JournalError
from standoff.server.addresses import lan_address
from standoff.server.loops import loop_factory
from standoff.server.running import Settings, signalled
from standoff.server.running import run as serve
from standoff.terminal.folder import data_folder

HELP = "serve tables to phones, laptops and a TV on your network"

EVERYWHERE = ("0.0.0.0", "::")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=EVERYWHERE[0], help="address to listen on (all)")
    parser.add_argument("--port", type=int, default=8750, help="port to listen on (8750)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    journal_option(parser)
    parser.add_argument("--public-url", metavar="URL", help="the address behind a reverse proxy")
    parser.add_argument(
        "--trusted-proxy", metavar="ADDRESS", help="whose X-Forwarded-For is believed"
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


def journal_url(given: argparse.Namespace) -> str:
    """The journal that was asked for, or the one everybody has."""
    if given.journal:
        return str(given.journal)
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise CommandError(f"{folder} cannot be used: {fault.strerror}") from fault
    return f"sqlite:///{folder / 'tables.db'}"


def run(given: argparse.Namespace) -> int:
    settings = _settings(given)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            stopped = runner.run(_serve(settings, _greeting(given)))
    except JournalError as fault:
        raise CommandError(str(fault)) from fault
    except OSError as fault:
        where = f"{given.host}, port {given.port}"
        raise CommandError(f"cannot listen on {where}: {fault.strerror or fault}") from fault
    if stopped is not None:
        raise CommandError(stopped)
    return 0


async def _serve(settings: Settings, listening: Callable[[int], None]) -> str | None:
    return await serve(settings, listening, signalled())


def _settings(given: argparse.Namespace) -> Settings:
    if not 0 <= given.port < 65536:
        raise CommandError(f"--port must be from 0 to 65535, not {given.port}")
    if not given.keep > 0:
        raise CommandError(f"--keep must be more than 0 days, not {given.keep:g}")
    if given.public_url is not None:
        parts = urlsplit(given.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise CommandError("--public-url must be like https://HOST")
    return Settings(
        given.host,
        given.port,
        journal_url(given),
        given.public_url,
        given.trusted_proxy,
        given.keep,
    )


def _greeting(given: argparse.Namespace) -> Callable[[int], None]:
    """Says where the server is: in words, for cameras, and in a browser."""

    def listening(port: int) -> None:
        url = given.public_url or f"http://{_reachable(given.host)}:{port}/"
        print(url)
        _show_code(url)
        sys.stdout.flush()
        if not given.no_browser:
            webbrowser.open(f"http://{_local(given.host)}:{port}/")

    return listening


def _reachable(host: str) -> str:
    host = lan_address() if host in EVERYWHERE else host
    return f"[{host}]" if ":" in host else host


def _local(host: str) -> str:
    return "127.0.0.1" if host in EVERYWHERE else _reachable(host)


def _show_code(url: str) -> None:
    """A code for the cameras of phones, in whatever characters the terminal has."""
    code = segno.make(url, micro=False)
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
        code.terminal(compact=True)
    except UnicodeEncodeError:
        for row in code.matrix_iter(border=2):
            print("".join("  " if dark else "##" for dark in row))
