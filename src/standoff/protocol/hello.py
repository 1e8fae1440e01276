"""Hello: the first frame of a client says who it is, or wants to be."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from standoff.protocol.members import Kind, LanguageSpoken, Look
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo
from standoff.rules.classic.options import Options

PROTOCOL: Final = 2
"""Raised when a client of before would not understand the server any more."""

Name = Annotated[str, Meta(max_length=200)]
"""A wish; the room makes it clean, short and unlike every other."""
Secret = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]*$")]
"""256 bits, as URL-safe text."""
RoomCode = Annotated[str, Meta(min_length=4, max_length=6, pattern="^[A-Z]*$")]
Key = Annotated[str, Meta(max_length=200, pattern="^[a-z]+( [a-z]+){11}$")]
"""Twelve words that a device keeps: who has them is who one is in an open house."""
ThreeWords = Annotated[str, Meta(max_length=60, pattern="^[a-z]+ [a-z]+ [a-z]+$")]
"""In small letters, with a space between each two."""


class Hello(Struct, frozen=True, tag_field="hello", forbid_unknown_fields=True, kw_only=True):
    """The first frame a client sends."""

    protocol: Literal[2] = PROTOCOL


class Open(Hello, frozen=True, tag="open", kw_only=True):
    """Open a room, and be its host, if one is a person."""

    name: Name
    options: Setting = Options()
    tempo: Tempo = Tempo.STANDARD
    real: bool = False
    """Whether people sit at a real table, and only the ledger is kept here."""
    look: Look | None = None
    screen: bool = False
    """Whether this is a screen on the wall: then whoever sits down first is the host."""
    key: Key | None = None
    """In an open house, who one is; whoever brings none is given one."""


class Enter(Hello, frozen=True, tag="enter", kw_only=True):
    """Come into a room."""

    code: RoomCode
    name: Name = ""
    kind: Kind = Kind.PLAYER
    look: Look | None = None
    key: Key | None = None
    """As above."""


class Attach(Hello, frozen=True, tag="attach", kw_only=True):
    """Come back with the device's token, having seen the stream up to a number."""

    code: RoomCode
    token: Secret
    since: Annotated[int, Meta(ge=0, lt=2**53)] = 0


class Link(Hello, frozen=True, tag="link", kw_only=True):
    """Come with a seat link; the device that had the seat is signed out."""

    code: RoomCode
    link: Secret


class Recall(Hello, frozen=True, tag="recall", kw_only=True):
    """Come back on another device, with the three words of one's seat."""

    code: RoomCode
    words: ThreeWords


class LookIn(Hello, frozen=True, tag="look-in", kw_only=True):
    """See which tables of an open house one could join; nobody has a seat by that."""

    key: Key | None = None


class PlayNow(Hello, frozen=True, tag="play", kw_only=True):
    """Be seated by an open house at a table that waits, or at a new one: the first card comes within 25 s of the tap."""

    name: Name
    look: Look | None = None
    key: Key | None = None
    language: LanguageSpoken = "en"
    waited: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    """Milliseconds since the tap: what was lost on servers that did not answer is taken off the wait."""


TableHello = Open | Enter | Attach | Link | Recall
"""What brings somebody to a table of their own choice."""
AnyHello = TableHello | LookIn | PlayNow

hello = msgspec.json.Decoder(AnyHello)


class _Version(Struct):
    hello: str
    protocol: int = 1
    """What a client speaks that does not say so: the first did not."""


_version = msgspec.json.Decoder(_Version)


def is_of_another_version(frame: str) -> bool:
    """Whether this is the hello of a client that speaks another protocol; raises what msgspec raises."""
    return _version.decode(frame).protocol != PROTOCOL
