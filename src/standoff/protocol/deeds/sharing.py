"""Sent after a game: its result is shared, agreed to and taken back, and people are erased."""

from typing import Annotated

from msgspec import Meta

from standoff.protocol.deeds.deed import Deed

ResultId = Annotated[str, Meta(max_length=32)]


class Share(Deed, frozen=True, tag="share"):
    """The host shares the game that has just ended, and agrees to their own name in it."""


class ShowName(Deed, frozen=True, tag="show-name"):
    """Whoever sat appears in a shared result under their own name, or does not."""

    result: ResultId
    on: bool


class Unshare(Deed, frozen=True, tag="unshare"):
    """Whoever sat takes a shared result back: its link opens nothing any more, and the host gives no other."""

    result: ResultId


class Erase(Deed, frozen=True, tag="erase"):
    """Somebody's name, and all they said, goes out of the games of this table that are over.

    Whoever keeps its entries takes it out of those too (`standoff.rooms.erasing`).
    """
