"""Rounds to draw: scenes made by dice, and the rounds of scenarios."""

from pathlib import Path
from random import Random

from standoff.arena.figures import figures_for
from standoff.bots.gangsters import LIVE_GANGSTERS
from standoff.drawing.legend import Captions, Sign
from standoff.drawing.live.scene import METRE
from standoff.drawing.places import RING, TABLE, around_the_table, on_a_ring
from standoff.drawing.scene import (
    DrawnAim,
    DrawnGround,
    DrawnPlace,
    DrawnTouch,
    Figure,
    Scene,
    State,
)

SCENARIOS = Path(__file__).parents[1] / "scenarios"
GOLDEN = (
    "classic/T4-one-gangster-dies-in-one-round",
    "classic/T5-P20-P21-P22-P24-A26-the-grenade-of-the-printed-example",
    "live/A66-D15-a-blast-takes-kevlar-that-a-fall-did-not",
    "live/L46-L47-shotgun-and-step-back",
)
CAPTIONS = Captions("Round 1 of 5", "3 share.", {sign: sign.value for sign in Sign})
LAYOUTS = ((3, 3), (4, 3), (3, 3, 3, 3), (5, 5, 4), (4,) * 5, (3,) * 7)
BODY = 400
"""Nobody stands nearer to anybody, in millimetres."""


def on_a_field(
    sizes: tuple[int, ...], dice: Random, crowded: float
) -> tuple[DrawnGround, list[DrawnPlace]]:
    """Places in the arena where bodies do not overlap; in a crowd all keep to one corner."""
    side = figures_for(sum(sizes)).width
    room = int(side * crowded)
    places: list[DrawnPlace] = []
    while len(places) < sum(sizes):
        spot = DrawnPlace(dice.randrange(200, room), dice.randrange(200, room))
        if all((spot.x - p.x) ** 2 + (spot.y - p.y) ** 2 >= BODY**2 for p in places):
            places.append(spot)
    return DrawnGround(side, side, table=False, metre=METRE), places


def scene(
    sizes: tuple[int, ...],
    seed: int,
    *,
    crowded: float | None = None,
    names: tuple[str, ...] = LIVE_GANGSTERS,
) -> Scene:
    """Any round of Live, on a field or, where nobody measured it, on a ring."""
    dice = Random(seed)
    ground, places = RING, on_a_ring(sizes)
    if crowded is not None:
        ground, places = on_a_field(sizes, dice, crowded)
    team_of = [team for team, size in enumerate(sizes) for _ in range(size)]
    return _scene(ground, places, team_of, names, dice)


def table_scene(players: int, seed: int) -> Scene:
    """Any round of the classic."""
    dice = Random(seed)
    seats = list(range(players))
    return _scene(TABLE, around_the_table(players), seats, LIVE_GANGSTERS, dice)


def _scene(
    ground: DrawnGround,
    places: list[DrawnPlace],
    kits: list[int],
    names: tuple[str, ...],
    dice: Random,
) -> Scene:
    figures = tuple(
        Figure(
            names[one],
            kits[one],
            place,
            dice.choice(list(State)),
            wounds=dice.randrange(3),
            exploded=dice.random() < 0.1,
            open_arms=dice.random() < 0.1,
        )
        for one, place in enumerate(places)
    )
    enemies = [
        [other for other, kit in enumerate(kits) if kit != kits[one]] for one in range(len(kits))
    ]
    aims = [
        DrawnAim(one, target, fired=dice.random() < 0.4)
        for one in range(len(kits))
        for target in dice.sample(enemies[one], dice.randrange(3))
    ]
    touches = [DrawnTouch(*dice.sample(range(len(kits)), 2)) for _ in range(dice.randrange(4))]
    return Scene(1, 5, ground, figures, tuple(aims), tuple(touches))
