"""The Unbreakable: only the fourth wound kills."""

from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.table import Gangster
from standoff.rules.classic.words import PowerId


class Unbreakable(Power):
    """Dies at the fourth wound, and is shown by surviving the third (P12, P13, A32)."""

    id = PowerId.UNBREAKABLE
    rule = "P13"
    fatal_wound = 4

    def shown_by(self, me: Gangster, hits: int, markers: int) -> bool:
        return me.wounds == Power.fatal_wound
