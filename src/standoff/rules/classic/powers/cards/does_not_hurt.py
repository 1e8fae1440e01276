"""It does not even hurt!: down, and up again for the money."""

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision, Join
from standoff.rules.classic.events import StoodUp
from standoff.rules.classic.powers.power import Power, show
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import PowerId, StageId


class DoesNotHurt(Power):
    """Once, stands up before the split and shares in it (P34-P37, A38)."""

    id = PowerId.DOES_NOT_HURT
    rule = "P34"
    stages = (StageId.SPLITTING,)

    def concerns(self, table: Table) -> tuple[Seat, ...]:
        standing = table.standing
        return tuple(seat for seat in table.living if seat not in standing)

    def offers(self, table: Table, me: Seat) -> tuple[ClassicDecision, ...]:
        return (Join(),)

    def accept(
        self,
        telling: Telling,
        me: Seat,
        decision: Decision,
    ) -> tuple[Seat, ...]:
        show(telling, me)
        telling.tell(StoodUp(me))
        return ()
