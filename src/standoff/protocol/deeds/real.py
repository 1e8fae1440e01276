"""Sent from a real table: how it is set, what its ledger says, and who has the pen."""

from typing import Annotated, Literal

from msgspec import Meta

from standoff.ledger.classic.facts import AnyFact
from standoff.ledger.live.facts import LiveFact
from standoff.protocol.deeds.deed import Deed
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options

SomeFact = AnyFact | LiveFact
"""A fact of one edition or another."""
Names = Annotated[
    tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=4, max_length=6)
]
Count = Annotated[int, Meta(ge=0, le=10_000)]
When = Annotated[int, Meta(ge=0)]
"""When something was tapped, by the server's clock: it may be sent much later."""


class SetTable(Deed, frozen=True, tag="set-table"):
    """Who sits at the table, in their order, and what they play."""

    names: Names
    options: Options
    phones: bool = False


class SitAs(Deed, frozen=True, tag="sit-as"):
    """A phone is somebody's at the table, or nobody's any more."""

    seat: Seat | None


class BeginTable(Deed, frozen=True, tag="begin-table"):
    """The game begins: where phones deal, every name must have one."""


class CloseTable(Deed, frozen=True, tag="close-table"):
    """The game is put away, finished or not."""


class LedgerDeed(Deed, frozen=True, kw_only=True):
    """Something written into the ledger behind so many facts, or not at all."""

    after: Count


class Note(LedgerDeed, frozen=True, tag="note", kw_only=True):
    """What everybody has seen."""

    fact: SomeFact
    at: When | None = None


class TakeBack(LedgerDeed, frozen=True, tag="take-back", kw_only=True):
    """The last facts were a mistake."""

    facts: Annotated[int, Meta(ge=1, le=1_000)] = 1


class BringBack(LedgerDeed, frozen=True, tag="bring-back", kw_only=True):
    """The fact taken back last was none."""


class AskPen(Deed, frozen=True, tag="ask-pen"):
    """Another device wants to write the ledger: it may, unless who holds the pen objects in time."""


class KeepPen(Deed, frozen=True, tag="keep-pen"):
    """Whoever holds the pen objects."""


class GivePen(Deed, frozen=True, tag="give-pen"):
    """Whoever holds the pen gives it at once to who asks for it."""


class CountAloud(Deed, frozen=True, tag="count-aloud"):
    """Every device counts to three, at one moment of the server's clock."""

    at: When | None = None


class PassPhone(Deed, frozen=True, tag="pass-phone"):
    """Somebody has held the telephone; the cop may have turned it."""

    say: Literal["pass", "call"]
    """Both are as long, so that the size of a frame tells nothing."""
