"""You don't need it anymore: the first to die leaves a gun behind."""

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision, Take
from standoff.rules.classic.events import Inherited
from standoff.rules.classic.powers.power import PHASE_ENDED, Power, show
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import PowerId


class YouDontNeedIt(Power):
    """At the first death(s), takes one dead gangster's gun and hand (P14-P17, A21, A22)."""

    id = PowerId.YOU_DONT_NEED_IT
    rule = "P14"
    stages = PHASE_ENDED

    def concerns(self, table: Table) -> tuple[Seat, ...]:
        return table.living if first_dead(table) else ()

    def offers(self, table: Table, me: Seat) -> tuple[ClassicDecision, ...]:
        return tuple(Take(dead) for dead in first_dead(table))

    def accept(self, telling: Telling, me: Seat, decision: Decision) -> tuple[Seat, ...]:
        assert isinstance(decision, Take)
        show(telling, me)
        # Only the cards still in the hand; the card in play is lost with its owner (A22).
        telling.tell(Inherited(me, decision.dead, telling.table[decision.dead].hands[0]))
        return ()


def first_dead(table: Table) -> tuple[Seat, ...]:
    """Who died in the phase that is ending, if nobody had died before."""
    if len(table.living) == len(table.gangsters):
        return ()
    deaths = [gangster.died for gangster in table.gangsters if gangster.died]
    if any(death != (table.round, table.phase) for death in deaths):
        return ()
    return tuple(seat for seat, gangster in enumerate(table.gangsters) if gangster.died)
