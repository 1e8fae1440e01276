"""Where everybody stands when the countdown begins."""

import pytest

from standoff.arena.arena import NoRoomError, opened
from standoff.arena.figures import Figures, figures_for
from standoff.arena.obstacles import Block
from standoff.arena.plane import Point


@pytest.mark.parametrize("gangsters", range(6, 22))
def test_an_arena_has_about_four_and_a_half_square_metres_for_each(gangsters: int) -> None:  # L8
    figures = figures_for(gangsters)
    assert figures.width * figures.height == pytest.approx(4_600_000 * gangsters, rel=0.001)


@pytest.mark.parametrize("gangsters", range(1, 22))
def test_all_begin_out_of_each_others_reach(gangsters: int) -> None:
    arena = opened(figures_for(max(6, gangsters)), (), range(gangsters))
    assert [spot.seat for spot in arena.places] == list(range(gangsters))
    for one in arena.places:
        for other in arena.places:
            distance = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
            assert one is other or distance > arena.figures.reach**2


def test_all_stand_in_the_order_told_and_are_listed_by_seat() -> None:
    figures = figures_for(6)
    one, other = (opened(figures, (), order) for order in ((4, 2, 7), (7, 4, 2)))
    assert [spot.seat for spot in one.places] == [2, 4, 7]
    assert one.place(4) == other.place(7)


def test_nobody_begins_in_an_obstacle() -> None:
    figures = figures_for(12)
    obstacles = (Block(0, 0, figures.width, figures.height // 2),)
    arena = opened(figures, obstacles, range(12))
    for _, x, y in arena.places:
        assert obstacles[0].clear_of(Point(x, y), figures.body)


def test_more_than_fit_are_refused_in_one_line() -> None:
    with pytest.raises(NoRoomError, match="no room for 12 gangsters"):
        opened(Figures(1_000, 1_000), (), range(12))


def test_an_arena_may_be_empty_and_nobody_is_nowhere() -> None:
    arena = opened(figures_for(6), (), ())
    assert arena.step({3: Point(1, 1)}) == arena
    with pytest.raises(KeyError):
        arena.place(3)
