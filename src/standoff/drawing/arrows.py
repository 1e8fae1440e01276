"""The way of an aim from one figure to another: straight, or bent around whoever is between."""

from collections.abc import Sequence
from math import hypot

from msgspec import Struct

from standoff.drawing.scene import DrawnPlace

BENDS = (0.0, 0.1, -0.1, 0.18, -0.18, 0.27, -0.27, 0.36, -0.36)
"""How far a way swerves to its right, in parts of its length, the straightest first."""
CLOSE, CLOSE_BENDS = 3.2, (1.1, -1.1, 1.7, -1.7, 2.3, -2.3)
"""Nearer than so many radii there is only room on the outside of two figures."""
CLEAR = 5
"""What stays free between a way and a figure it passes."""
SPACING = 9
"""From one point of a line to the next, where labels should not lie."""


class Arrow(Struct, frozen=True):
    """A curve from the edge of one figure to the edge of another."""

    start: DrawnPlace
    bend: DrawnPlace
    """Where the tangents of both ends meet."""
    end: DrawnPlace

    def at(self, part: float) -> DrawnPlace:
        """The point after a part of the way."""
        rest = 1 - part
        return DrawnPlace(
            rest * rest * self.start.x + 2 * rest * part * self.bend.x + part * part * self.end.x,
            rest * rest * self.start.y + 2 * rest * part * self.bend.y + part * part * self.end.y,
        )

    @property
    def length(self) -> float:
        return hypot(self.end.x - self.start.x, self.end.y - self.start.y)

    @property
    def points(self) -> list[DrawnPlace]:
        steps = max(2, int(self.length / SPACING))
        return [self.at(step / steps) for step in range(steps + 1)]


def arrows(
    pairs: Sequence[tuple[int, int]], places: Sequence[DrawnPlace], radius: float
) -> list[Arrow]:
    """A curve for each pair of figures; two between the same ones never lie on one another."""
    taken: set[tuple[int, int, float]] = set()
    drawn = []
    for start, end in pairs:
        # Seen from the first of the two, so that there and back differ.
        side = 1 if start < end else -1
        both = min(start, end), max(start, end)
        here, there = places[start], places[end]
        close = hypot(there.x - here.x, there.y - here.y) < CLOSE * radius
        bends = CLOSE_BENDS if close else BENDS
        free = [bend for bend in bends if (*both, side * bend) not in taken] or [bends[0]]
        ways = [curved(here, there, radius, bend) for bend in free]
        others = [place for one, place in enumerate(places) if one not in both]
        best = min(range(len(ways)), key=lambda one: (_hits(ways[one], others, radius), one))
        taken.add((*both, side * free[best]))
        drawn.append(ways[best])
    return drawn


def toward(here: DrawnPlace, there: DrawnPlace, length: float) -> DrawnPlace:
    """So far from here in the direction of there."""
    distance = hypot(there.x - here.x, there.y - here.y) or 1
    return DrawnPlace(
        here.x + (there.x - here.x) * length / distance,
        here.y + (there.y - here.y) * length / distance,
    )


def curved(here: DrawnPlace, there: DrawnPlace, radius: float, bend: float) -> Arrow:
    """From edge to edge, swerving to the right by a part of its length."""
    x, y = there.x - here.x, there.y - here.y
    over = DrawnPlace((here.x + there.x) / 2 - y * bend, (here.y + there.y) / 2 + x * bend)
    return Arrow(toward(here, over, radius + 2), over, toward(there, over, radius + 3))


def _hits(way: Arrow, others: Sequence[DrawnPlace], radius: float) -> int:
    """How many figures it would run over."""
    points = way.points
    return sum(
        any(hypot(point.x - other.x, point.y - other.y) < radius + CLEAR for point in points)
        for other in others
    )
