"""Arenas of every kind, and walks in them."""

from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from standoff.arena.arena import Arena, NoRoomError, Wishes, opened
from standoff.arena.figures import Figures, figures_for
from standoff.arena.obstacles import Block, Column, Obstacle
from standoff.arena.plane import Point
from standoff.rules.asks import Seat
from standoff.rules.live.table import Spot

ROOMY = Figures(10_000, 10_000)


def standing(*spots: tuple[int, int], obstacles: tuple[Obstacle, ...] = ()) -> Arena:
    """Seats 0, 1, 2… at these places of a roomy arena."""
    return Arena(ROOMY, obstacles, tuple(Spot(seat, *at) for seat, at in enumerate(spots)))


def random_arena(gangsters: int, obstacles: int, steps_a_second: int, seed: int) -> Arena:
    """An arena with obstacles wherever they fall, if there is still room."""
    dice = Random(seed)
    figures = replace(figures_for(gangsters), steps_a_second=steps_a_second)
    things = tuple(_obstacle(figures, dice) for _ in range(obstacles))
    try:
        return opened(figures, things, range(gangsters))
    except NoRoomError:
        return opened(figures, (), range(gangsters))


def _obstacle(figures: Figures, dice: Random) -> Obstacle:
    x, y = dice.randrange(figures.width), dice.randrange(figures.height)
    if dice.random() < 0.5:
        return Column(x, y, dice.randrange(1, 900))
    return Block(x, y, dice.randrange(1, 1_500), dice.randrange(1, 1_500))


def random_wishes(arena: Arena, dice: Random) -> Wishes:
    """Some stand still, some walk out of the area, most run at each other."""
    middle = Point(arena.figures.width // 2, arena.figures.height // 2)
    places = [Point(x, y) for _, x, y in arena.places]
    choices = [*places, middle, Point(-5_000, 300), Point(300, 99_000), places[0]]
    wishes: dict[Seat, Point] = {}
    for spot in arena.places:
        if dice.random() < 0.9:
            wishes[spot.seat] = dice.choice(choices)
    return wishes


def walk(arena: Arena, seed: int, steps: int) -> list[tuple[Arena, Wishes]]:
    """A walk: each arena, and what was wished in it; the last one with nothing wished."""
    dice = Random(seed)
    taken: list[tuple[Arena, Wishes]] = []
    wishes: Wishes = {}
    for turn in range(steps):
        if turn % 5 == 0:
            wishes = random_wishes(arena, dice)
        taken.append((arena, wishes))
        arena = arena.step(wishes)
    return [*taken, (arena, {})]


arenas = st.builds(
    random_arena,
    st.integers(6, 21),
    st.integers(0, 4),
    st.sampled_from((1, 4, 20)),
    st.integers(0, 2**32),
)
seeds = st.integers(0, 2**32)
