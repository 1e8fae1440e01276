"""Headlines: what is claimed must survive a correction for how many things were looked at."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from standoff.report.chart import Cell
from standoff.simulation.estimates import SURE, Estimate, reach_of

FINDINGS = 20
"""A page has about so many headlines: one of them in twenty pages may be due to chance."""


def apart(more: Cell | None, less: Cell | float | None, games: int, looks: int) -> bool:
    """Whether one value is surely more than another, picked out of so many looks (Bonferroni)."""
    if more is None or less is None or games < 2:
        return False
    high = more.estimate
    inner, outer = high.value - high.low, 0.0
    if isinstance(less, Cell):
        outer = less.estimate.high - less.estimate.value
        less = less.estimate.value
    doubt = (1 - SURE) / (looks * FINDINGS)
    wider = reach_of(games - 1, 1 - doubt) / reach_of(games - 1)
    return high.value - less > wider * hypot(inner, outer)


def differ(one: Cell | None, other: Cell | float | None, games: int, looks: int) -> bool:
    """Whether two values are surely not the same, whichever is more."""
    if isinstance(other, float):
        flipped = one and Cell(_turned(one), one.size)
        return apart(one, other, games, looks) or apart(flipped, -other, games, looks)
    return apart(one, other, games, looks) or apart(other, one, games, looks)


def _turned(cell: Cell) -> Estimate:
    found = cell.estimate
    return Estimate(-found.value, -found.high, -found.low)


def pairs(count: int) -> int:
    """How many pairs so many things make."""
    return max(1, count * (count - 1) // 2)


def rising(cells: Sequence[Cell | None], games: int) -> bool:
    """Whether each value is surely more than the one before."""
    looks = max(1, len(cells) - 1)
    return all(apart(more, less, games, looks) for less, more in pairwise(cells))


def headline(claim: str, topic: str, *, holds: bool) -> str:
    """The claim where it holds; otherwise what was looked at."""
    return claim if holds else f"{topic}: too few games to say more"
