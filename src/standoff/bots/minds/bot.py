"""A bot that decides by the preferences of a mind."""

from collections.abc import Callable
from math import exp

import numpy as np
from numpy.typing import NDArray

from standoff.bots.bot import Bot
from standoff.bots.minds.choosing import actions
from standoff.bots.minds.notebook import Notebook
from standoff.bots.minds.observing import observation
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.classic.views import View

Preferences = Callable[[NDArray[np.int8]], NDArray[np.float32]]
"""A mind: an observation (numbers, 1) in, a preference for every action (actions, 1) out."""


class MindBot(Bot):
    """Draws from what a mind prefers; the warmer, the more at random."""

    def __init__(self, prefers: Preferences, temperature: float = 1.0) -> None:
        self.prefers = prefers
        self.temperature = temperature
        self.notebook = Notebook()

    def watch(self, view: View) -> None:
        self.notebook.notice(view)

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        self.watch(view)
        if ask.count == 1:
            return ask.decisions[0]
        assert view.seat is not None
        legal = actions(ask, view.seat, len(view.gangsters))
        preferred = self.prefers(observation(view, ask, self.notebook)[:, None])[:, 0]
        best = max(preferred[action] for action, _ in legal)
        weights = [exp((preferred[action] - best) / self.temperature) for action, _ in legal]
        point = dice.random() * sum(weights)
        for (_, decision), weight in zip(legal, weights, strict=True):
            point -= weight
            if point < 0:
                return decision
        return legal[-1][1]
