"""Dragon Skin: never more than one wound a round."""

from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.table import Gangster
from standoff.rules.classic.words import PowerId


class DragonSkin(Power):
    """At most one wound a round; shown by the second hit (P18, P19, A33)."""

    id = PowerId.DRAGON_SKIN
    rule = "P19"

    def markers(self, me: Gangster, hits: int) -> int:
        return 0 if me.wounds_this_round else 1

    def shown_by(self, me: Gangster, hits: int, markers: int) -> bool:
        return hits > markers
