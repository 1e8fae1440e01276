"""Manners: how somebody plays, in a few numbers, beside those of the bots' temperaments."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from standoff.review.course import GameStep
from standoff.review.hindsight import guns_on
from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import WITHDRAW
from standoff.rules.classic.events import Discarded, Fired, Loaded
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, DiscardReason, StageId


class Habits(Struct, frozen=True):
    """How often somebody did something, and how often they could have."""

    live: int = 0
    """Live cards among those loaded."""
    loads: int = 0
    drops: int = 0
    """Drops with a gun on them."""
    threatened: int = 0
    richest: int = 0
    """Hands raised at the richest of the others, as far as all could see."""
    aims: int = 0
    believed: int = 0
    """Empty guns before which somebody dropped."""
    called: int = 0
    """Empty guns that everybody saw."""

    def plus(self, other: "Habits") -> "Habits":
        return Habits(*(getattr(self, one) + getattr(other, one) for one in _FIELDS))

    @property
    def rates(self) -> tuple[float, float, float]:
        """Live cards, drops before a gun, hands at the richest."""
        pairs = (self.live, self.loads), (self.drops, self.threatened), (self.richest, self.aims)
        rates = [done / could if could else 0.5 for done, could in pairs]
        return rates[0], rates[1], rates[2]


_FIELDS = Habits.__struct_fields__

TEMPERAMENTS: Mapping[str, tuple[float, float, float]] = MappingProxyType({})
"""The same rates of bots, each alone among the four others (`measured`)."""


def manner(turns: Sequence[GameStep], seat: Seat) -> Habits:
    """How a seat played a game."""
    found = Habits()
    for turn in turns:
        if turn.before[seat].alive:
            found = found.plus(_in(turn, seat))
    return found


def _in(turn: GameStep, seat: Seat) -> Habits:
    table = turn.before
    if table.stage is StageId.LOAD:
        laid = [
            e for e in turn.events if isinstance(e, Loaded) and e.seat == seat and not e.by_chance
        ]
        return Habits(live=sum(e.bullets[0] is not Bullet.CLICK for e in laid), loads=len(laid))
    if table.stage is StageId.AIM:
        target = turn.after[seat].aims[0] if turn.after[seat].aims else None
        if target is None:
            return Habits()
        most = max(_riches(table, other) for other in table.living if other != seat)
        return Habits(richest=_riches(table, target) == most, aims=1)
    empty = [
        event
        for event in turn.events
        if isinstance(event, Discarded | Fired)
        and event.seat == seat
        and event.bullet is Bullet.CLICK
    ]
    foiled = [e for e in empty if isinstance(e, Discarded) and e.why is DiscardReason.FOILED]
    shown = [e for e in empty if isinstance(e, Fired)]
    threatened = bool(guns_on(table, seat))
    drops = threatened and turn.said.get(seat) == WITHDRAW
    return Habits(drops=drops, threatened=threatened, believed=len(foiled), called=len(shown))


def _riches(table: Table, seat: Seat) -> int:
    return table[seat].money


def nearest(own: Habits) -> str | None:
    """The temperament whose rates lie nearest; None where there is too little to go by."""
    if own.loads < FEW or not TEMPERAMENTS:
        return None

    def distance(name: str) -> float:
        return sum((a - b) ** 2 for a, b in zip(own.rates, TEMPERAMENTS[name], strict=True))

    return min(TEMPERAMENTS, key=distance)


FEW = 4
"""Whoever loaded less often has shown no manner."""
