"""The web application: one socket, a health check, and the pages; nothing else is there."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from standoff.server import invitations, pages
from standoff.server.addresses import OriginCheck, WhoIsIt
from standoff.server.house import House
from standoff.server.limits import Doorman
from standoff.server.session import Session
from standoff.server.sockets import PEER

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
}
UNCACHED = {"Cache-Control": "no-store"}


class Guarded:
    """The application, with the same strict headers on whatever it answers."""

    def __init__(self, app: Callable[..., Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = {name.lower() for name, _ in message.get("headers", ())}
                message["headers"] = [
                    *message.get("headers", ()),
                    *(
                        (name.lower().encode(), value.encode())
                        for name, value in (HEADERS | UNCACHED).items()
                        if name.lower().encode() not in given
                    ),
                ]
            await send(message)

        await self.app(scope, receive, guarded)


class Entrance:
    """Where sockets come in."""

    def __init__(self, house: House, doorman: Doorman, origins: OriginCheck, who: WhoIsIt) -> None:
        self.house = house
        self.doorman = doorman
        self.origins = origins
        self.who = who

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # that it wants to connect
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is not None and not self.origins(origin, headers.get("host", "")):
            await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
            await send({"type": "websocket.http.response.body", "body": b""})
            return
        await send({"type": "websocket.accept"})

        async def text() -> str | None:
            message = await receive()
            found: str | None = message.get("text")
            return found

        peer = scope["client"][0] if scope.get("client") else "?"
        session = Session(self.house, self.doorman, scope[PEER], text, self.who(peer, headers))
        await session.run(with_origin=origin is not None)


def application(house: House, doorman: Doorman, origins: OriginCheck, who: WhoIsIt) -> Guarded:
    """The application around a house of rooms."""
    files = pages.all_pages()

    async def health(request: Request) -> Response:  # noqa: ARG001
        stopped = house.journal.stopped
        return JSONResponse({"ok": stopped is None}, 503 if stopped else 200)

    async def front(request: Request) -> Response:
        return pages.answer(files["/index.html"], request)

    async def file(request: Request) -> Response:
        found = files.get(request.url.path)
        if found is None:
            return PlainTextResponse("Not here.\n", 404)
        return pages.answer(found, request)

    return Guarded(
        Starlette(
            routes=[
                WebSocketRoute("/ws", Entrance(house, doorman, origins, who)),
                Route("/healthz", health),
                Route("/house", invitations.house),
                Route("/qr.svg", invitations.qr),
                Route("/", front),
                Route("/t/{code}", front),
                Route("/{file:path}", file),
            ],
        )
    )
