"""Whom to stab: to finish somebody off, or to stop their gun, but not to set a grenade off here."""

from collections.abc import Sequence

from standoff.bots.live.reading import odds
from standoff.bots.live.team import hands, near, own, spots
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.decisions import Stab
from standoff.rules.live.options import COMA
from standoff.rules.live.views import View
from standoff.rules.live.words import Phase

FIRES_IN = {Weapon.BBB: Phase.BBB, Weapon.DOUBLE: Phase.DOUBLE, Weapon.SHOTGUN: Phase.SHOTGUN}


def best(view: View, stabs: Sequence[Stab], daring: float) -> Stab | None:
    """The stab that is worth most, if any is worth more than this."""
    worth = {stab: _worth(view, stab) for stab in stabs}
    chosen = max(stabs, key=lambda stab: worth[stab])
    return chosen if worth[chosen] > daring else None


def _worth(view: View, stab: Stab) -> float:
    me, secret = own(view)
    victim = view.gangsters[stab.victim]
    holds = odds(view, victim, hands(view))
    worth = 1.0 if victim.wounds else 0.4
    armed = victim.mime in GUNS and not victim.wounds and FIRES_IN[victim.mime] > view.phase
    if armed and any(view.options.team_of[seat] == secret.team for seat in victim.at):
        worth += 0.6 * holds.real
    doomed = view.gangsters[me].wounds >= COMA
    mates = [
        seat
        for seat in near(spots(view), stab.victim)
        if seat != me and view.options.team_of[seat] == secret.team
    ]
    return worth - holds.boom * (2.0 * (not doomed) + 2.0 * len(mates))
