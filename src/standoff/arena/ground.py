"""The ground of a game: how large everything is, and what stands in the way."""

from enum import StrEnum

from msgspec import Struct

from standoff.arena.arena import Arena, Places
from standoff.arena.figures import Figures, figures_for
from standoff.arena.obstacles import Column, Obstacle


class Obstacles(StrEnum):
    """What a table may have in its arena."""

    NONE = "none"
    PILLARS = "pillars"


class Ground(Struct, frozen=True):
    """An arena before anybody stands in it."""

    figures: Figures
    obstacles: tuple[Obstacle, ...] = ()

    def with_people(self, places: Places) -> Arena:
        """The arena with everybody where they stand."""
        return Arena(self.figures, self.obstacles, places)


def pillars(figures: Figures) -> tuple[Obstacle, ...]:
    """Three of them, which nobody sees through."""
    places = ((1, 1), (3, 1), (2, 3))
    radius = figures.width // 16
    return tuple(Column(x * figures.width // 4, y * figures.height // 4, radius) for x, y in places)


def ground_for(gangsters: int, obstacles: Obstacles, steps_a_second: int) -> Ground:
    """The ground for so many, with time in so many steps."""
    square = figures_for(gangsters)
    figures = Figures(square.width, square.height, steps_a_second=steps_a_second)
    return Ground(figures, pillars(figures) if obstacles is Obstacles.PILLARS else ())
