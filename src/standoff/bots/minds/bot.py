"""A bot that decides by the preferences of a mind."""

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, product
from math import exp
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from standoff.bots.bot import Bot
from standoff.bots.player import Question
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
"""A mind: observations (numbers, seats) in, preferences (actions, seats) out."""


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
        (said,) = self.answer_together([Question(self, lambda: view, ask, dice)])
        return said

    @classmethod
    def answer_together(cls, asked: Sequence[Question[View]]) -> list[Decision]:
        """All who have to think, think at once: a pass through a net costs little more for five."""
        said = [one.ask.decisions[0] for one in asked]
        open_ = [place for place, one in enumerate(asked) if one.ask.count > 1]
        if not open_:
            return said
        views = [asked[place].look() for place in open_]
        thinking: dict[Preferences, list[Thought]] = {}
        for place, view, seen in zip(open_, views, observations(views), strict=True):
            bot, _, ask, dice = asked[place]
            assert isinstance(bot, MindBot)
            assert view.seat is not None
            decisions = legal(ask, view.seat, len(view.gangsters)).decisions
            if bot.steady and WITHDRAW in decisions and not seen[_AT_ME].any():
                said[place] = decisions[STAY]
                continue
            known = seen * _PRESENT if bot.forgets else seen
            thinking.setdefault(bot.prefers, []).append(Thought(place, bot, known, decisions, dice))
        for prefers, thoughts in thinking.items():
            rows = prefers(np.array([one.seen for one in thoughts]).T).T.tolist()
            for one, preferred in zip(thoughts, rows, strict=True):
                said[one.place] = _drawn(preferred, one)
        return said


class Thought(NamedTuple):
    """What a mind has to decide, and by what."""

    place: int
    bot: MindBot
    seen: Observation
    decisions: Mapping[int, Decision]
    dice: Dice


def _drawn(preferred: list[float], thought: Thought) -> Decision:
    """One of the decisions, the more likely the more it is preferred."""
    decisions = thought.decisions
    best = max(preferred[action] for action in decisions)
    weights = [exp((preferred[action] - best) / thought.bot.temperature) for action in decisions]
    upto = list(accumulate(weights))
    place = bisect(upto, thought.dice.random() * upto[-1], hi=len(upto) - 1)
    return list(decisions.values())[place]


def observations(views: Sequence[View]) -> Observation:
    """What the schema tells of some views of one table, a row each."""
    return encoder(views[0].options).together(views)


def observation(view: View) -> Observation:
    """What the schema tells of this view."""
    row: Observation = observations([view])[0]
    return row
