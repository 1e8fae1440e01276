"""What is at stake for one gangster when nerves are tested; part of it only they can know."""

from msgspec import Struct

from standoff.rules.asks import Seat
from standoff.rules.classic.outcome import FLASHING_ALLOWED, SHAME_WORTH
from standoff.rules.classic.powers.catalogue import power_of
from standoff.rules.classic.powers.power import Power
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Role, StageId


class AtStake(Struct, frozen=True, omit_defaults=True):
    """What staying may do to a gangster, and what dropping makes of them."""

    most: int = 0
    """How many Wound markers the hands on them can give at most (C42, P18)."""
    fatal: int = Power.fatal_wound
    """How many more would kill them (C59, P12)."""
    shame: int = SHAME_WORTH
    """What one more Shame marker is worth at the end (S4, S10)."""
    drops: int | None = None
    """How many more times a cop may drop after the alert, and still win as one (K16)."""


def at_stake(table: Table, seat: Seat) -> AtStake | None:
    """What is at stake for a seat that is asked whether it stays."""
    if table.stage is not StageId.NERVE or seat not in table.asking:
        return None
    me = table[seat]
    power = power_of(me)
    hands = sum(one.aims.count(seat) for one in table.gangsters)
    is_watched = me.role is Role.COP and table.alerted > 0
    return AtStake(
        most=power.markers(me, hands) if hands else 0,
        fatal=power.fatal_wound - me.wounds,
        shame=power.shame_worth,
        drops=max(0, FLASHING_ALLOWED - me.flashing) if is_watched else None,
    )
