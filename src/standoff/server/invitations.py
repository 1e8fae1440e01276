"""Invitations: what a lobby needs to bring others in: an address, its QR code, and bots."""

import re
import socket
from collections import OrderedDict
from http import HTTPStatus
from io import BytesIO
from urllib.parse import unquote

import msgspec

from standoff.bots.catalogue import OFFERED
from standoff.server.addresses import Reach, is_this_machine, lan_address, origin_of
from standoff.server.clock import ServerClock
from standoff.server.limits import Bucket, Rate
from standoff.server.requests import HttpAnswer, Request

TABLE = re.compile(r"/(t/[A-Z]{4,8})?")
"""The only thing we draw codes of: a house, and a table in it."""
HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[\w.-]{1,100})(:\d{1,5})?", re.ASCII)
QUIET_ZONE = 4
"""Modules of margin that readers of codes want."""
MASK = 3
"""One of eight patterns that readers know; to try all of them takes five times as long."""
MOST_KEPT = 500


class Invitations:
    """The addresses of one server; nobody gets a code of any other."""

    def __init__(
        self,
        public_url: str | None,
        reach: Reach,
        drawing: Rate,
        clock: ServerClock,
        scheme: str = "http",
    ) -> None:
        self.published = origin_of(public_url) if public_url else None
        self.reach = reach
        self.scheme = scheme
        self.clock = clock
        self.drawing = Bucket(drawing, clock.now())
        self.drawn: OrderedDict[str, bytes] = OrderedDict()
        self.open_house = False
        """Whether strangers find each other here."""

    def house(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        """Which bots there are, and where phones find this server, if they can."""
        address = self.reach("".join(_split(request.header("host"))))
        told: dict[str, object] = {"bots": OFFERED, "live_bots": OFFERED, "address": address}
        if self.open_house:
            told["lobby"] = True
        return HttpAnswer(200, msgspec.json.encode(told), {"Content-Type": "application/json"})

    def origin(self, request: Request) -> str:
        """Where whoever asks has found this server."""
        return self.published or f"{self.scheme}://" + "".join(_split(request.header("host")))

    def qr(self, request: Request, here: str) -> HttpAnswer:
        """The address of a table, or of the house, as a QR code."""
        address = unquote(request.query)
        origin = self._origin(address, here)
        if origin is None or not TABLE.fullmatch(address.removeprefix(origin)):
            return _plain(HTTPStatus.BAD_REQUEST, "Only an address of ours has a code.")
        drawn = self.drawn.get(address)
        if drawn is None:
            if not self.drawing.allows(self.clock.now()):
                return _plain(HTTPStatus.TOO_MANY_REQUESTS, "Too many codes; try again soon.")
            drawn = self.drawn[address] = _drawn(address)
            if len(self.drawn) > MOST_KEPT:
                self.drawn.popitem(last=False)
        return HttpAnswer(200, drawn, {"Content-Type": "image/svg+xml"})

    def _origin(self, address: str, here: str) -> str | None:
        """The beginning of an address, where that is ours."""
        if self.published is not None:
            return self.published if address.startswith(self.published) else None
        found = re.match(rf"{self.scheme}://[^/?#@]+", address)
        if found is None:
            return None
        name, _ = _split(found[0].removeprefix(f"{self.scheme}://"))
        return found[0] if self._is_ours(name, here) else None

    @staticmethod
    def _is_ours(name: str, here: str) -> bool:
        """Whether this is a name of this machine, or the address at which somebody reached it."""
        if is_this_machine(name.strip("[]")) or name == (f"[{here}]" if ":" in here else here):
            return True
        return name.partition(".")[0].lower() == socket.gethostname().lower() or (
            name == lan_address()
        )


def _split(host: str) -> tuple[str, str]:
    """A name, and the port with its colon; nothing where it is no such thing."""
    found = HOST.fullmatch(host)
    if found is None or int((found[2] or ":0")[1:]) >= 65536:
        return "", ""
    return found[1], found[2] or ""


def _drawn(address: str) -> bytes:
    import segno  # here, because a server that comes back must not wait for it

    picture = BytesIO()
    segno.make(address, micro=False, mask=MASK).save(
        picture, kind="svg", border=QUIET_ZONE, light="#fff", dark="#000", xmldecl=False
    )
    return picture.getvalue()


def _plain(status: HTTPStatus, text: str) -> HttpAnswer:
    return HttpAnswer(status, f"{text}\n".encode(), {"Content-Type": "text/plain; charset=utf-8"})
