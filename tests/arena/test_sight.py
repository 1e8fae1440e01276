"""Who sees whom."""

from random import Random

import pytest
from hypothesis import given

from standoff.arena.arena import Arena
from standoff.arena.obstacles import Block, Column, Obstacle
from standoff.arena.plane import Point
from tests.arena.grounds import arenas, seeds, standing, walk

WALL = Block(2_000, 2_000, 1_000, 500)
TREE = Column(2_500, 2_250, 250)


@given(arenas, seeds)
def test_who_sees_somebody_is_seen_by_them(arena: Arena, seed: int) -> None:  # L25
    after, _ = walk(arena, seed, 10)[-1]
    points = [Point(x, y) for _, x, y in after.places]
    for here in points:
        for there in points:
            assert arena.sees(here, there) == arena.sees(there, here)


@pytest.mark.parametrize("obstacle", [WALL, TREE])
@pytest.mark.parametrize(
    ("here", "there", "seen"),
    [
        ((1_000, 2_250), (4_000, 2_250), False),
        ((2_500, 1_000), (2_500, 4_000), False),
        ((1_000, 1_000), (4_000, 3_500), False),
        ((1_000, 2_250), (1_900, 2_250), True),
        ((1_000, 1_000), (4_000, 1_000), True),
        ((1_000, 4_000), (4_000, 4_000), True),
    ],
)
def test_an_obstacle_hides_what_is_behind_it(
    obstacle: Obstacle, here: tuple[int, int], there: tuple[int, int], seen: bool
) -> None:  # A78
    assert standing(obstacles=(obstacle,)).sees(Point(*here), Point(*there)) is seen


def test_a_look_along_an_edge_is_free_and_a_millimetre_further_in_is_not() -> None:  # A78
    arena = standing(obstacles=(WALL,))
    assert arena.sees(Point(1_000, 2_000), Point(4_000, 2_000))
    assert not arena.sees(Point(1_000, 2_001), Point(4_000, 2_001))
    assert arena.sees(Point(2_000, 1_000), Point(2_000, 4_000))
    arena = standing(obstacles=(TREE,))
    assert arena.sees(Point(1_000, 2_500), Point(4_000, 2_500))
    assert not arena.sees(Point(1_000, 2_499), Point(4_000, 2_499))


def test_a_slanted_look_past_a_corner_is_free() -> None:  # A78
    arena = standing(obstacles=(WALL,))
    assert arena.sees(Point(1_000, 2_400), Point(2_400, 1_000))
    assert arena.sees(Point(1_000, 3_000), Point(3_000, 1_000))
    assert not arena.sees(Point(1_000, 3_100), Point(3_100, 1_000))


def test_without_obstacles_all_see_all() -> None:  # A78
    dice = Random(1)
    arena = standing()
    for _ in range(50):
        here, there = (Point(dice.randrange(9_000), dice.randrange(9_000)) for _ in range(2))
        assert arena.sees(here, there)
