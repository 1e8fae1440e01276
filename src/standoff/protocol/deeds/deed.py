"""The base of every deed."""

from msgspec import Struct


class Deed(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something done in a room."""
