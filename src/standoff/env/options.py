"""The options of an environment, from plain words."""

from enum import StrEnum
from typing import TypeVar

from standoff.cards.reading import house_cards
from standoff.rules.classic.options import ImpossibleTableError, Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant

Word = TypeVar("Word", bound=StrEnum)


def classic_options(players: int, powers: str, money: str, *, cop: bool) -> Options:
    """A classic table; an impossible one is refused in a line that says why."""
    return Options(players, word(PowerSet, "powers", powers), cop, word(Money, "money", money))


def live_options(teams: tuple[int, ...], variants: tuple[str, ...], money: str) -> LiveOptions:
    """A table of Live with the house's cards; an impossible one is refused in a line."""
    chosen = tuple(word(Variant, "variants", variant) for variant in variants)
    return LiveOptions(teams_of(*teams), house_cards(), chosen, money=word(Money, "money", money))


def word(words: type[Word], option: str, given: str) -> Word:
    """One of a few words."""
    if given not in tuple(words):
        raise ImpossibleTableError(f"{option} is one of {', '.join(words)}, not {given!r}")
    return words(given)
