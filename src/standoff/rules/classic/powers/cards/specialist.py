"""The Specialist: fires the fast one twice."""

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision, Swap
from standoff.rules.classic.events import Swapped
from standoff.rules.classic.powers.power import PHASE_ENDED, Power, show
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Phase, PowerId


class Specialist(Power):
    """Once, takes a fired BBB back for another unused card (P31-P33, A34, A35)."""

    id = PowerId.SPECIALIST
    rule = "P31"
    stages = PHASE_ENDED

    def concerns(self, table: Table) -> tuple[Seat, ...]:
        if table.phase is not Phase.FAST_VOLLEY:
            return ()
        return tuple(
            seat
            for seat in table.living
            if table[seat].fired  # only BBBs so far
            and table[seat].hands[0].cards > 0  # the count is public (H5); none left in round 8
        )

    def offers(self, table: Table, me: Seat) -> tuple[ClassicDecision, ...]:
        return tuple(Swap(thrown) for thrown in table[me].hands[0].kinds)

    def accept(self, telling: Telling, me: Seat, decision: Decision) -> tuple[Seat, ...]:
        assert isinstance(decision, Swap)
        show(telling, me)
        telling.tell(Swapped(me, decision.thrown))
        return ()
