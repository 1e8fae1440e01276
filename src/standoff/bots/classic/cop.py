"""How a cop plays: share and call while nobody can tell who it was, then survive (K8-K18)."""

from standoff.bots.classic.memory import PhoneMemory
from standoff.bots.classic.reading import Reading, own
from standoff.rules.classic.options import CALLS_TO_ALERT, LAST_PHONE_ROUND
from standoff.rules.classic.outcome import FLASHING_ALLOWED
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Role

SHARES_A_ROUND = 0.6
"""How often a cop may hope to share."""


def is_cop(view: View) -> bool:
    return view.own is not None and view.own.role is Role.COP


def may_still_win(view: View) -> bool:
    """Whether the alert can still be given in time, and the cop has not run too often (K16)."""
    if view.alerted:
        return own(view)[0].flashing <= FLASHING_ALLOWED
    return view.round + missing_calls(view) <= LAST_PHONE_ROUND + 1


def missing_calls(view: View) -> int:
    return CALLS_TO_ALERT - view.calls


def stays(view: View) -> bool:
    """Whether a cop who may still win keeps their nerve: their money is worth nothing to them."""
    reading = Reading(view)
    if view.alerted:
        last_chance = own(view)[0].flashing == FLASHING_ALLOWED
        return last_chance or reading.death_chance() < 0.1
    spare = LAST_PHONE_ROUND + 1 - view.round - missing_calls(view)
    return reading.death_chance() < 0.4 and reading.hit_chance() < 0.35 + 0.5 * (spare == 0)


def calls(view: View, memory: PhoneMemory) -> bool:
    """Whether to turn the telephone: in a crowd, or when time runs out."""
    sharers = frozenset(view.sharers)
    crowd = sharers if memory.callers is None else sharers & memory.callers
    hope = (LAST_PHONE_ROUND - view.round) * SHARES_A_ROUND
    return len(crowd) >= 3 or hope < missing_calls(view)
