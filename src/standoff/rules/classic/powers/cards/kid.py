"""The Kid: aims when all the others have."""

from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.words import Moment, PowerId


class Kid(Power):
    """Shown before phase 3; from then on aims after everyone else (P26, P27, A28)."""

    id = PowerId.KID
    moments = (Moment.LOOT_TURNED, Moment.LOADED)
    aims_last = True
