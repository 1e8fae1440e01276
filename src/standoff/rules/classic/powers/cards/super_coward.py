"""Super Coward: shame pays."""

from standoff.rules.classic.outcome import SHAME_WORTH
from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.words import PowerId


class SuperCoward(Power):
    """Each Shame marker adds what it would cost anybody else (P30, S10)."""

    id = PowerId.SUPER_COWARD
    rule = "P30"
    shame_worth = -SHAME_WORTH
