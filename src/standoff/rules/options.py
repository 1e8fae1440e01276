"""What a table of either edition may choose, and how an impossible choice is refused."""

from enum import StrEnum


class Money(StrEnum):
    """Whether the totals won lie open (section 5)."""

    OPEN = "open"
    CLOSED = "closed"


class ImpossibleTableError(ValueError):
    """Options that no table can play with."""
