"""Addresses: where phones find this server, which pages may speak to it, who a client is."""

import socket
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from standoff.server.limits import household

EVERYWHERE = ("0.0.0.0", "::")
"""Addresses that mean: listen on all there are."""


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


def is_this_machine(host: str) -> bool:
    """Whether a host means the very machine that asks, so that nobody else can follow it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


Reach = Callable[[str], str | None]
"""Where others find the server, told by the host under which somebody did; None: nowhere."""


def reach(listens_on: str, public_url: str | None, scheme: str = "http") -> Reach:
    """Only what answers is told: not the network, where the server does not listen to it."""

    def reached(host: str) -> str | None:
        if public_url is not None:
            return public_url.rstrip("/")
        asked = urlsplit(f"//{host}")
        if not is_this_machine(asked.hostname or "localhost"):
            return f"{scheme}://{host}"
        lan = lan_address()
        if listens_on not in EVERYWHERE or is_this_machine(lan):
            return None
        return f"{scheme}://{lan}" + (f":{asked.port}" if asked.port else "")

    return reached


def origin_of(url: str) -> str:
    """The origin of a page at this address, as browsers say it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


OriginCheck = Callable[[str, str], bool]
"""Whether a page of this origin may open a socket to this host."""


def origin_check(public_url: str | None, scheme: str = "http") -> OriginCheck:
    """Pages of this server itself, or of the address it is published under, and no others."""
    published = origin_of(public_url) if public_url else None

    def allowed(origin: str, host: str) -> bool:
        if published is not None:
            return origin == published
        return bool(host) and origin == f"{scheme}://{host}"

    return allowed


class Proxies:
    """Addresses and networks of proxies we trust."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        """ValueError says which is none."""
        self.networks: list[IPv4Network | IPv6Network] = [ip_network(one) for one in trusted]
        self.trusts = lru_cache(1024)(self._trusts)
        """Whether an address is one of theirs."""

    def _trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if found.version == 6 and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self.networks)


WhoIsIt = Callable[[str, Mapping[str, str]], str]
"""Whose limits a connection from an address, with these headers, counts against."""


def who_is_it(proxies: Proxies) -> WhoIsIt:
    """Only proxies we trust may speak for somebody."""

    def address(peer: str, headers: Mapping[str, str]) -> str:
        found = peer
        if proxies.trusts(peer):
            # Each of our own has put the last one there; those before it anybody could.
            for forwarded in reversed(headers.get("x-forwarded-for", "").split(",")):
                found = forwarded.strip() or found
                if not proxies.trusts(found):
                    break
        return household(found)

    return address
