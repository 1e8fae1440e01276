"""The figures of an arena: no text gives them, so a table may choose others (A78)."""

from math import isqrt

from msgspec import Struct

AREA_EACH = 4_600_000
"""Square millimetres for each gangster (L8)."""
REACH = 1_000
"""How far open arms reach (A78)."""


class Figures(Struct, frozen=True):
    """How large everything is, in millimetres, and how fast."""

    width: int
    height: int
    body: int = 200
    """From the middle of a body to its edge."""
    reach: int = REACH
    """From the middle of one body to the middle of another that its open arms touch."""
    step_back: int = 700
    """How far a Shotgun's victim goes."""
    speed: int = 1_800
    """Nobody goes farther in a second."""
    steps_a_second: int = 20
    countdown: int = 10
    """Seconds from the first step to the whistle (L22)."""

    @property
    def pace(self) -> int:
        """Nobody goes farther in one step of time."""
        return self.speed // self.steps_a_second

    @property
    def steps(self) -> int:
        """How many steps of time a countdown has."""
        return self.countdown * self.steps_a_second


def figures_for(gangsters: int) -> Figures:
    """A square with room for so many."""
    side = isqrt(AREA_EACH * gangsters)
    return Figures(side, side)
