"""A table of Live from plain words, with the house's cards where nobody brings others."""

from collections.abc import Sequence

from standoff.cards.reading import house_cards
from standoff.rules.cards import Cards
from standoff.rules.live.options import Options
from standoff.rules.live.teams import Team, teams_of
from standoff.rules.live.words import Variant
from standoff.rules.options import ImpossibleTableError, Money, word_of


def live_options(
    teams: Sequence[int] | Sequence[Team] = (3, 3, 3, 3),
    variants: Sequence[Variant | str] = (),
    money: Money | str = Money.CLOSED,
    cards: Cards | None = None,
) -> Options:
    """So many teams, each of so many gangsters; an impossible table is refused in a line."""
    if isinstance(variants, str):
        raise ImpossibleTableError(f"variants are a list, ({variants!r},), not {variants!r}")
    return Options(
        _teams(teams),
        house_cards() if cards is None else cards,
        tuple(word_of(Variant, "a variant", variant) for variant in variants),
        money=word_of(Money, "money", money),
    )


def _teams(said: Sequence[int] | Sequence[Team]) -> tuple[Team, ...]:
    named = [team for team in said if isinstance(team, Team)]
    if len(named) == len(said):
        return tuple(named)
    sizes = [size for size in said if type(size) is int]
    if len(sizes) < len(said):
        raise ImpossibleTableError(f"teams are sizes, (4, 4, 4), not {said!r}")
    return teams_of(*sizes)
