"""The front desk: one socket, a health check, and the pages; nothing else is there."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus

import msgspec

from standoff.server import pages
from standoff.server.addresses import OriginCheck, WhoIsIt
from standoff.server.ahead import ahead
from standoff.server.allowance import Allowance
from standoff.server.connection import Connection
from standoff.server.doorman import Doorman
from standoff.server.gate import Gate
from standoff.server.house import House
from standoff.server.invitations import Invitations
from standoff.server.limits import TooMuchError, household
from standoff.server.openness import OpenHouse
from standoff.server.played import RECORD, PlayedDesk
from standoff.server.requests import HttpAnswer, Request
from standoff.server.results import UNDER, ResultsDesk
from standoff.server.reviews import REVIEW, ReviewDesk
from standoff.server.session import Session
from standoff.server.sockets import Socket, is_handshake
from standoff.server.stalls import is_ready

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}
"""On every answer, unless a page says better."""
HALF_A_YEAR = 180 * 24 * 3600
PATH = "/ws"
"""Where sockets come in."""
TABLE = re.compile("/t/[^/]+")
"""Where the pages of tables are; the client looks at the rest."""
KNOWN = "/known"
"""Whether there is a table of this code, and a game is on at it: asked by whoever follows a link, before anything is filled in."""
GOODBYE = 1000

Door = Callable[[Request, str], HttpAnswer]
"""What answers a request that came to an address of this machine."""


def headers_at(public_url: str | None) -> dict[str, str]:
    """On every answer of a server with this address.

    A name that is published with https is asked for again only so. At home people come by numbers
    and by certificates of their own: a browser that insists would lock them out.
    """
    if public_url is None or not public_url.startswith("https:"):
        return HEADERS
    return {**HEADERS, "Strict-Transport-Security": f"max-age={HALF_A_YEAR}"}


class FrontDesk:
    """Where requests are answered, and sockets let in."""

    def __init__(
        self,
        house: House,
        doorman: Doorman,
        origins: OriginCheck,
        who: WhoIsIt,
        invitations: Invitations,
        headers: dict[str, str] = HEADERS,
        *,
        quick_reviews: bool = False,
    ) -> None:
        self.headers = headers
        self.house = house
        self.doorman = doorman
        self.origins = origins
        self.who = who
        self.invitations = invitations
        self.files = pages.all_pages()
        self.ahead = ahead()
        self.reviews = ReviewDesk(house, quick=quick_reviews)
        self.results = ResultsDesk(house, invitations, self.files["/index.html"], self.reviews)
        self.doors: dict[str, Door] = {
            "/healthz": self.health,
            "/healthz/live": self.life,
            "/house": invitations.house,
            RECORD: PlayedDesk(house).answer,
            "/qr.svg": invitations.qr,
            "/": self.front,
        }
        self.sessions: set[asyncio.Task[None]] = set()
        self.lobby: OpenHouse | None = None
        """Where strangers find each other, in an open house."""
        self.gate: Gate
        """Through which everybody comes, from when it is opened."""

    def open_to(self, lobby: OpenHouse) -> None:
        """Strangers find each other here from now on."""
        self.lobby = lobby
        self.invitations.open_house = True
        self.files["/index.html"] = pages.of_an_open_house(self.files["/index.html"])

    def allowance(self, peer: str) -> Allowance:
        return Allowance(self.doorman, household(peer), self.house.clock)

    def address(self, peer: str, request: Request) -> str:
        return self.who(peer, request.headers)

    def answer(
        self, request: Request, here: str, address: str
    ) -> HttpAnswer | Awaitable[HttpAnswer]:
        if request.method not in ("GET", "HEAD"):
            return HttpAnswer(HTTPStatus.METHOD_NOT_ALLOWED, headers={"Allow": "GET, HEAD"})
        if request.path.startswith(UNDER):
            return self.results.answer(request, address)
        if request.path == KNOWN:
            return self.known(request, address)
        if request.path == REVIEW:
            return self.reviews.answer(request, address)
        door = self.doors.get(request.path)
        if door is None:
            door = self.front if TABLE.fullmatch(request.path) else self.file
        return door(request, here)

    async def known(self, request: Request, address: str) -> HttpAnswer:
        """Whoever asks for a code is counted as at the door."""
        guessing, code = self.doorman.guessing, request.query
        try:
            await guessing.begin(address, code, self.house.clock, words=False)
        except TooMuchError:
            return HttpAnswer(HTTPStatus.TOO_MANY_REQUESTS)
        if not await self.house.knows(code):
            return HttpAnswer(200, b'{"known":false}', {"Content-Type": "application/json"})
        guessing.was_right(address, code, words=False)
        return await self.known_table(request, address)

    async def known_table(self, request: Request, address: str) -> HttpAnswer:  # noqa: ARG002
        """What whoever has the code of a table may know before they come in: whether a game is on."""
        playing = await self.house.is_playing(request.query)
        body = msgspec.json.encode({"known": True, "playing": playing})
        return HttpAnswer(200, body, {"Content-Type": "application/json"})

    def health(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        """Whether commands would be done now; whoever can ask knows that the server lives."""
        ready = is_ready(self.house.journal)
        body = msgspec.json.encode({"ok": ready, "live": True, "ready": ready})
        return HttpAnswer(200 if ready else 503, body, {"Content-Type": "application/json"})

    def life(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        return HttpAnswer(200, b'{"live":true}', {"Content-Type": "application/json"})

    def front(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        found = pages.answer(self.files["/index.html"], request)
        at_home = request.path == "/" and not request.query
        links = self.ahead.links(request.header("accept-language"), at_home=at_home)
        if links:
            found.headers["Link"] = links
            found.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return found

    def file(self, request: Request, here: str) -> HttpAnswer:  # noqa: ARG002
        found = self.files.get(request.path)
        if found is None:
            return HttpAnswer(404, b"Not here.\n", {"Content-Type": "text/plain; charset=utf-8"})
        return pages.answer(found, request)

    def open_socket(self, request: Request, connection: Connection) -> HttpAnswer | None:
        """Make a connection a socket, or say why not."""
        origin = request.headers.get("origin")
        if request.path != PATH:
            return HttpAnswer(HTTPStatus.NOT_FOUND)
        if not is_handshake(request):
            return HttpAnswer(HTTPStatus.BAD_REQUEST)
        if origin is not None and not self.origins(origin, request.header("host")):
            return HttpAnswer(HTTPStatus.FORBIDDEN)
        serving = self.serve(Socket(connection, request), with_origin=origin is not None)
        task = asyncio.create_task(serving)
        self.sessions.add(task)
        task.add_done_callback(self.sessions.discard)
        return None

    async def serve(self, socket: Socket, *, with_origin: bool) -> None:
        """Serve a socket to its end."""
        address = socket.allowance.address
        session = Session(self.house, self.doorman, socket, socket.receive, address, self.lobby)
        try:
            await session.run(with_origin=with_origin)
        finally:
            socket.close(GOODBYE, "")
