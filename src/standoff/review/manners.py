"""Manners: how somebody plays, in a few numbers, beside those of the bots' temperaments."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from standoff.review.course import GameStep, rest_of_round
from standoff.review.hindsight import guns_on
from standoff.review.secrets import LOADS
from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import WITHDRAW
from standoff.rules.classic.events import Discarded, Event, Fired, Loaded
from standoff.rules.classic.words import Bullet, DiscardReason, StageId

EARLY = 4
"""The rounds in which it is still a choice what is kept for later."""


class Habits(Struct, frozen=True):
    """How often somebody did something, and how often they could have."""

    live: int = 0
    """Live cards among those loaded early: in eight rounds everybody lays down all they have."""
    loads: int = 0
    drops: int = 0
    """Drops with a gun on them."""
    threatened: int = 0
    richest: int = 0
    """Hands raised at the richest of the others, as far as all could see, where not all were as rich."""
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
        live, drops, richest = (done / could if could else 0.5 for done, could in self.pairs)
        return live, drops, richest

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The same, as how often it was done and could have been."""
        return (self.live, self.loads), (self.drops, self.threatened), (self.richest, self.aims)


_FIELDS = Habits.__struct_fields__

TEMPERAMENTS: Mapping[str, tuple[float, float, float]] = MappingProxyType(
    {
        "timid": (0.1, 0.54, 0.06),
        "reckless": (0.56, 0.06, 0.98),
        "grudge": (0.33, 0.39, 0.47),
        "accountant": (0.44, 0.04, 0.87),
        "great-shark": (0.16, 0.17, 0.45),
        "bruiser": (0.68, 0.14, 0.72),
        "bully": (0.57, 0.15, 0.39),
        "fox": (0.33, 0.15, 0.86),
        "gambler": (0.5, 0.27, 0.52),
        "judge": (0.35, 0.01, 0.76),
        "miser": (0.07, 0.01, 0.75),
        "mule": (0.18, 0.01, 0.6),
        "vulture": (0.23, 0.15, 0.28),
    }
)
"""The same rates of bots: `python -m tools.temperaments` measures them."""


def manner(turns: Sequence[GameStep], seat: Seat) -> Habits:
    """How a seat played a game."""
    found = Habits()
    for number, turn in enumerate(turns):
        if turn.before[seat].alive:
            found = found.plus(_in(turn, seat, rest_of_round(turns, number)))
    return found


def _in(turn: GameStep, seat: Seat, events: Sequence[Event]) -> Habits:
    table = turn.before
    if table.stage in LOADS:
        laid = [
            e for e in turn.events if isinstance(e, Loaded) and e.seat == seat and not e.by_chance
        ]
        if table.round > EARLY:
            return Habits()
        cards = [bullet for event in laid for bullet in event.bullets]
        return Habits(live=sum(card is not Bullet.CLICK for card in cards), loads=len(cards))
    if table.stage in (StageId.AIM, StageId.AIM_LAST):
        target = turn.after[seat].aims[0] if turn.after[seat].aims else None
        if target is None or seat not in table.asking:
            return Habits()
        sums = [table[other].money for other in table.living if other != seat]
        if min(sums) == max(sums):
            return Habits()
        return Habits(richest=table[target].money == max(sums), aims=1)
    if table.stage is not StageId.NERVE:
        return Habits()
    empty = [
        event
        for event in events
        if isinstance(event, Discarded | Fired)
        and event.seat == seat
        and event.bullet is Bullet.CLICK
    ]
    foiled = [e for e in empty if isinstance(e, Discarded) and e.why is DiscardReason.FOILED]
    shown = [e for e in empty if isinstance(e, Fired)]
    threatened = bool(guns_on(table, seat))
    drops = threatened and turn.said.get(seat) == WITHDRAW
    return Habits(drops=drops, threatened=threatened, believed=len(foiled), called=len(shown))


def nearest(own: Habits) -> str | None:
    """The temperament that is likelier to have played so than all others together.

    None where there is no such, or too little to go by.
    """
    if min(own.loads, own.threatened, own.aims) < FEW:
        return None
    fits = {name: _likely(own, rates) for name, rates in TEMPERAMENTS.items()}
    best = max(fits, key=lambda name: fits[name])
    return best if fits[best] > sum(fits.values()) / 2 else None


def _likely(own: Habits, rates: Sequence[float]) -> float:
    """How likely somebody with these rates does just so often what was done."""
    found = 1.0
    for (done, could), rate in zip(own.pairs, rates, strict=True):
        often = min(max(rate, SELDOM), 1 - SELDOM)
        found *= often**done * (1 - often) ** (could - done)
    return found


FEW = 3
"""Whoever did each less often has shown no manner."""
SELDOM = 0.02
"""What is not seen in hundreds of games may be seen in the next."""
