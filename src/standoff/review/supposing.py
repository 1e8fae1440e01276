"""Supposing: what all the others may hide together, as one seat may believe it.

What each may hide is known; together they have every power once and one cop. So all are drawn each
on their own, and drawn again where two would have the same power.
"""

from collections.abc import Sequence
from itertools import compress

import numpy as np

from standoff.review.beliefs import Belief
from standoff.review.secrets import Concealed
from standoff.rules.asks import Seat
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import PowerId, Role

AT_ONCE = 4
"""So many times as many are drawn as are wanted: some do not go together."""
TRIES = 40
_NUMBERS = {power: number for number, power in enumerate(PowerId)}


class _Drawer:
    """Draws what one seat hides."""

    def __init__(self, belief: Belief) -> None:
        self.held = list(belief)
        self.weight = sum(belief.values())
        self.upto = np.cumsum(list(belief.values()))
        self.powers = np.array([-1 if h.power is None else _NUMBERS[h.power] for h in self.held])

    def places(self, count: int, dice: np.random.Generator) -> np.ndarray:
        found = np.searchsorted(self.upto, dice.random(count) * self.weight, side="right")
        return np.minimum(found, len(self.held) - 1)


def supposed(
    table: Table, seat: Seat, beliefs: Sequence[Belief], count: int, dice: np.random.Generator
) -> list[dict[Seat, Concealed]]:
    """What all the others hide, so many times."""
    others = [other for other in range(len(table.gangsters)) if other != seat]
    drawers = {other: _by_role(beliefs[other], table) for other in others}
    found: list[dict[Seat, Concealed]] = []
    for tried in range(TRIES):
        wanted = AT_ONCE * count
        cops = _cops(table, seat, drawers, wanted, dice)
        places, powers = {}, [np.full(wanted, _number(table, seat))]
        for other in others:
            for is_cop, drawer in drawers[other].items():
                here = (cops == other) == is_cop
                places[other, is_cop] = drawer.places(wanted, dice)
                powers.append(np.where(here, drawer.powers[places[other, is_cop]], -1))
        fits = _is_once(np.stack(powers))
        if tried == TRIES - 1 and not found:
            fits[:] = (
                True  # all but impossible, and yet so: better twice the same power than nothing
            )
        for row in compress(range(wanted), fits):
            one = {}
            for other in others:
                is_cop = bool(cops[row] == other)
                one[other] = drawers[other][is_cop].held[places[other, is_cop][row]]
            found.append(one)
            if len(found) == count:
                return found
    # What is left is all but impossible: some of what was found stands for it.
    return [found[number % len(found)] for number in range(count)]


def _by_role(belief: Belief, table: Table) -> dict[bool, _Drawer]:
    """What somebody may hide as the cop, and as anybody else."""
    found = {}
    for is_cop in (True, False) if table.options.cop else (False,):
        part = {held: w for held, w in belief.items() if (held.role is Role.COP) is is_cop}
        if part:
            found[is_cop] = _Drawer(part)
    return found


def _cops(
    table: Table,
    seat: Seat,
    drawers: dict[Seat, dict[bool, _Drawer]],
    count: int,
    dice: np.random.Generator,
) -> np.ndarray:
    """Who is the cop each time."""
    if not table.options.cop or table[seat].role is Role.COP:
        return np.full(count, seat)
    weights = []
    for cop in drawers:
        parts = [found.get(other == cop) for other, found in drawers.items()]
        weights.append(np.prod([0.0 if one is None else one.weight for one in parts]))
    return dice.choice(list(drawers), count, p=np.array(weights) / sum(weights))


def _number(table: Table, seat: Seat) -> int:
    power = table[seat].power
    return -1 if power is None else _NUMBERS[power]


def _is_once(powers: np.ndarray) -> np.ndarray:
    """Where nobody has what another has: (rows) for powers (seats, rows)."""
    order = np.sort(powers, axis=0)
    twice = (order[1:] == order[:-1]) & (order[1:] >= 0)
    once: np.ndarray = ~twice.any(0)
    return once
