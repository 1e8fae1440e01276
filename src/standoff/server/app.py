"""The web application: one socket, a health check, and the pages; nothing else is there."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from standoff.server import invitations, pages
from standoff.server.addresses import OriginCheck, WhoIsIt
from standoff.server.ahead import ahead
from standoff.server.house import House
from standoff.server.limits import Doorman
from standoff.server.session import Session
from standoff.server.sockets import PEER, Socket

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

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
PATH = "/ws"
"""Where sockets come in."""


class Guarded:
    """Sockets go straight in; pages get the same strict headers, whatever is answered."""

    def __init__(self, pages: Starlette, entrance: "Entrance") -> None:
        self.pages = pages
        self.entrance = entrance

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # A socket stays for hours: nothing that only pages need stands in its way.
            await self.entrance.let_in(scope, receive)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_ours(message.get("headers", ()))
            await send(message)

        await self.pages(scope, receive, guarded)


def with_ours(given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, and all of ours that it does not have."""
    named = {name.lower(): value for name, value in given}
    ours = {name.lower().encode(): value.encode() for name, value in HEADERS.items()}
    return list((ours | named).items())


class Entrance:
    """Where sockets come in."""

    def __init__(self, house: House, doorman: Doorman, origins: OriginCheck, who: WhoIsIt) -> None:
        self.house = house
        self.doorman = doorman
        self.origins = origins
        self.who = who

    async def let_in(self, scope: Message, receive: Receive) -> None:
        """Accept a socket, or not, and serve it to its end."""
        await receive()  # that it wants to connect
        socket: Socket = scope[PEER]
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        origin = headers.get("origin")
        if scope["path"] != PATH:
            socket.refuse(404, with_ours(()))
            return
        if origin is not None and not self.origins(origin, headers.get("host", "")):
            socket.refuse(403, with_ours(()))
            return
        socket.accept()
        peer = scope["client"][0] if scope["client"] else "?"
        who = self.who(peer, headers)
        session = Session(self.house, self.doorman, socket, _texts(receive), who)
        await session.run(with_origin=origin is not None)


def _texts(receive: Receive) -> Callable[[], Awaitable[str | None]]:
    async def text() -> str | None:
        found: str | None = (await receive()).get("text")
        return found

    return text


def application(house: House, doorman: Doorman, origins: OriginCheck, who: WhoIsIt) -> Guarded:
    """The application around a house of rooms."""
    files = pages.all_pages()
    first = ahead()

    async def health(request: Request) -> Response:  # noqa: ARG001
        stopped = house.journal.stopped
        return JSONResponse({"ok": stopped is None}, 503 if stopped else 200)

    async def front(request: Request) -> Response:
        found = pages.answer(files["/index.html"], request)
        at_home = request.url.path == "/" and not request.url.query
        links = first.links(request.headers.get("accept-language", ""), at_home=at_home)
        if links:
            found.headers["Link"] = links
            found.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return found

    async def file(request: Request) -> Response:
        found = files.get(request.url.path)
        if found is None:
            return PlainTextResponse("Not here.\n", 404)
        return pages.answer(found, request)

    return Guarded(
        Starlette(
            routes=[
                Route("/healthz", health),
                Route("/house", invitations.house),
                Route("/qr.svg", invitations.qr),
                Route("/", front),
                Route("/t/{code}", front),
                Route("/{file:path}", file),
            ],
        ),
        Entrance(house, doorman, origins, who),
    )
