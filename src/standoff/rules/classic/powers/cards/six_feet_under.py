"""6 Feet Under: every dead gangster pays its holder at the end."""

from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.words import PowerId


class SixFeetUnder(Power):
    """10,000 for each character killed in the game (P10, P11, A36)."""

    id = PowerId.SIX_FEET_UNDER
    rule = "P11"
    death_worth = 10_000
