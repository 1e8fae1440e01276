"""What a power may do. A card starts from `Power` and overrides only what it changes."""

from typing import ClassVar

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision, Show
from standoff.rules.classic.events import PowerShown
from standoff.rules.classic.outcome import SHAME_WORTH
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import PowerId, StageId


class Power:
    """No power at all: the base rules."""

    id: ClassVar[PowerId]
    rule: ClassVar[str]
    """The paragraph by which it is shown."""
    stages: ClassVar[tuple[StageId, ...]] = ()
    """When it may be offered to its holder."""
    aims_last: ClassVar[bool] = False
    """Once shown, its holder aims after everybody else."""
    loads_last: ClassVar[bool] = False
    """Once shown, its holder loads after all have aimed."""
    fatal_wound: ClassVar[int] = 3
    """C59"""
    shame_worth: ClassVar[int] = SHAME_WORTH
    death_worth: ClassVar[int] = 0

    def concerns(self, table: Table) -> tuple[Seat, ...]:
        """Which of the living its moment concerns, if they hold it: from public facts only."""
        return table.living

    def offers(self, table: Table, me: Seat) -> tuple[ClassicDecision, ...]:
        """What its holder may say at its moment, besides forgoing it: mostly, to show it."""
        return (Show(),)

    def accept(
        self,
        telling: Telling,
        me: Seat,
        decision: Decision,
    ) -> tuple[Seat, ...]:
        """Do what its holder decided, and say whom that wounds."""
        show(telling, me)
        return ()

    def markers(self, me: Gangster, hits: int) -> int:
        """How many Wound markers so many simultaneous hits give; none beyond death (A6)."""
        return min(hits, self.fatal_wound - me.wounds)

    def shown_by(self, me: Gangster, hits: int, markers: int) -> bool:
        """Whether surviving these hits shows the card."""
        return False

    def end_phase(self, telling: Telling, me: Seat) -> tuple[Seat, ...]:
        """Do what a shown card does once a phase has dealt its wounds; say whom that wounds."""
        return ()


NO_POWER = Power()

PHASE_ENDED = (StageId.NERVE_ENDED, StageId.FAST_VOLLEY_ENDED, StageId.VOLLEY_ENDED)
"""When the wounds of a phase have been dealt."""


def show(telling: Telling, me: Seat) -> None:
    """Turn the card up (P4)."""
    power = telling.table[me].power
    assert power is not None
    telling.tell(PowerShown(me, power))
