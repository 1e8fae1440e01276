"""Steps of time: bodies move at once, and never through each other or the edge of the world."""

from hashlib import sha256
from itertools import combinations, pairwise

import msgspec
from hypothesis import given

from standoff.arena.arena import Arena
from standoff.arena.obstacles import Block, Column
from standoff.arena.plane import Point
from standoff.rules.live.table import Spot
from tests.arena.grounds import ROOMY, arenas, random_arena, seeds, standing, walk

STEPS = 25


@given(arenas, seeds)
def test_nobody_ever_leaves_the_area_or_enters_an_obstacle(arena: Arena, seed: int) -> None:
    figures = arena.figures
    body = figures.body
    for after, _ in walk(arena, seed, STEPS):
        for spot in after.places:
            assert body <= spot.x <= figures.width - body
            assert body <= spot.y <= figures.height - body
            here = Point(spot.x, spot.y)
            assert all(obstacle.clear_of(here, body) for obstacle in arena.obstacles)


@given(arenas, seeds)
def test_bodies_never_overlap(arena: Arena, seed: int) -> None:
    apart = (2 * arena.figures.body) ** 2
    for after, _ in walk(arena, seed, STEPS):
        for one, other in combinations(after.places, 2):
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= apart


@given(arenas, seeds)
def test_nobody_goes_faster_than_the_limit(arena: Arena, seed: int) -> None:
    arenas = [one for one, _ in walk(arena, seed, STEPS)]
    for before, after in pairwise(arenas):
        for one, other in zip(before.places, after.places, strict=True):
            assert one.seat == other.seat
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= arena.figures.pace**2


@given(arenas, seeds)
def test_only_those_who_wish_to_move_do(arena: Arena, seed: int) -> None:
    for before, wishes in walk(arena, seed, STEPS):
        after = before.step(wishes)
        for one, other in zip(before.places, after.places, strict=True):
            assert one.seat in wishes or one == other


@given(arenas, seeds)
def test_the_order_in_which_wishes_come_does_not_matter(arena: Arena, seed: int) -> None:
    for before, wishes in walk(arena, seed, STEPS):
        backwards = dict(reversed(list(wishes.items())))
        assert before.step(wishes) == before.step(backwards)


@given(arenas, seeds)
def test_the_same_wishes_lead_to_the_same_places(arena: Arena, seed: int) -> None:
    taken = walk(arena, seed, STEPS)
    again = arena
    for before, wishes in taken:
        assert again == before
        again = again.step(wishes)


def test_places_are_the_same_on_every_machine() -> None:
    arena = random_arena(21, 3, 20, seed=5)
    after, _ = walk(arena, 6, 300)[-1]
    assert all(type(number) is int for spot in after.places for number in spot)
    assert sha256(msgspec.json.encode(after.places)).hexdigest() == PLACES


PLACES = "dc88c3240e2c97e341a5bc18af8ad97aecf4d5ec534fe4d3848656efad7e87ad"


def test_whoever_is_alone_walks_straight_and_stops_at_the_target() -> None:
    arena = standing((1_000, 1_000))
    for _ in range(11):
        arena = arena.step({0: Point(2_000, 1_000)})
    assert arena.places == (Spot(0, 1_990, 1_000),)
    assert arena.step({0: Point(2_000, 1_000)}).places == (Spot(0, 2_000, 1_000),)


def test_a_direction_is_walked_at_full_speed() -> None:
    arena = standing((1_000, 1_000))
    assert arena.ahead(0, Point(0, -7)) == (1_000, 1_000 - ROOMY.pace)
    assert arena.step({0: arena.ahead(0, Point(0, -7))}).place(0) == (1_000, 910)


def test_two_who_run_at_each_other_meet_half_way() -> None:
    arena = standing((1_000, 1_000), (2_000, 1_000))
    for _ in range(20):
        arena = arena.step({0: arena.place(1), 1: arena.place(0)})
    assert arena.places == (Spot(0, 1_300, 1_000), Spot(1, 1_700, 1_000))


def test_somebody_in_the_way_is_walked_around_not_pushed() -> None:
    arena = standing((1_000, 1_000), (2_000, 1_050))
    for _ in range(60):
        arena = arena.step({0: Point(3_000, 1_000)})
    assert arena.places == (Spot(0, 3_000, 1_000), Spot(1, 2_000, 1_050))


def test_walls_and_obstacles_are_slid_along() -> None:
    for obstacle in (Block(2_000, 0, 500, 1_100), Column(2_200, 900, 300)):
        arena = standing((1_000, 1_000), obstacles=(obstacle,))
        for _ in range(80):
            arena = arena.step({0: Point(4_000, 1_250)})
        assert arena.place(0) == (4_000, 1_250)
    arena = standing((1_000, 1_000))
    for _ in range(60):
        arena = arena.step({0: Point(3_000, -9_000)})
    assert arena.place(0).y == ROOMY.body
    assert arena.place(0).x > 1_050
