"""Sent by the host to keep a room in order, from locking it to having it forgotten."""

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.members import LanguageSpoken, MemberId
from standoff.rules.asks import Seat


class Lock(Deed, frozen=True, tag="lock"):
    """Let nobody else in, to play or to watch, or let them again."""

    on: bool


class Publish(Deed, frozen=True, tag="publish"):
    """Let strangers find this table in the lobby of an open house, or no more.

    With it mild words and ready sentences begin; the host may choose otherwise.
    """

    on: bool
    language: LanguageSpoken = "en"


class Mute(Deed, frozen=True, tag="mute"):
    """Let somebody not be heard, or be heard again."""

    member: MemberId
    on: bool


class Kick(Deed, frozen=True, tag="kick"):
    """Somebody loses their chair: in a game a stand-in plays it, and only the table gives it back."""

    seat: Seat


class ShowOut(Deed, frozen=True, tag="show-out"):
    """The host has somebody leave who has no chair: a watcher, a screen, a phone that is nobody's."""

    member: MemberId


class HandOver(Deed, frozen=True, tag="hand-over"):
    """Make somebody else the host."""

    member: MemberId


class CallOff(Deed, frozen=True, tag="call-off"):
    """The host calls the game off; its seed is opened all the same."""


class Forget(Deed, frozen=True, tag="forget"):
    """The host has the table forgotten: whoever keeps its entries deletes them."""
