"""What a mate may do: what each temper would do in their place, until it is seen who they are like."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from standoff.bots.live.accountant import Accountant
from standoff.bots.live.reckless import Reckless
from standoff.bots.live.timid import Timid
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.decisions import Aim, AimAsk
from standoff.rules.live.views import View

MIND = "mind"
"""Somebody who thinks like oneself."""
_TEMPERS = (Accountant, Reckless, Timid)
"""Those who point a gun where it follows from what their team sees."""
KINDS = (MIND, *(temper.name for temper in _TEMPERS))
"""What a mate may be like."""


def guesses(
    view: View, seat: Seat, weapon: Weapon, targets: Sequence[Seat]
) -> dict[str, frozenset[Seat]]:
    """At whom each temper would point this gun in the place of a mate, who sees what oneself sees."""
    theirs = replace(view, seat=seat)
    ask = AimAsk((weapon,), tuple(targets))
    found = {}
    for temper in _TEMPERS:
        aim = temper().decide(theirs, ask, Random(0))
        assert isinstance(aim, Aim)
        found[temper.name] = frozenset(aim.at)
    return found
