"""Results: finished games that were shared, for whoever has the link, with a card for chats and a picture."""

import asyncio
import re
import sys
from collections import OrderedDict
from http import HTTPStatus
from xml.sax.saxutils import quoteattr

import msgspec
from msgspec.structs import replace

from standoff.drawing.final import HEIGHT, WIDTH, final_picture
from standoff.rooms.sharing import SharedGame
from standoff.server.endings import at_the_end, victory
from standoff.server.house import ClosedDoorError, House
from standoff.server.invitations import Invitations
from standoff.server.pages import Page
from standoff.server.requests import HttpAnswer, Request
from standoff.server.reviews import ReviewDesk
from standoff.words.language import Language, language_asked
from standoff.words.speech import Words

PLACE = re.compile(r"/r/([0-9a-f]{32})(\.json|\.svg|\.png|\.review)?")
UNDER = "/r/"
HIDDEN = {"X-Robots-Tag": "noindex, nofollow, noarchive"}
"""No search engine keeps what somebody may take back."""
MOST_KEPT = 200
LANGUAGE = re.compile(r"(?:^|&)l=([a-z]{2})(?:&|$)")
TYPES = {
    ".json": "application/json",
    ".svg": "image/svg+xml; charset=utf-8",
    ".png": "image/png",
}


class Drawn:
    """What is made of a shared game, once: as long as it is the very same."""

    def __init__(self, shared: SharedGame) -> None:
        self.shared = shared
        self.told = msgspec.json.encode(shared.result())
        self.svg = final_picture(at_the_end(shared), "Standoff").encode()
        self.png: asyncio.Task[bytes] | None = None


class ResultsDesk:
    """The results that are shared by this house."""

    def __init__(
        self, house: House, invitations: Invitations, front: Page, reviews: ReviewDesk
    ) -> None:
        self.house = house
        self.invitations = invitations
        self.front = front
        self.reviews = reviews
        self.drawn: OrderedDict[str, Drawn] = OrderedDict()
        self.one_at_a_time = asyncio.Semaphore(1)

    async def answer(self, request: Request, address: str) -> HttpAnswer:
        """A page, what it shows, or a picture; nothing of a result that is not shared."""
        asked = PLACE.fullmatch(request.path)
        shared = None if asked is None else await self._shared(asked[1])
        if asked is None or shared is None:
            return self._not_here(request)
        if asked[2] == ".review":
            looked = self.reviews.of(shared.game, address)
            return replace(looked, headers={**looked.headers, **HIDDEN})
        drawn = self._drawn(asked[1], shared)
        match asked[2]:
            case ".json":
                body = drawn.told
            case ".svg":
                body = drawn.svg
            case ".png":
                if drawn.png is None or (drawn.png.done() and drawn.png.exception()):
                    drawn.png = asyncio.create_task(self._png(asked[1], drawn))
                try:
                    body = await asyncio.shield(drawn.png)
                except OSError:  # whoever asks again gets the one of now
                    return HttpAnswer(HTTPStatus.SERVICE_UNAVAILABLE, headers=HIDDEN)
            case _:
                return self._page(request, asked[1], shared)
        return HttpAnswer(200, body, {"Content-Type": TYPES[asked[2]], **HIDDEN})

    async def _shared(self, found: str) -> SharedGame | None:
        try:
            return await self.house.result(found)
        except ClosedDoorError:
            return None

    def _drawn(self, found: str, shared: SharedGame) -> Drawn:
        kept = self.drawn.get(found)
        if kept is None or kept.shared is not shared:
            kept = self.drawn[found] = Drawn(shared)
            if len(self.drawn) > MOST_KEPT:
                self.drawn.popitem(last=False)
        return kept

    async def _png(self, found: str, drawn: Drawn) -> bytes:
        async with self.one_at_a_time:
            if self.drawn.get(found) is not drawn:
                # Who changes a result again and again keeps nobody else waiting.
                raise OSError("another picture has taken its place")
            drawing = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "standoff.drawing.png",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            png, _ = await drawing.communicate(drawn.svg)
            if drawing.returncode != 0:
                raise OSError("no picture was drawn")
            return png

    def _page(self, request: Request, found: str, shared: SharedGame) -> HttpAnswer:
        asked = LANGUAGE.search(request.query)
        known = asked is not None and asked[1] in list(Language)
        accepted = asked[1] if asked and known else request.header("accept-language")
        words = Words(language_asked(accepted))
        here = f"{self.invitations.origin(request)}{UNDER}{found}"
        return self._front(HTTPStatus.OK, _card(words, shared, here))

    def _not_here(self, request: Request) -> HttpAnswer:
        if request.path.endswith((".json", ".svg", ".png", ".review")):
            return HttpAnswer(404, b"Not here.\n", {"Content-Type": "text/plain", **HIDDEN})
        return self._front(HTTPStatus.NOT_FOUND, "")

    def _front(self, status: HTTPStatus, card: str) -> HttpAnswer:
        head = f'<meta name="robots" content="noindex, nofollow">{card}</head>'
        body = self.front.body.replace(b"</head>", head.encode())
        return HttpAnswer(status, body, {"Content-Type": "text/html; charset=utf-8", **HIDDEN})


def _card(words: Words, shared: SharedGame, here: str) -> str:
    """What a chat shows of the link."""
    title = words.say(victory(shared))
    told = {
        "og:type": "website",
        "og:site_name": "Standoff",
        "og:title": title,
        "og:description": words(
            "serve-shared-result", count=shared.game.edition.players(shared.game.options)
        ),
        "og:url": here,
        "og:image": f"{here}.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
        "og:locale": {"en": "en_GB", "fr": "fr_FR", "it": "it_IT"}[words.language],
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f"<meta property={quoteattr(name)} content={quoteattr(said)}>"
        for name, said in told.items()
    )
