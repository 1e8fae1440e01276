"""Families of habits, drawn at random: one to train with, and another that is kept out of training.

Both begin with a style somewhere between a frozen one and anything. What they add differs: nobody
of the second family follows a schedule that the first knows.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import numpy as np

from standoff.minds.style import ROUNDS, Style
from standoff.training.habits import Habit, numbers_of
from standoff.training.matchmaking import HIGHS, LOWS

ROUND = np.arange(1, ROUNDS + 1)
NEVER = np.zeros(ROUNDS)
Draw = Callable[[Style, np.random.Generator], Habit]


def _plain(style: Style, _: np.random.Generator) -> Habit:
    return Habit(style, NEVER, NEVER, NEVER)


def _firm(dice: np.random.Generator) -> float:
    """How strictly a schedule is followed."""
    return dice.uniform(3, 8)


def _hoard(style: Style, dice: np.random.Generator) -> Habit:
    """Clicks until a round; then everything, at the rich."""
    late = dice.integers(3, 8) <= ROUND
    return Habit(style, _firm(dice) * np.where(late, 1, -1), dice.uniform(0, 4) * late, NEVER)


def _front_load(style: Style, dice: np.random.Generator) -> Habit:
    early = dice.integers(1, 4) >= ROUND
    return Habit(style, _firm(dice) * np.where(early, 1, -1), NEVER, NEVER)


def _alternate(style: Style, dice: np.random.Generator) -> Habit:
    beat = np.where((ROUND + dice.integers(2)) % 2, 1, -1)
    return Habit(style, _firm(dice) * beat, NEVER, NEVER)


def _copy(style: Style, dice: np.random.Generator) -> Habit:
    """Tit for tat."""
    echo, answer = dice.uniform(2, 8), dice.uniform(0, 6)
    return _plain(style, dice)._replace(echo=echo, answer=answer)


def _revenge(style: Style, dice: np.random.Generator) -> Habit:
    revenge, answer = dice.uniform(1, 4), dice.uniform(0, 4)
    return _plain(style, dice)._replace(revenge=revenge, answer=answer)


def _kingmaker(style: Style, dice: np.random.Generator) -> Habit:
    """Spares the rich, and lets them win."""
    return Habit(style, NEVER, -dice.uniform(4, 8) * np.ones(ROUNDS), NEVER)


TRAINED: Mapping[str, Draw] = MappingProxyType(
    {
        "plain": _plain,
        "hoard": _hoard,
        "front-load": _front_load,
        "alternate": _alternate,
        "copy": _copy,
        "revenge": _revenge,
        "kingmaker": _kingmaker,
    }
)


def _burst(style: Style, dice: np.random.Generator) -> Habit:
    """Live for two rounds in the middle."""
    first = dice.integers(2, 6)
    live = np.where((first <= ROUND) & (first + 1 >= ROUND), 1, -1)
    return Habit(style, _firm(dice) * live, NEVER, NEVER)


def _every_third(style: Style, dice: np.random.Generator) -> Habit:
    live = np.where((ROUND + dice.integers(3)) % 3, -1, 1)
    return Habit(style, _firm(dice) * live, NEVER, NEVER)


def _slope(style: Style, dice: np.random.Generator) -> Habit:
    """Ever more live bullets, or ever fewer."""
    live = _firm(dice) * (ROUND - 4.5) / 3.5
    return Habit(style, live * dice.choice([-1, 1]), NEVER, NEVER)


def _runner(style: Style, dice: np.random.Generator) -> Habit:
    """Runs up to a round and stands after it."""
    return Habit(style, NEVER, NEVER, _firm(dice) * np.where(dice.integers(3, 7) > ROUND, 1, -1))


def _stander(style: Style, dice: np.random.Generator) -> Habit:
    """Stands up to a round and runs after it."""
    return Habit(style, NEVER, NEVER, _firm(dice) * np.where(dice.integers(3, 7) > ROUND, -1, 1))


def _hoard_and_copy(style: Style, dice: np.random.Generator) -> Habit:
    return _hoard(style, dice)._replace(echo=dice.uniform(2, 8))


def _front_load_and_avenge(style: Style, dice: np.random.Generator) -> Habit:
    return _front_load(style, dice)._replace(revenge=dice.uniform(1, 4))


def _late_justice(style: Style, dice: np.random.Generator) -> Habit:
    """Clicks alone until round 6, then shoots the richest and stands."""
    late = ROUND >= 6
    firm = dice.uniform(8, 10)
    return Habit(style, firm * np.where(late, 1, -1), dice.uniform(4, 6) * late, -4.0 * late)


KEPT_OUT: Mapping[str, Draw] = MappingProxyType(
    {
        "burst": _burst,
        "every third": _every_third,
        "slope": _slope,
        "runner": _runner,
        "stander": _stander,
        "hoard and copy": _hoard_and_copy,
        "front-load and avenge": _front_load_and_avenge,
        "late justice": _late_justice,
    }
)


def drawn(family: Mapping[str, Draw], known: Sequence[Style], count: int, seed: int) -> np.ndarray:
    """So many habits of a family, kind after kind in turn: (count, numbers)."""
    dice = np.random.default_rng(seed)
    kinds = list(family.values())
    rows = []
    for number in range(count):
        near = np.asarray(tuple(known[int(dice.integers(len(known)))]), np.float64)
        blend = dice.uniform()
        style = blend * near + (1 - blend) * dice.uniform(LOWS, HIGHS)
        rows.append(numbers_of(kinds[number % len(kinds)](Style(*style), dice)))
    return np.array(rows, np.float32)
