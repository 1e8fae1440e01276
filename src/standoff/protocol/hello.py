"""Hello: the first frame of a client says who it is, or wants to be."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from standoff.rooms.editions import Setting
from standoff.rooms.people import Kind
from standoff.rooms.tempo import Tempo
from standoff.rules.classic.options import Options

PROTOCOL: Final = 1
"""Raised when a client of before would not understand the server any more."""

Name = Annotated[str, Meta(max_length=200)]
"""A wish; the room makes it clean, short and unlike every other."""
Secret = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]*$")]
"""256 bits, as URL-safe text."""
RoomCode = Annotated[str, Meta(min_length=4, max_length=4, pattern="^[A-Z]*$")]


class Hello(Struct, frozen=True, tag_field="hello", forbid_unknown_fields=True, kw_only=True):
    """The first frame a client sends."""

    protocol: Literal[1] = PROTOCOL


class Open(Hello, frozen=True, tag="open", kw_only=True):
    """Open a room, and be its host."""

    name: Name
    options: Setting = Options()
    tempo: Tempo = Tempo.STANDARD
    real: bool = False
    """Whether people sit at a real table, and only the ledger is kept here."""


class Enter(Hello, frozen=True, tag="enter", kw_only=True):
    """Come into a room."""

    code: RoomCode
    name: Name = ""
    kind: Kind = Kind.PLAYER


class Attach(Hello, frozen=True, tag="attach", kw_only=True):
    """Come back with the device's token, having seen the stream up to a number."""

    code: RoomCode
    token: Secret
    since: Annotated[int, Meta(ge=0, lt=2**53)] = 0


class Link(Hello, frozen=True, tag="link", kw_only=True):
    """Come with a seat link; the device that had the seat is signed out."""

    code: RoomCode
    link: Secret


AnyHello = Open | Enter | Attach | Link

hello = msgspec.json.Decoder(AnyHello)
