"""Doing: which function does a deed, by the kind of deed."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.members import MemberId
from standoff.rooms.room import Room

Away = Mapping[MemberId, int]
"""Since when whose device has been out of reach."""


class Act(NamedTuple):
    """By whom and when a deed is done, and fresh random bytes for what it may draw."""

    by: MemberId
    at: int
    salt: bytes

    def tapped(self, when: int | None) -> int:
        """When it was tapped, as far as that can be believed: it may be sent much later."""
        return self.at if when is None else min(when, self.at)


D = TypeVar("D", bound=Deed)
Do = Callable[[D, Room, Act], Room]
"""The room once a deed is done in it, with what is told of it.

Raises RefusedError where it may not be done, which looks only at what its doer may know.
"""
Allow = Callable[[D, Room, int, Away], None]
"""Refuses what only the moment forbids: it was allowed when it is read from disk."""

DOES: dict[type[Deed], Callable[..., Room]] = {}
ALLOWS: dict[type[Deed], Callable[..., None]] = {}


def does(kind: type[D]) -> Callable[[Do[D]], Do[D]]:
    """A function that does deeds of this kind."""

    def kept(do: Do[D]) -> Do[D]:
        DOES[kind] = do
        return do

    return kept


def allows(kind: type[D]) -> Callable[[Allow[D]], Allow[D]]:
    """A function that says whether a deed of this kind is allowed just now."""

    def kept(allow: Allow[D]) -> Allow[D]:
        ALLOWS[kind] = allow
        return allow

    return kept
