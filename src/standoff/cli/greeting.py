"""How a server greets whoever started it: an address, a code for cameras, and a browser."""

import json
import os
import ssl
import sys
import webbrowser
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import HTTPSHandler, ProxyHandler, build_opener

import segno

from standoff.server.addresses import EVERYWHERE, is_this_machine, lan_address
from standoff.words.speech import Words

PATIENCE = 2
"""Seconds in which a server on this machine answers."""


def address(host: str, port: int, scheme: str = "http") -> str:
    """Where others find the server."""
    return f"{scheme}://{_written(lan_address() if host in EVERYWHERE else host)}:{port}/"


def local_address(host: str, port: int, scheme: str = "http") -> str:
    """Where this machine finds the server."""
    return f"{scheme}://{_written('127.0.0.1' if host in EVERYWHERE else host)}:{port}/"


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def greet(url: str, here: str, words: Words, end: str, *, browser: bool) -> None:
    """Say where the server is, in words, for cameras that can follow it, and in a browser; and how it ends."""
    print(url)
    if is_this_machine(urlsplit(url).hostname or ""):
        print(words("serve-alone"))
    else:
        _show_code(url)
        print(words("serve-friends"))
    if browser and not _open(here):
        print(words("serve-no-browser", url=here))
    print(words(end), flush=True)


def is_running(url: str) -> bool:
    """Whether a server of ours is already at this address."""
    try:
        # A proxy knows nothing of this machine, and who is not trusted may well be ours.
        ways = ProxyHandler({}), HTTPSHandler(context=_anybody())
        with build_opener(*ways).open(f"{url}healthz", timeout=PATIENCE) as answer:
            return "ok" in json.loads(answer.read(100))
    except (URLError, OSError, ValueError, TypeError):
        return False


def _anybody() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _open(url: str) -> bool:
    """Open a browser that has a window; one in the terminal would stand in our own way."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return has_screen and webbrowser.open(url)


def _show_code(url: str) -> None:
    """A code for the cameras of phones, in whatever characters the terminal has."""
    code = segno.make(url, micro=False)
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
        code.terminal(compact=True)
    except UnicodeEncodeError:
        for row in code.matrix_iter(border=2):
            print("".join("  " if dark else "##" for dark in row))
