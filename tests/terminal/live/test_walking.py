"""What may be typed before the whistle."""

import pytest

from standoff.arena.plane import HERE, Point
from standoff.terminal.live.walking import KeyedWalk, walks

UP, LEFT, DOWN, RIGHT = Point(0, -1), Point(-1, 0), Point(0, 1), Point(1, 0)


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("w", [KeyedWalk(UP, 1)]),
        ("w3 d2", [KeyedWalk(UP, 3), KeyedWalk(RIGHT, 2)]),
        ("a4,s", [KeyedWalk(LEFT, 4), KeyedWalk(DOWN, 1)]),
        ("wwd", [KeyedWalk(UP, 1), KeyedWalk(UP, 1), KeyedWalk(RIGHT, 1)]),
        ("d 12", [KeyedWalk(RIGHT, 12)]),
        ("\x1b[a\x1b[c", [KeyedWalk(UP, 1), KeyedWalk(RIGHT, 1)]),
        ("", [KeyedWalk(HERE, 2)]),
        ("x", [KeyedWalk(HERE, 7)]),
    ],
)
def test_directions_with_numbers_are_understood(typed: str, understood: list[KeyedWalk]) -> None:
    assert walks(typed, 7) == understood


@pytest.mark.parametrize("typed", ["north", "3w!", "w-3", "x3", "wx", "1", "e2", "w ½"])
def test_anything_else_is_not(typed: str) -> None:
    assert walks(typed, 7) is None
