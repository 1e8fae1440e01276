"""A bot that decides by the preferences of a mind."""

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from math import exp
from typing import Any

from standoff.bots.bot import Bot
from standoff.bots.minds.notebook import Notebook
from standoff.bots.minds.observing import Observation, observation
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.classic.views import View
from standoff.schema.legal import legal

Preferences = Callable[[Observation], Any]
"""A mind: an observation in, a preference for every action out."""


class MindBot(Bot):
    """Draws from what a mind prefers: the warmer, the more at random; in a lapse it says anything."""

    def __init__(self, prefers: Preferences, temperature: float = 1.0, lapses: float = 0.0) -> None:
        self.prefers = prefers
        self.temperature = temperature
        self.lapses = lapses
        self.notebook = Notebook()

    def watch(self, view: View) -> None:
        self.notebook.notice(view)

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        self.watch(view)
        if ask.count == 1:
            return ask.decisions[0]
        assert view.seat is not None
        decisions = legal(ask, view.seat, len(view.gangsters)).decisions
        if dice.random() < self.lapses:
            return ask.draw(dice)
        preferred = self.prefers(observation(view, ask, self.notebook)).tolist()
        best = max(preferred[action] for action in decisions)
        weights = [exp((preferred[action] - best) / self.temperature) for action in decisions]
        upto = list(accumulate(weights))
        place = bisect(upto, dice.random() * upto[-1], hi=len(upto) - 1)
        return list(decisions.values())[place]
