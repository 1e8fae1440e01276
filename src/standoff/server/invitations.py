"""Invitations: what a lobby needs to bring others in: an address, its QR code, and bots."""

import re
from io import BytesIO
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from standoff.bots.catalogue import OFFERED, TEMPERS
from standoff.server.addresses import lan_address

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
OURS = re.compile(r"https?://[\w.:\[\]-]{1,100}(/|/t/[A-Z]{4})")
"""The only thing we draw codes of: a house, and a table in it."""
QUIET_ZONE = 4
"""Modules of margin that readers of codes want."""


async def house(request: Request) -> Response:
    """Which bots there are, and where phones find this server."""
    host = request.headers.get("host", "")
    name, colon, port = host.rpartition(":")
    # Nobody else can follow an address that means "this very machine".
    reachable = f"{lan_address()}{colon}{port}" if (name or host) in LOOPBACK else host
    return JSONResponse({"bots": OFFERED, "live_bots": TEMPERS, "address": f"http://{reachable}"})


async def qr(request: Request) -> Response:
    """The address of a table, or of the house, as a QR code."""
    address = unquote(request.url.query)
    if not OURS.fullmatch(address):
        return PlainTextResponse("Only an address of ours has a code.\n", 400)
    import segno  # here, because a server that comes back must not wait for it

    drawn = BytesIO()
    segno.make(address, micro=False).save(
        drawn, kind="svg", border=QUIET_ZONE, light="#fff", dark="#000", xmldecl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")
