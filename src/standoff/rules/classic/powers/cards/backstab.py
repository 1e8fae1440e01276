"""Backstab: a foiled shot becomes a stab at a neighbour."""

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision, Stab
from standoff.rules.classic.events import Stabbed
from standoff.rules.classic.powers.power import Power, show
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Bullet, PowerId, StageId


class Backstab(Power):
    """Once, wounds a standing neighbour when a Bang or BBB was foiled (P38-P40, A39-A43)."""

    id = PowerId.BACKSTAB
    rule = "P38"
    stages = (StageId.FOILED,)

    def concerns(self, table: Table) -> tuple[Seat, ...]:
        return tuple(seat for seat in table.living if table[seat].foiled and _victims(table, seat))

    def offers(self, table: Table, me: Seat) -> tuple[ClassicDecision, ...]:
        if table[me].foiled == (Bullet.CLICK,):  # P40
            return ()
        return tuple(Stab(victim) for victim in _victims(table, me))

    def accept(self, telling: Telling, me: Seat, decision: Decision) -> tuple[Seat, ...]:
        assert isinstance(decision, Stab)
        show(telling, me)
        telling.tell(Stabbed(me, decision.victim, telling.table[me].foiled[0]))
        return (decision.victim,)


def _victims(table: Table, me: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.neighbours(me) if table[seat].standing)
