"""What the host of a table of Live chooses: the teams come about when people sit in them."""

from enum import StrEnum

from msgspec import Struct

from standoff.arena.ground import Obstacles
from standoff.cards.reading import house_cards
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.live.options import Options
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.rules.options import Money

FEWEST, MOST = 6, 20
"""How many may play in a room; the rules would take one more (A79)."""


class Godfather(StrEnum):
    """Who answers for the Godfather's seat."""

    ARENA = "arena"
    """Nobody: people walk about in the arena, which knows who sees and touches whom."""
    PERSON = "person"
    """Somebody who does not play."""
    PLAYER = "player"
    """One of the gangsters (V1)."""


class LiveSetting(Struct, frozen=True, tag="live", tag_field="edition", forbid_unknown_fields=True):
    """What is played, before anybody sits in a team."""

    teams: tuple[int, ...] = ()
    """The sizes of the teams; none: as many as come, from 6 to 20, in teams that suit them."""
    variants: tuple[Variant, ...] = ()
    money: Money = Money.CLOSED
    obstacles: Obstacles = Obstacles.NONE
    godfather: Godfather = Godfather.ARENA

    def __post_init__(self) -> None:
        self.options(self.teams or (3, 3))

    @property
    def gangsters(self) -> int:
        """How many may play at most."""
        return sum(self.teams) or MOST

    @property
    def chairs(self) -> int:
        """How many chairs there are at most, with the Godfather's where they have one of their own."""
        return self.gangsters + (self.godfather is Godfather.PERSON)

    def options(self, sizes: tuple[int, ...]) -> Options:
        """The table for teams of these sizes; raises ImpossibleTableError."""
        return Options(
            teams_of(*sizes),
            house_cards(),
            self.variants,
            playing_godfather=self.godfather is Godfather.PLAYER,
            money=self.money,
        )


Setting = ClassicOptions | LiveSetting
"""What the host chooses."""
