"""Members: whoever is in a room, by number, kind and look."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

MemberId = int
"""A number given once to whoever enters a room."""


LanguageSpoken = Literal["en", "fr", "it"]
"""What is mostly spoken at a table, or read by somebody."""


class Kind(StrEnum):
    """How somebody takes part."""

    PLAYER = "player"
    WATCHER = "watcher"
    TV = "tv"


Sixth = Annotated[int, Meta(ge=0, lt=6)]
"""One of six: a face, or a colour."""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody looks: as one of the six gangsters, in one of six colours."""

    face: Sixth
    colour: Sixth
