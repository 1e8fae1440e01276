"""A gangster of Live who thinks of many worlds that may be, and tries each choice in all of them."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate, permutations
from math import exp

import numpy as np

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.live import stabbing
from standoff.bots.live.bot import LiveBot
from standoff.bots.minds.live import planning
from standoff.bots.minds.live.memory import LiveMemory
from standoff.bots.minds.live.planning import Option, Prospect
from standoff.bots.minds.live.scene import WEAPONS, LiveScene, generator
from standoff.bots.minds.live.tempers import MIND
from standoff.bots.minds.live.walk import LiveStroll
from standoff.bots.minds.live.worlds import drawn
from standoff.minds.live import Learned
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.cards import GUNS
from standoff.rules.decisions import FORGO, STAY, WITHDRAW, Stab
from standoff.rules.live.decisions import Aim, AimAsk, Divide, DivideAsk
from standoff.rules.live.views import View
from standoff.rules.live.words import StageId

DARING = 0.3
"""What a stab must be worth."""
SUITS = (0.0, -0.05, -0.1, 0.4, 0.1, 0.2)
"""What a true gun on its holder makes of each card, in twenties."""
DIVIDING, AIMING, HOLDING = 32, 24, 96
"""So many worlds are thought of before each choice."""
STEP_OF_HOLDING = 50
RELIED_ON = 0.1
"""A mate who is a mind as likely as this is thought for."""


class LiveMindBot(LiveBot):
    """Draws what to do: the warmer, the less its worth matters."""

    def __init__(self, learned: Learned, temperature: float) -> None:
        self.temperature = temperature
        self.memory = LiveMemory(learned)
        self.stroll = LiveStroll(self.memory.beliefs)

    def watch(self, view: View) -> None:
        self.memory.notice(view)

    def move(self, view: View, arena: Arena, dice: Dice) -> Point | None:
        return self.stroll.wish(view, arena, dice)

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        self.memory.notice(view)
        if isinstance(ask, DivideAsk):
            return self._divides(view, ask, dice)
        if isinstance(ask, AimAsk):
            return self._aims(view, ask, dice)
        if ask.stage is StageId.NERVE:
            return self._holds(view, dice)
        stabs = [one for one in ask.decisions if isinstance(one, Stab)]
        return stabbing.best(view, stabs, DARING) or FORGO

    def _divides(self, view: View, ask: DivideAsk, dice: Dice) -> Divide:
        """Whoever may expect most guns gets what those suit best."""
        scene = LiveScene(view)
        worlds = drawn(scene, self.memory.beliefs, {}, DIVIDING, generator(view, 0))
        guns = planning.exposure(scene, worlds)
        at = [float(guns[scene.place[seat]]) for seat in ask.members]
        suits = [SUITS[WEAPONS.index(card.weapon)] for card in ask.cards]
        orders = list(permutations(range(len(ask.members))))
        worths = [
            sum([one * at[to] for one, to in zip(suits, order, strict=True)]) for order in orders
        ]
        order = orders[self._drawn(worths, dice)]
        return Divide(tuple([ask.members[to] for to in order]))

    def _aims(self, view: View, ask: AimAsk, dice: Dice) -> Aim:
        """One of a team after the other, as they fire: each sees to what those before them left."""
        scene = LiveScene(view)
        prospect = Prospect(scene, self.memory)
        beliefs, plans = self.memory.beliefs, self.memory.plans
        options: list[Option] = []
        values: list[float] = []
        for place in sorted(scene.held, key=lambda one: (scene.held[one], one)):
            seat, card = scene.seats[place], scene.held[place]
            relied_on = beliefs.of(seat, mate=True)[MIND] > RELIED_ON
            if place == scene.me or (relied_on and scene.sees[place].any()):
                mimes = range(len(GUNS)) if card >= len(GUNS) else (card,)
                worlds = drawn(scene, beliefs, plans, AIMING, generator(view, 1 + len(plans)))
                options, values = planning.aims(prospect, worlds, place, mimes)
                if place == scene.me:
                    break
                mime, at = options[int(np.argmax(values))]
                plans[seat] = mime, tuple([scene.seats[one] for one in at])
        mime, at = options[self._drawn(values, dice)]
        return Aim(GUNS[mime], tuple([scene.seats[one] for one in at]))

    def _holds(self, view: View, dice: Dice) -> Decision:
        scene = LiveScene(view)
        worlds = drawn(scene, self.memory.beliefs, {}, HOLDING, generator(view, STEP_OF_HOLDING))
        values, nerves = planning.nerve(Prospect(scene, self.memory), worlds)
        self.memory.nerves = {
            seat: nerves[place] for place, seat in enumerate(scene.seats) if place != scene.me
        }
        return (STAY, WITHDRAW)[self._drawn(values, dice)]

    def _drawn(self, values: Sequence[float], dice: Dice) -> int:
        """One of the places, the likelier the more it is worth."""
        best = max(values)
        upto = list(accumulate([exp((value - best) / self.temperature) for value in values]))
        return bisect(upto, dice.random() * upto[-1], hi=len(upto) - 1)
