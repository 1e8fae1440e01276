"""What may be typed before the whistle."""

import pytest

from standoff.arena.plane import HERE, Point
from standoff.terminal.live.walking import Walk, walks

UP, LEFT, DOWN, RIGHT = Point(0, -1), Point(-1, 0), Point(0, 1), Point(1, 0)


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("w", [Walk(UP, 1)]),
        ("w3 d2", [Walk(UP, 3), Walk(RIGHT, 2)]),
        ("a4,s", [Walk(LEFT, 4), Walk(DOWN, 1)]),
        ("wwd", [Walk(UP, 1), Walk(UP, 1), Walk(RIGHT, 1)]),
        ("d 12", [Walk(RIGHT, 12)]),
        ("\x1b[a\x1b[c", [Walk(UP, 1), Walk(RIGHT, 1)]),
        ("", [Walk(HERE, 2)]),
        ("x", [Walk(HERE, 7)]),
    ],
)
def test_directions_with_numbers_are_understood(typed: str, understood: list[Walk]) -> None:
    assert walks(typed, 7) == understood


@pytest.mark.parametrize("typed", ["north", "3w!", "w-3", "x3", "wx", "1", "e2", "w ½"])
def test_anything_else_is_not(typed: str) -> None:
    assert walks(typed, 7) is None
