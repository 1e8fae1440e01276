"""The Insane: a grenade on the table, and a finger in its ring."""

from standoff.rules.asks import Seat
from standoff.rules.classic.events import Exploded
from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import PowerId, StageId


class Insane(Power):
    """Once shown, the holder's next wound wounds everyone standing (P20-P25, A23-A26)."""

    id = PowerId.INSANE
    rule = "P20"
    stages = (StageId.LOOT_TURNED, StageId.LOADED, StageId.AIMED)

    def end_phase(self, telling: Telling, me: Seat) -> tuple[Seat, ...]:
        if telling.table.exploded or not telling.table[me].wounds_this_round:
            return ()
        telling.tell(Exploded(me))
        return telling.table.standing
