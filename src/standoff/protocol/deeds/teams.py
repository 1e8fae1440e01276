"""Sent by teams: joining one, taking the whistle, wishing for a card, talking among each other."""

from typing import Annotated

from msgspec import Meta

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.spoken import Text
from standoff.rules.asks import Seat
from standoff.rules.live.teams import LARGEST_TEAM, TEAM_NAMES


class JoinTeam(Deed, frozen=True, tag="join-team"):
    """Somebody would like to be in a team, and perhaps lead it; the host may place anybody."""

    team: Annotated[int, Meta(ge=0, lt=len(TEAM_NAMES))] | None
    """None: wherever there is room."""
    chief: bool = False
    seat: Seat | None = None
    """Whom the host places; None: oneself."""


class TakeWhistle(Deed, frozen=True, tag="take-whistle"):
    """Somebody at the table is the Godfather, or is not any more."""

    on: bool = True


class FillUp(Deed, frozen=True, tag="fill-up"):
    """Bots take chairs until so many are taken."""

    bot: Annotated[str, Meta(max_length=40)] | None
    """None: of every temper, one after the other."""
    chairs: int


class Wish(Deed, frozen=True, tag="wish"):
    """Somebody says which of the cards dealt to their team they would like."""

    card: Annotated[int, Meta(ge=0, lt=LARGEST_TEAM)]


class Confide(Deed, frozen=True, tag="confide"):
    """Free text that only the team hears, also from the Hospital or the Coward's Corner."""

    text: Text
