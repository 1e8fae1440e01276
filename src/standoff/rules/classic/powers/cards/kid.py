"""The Kid: aims when all the others have."""

from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision, Show
from standoff.rules.classic.powers.power import Power, show
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Moment, PowerId


class Kid(Power):
    """Shown before phase 3; from then on aims after everyone else (P26, P27, A28)."""

    id = PowerId.KID
    moments = (Moment.LOOT_TURNED, Moment.LOADED)
    aims_last = True

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
