"""A scene: what there is to see of one round from above, whatever the edition."""

from enum import StrEnum

from msgspec import Struct


class State(StrEnum):
    """What became of a gangster in the round."""

    IN_IT = "in-it"
    WOUNDED = "wounded"
    WITHDRAWN = "withdrawn"
    FALLEN = "fallen"
    """Dead, or in a coma."""
    ABSENT = "absent"
    """Out of it before the round began."""


class DrawnPlace(Struct, frozen=True):
    """A point on the ground; `x` grows to the right and `y` towards the reader."""

    x: float
    y: float


class DrawnGround(Struct, frozen=True):
    """What everybody stands on or sits around, and how large it is."""

    width: float
    height: float
    table: bool
    """A round table in the middle, or an open field."""
    metre: float | None = None
    """How long a metre is, where places are true."""


class Figure(Struct, frozen=True):
    """A gangster. The kit is their colour and shape: a seat of the classic, or a team of Live."""

    name: str
    kit: int
    place: DrawnPlace
    state: State = State.IN_IT
    wounds: int = 0
    exploded: bool = False
    open_arms: bool = False
    """Whether it mattered whom they could reach from where they stood."""


class DrawnAim(Struct, frozen=True):
    """One gun on one gangster, both by their place among the figures."""

    shooter: int
    target: int
    fired: bool
    """Whether it went off, so that it was no bluff and nothing came between."""


class DrawnTouch(Struct, frozen=True):
    """Open arms, a dagger or a blast that came to somebody."""

    body: int
    other: int


class Scene(Struct, frozen=True):
    """One round."""

    round: int
    rounds: int
    ground: DrawnGround
    figures: tuple[Figure, ...]
    aims: tuple[DrawnAim, ...] = ()
    touches: tuple[DrawnTouch, ...] = ()
