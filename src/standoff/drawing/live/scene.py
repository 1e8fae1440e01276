"""The scene of a round of Live: where all froze, or team by team where nobody measured it."""

from collections import Counter
from collections.abc import Sequence

from standoff.arena.figures import figures_for
from standoff.drawing.places import RING, on_a_ring
from standoff.drawing.scene import (
    DrawnAim,
    DrawnGround,
    DrawnPlace,
    DrawnTouch,
    Figure,
    Scene,
    State,
)
from standoff.rules.asks import Seat
from standoff.rules.live.events import (
    Aimed,
    Event,
    Exploded,
    Fell,
    Fired,
    Froze,
    Reached,
    RoundBegan,
    Stabbed,
    SteppedBack,
    Withdrew,
    Wounded,
)
from standoff.rules.live.options import ROUNDS, Options
from standoff.rules.live.table import Spot, Table
from standoff.rules.live.words import Place as Whereabouts

METRE = 1_000
"""Spots are in millimetres."""
BENCH = 900
"""How much is added below the field for who sits the round out."""


def live_scene(names: Sequence[str], before: Table, events: Sequence[Event]) -> Scene:
    """What everybody could see of the round that these events tell, from the table before it."""
    round_ = next(event.round for event in events if isinstance(event, RoundBegan))
    wounds: Counter[Seat] = Counter()
    states = {
        seat: State.ABSENT
        for seat, gangster in enumerate(before.gangsters)
        if gangster.place is not Whereabouts.IN_PLAY
    }
    fired = {
        (event.seat, target) for event in events if isinstance(event, Fired) for target in event.at
    }
    spots: tuple[Spot, ...] = ()
    aims: list[DrawnAim] = []
    touches: list[DrawnTouch] = []
    exploded: set[Seat] = set()
    reaching: set[Seat] = set()
    for event in events:
        match event:
            case Froze():
                spots = event.spots
            case Aimed():
                aims += [
                    DrawnAim(event.seat, target, (event.seat, target) in fired)
                    for target in event.at
                ]
            case Withdrew():
                states[event.seat] = State.WITHDRAWN
            case Wounded():
                states[event.seat] = State.WOUNDED
                wounds[event.seat] += event.wounds
            case Fell():
                states[event.seat] = State.FALLEN
            case Reached():
                reaching.add(event.seat)
            case Stabbed():
                touches.append(DrawnTouch(event.seat, event.victim))
            case Exploded():
                exploded.add(event.seat)
                touches += [DrawnTouch(event.seat, other) for other in event.touched]
            case SteppedBack():
                touches += [DrawnTouch(event.seat, other) for other in event.touched]
            case _:
                pass
    options = before.options
    ground, places = _field(options, spots) if spots else _ring(options)
    figures = tuple(
        Figure(
            names[seat],
            options.team_of[seat],
            places[seat],
            states.get(seat, State.IN_IT),
            wounds[seat],
            exploded=seat in exploded,
            open_arms=seat in exploded or seat in reaching,
        )
        for seat in range(options.gangsters)
    )
    return Scene(round_, ROUNDS, ground, figures, tuple(aims), tuple(touches))


def _field(options: Options, spots: Sequence[Spot]) -> tuple[DrawnGround, list[DrawnPlace]]:
    """The arena with everyone on their spot, and below it a bench for those who sit out."""
    size = figures_for(options.gangsters)
    left, top = min(0, *(spot.x for spot in spots)), min(0, *(spot.y for spot in spots))
    width = max(size.width, *(spot.x for spot in spots)) - left
    height = max(size.height, *(spot.y for spot in spots)) - top
    standing = {seat: DrawnPlace(x - left, y - top) for seat, x, y in spots}
    out = [seat for seat in range(options.gangsters) if seat not in standing]
    for turn, seat in enumerate(out):
        standing[seat] = DrawnPlace(width * (turn + 0.5) / len(out), height + BENCH / 2)
    places = [standing[seat] for seat in range(options.gangsters)]
    return DrawnGround(width, height, table=False, metre=METRE), places


def _ring(options: Options) -> tuple[DrawnGround, list[DrawnPlace]]:
    return RING, on_a_ring([team.size for team in options.teams])
