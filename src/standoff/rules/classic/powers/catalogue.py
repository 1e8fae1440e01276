"""The list of powers. A new one is a file in `cards` and a line here."""

from functools import cache

from standoff.rules.classic.powers.cards.backstab import Backstab
from standoff.rules.classic.powers.cards.cunning import Cunning
from standoff.rules.classic.powers.cards.does_not_hurt import DoesNotHurt
from standoff.rules.classic.powers.cards.dragon_skin import DragonSkin
from standoff.rules.classic.powers.cards.insane import Insane
from standoff.rules.classic.powers.cards.kid import Kid
from standoff.rules.classic.powers.cards.six_feet_under import SixFeetUnder
from standoff.rules.classic.powers.cards.specialist import Specialist
from standoff.rules.classic.powers.cards.super_coward import SuperCoward
from standoff.rules.classic.powers.cards.unbreakable import Unbreakable
from standoff.rules.classic.powers.cards.you_dont_need_it import YouDontNeedIt
from standoff.rules.classic.powers.power import NO_POWER, Power
from standoff.rules.classic.table import Gangster
from standoff.rules.classic.words import PowerId, StageId

POWERS: tuple[Power, ...] = (
    SixFeetUnder(),
    Unbreakable(),
    YouDontNeedIt(),
    DragonSkin(),
    Insane(),
    Kid(),
    Cunning(),
    SuperCoward(),
    Specialist(),
    DoesNotHurt(),
    Backstab(),
)
"""In the order of their numbers, which is also the order in which simultaneous offers act (A27)."""

SHOWN_BY = {power.id: power.rule for power in POWERS}
"""The rule by which each power is shown."""

_BY_ID: dict[PowerId | None, Power] = {None: NO_POWER} | {power.id: power for power in POWERS}


def power_of(gangster: Gangster) -> Power:
    """What this gangster's card does, shown or not."""
    return _BY_ID[gangster.power]


def powers_in(pool: tuple[PowerId, ...]) -> tuple[Power, ...]:
    """The powers of a pool, in the order of their numbers."""
    return tuple(power for power in POWERS if power.id in pool)


@cache
def offered_at(stage: StageId, pool: tuple[PowerId, ...]) -> tuple[Power, ...]:
    """The powers of a pool that may be offered at a stage."""
    return tuple(power for power in powers_in(pool) if stage in power.stages)
