"""Geometry in whole numbers: the same inputs give the same places on any machine."""

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple


class Point(NamedTuple):
    """A point of the plane, or the way from one to another, in millimetres."""

    x: int
    y: int

    def way_to(self, other: "Point") -> "Point":
        return Point(other.x - self.x, other.y - self.y)

    def after(self, way: "Point") -> "Point":
        return Point(self.x + way.x, self.y + way.y)

    @property
    def back(self) -> "Point":
        """The same way in the other direction."""
        return Point(-self.x, -self.y)

    @property
    def square(self) -> int:
        """The square of its length."""
        return self.x * self.x + self.y * self.y


HERE = Point(0, 0)
"""The way to where one is."""


Bound = tuple[int, int, int]
"""A line `x, y, limit` that a way from here may not cross: `way.x * x + way.y * y <= limit`.

The limit is never below 0: whoever stands still is within every bound.
"""


def root_above(square: int) -> int:
    """The least whole number that is not below the root."""
    return isqrt(square - 1) + 1 if square else 0


def bound_towards(x: int, y: int, slack: int, parts: int = 1) -> Bound:
    """A bound across a way: keep `slack` from its end, and use one of so many parts of the rest."""
    square = x * x + y * y
    return x, y, max(0, (square - slack * root_above(square)) // parts)


def scaled(way: Point, length: int) -> Point:
    """A way in the same direction, as long as this or a little shorter."""
    x, y = way
    norm = root_above(x * x + y * y)
    if not norm:
        return HERE
    far, wide = abs(x) * length // norm, abs(y) * length // norm
    return Point(far if x > 0 else -far, wide if y > 0 else -wide)


def shortened(way: Point, length: int) -> Point:
    """The way itself, or its beginning if it is longer than this."""
    x, y = way
    return way if x * x + y * y <= length * length else scaled(way, length)


ROUNDS_OF_BENDING = 3


def bent(way: Point, bounds: Sequence[Bound], length: int) -> Point:
    """A way near this one that crosses no bound and is no longer than this."""
    x, y = way
    for _ in range(ROUNDS_OF_BENDING):
        straight = True
        for bx, by, limit in bounds:
            excess = x * bx + y * by - limit
            if excess > 0:
                straight = False
                norm = bx * bx + by * by
                # Rounded away from the line, on either side of nothing.
                x -= -(-bx * excess // norm) if bx > 0 else bx * excess // norm
                y -= -(-by * excess // norm) if by > 0 else by * excess // norm
        if straight:
            if x * x + y * y <= length * length:
                return Point(x, y)  # as nearly all do
            break
    way = shortened(Point(x, y), length)
    while any(way.x * bx + way.y * by > limit for bx, by, limit in bounds):
        way = scaled(way, root_above(way.square) // 2)
    return way
