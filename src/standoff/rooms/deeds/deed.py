"""The base of every deed."""

from collections.abc import Mapping

from msgspec import Struct

from standoff.protocol.members import MemberId
from standoff.rooms.room import Room

Away = Mapping[MemberId, int]
"""Since when whose device has been out of reach."""


class Deed(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something done in a room."""

    def allow(self, room: Room, by: MemberId, at: int, away: Away) -> None:
        """Refuse what only the moment forbids: it was allowed when it is read from disk."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        """The room once it is done, with what is told of it. `salt`: fresh random bytes.

        Raises RefusedError where it may not be done, which looks only at what its doer may know.
        """
        raise NotImplementedError
