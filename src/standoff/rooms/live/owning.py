"""Owning up: what phones outdoors say of hits and of hands, and what becomes of a fact by it."""

from msgspec import Struct
from msgspec.structs import replace

from standoff.ledger.live.facts import Left, LiveFact, Struck
from standoff.protocol.deeds.outing import Admission
from standoff.rules.asks import Seat


class OwnedUp(Struct, frozen=True):
    """How often somebody was hit, or whether they put their hands up, when that was tapped."""

    who: str
    """Their name: a latecomer may move them to another seat."""
    what: Admission
    count: int
    at: int


def owning_up(fact: LiveFact, seat: Seat, count: int) -> Struck | Left:
    """A fact with what somebody owns up to besides; who was noted already is not noted twice."""
    assert isinstance(fact, Struck | Left)
    if not count:
        return fact
    if isinstance(fact, Struck):
        hits = [*fact.hits, *(0,) * (seat + 1 - len(fact.hits))]
        touched = fact.touched
        if touched and not hits[seat]:
            before = sum([1 for others in hits[:seat] if others])
            touched = (*touched[:before], (), *touched[before:])
        hits[seat] = max(hits[seat], count)
        return replace(fact, hits=tuple(hits), touched=touched)
    return Left(tuple(sorted({*fact.seats, seat})))
