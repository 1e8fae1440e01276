"""Addresses: where phones find this server, which pages may speak to it, who a client is."""

import socket
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from standoff.server.limits import household


def lan_address() -> str:
    """The address of this machine on its own network, as far as it can be told."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only chooses a way out.
            probe.connect(("192.0.2.1", 9))
            found = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return str(found)


def origin_of(url: str) -> str:
    """The origin of a page at this address, as browsers say it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


OriginCheck = Callable[[str, str], bool]
"""Whether a page of this origin may open a socket to this host."""


def origin_check(public_url: str | None) -> OriginCheck:
    """Pages of this server itself, or of the address it is published under, and no others."""
    published = origin_of(public_url) if public_url else None

    def allowed(origin: str, host: str) -> bool:
        if published is not None:
            return origin == published
        return bool(host) and origin == f"http://{host}"

    return allowed


WhoIsIt = Callable[[str, Mapping[str, str]], str]
"""Whose limits a connection from an address, with these headers, counts against."""


def who_is_it(trusted_proxy: str | None) -> WhoIsIt:
    """Only a proxy we trust may speak for somebody."""

    def address(peer: str, headers: Mapping[str, str]) -> str:
        if trusted_proxy is not None and peer == trusted_proxy:
            # The last is the one our own proxy has put there; those before it anybody could.
            forwarded = headers.get("x-forwarded-for", "").rsplit(",", 1)[-1].strip()
            return household(forwarded or peer)
        return household(peer)

    return address
