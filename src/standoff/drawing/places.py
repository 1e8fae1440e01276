"""Where figures stand when nobody measured it: around a table, or team by team on a ring."""

from collections.abc import Sequence
from math import cos, pi, sin

from standoff.drawing.scene import DrawnGround, DrawnPlace

TABLE = DrawnGround(960, 600, table=True)
RING = DrawnGround(960, 760, table=False)
GAP = 0.9
"""The room between two teams, in places."""


def around_the_table(seats: int) -> list[DrawnPlace]:
    """The first seat next to the reader, the others clockwise."""
    return [_on_ellipse(TABLE, 310, 210, seat / seats) for seat in range(seats)]


def on_a_ring(sizes: Sequence[int]) -> list[DrawnPlace]:
    """Groups of so many, each together, clockwise from the reader."""
    slots = sum(sizes) + GAP * len(sizes)
    places = []
    passed = -(sizes[0] - 1) / 2
    for size in sizes:
        places += [_on_ellipse(RING, 370, 310, (passed + turn) / slots) for turn in range(size)]
        passed += size + GAP
    return places


def _on_ellipse(ground: DrawnGround, across: float, along: float, turn: float) -> DrawnPlace:
    """A part of a whole turn from the point nearest to the reader."""
    angle = pi / 2 + 2 * pi * turn
    return DrawnPlace(
        ground.width / 2 + across * cos(angle), ground.height / 2 + along * sin(angle)
    )
