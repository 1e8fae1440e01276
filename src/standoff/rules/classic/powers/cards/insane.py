"""The Insane: a grenade on the table, and a finger in its ring."""

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision, Show
from standoff.rules.classic.events import Exploded
from standoff.rules.classic.powers.power import Power, show
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Moment, PowerId


class Insane(Power):
    """Once shown, the holder's next wound wounds everyone standing (P20-P25, A23-A26)."""

    id = PowerId.INSANE
    moments = (Moment.LOOT_TURNED, Moment.LOADED, Moment.AIMED)

    def offers(self, table: Table, me: Seat) -> tuple[ClassicDecision, ...]:  # noqa: ARG002
        return (Show(),)

    def accept(
        self,
        telling: Telling,
        me: Seat,
        decision: Decision,  # noqa: ARG002
    ) -> tuple[Seat, ...]:
        show(telling, me)
        return ()

    def end_phase(self, telling: Telling, me: Seat) -> tuple[Seat, ...]:
        if telling.table.exploded or not telling.table[me].wounds_this_round:
            return ()
        telling.tell(Exploded(me))
        return telling.table.standing
