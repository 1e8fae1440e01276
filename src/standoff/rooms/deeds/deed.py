"""The base of every deed."""

from msgspec import Struct

from standoff.rooms.people import MemberId
from standoff.rooms.room import Room


class Deed(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something done in a room."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        """Refuse it where it may not be done; looks only at what its doer may know."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        """Change the room, and tell whom it concerns. `salt`: fresh random bytes."""
        raise NotImplementedError
