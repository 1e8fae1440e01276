"""The options of an environment, from plain words."""

from enum import StrEnum
from typing import TypeVar

from standoff.rules.classic.options import ImpossibleTableError, Options
from standoff.rules.classic.words import Money, PowerSet

Word = TypeVar("Word", bound=StrEnum)


def classic_options(players: int, powers: str, money: str, *, cop: bool) -> Options:
    """A classic table; an impossible one is refused in a line that says why."""
    return Options(players, word(PowerSet, "powers", powers), cop, word(Money, "money", money))


def word(words: type[Word], option: str, given: str) -> Word:
    """One of a few words."""
    if given not in tuple(words):
        raise ImpossibleTableError(f"{option} is one of {', '.join(words)}, not {given!r}")
    return words(given)
