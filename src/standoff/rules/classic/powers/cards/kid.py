"""The Kid: aims when all the others have."""

from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.words import PowerId, StageId


class Kid(Power):
    """Shown before phase 3; from then on aims after everyone else (P26, P27, A28)."""

    id = PowerId.KID
    rule = "P26"
    stages = (StageId.LOOT_TURNED, StageId.LOADED)
    aims_last = True
