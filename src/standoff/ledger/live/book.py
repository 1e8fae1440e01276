"""The book of Live outdoors: what the facts come to, and what the Godfather does next."""

from enum import StrEnum

from msgspec import Struct

from standoff.rules.asks import Seat
from standoff.rules.live.events import Event
from standoff.rules.live.table import Table


class LiveStep(StrEnum):
    """What happens next, and is noted down."""

    READY = "ready"
    """Cards are handed out; then all run until the whistle."""
    NERVE = "nerve"
    BBB = "bbb"
    DOUBLE = "double"
    SHOTGUN = "shotgun"
    BLAST = "blast"
    """A grenade jumps: whom did it touch?"""
    SLAP = "slap"
    """A dagger may slap somebody."""
    OVER = "over"


VOLLEYS = (LiveStep.BBB, LiveStep.DOUBLE, LiveStep.SHOTGUN)


class LiveBook(Struct, frozen=True):
    """The table as it stands, everything that happened, and what comes next."""

    table: Table
    events: tuple[Event, ...]
    step: LiveStep
    news: int
    """Where in the events begins what the last fact brought about."""
    steps: tuple[LiveStep, ...] = ()
    """What each fact was the answer to."""
    bodies: tuple[Seat, ...] = ()
    """Who jumps, or may slap."""
    others: tuple[Seat, ...] = ()
    """Whom they could touch."""
    firing: tuple[Seat, ...] = ()
    """Whose gun speaks in this phase, where the house dealt the cards."""
