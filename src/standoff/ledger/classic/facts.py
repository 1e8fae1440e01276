"""Facts: what everybody at a real table has seen, as somebody notes it down."""

from typing import Annotated

from msgspec import Meta, Struct

from standoff.rules.asks import Seat
from standoff.rules.classic.words import Bullet, PowerId
from standoff.rules.notes import Note

MOST_SEATS = 6
MOST_NOTES = 40

Seats = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
Hits = Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=MOST_SEATS)]


class Fact(Struct, frozen=True, tag_field="fact", forbid_unknown_fields=True):
    """Something all have seen. Nothing secret is ever one."""


class Turned(Fact, frozen=True, tag="turned"):
    """These notes joined the loot, and a round began (C14)."""

    notes: Annotated[tuple[Note, ...], Meta(max_length=MOST_NOTES)]


class LoadsNoted(Fact, frozen=True, tag="loaded"):
    """Everybody has laid a card (C17)."""


class AimsNoted(Fact, frozen=True, tag="aimed"):
    """Everybody has pointed at somebody, or was too slow (C20)."""


class WithdrawalsNoted(Fact, frozen=True, tag="withdrew"):
    """On "three" these withdrew, and everybody else alive stayed (C27)."""

    seats: Seats


class Hit(Fact, frozen=True, tag="hit"):
    """The shots of a volley, seat by seat: how many found each (C36, C42)."""

    hits: Hits


class Showed(Fact, frozen=True, tag="showed"):
    """A power card was turned up (P4)."""

    seat: Seat
    power: PowerId
    whom: Seat | None = None
    """Who is stabbed, or whose gun is taken."""
    bullet: Bullet | None = None
    """The foiled card that proves a stab (A43)."""


class Shared(Fact, frozen=True, tag="shared"):
    """The loot was handed out as it was worked out (C48)."""


class Phoned(Fact, frozen=True, tag="phoned"):
    """The telephone came back, used or not (K12)."""

    used: bool


class CardsNoted(Fact, frozen=True, tag="revealed"):
    """After the last round all cards lie open (S12, K4)."""

    cop: Seat | None = None


AnyFact = (
    Turned | LoadsNoted | AimsNoted | WithdrawalsNoted | Hit | Showed | Shared | Phoned | CardsNoted
)
