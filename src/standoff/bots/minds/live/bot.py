"""A gangster of Live who decides by what a mind thinks each choice is worth."""

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate, permutations
from math import exp

import numpy as np

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.live import stabbing
from standoff.bots.live.bot import LiveBot
from standoff.bots.minds.live.aiming import LiveAiming
from standoff.bots.minds.live.context import context
from standoff.bots.minds.live.memory import LiveMemory
from standoff.bots.minds.live.nerve import nerve
from standoff.bots.minds.live.walk import LiveStroll
from standoff.minds.live import Rows
from standoff.rules.asks import Ask, Decision, Dice, Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import FORGO, STAY, WITHDRAW, Stab
from standoff.rules.live.decisions import Aim, AimAsk, Divide, DivideAsk
from standoff.rules.live.views import View
from standoff.rules.live.words import StageId

Worth = Callable[[str, Rows], Rows]
"""A mind: what is chosen and the facts of every choice in, what each is worth out."""
DARING = 0.3
"""What a stab must be worth."""


def division(view: View, memory: LiveMemory, given: Iterable[tuple[Weapon, Seat]]) -> Rows:
    """The facts of giving a weapon to a member of the team, gift by gift."""
    rounds = max(1, view.round - 1)
    return np.array(
        [
            [
                *context(view, memory, weapon),
                float(member == view.seat),
                memory.pointed[member] / rounds,
            ]
            for weapon, member in given
        ],
        np.float32,
    )


class LiveMindBot(LiveBot):
    """Draws what to do: the warmer, the less its worth matters."""

    def __init__(self, worth: Worth, temperature: float) -> None:
        self.worth = worth
        self.temperature = temperature
        self.memory = LiveMemory()
        self.stroll = LiveStroll()

    def chose(self, kind: str, rows: Rows, way: int = 0) -> None:
        """Told of what was chosen, by its facts, for whoever learns from it."""

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
        """Each order is worth what its places are worth together."""
        kinds = sorted({card.weapon for card in ask.cards})
        count = len(ask.members)
        facts = division(
            view, self.memory, [(weapon, member) for weapon in kinds for member in ask.members]
        )
        values = self.worth("divide", facts)[:, 0].tolist()
        first = [kinds.index(card.weapon) * count for card in ask.cards]
        orders = list(permutations(range(count)))
        worths = [
            sum([values[row + to] for row, to in zip(first, order, strict=True)]) / count
            for order in orders
        ]
        order = orders[self._drawn(worths, dice)]
        self.chose("divide", facts[[row + to for row, to in zip(first, order, strict=True)]])
        return Divide(tuple([ask.members[to] for to in order]))

    def _aims(self, view: View, ask: AimAsk, dice: Dice) -> Aim:
        aiming = LiveAiming(view, self.memory)
        targets, mimes = ask.targets, ask.mimes
        aiming.expect(targets, partial(self.worth, "aim"))
        rows = aiming.rows(aiming.me, aiming.held[aiming.me], mimes, targets)
        values = self.worth("aim", rows)[:, 0].tolist()
        place = self._drawn(values, dice)
        which, first = divmod(place, len(targets))
        mime = mimes[which]
        if mime is not Weapon.DOUBLE:
            self.chose("aim", rows[[place]])
            return Aim(mime, (targets[first],))
        rest = [one for one in range(len(targets)) if one != first] or [first]  # L27
        start = which * len(targets)
        second = rest[self._drawn([values[start + one] for one in rest], dice)]
        self.chose("aim", rows[[place, start + second]])
        return Aim(mime, (targets[first], targets[second]))

    def _holds(self, view: View, dice: Dice) -> Decision:
        rows = np.array([nerve(view, self.memory)], np.float32)
        way = self._drawn(self.worth("nerve", rows)[0].tolist(), dice)
        self.chose("nerve", rows, way)
        return (STAY, WITHDRAW)[way]

    def _drawn(self, values: Sequence[float], dice: Dice) -> int:
        """One of the places, the likelier the more it is worth."""
        best = max(values)
        upto = list(accumulate([exp((value - best) / self.temperature) for value in values]))
        return bisect(upto, dice.random() * upto[-1], hi=len(upto) - 1)
