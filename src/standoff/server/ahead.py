"""Ahead: what a page's own code will ask for next, told with the page so that it comes at once."""

from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from standoff.server.pages import BUILT
from standoff.words.language import Language, language_asked

MANIFEST = Path(".vite", "manifest.json")
"""Which files the build made of which sources; the build writes it."""
PAGE, HOME = "index.html", "src/home/Home.svelte"


class Chunk(Struct, frozen=True):
    """One file of code, what it is shown with, and what it needs besides."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


class Ahead(Struct, frozen=True):
    """What to fetch, by where somebody comes in and what they read."""

    chunks: dict[str, Chunk]

    def links(self, accepted: str, *, at_home: bool) -> str:
        """The header that names it; empty where the client was built without a list."""
        wanted = [self._words(language_asked(accepted))]
        if at_home and HOME in self.chunks:
            wanted += [HOME, *self.chunks[HOME].imports]
        there = {PAGE, *self.chunks[PAGE].imports} if PAGE in self.chunks else set()
        found = [self.chunks[name] for name in wanted if name in self.chunks and name not in there]
        code = [f"</{one.file}>; rel=modulepreload" for one in found]
        # The page asks for them as for its code: asked for otherwise, they would be fetched twice.
        looks = [
            f"</{file}>; rel=preload; as=style; crossorigin" for one in found for file in one.css
        ]
        return ", ".join(code + looks)

    def _words(self, language: Language) -> str:
        return next((name for name in self.chunks if name.endswith(f"/{language}.ftl")), "")


@cache
def ahead(built: Path = BUILT) -> Ahead:
    """As the client was built."""
    listed = built / MANIFEST
    return Ahead(decode(listed.read_bytes(), type=dict[str, Chunk]) if listed.exists() else {})
