"""A phrase: a message and what it speaks of, in no language yet."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Value: TypeAlias = "str | float | Phrase | tuple[Value, ...]"
"""What a message may speak of: a name, a number, another phrase, or several things in a series."""
Values = dict[str, Value]
"""All a message speaks of, by the names it uses."""


class Phrase(Struct, frozen=True):
    """Something to be said: the same in every language until words are put to it."""

    message: str
    values: Mapping[str, Value] = {}
