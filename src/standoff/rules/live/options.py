"""What a table chooses before a game of Live."""

from functools import cached_property

from msgspec import Struct

from standoff.rules.asks import Seat
from standoff.rules.cards import Cards
from standoff.rules.live.teams import (
    FEWEST_GANGSTERS,
    LARGEST_TEAM,
    MOST_GANGSTERS,
    SMALLEST_TEAM,
    Team,
)
from standoff.rules.live.words import Variant
from standoff.rules.options import ImpossibleTableError, Money

ROUNDS = 5
"""L15"""
COMA = 2
"""So many wounds in a round (L43)."""
BLACK_ONLY = 12
"""Up to so many gangsters only black-edged cards are used (L13, X3)."""


class Options(
    Struct, frozen=True, dict=True, tag="live", tag_field="edition", forbid_unknown_fields=True
):
    """Who plays, and with what. Seats are numbered through the teams; the last is the Godfather's."""

    teams: tuple[Team, ...]
    cards: Cards
    variants: tuple[Variant, ...] = ()
    playing_godfather: bool = False
    """Whether the Godfather is one of the gangsters, so that nobody hands them cards (V1)."""
    money: Money = Money.CLOSED

    def __post_init__(self) -> None:
        sizes = [team.size for team in self.teams]
        names = {team.name for team in self.teams}
        if len(sizes) < 2:
            raise ImpossibleTableError("Live needs two teams or more")
        for team in self.teams:
            if not SMALLEST_TEAM <= team.size <= LARGEST_TEAM:  # L10
                raise ImpossibleTableError(
                    f"a team has {SMALLEST_TEAM} to {LARGEST_TEAM} gangsters, not {team.size}"
                )
        if max(sizes) - min(sizes) > 1:  # A79
            raise ImpossibleTableError("the sizes of teams differ by at most one")
        if sum(sizes) > MOST_GANGSTERS:
            raise ImpossibleTableError(
                f"Live is for {FEWEST_GANGSTERS} to {MOST_GANGSTERS} gangsters, not {sum(sizes)}"
            )
        if "" in names or len(names) < len(sizes):
            raise ImpossibleTableError("every team needs a name of its own")
        if len(set(self.variants)) < len(self.variants):
            raise ImpossibleTableError("a variant is chosen once")

    @cached_property
    def gangsters(self) -> int:
        """How many play; also the Godfather's seat, which is the last."""
        return sum(team.size for team in self.teams)

    @property
    def players(self) -> int:
        """How many seats there are, the Godfather's too."""
        return self.gangsters + 1

    @cached_property
    def members(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each team."""
        first = 0
        members = []
        for team in self.teams:
            members.append(tuple(range(first, first + team.size)))
            first += team.size
        return tuple(members)

    @cached_property
    def team_of(self) -> tuple[int, ...]:
        """The team of each gangster's seat."""
        return tuple(place for place, team in enumerate(self.teams) for _ in range(team.size))

    @cached_property
    def red(self) -> bool:
        """Whether the red-edged cards are used too (L14)."""
        return self.gangsters > BLACK_ONLY

    @cached_property
    def chain_of_grenades(self) -> bool:
        return Variant.CHAIN_OF_GRENADES in self.variants

    @cached_property
    def foolproof(self) -> bool:
        return Variant.FOOLPROOF in self.variants
