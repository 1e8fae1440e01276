"""Facts of Live outdoors: what the Godfather, or a phone, has seen."""

from typing import Annotated

from msgspec import Meta, Struct

from standoff.ledger.classic.facts import Fact
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.teams import MOST_GANGSTERS
from standoff.rules.notes import Notes

Seats = Annotated[tuple[Seat, ...], Meta(max_length=MOST_GANGSTERS)]
Hits = Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=MOST_GANGSTERS)]


class Declared(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a real box, which its holder showed when wounded (A58)."""

    seat: Seat
    weapon: Weapon
    number: Annotated[int, Meta(ge=0, le=99)] = 0
    """The number on a grenade or a dagger; 0: it does not matter."""


Cards = Annotated[tuple[Declared, ...], Meta(max_length=MOST_GANGSTERS)]


class Shared(Struct, frozen=True):
    """How a team shared out its cards of a round; no fact, because only the team knows (L18)."""

    round: int
    team: int
    to: tuple[Seat, ...]
    after: int
    """Behind how many facts."""


class Ran(Fact, frozen=True, tag="ran"):
    """Everybody holds a card, and the countdown to the first whistle begins (L22)."""

    notes: Notes = Notes()
    """The money sides of a real box's new deck, counted by value (L16)."""


class Left(Fact, frozen=True, tag="left"):
    """At the second whistle these went to the Coward's Corner (L29)."""

    seats: Seats = ()


class Struck(Fact, frozen=True, tag="struck"):
    """The shots of a gun's phase, seat by seat: how many found each (L33, L44, L46)."""

    hits: Hits = ()
    cards: Cards = ()
    touched: Annotated[tuple[Seats, ...], Meta(max_length=MOST_GANGSTERS)] = ()
    """Whom each that a Shotgun hit touched when stepping back, in seat order (L47)."""
    gun: Weapon | None = None
    """Which gun was called, by a phone that could not know whether anybody holds one."""


class Touched(Fact, frozen=True, tag="touched"):
    """Whom a grenade touched with open arms (L38)."""

    touched: Seats = ()
    cards: Cards = ()


class Slapped(Fact, frozen=True, tag="slapped"):
    """Whom a dagger touched; None: it stays where it is (L40)."""

    victim: Seat | None = None
    cards: Cards = ()


class Joined(Fact, frozen=True, tag="joined"):
    """Somebody came late, and plays from the next round on that is not dealt yet."""

    team: Annotated[int, Meta(ge=0, lt=MOST_GANGSTERS)]
    name: Annotated[str, Meta(max_length=200)]

    def called(self, old: str, new: str) -> "Joined":
        """The same, of somebody who has another name now."""
        return Joined(self.team, new) if self.name == old else self


class WentHome(Fact, frozen=True, tag="went-home"):
    """Somebody leaves the garden between two rounds, for good."""

    seat: Seat


LiveFact = Ran | Left | Struck | Touched | Slapped | Joined | WentHome
