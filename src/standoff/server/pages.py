"""Pages: the files a browser is given, kept in memory, each with its type and its cache."""

import gzip
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from standoff.server.requests import HttpAnswer, Request

HERE = Path(__file__).parent
BUILT = HERE / "static"
"""The browser client, where it was built."""
PLAIN = HERE / "pages"
"""Pages without a build: they are there in any case."""

HASHED = "/assets/"
"""Files whose names change with what is in them."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
SQUEEZABLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
"""Never asked of the machine, whose registry may say anything."""


class Page(Struct, frozen=True, dict=True):
    """One file as it is sent."""

    body: bytes
    headers: dict[str, str]

    @cached_property
    def squeezed(self) -> bytes | None:
        """The same, smaller, where that is worth it."""
        is_text = self.headers["Content-Type"].startswith(SQUEEZABLE)
        return gzip.compress(self.body, mtime=0) if is_text and len(self.body) > 1000 else None


def all_pages() -> dict[str, Page]:
    """Every file, by its path; the client's own take the place of the plain ones."""
    pages = {}
    for folder in (PLAIN, BUILT):
        for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
            # What begins with a dot is the build's own.
            if file.is_file() and not any(
                part.startswith(".") for part in file.relative_to(folder).parts
            ):
                path = "/" + file.relative_to(folder).as_posix()
                pages[path] = page(path, file.read_bytes())
    return pages


def page(path: str, body: bytes) -> Page:
    suffix = Path(path).suffix
    kind = TYPES.get(suffix, "application/octet-stream")
    is_text = kind.startswith(SQUEEZABLE)
    headers = {
        "Content-Type": f"{kind}; charset=utf-8" if is_text else kind,
        "Cache-Control": FOR_EVER if path.startswith(HASHED) else ASK_EACH_TIME,
        "ETag": f'"{sha256(body).hexdigest()[:32]}"',
        "Vary": "Accept-Encoding",
    }
    return Page(body, headers)


def of_an_open_house(found: Page) -> Page:
    """The client's page, which knows from its first moment that strangers find each other here."""
    return page("/index.html", found.body.replace(b"<html ", b"<html data-lobby ", 1))


def answer(found: Page, request: Request) -> HttpAnswer:
    """A page, or only word that it has not changed."""
    if found.headers["ETag"] in request.header("if-none-match"):
        return HttpAnswer(304, headers={**found.headers})
    if "gzip" in request.header("accept-encoding") and found.squeezed is not None:
        return HttpAnswer(200, found.squeezed, {**found.headers, "Content-Encoding": "gzip"})
    return HttpAnswer(200, found.body, {**found.headers})
