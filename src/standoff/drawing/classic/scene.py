"""The scene of a classic round."""

from collections import Counter
from collections.abc import Sequence

from standoff.drawing.places import TABLE, around_the_table
from standoff.drawing.scene import DrawnAim, DrawnTouch, Figure, Scene, State
from standoff.rules.asks import Seat
from standoff.rules.classic.events import (
    Aimed,
    Died,
    Event,
    Exploded,
    Fired,
    RoundBegan,
    Stabbed,
    Withdrew,
    Wounded,
)
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet


def classic_scene(names: Sequence[str], before: Table, events: Sequence[Event]) -> Scene:
    """What everybody could see of the round that these events tell, from the table before it."""
    round_ = next(event.round for event in events if isinstance(event, RoundBegan))
    wounds: Counter[Seat] = Counter()
    states = {
        seat: State.ABSENT for seat, gangster in enumerate(before.gangsters) if not gangster.alive
    }
    fired = {
        (event.seat, event.gun)
        for event in events
        if isinstance(event, Fired) and event.bullet is not Bullet.CLICK
    }
    aims: list[DrawnAim] = []
    touches: list[DrawnTouch] = []
    exploded: Seat | None = None
    for event in events:
        match event:
            case Aimed():
                aims += [
                    DrawnAim(event.seat, target, (event.seat, gun) in fired)
                    for gun, target in enumerate(event.at)
                    if target is not None
                ]
            case Withdrew():
                states[event.seat] = State.WITHDRAWN
            case Stabbed():
                touches.append(DrawnTouch(event.seat, event.victim))
            case Exploded():
                exploded = event.seat
            case Wounded():
                states[event.seat] = State.WOUNDED
                wounds[event.seat] += event.markers
                if exploded is not None:  # P21
                    touches.append(DrawnTouch(exploded, event.seat))
            case Died():
                states[event.seat] = State.FALLEN
            case _:
                pass
    figures = tuple(
        Figure(
            names[seat],
            seat,
            place,
            states.get(seat, State.IN_IT),
            wounds[seat],
            exploded=seat == exploded,
        )
        for seat, place in enumerate(around_the_table(len(names)))
    )
    return Scene(round_, ROUNDS, TABLE, figures, tuple(aims), tuple(touches))
