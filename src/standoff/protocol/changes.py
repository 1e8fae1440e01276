"""Changes: of a view a `played` tells only what is different now, and whoever reads it puts the rest back."""

from typing import Any

import msgspec
from msgspec import Struct

from standoff.arena.ground import Ground
from standoff.protocol.editions import AnySeen, View
from standoff.protocol.messages import Played
from standoff.protocol.seen import NOTHING_HELD, Held
from standoff.protocol.window import Window

Json = dict[str, Any]
"""A view as it crosses the socket."""


class PlayedOn(Struct, frozen=True, tag="played", tag_field="tell", omit_defaults=True):
    """A `played` as it goes out: what is left out of its view, and its stakes, are as before."""

    events: tuple[AnySeen, ...]
    view: dict[str, object]
    held: Held = NOTHING_HELD
    window: Window | None = None
    stakes: tuple[int, ...] = ()
    ground: Ground | None = None


def played_on(played: Played, before: View, stakes_before: tuple[int, ...]) -> PlayedOn:
    """What to tell somebody who knows the view of before."""
    stakes = () if played.stakes == stakes_before else played.stakes
    view = changes(before, played.view)
    return PlayedOn(played.events, view, played.held, played.window, stakes, played.ground)


def changes(before: View, now: View) -> dict[str, object]:
    """The fields of a view that are different now, and of the gangsters those who are."""
    changed = {
        field: value
        for field in now.__struct_fields__
        if (value := getattr(now, field)) != getattr(before, field)
    }
    if "gangsters" in changed:
        both = zip(before.gangsters, now.gangsters, strict=True)
        changed["gangsters"] = [one for was, one in both if one != was]
    return changed


class _Kind(Struct):
    tell: str


_kind = msgspec.json.Decoder(_Kind)


def is_welcome(body: bytes) -> bool:
    """Whether this is a snapshot, which follows from nothing that was told before."""
    return _kind.decode(body).tell == "welcome"


class ViewReader:
    """Reads the messages of one member, in their order, and gives each its whole view."""

    def __init__(self) -> None:
        self.view: Json | None = None

    def read(self, body: bytes) -> bytes:
        """The same message with nothing left out of its view."""
        message = msgspec.json.decode(body)
        if message["tell"] not in ("welcome", "played"):
            return body
        self.view = message["view"] = restored(self.view, message.get("view"))
        return msgspec.json.encode(message)


def restored(before: Json | None, told: Json | None) -> Json | None:
    """A whole view again; one that names the options is whole already."""
    if told is None or "options" in told:
        return told
    assert before is not None, "a welcome comes before anything that is played"
    changed = {one["seat"]: one for one in told.get("gangsters", ())}
    gangsters = [changed.get(one["seat"], one) for one in before["gangsters"]]
    return {**before, **told, "gangsters": gangsters}
