"""Sent outdoors: teams are named, cards shared out, and people own up."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from standoff.ledger.live.facts import LiveFact
from standoff.protocol.deeds.deed import Deed
from standoff.protocol.deeds.real import When
from standoff.protocol.members import MemberId
from standoff.rules.asks import Seat
from standoff.rules.live.teams import LARGEST_TEAM, MOST_GANGSTERS, SMALLEST_TEAM
from standoff.rules.live.words import Variant


class Admission(StrEnum):
    """What somebody owns up to."""

    HIT = "hit"
    HANDS_UP = "hands-up"


Name = Annotated[str, Meta(max_length=200)]
Names = Annotated[tuple[Name, ...], Meta(min_length=SMALLEST_TEAM, max_length=LARGEST_TEAM)]
MOST_PROPOSED = 60
"""Far more than a phone can note while another asks for the pen."""
Teams = Annotated[tuple[Names, ...], Meta(min_length=2, max_length=7)]


class SetOut(Deed, frozen=True, tag="set-out"):
    """Who is in which team, each Chief first, and what they play with."""

    teams: Teams
    variants: Annotated[tuple[Variant, ...], Meta(max_length=2)] = ()
    box: bool = False
    """Whether a real box deals."""
    playing: bool = False
    """Whether the Godfather plays as well (V1)."""
    walk: bool = False
    """Whether nobody may run, because the ground is not safe for it."""


class SeatPhone(Deed, frozen=True, tag="seat-phone"):
    """The Godfather says whose a phone is that came late: it shows what that team holds."""

    member: MemberId
    seat: Seat


class Whistled(Deed, frozen=True, tag="whistled"):
    """The Godfather has whistled themselves: no phone counts or whistles any more."""


class Propose(Deed, frozen=True, tag="propose"):
    """What a phone noted before it learned that it does not hold the pen any more."""

    facts: Annotated[tuple[LiveFact, ...], Meta(max_length=MOST_PROPOSED)]


class Settle(Deed, frozen=True, tag="settle"):
    """The first of what was proposed is noted, or left."""


class ShareTrusted(Deed, frozen=True, tag="share-trusted"):
    """A team without a phone has divided its cards on the Godfather's (L18)."""

    team: Annotated[int, Meta(ge=0, lt=MOST_GANGSTERS)]
    to: Annotated[tuple[Name, ...], Meta(max_length=MOST_GANGSTERS)]
    at: When


class Admit(Deed, frozen=True, tag="admit"):
    """Somebody owns up, on their own phone or on a mate's: they were hit, or put their hands up."""

    who: Name
    """By name: while the phone was out of reach a latecomer may have moved their seat."""
    what: Admission
    at: When
    count: Annotated[int, Meta(ge=0, le=9)] = 1
    """How often they were hit in this phase; 0: after all not."""


class ShareOut(Deed, frozen=True, tag="share-out"):
    """A team holds its cards otherwise than they were dealt (L18)."""

    to: Annotated[tuple[Name, ...], Meta(max_length=MOST_GANGSTERS)]
    """For each card dealt to the team, who holds it, by name as whoever owns up."""
    at: When
