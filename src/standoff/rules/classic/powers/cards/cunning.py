"""The Cunning: loads when all have aimed."""

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.events import TookBack
from standoff.rules.classic.powers.power import Power, show
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import PowerId, StageId


class Cunning(Power):
    """Shown before phase 3; from then on loads at the end of it (P28, P29, A28, A30)."""

    id = PowerId.CUNNING
    rule = "P28"
    stages = (StageId.LOOT_TURNED, StageId.LOADED)
    loads_last = True

    def accept(
        self,
        telling: Telling,
        me: Seat,
        decision: Decision,
    ) -> tuple[Seat, ...]:
        show(telling, me)
        if telling.table[me].loaded:
            telling.tell(TookBack(me))
        return ()
