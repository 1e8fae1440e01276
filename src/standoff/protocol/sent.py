"""What a client sends once it is in: commands, and a few things that no room needs to know."""

from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

from standoff.referee.classic.what_if import Part

LARGEST = 4096
"""Bytes of the largest frame a client may send."""


class Sent(Struct, frozen=True, tag_field="send", forbid_unknown_fields=True):
    """A frame of a client that is in."""


AnyDeed = TypeVar("AnyDeed")


class Command(Sent, Generic[AnyDeed], frozen=True, tag="command"):
    """Something a member wants done, under an id that grows; sent again, it is done once."""

    id: Annotated[int, Meta(ge=1, lt=2**53)]
    deed: AnyDeed


class Ping(Sent, frozen=True, tag="ping"):
    """Keeps the line open, and the clocks together."""

    at: Annotated[int, Meta(ge=0, lt=2**53)]


class NewLink(Sent, frozen=True, tag="new-link"):
    """Renew the seat link: the old one, if it got into wrong hands, is worthless."""


class WhatIf(Sent, frozen=True, tag="what-if"):
    """Ask the referee what would happen in this round at a real table."""

    question: Annotated[int, Meta(ge=0, lt=2**53)]
    parts: Annotated[tuple[Part, ...], Meta(max_length=6)]


Millimetres = Annotated[int, Meta(ge=-(10**6), le=10**6)]


class GoTo(Sent, frozen=True, tag="go-to"):
    """Walk to a place of the arena, and stay there; nothing answers it, and the last one counts."""

    x: Millimetres
    y: Millimetres


class Steer(Sent, frozen=True, tag="steer"):
    """Walk in a direction until told otherwise; 0 and 0: stand still."""

    x: Millimetres
    y: Millimetres
