"""A bot that decides by the preferences of a mind."""

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate, product
from math import exp
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from standoff.bots.bot import Bot
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.classic.views import View
from standoff.schema.actions import SEATS, STAY, WITHDRAW
from standoff.schema.encoding import encoder
from standoff.schema.legal import legal
from standoff.schema.observation import SCHEMA

if TYPE_CHECKING:
    from standoff.minds.arrays import Array

Observation = NDArray[np.int8]
Preferences = Callable[[Observation], "Array"]
"""A mind: an observation in, a preference for every action out."""


_PAST = ("seen", "stood", "fled", "used_calls", "unused_calls")
"""What earlier rounds have told of somebody."""
_PRESENT = np.ones(SCHEMA.size, np.int8)
"""0 where an observation tells the past of others."""
for _seat, _fact in product(range(1, SEATS), _PAST):
    _PRESENT[SCHEMA.slices[f"seat{_seat}.{_fact}"]] = 0
_AT_ME = [SCHEMA.slices[f"seat{seat}.aims"].start for seat in range(1, SEATS)]


class MindBot(Bot):
    """Draws from what a mind prefers: the warmer, the more at random.

    Whoever forgets knows nothing of what others did in earlier rounds. Whoever is steady never
    withdraws without a gun on them.
    """

    def __init__(
        self,
        prefers: Preferences,
        temperature: float = 1.0,
        *,
        forgets: bool = False,
        steady: bool = False,
    ) -> None:
        self.prefers = prefers
        self.temperature = temperature
        self.forgets = forgets
        self.steady = steady

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        if ask.count == 1:
            return ask.decisions[0]
        assert view.seat is not None
        decisions = legal(ask, view.seat, len(view.gangsters)).decisions
        seen = observation(view)
        if self.steady and WITHDRAW in decisions and not seen[_AT_ME].any():
            return decisions[STAY]
        preferred = self.prefers(seen * _PRESENT if self.forgets else seen).tolist()
        best = max(preferred[action] for action in decisions)
        weights = [exp((preferred[action] - best) / self.temperature) for action in decisions]
        upto = list(accumulate(weights))
        place = bisect(upto, dice.random() * upto[-1], hi=len(upto) - 1)
        return list(decisions.values())[place]


def observation(view: View) -> Observation:
    """What the schema tells of this view."""
    return encoder(view.options).observation(view)
