"""What a table of either edition may choose, and how an impossible choice is refused."""

from typing import TypeVar

from standoff.rules.words import Word

WordT = TypeVar("WordT", bound=Word)


class Money(Word):
    """Whether the totals won lie open (section 5)."""

    OPEN = "open"
    CLOSED = "closed"


class ImpossibleTableError(ValueError):
    """Options that no table can play with."""


def word_of(words: type[WordT], option: str, given: str) -> WordT:
    """One of a few words, whether it was given as such or as plain text."""
    if given not in tuple(words):
        raise ImpossibleTableError(f"{option} is one of {', '.join(words)}, not {given!r}")
    return words(given)
