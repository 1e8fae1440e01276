"""What a sample says about all games: a value, and where it lies 95 times in 100."""

from math import expm1, inf, isfinite, pi, sqrt, tan
from statistics import NormalDist

from msgspec import Struct

from standoff.simulation.tally import Sample

SURE = 0.95
Z = 1.959963984540054
"""How many standard deviations either side hold 95 % of a normal distribution."""


class Estimate(Struct, frozen=True):
    """A value with its 95 % interval; its ends are infinite where nothing can be said."""

    value: float
    low: float
    high: float

    @property
    def is_told(self) -> bool:
        """Whether the sample says how far off the value may be."""
        return isfinite(self.low) and isfinite(self.high)


def reach_of(freedom: int, sure: float = SURE) -> float:
    """How many standard errors either side hold so much of Student's distribution (Hill, 1970)."""
    doubt = 1 - sure
    if freedom < 1:
        return inf
    if freedom == 1:
        return 1 / tan(doubt * pi / 2)
    if freedom == 2:
        return sqrt(2 / (doubt * (2 - doubt)) - 2)
    a = 1 / (freedom - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * pi / 2) * freedom
    y = (d * doubt) ** (2 / freedom)
    if y > 0.05 + a:
        x = NormalDist().inv_cdf(doubt / 2)
        y = x * x
        if freedom < 5:
            c += 0.3 * (freedom - 4.5) * (x + 0.6)
        c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = a * y * y
        y = y + y * y / 2 if y <= 0.002 else expm1(y)
    else:
        y = (
            (1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) + 0.5 / (freedom + 4)) * y - 1
        ) * (freedom + 1) / (freedom + 2) + 1 / y  # fmt: skip
    return sqrt(freedom * y)


def rate(hits: float, trials: float, wide: float = Z) -> Estimate:
    """How often something happens, by Wilson's score interval."""
    value = hits / trials
    pull = wide * wide / trials
    centre = (value + pull / 2) / (1 + pull)
    reach = wide * sqrt(value * (1 - value) / trials + pull / (4 * trials)) / (1 + pull)
    # Rounding must not push an end past the value it belongs to.
    return Estimate(
        value, min(value, max(0.0, centre - reach)), max(value, min(1.0, centre + reach))
    )


def mean(sample: Sample, least: float = -inf) -> Estimate:
    """The mean of the first numbers for each of the second, by Student's distribution.

    Blocks that are all alike do not say how far others may be from them.
    """
    if not sample.beside:
        return Estimate(0.0, 0.0, 0.0)
    value = sample.total / sample.beside
    if sample.products**2 == sample.squares * sample.beside_squares:  # so they are, or it is one
        return Estimate(value, least, inf)
    reach = reach_of(sample.size - 1) * sqrt(_variance(sample))
    return Estimate(value, max(least, value - reach), value + reach)


def _variance(sample: Sample) -> float:
    """How much the mean of a sample of at least two varies, block by block."""
    value = sample.total / sample.beside
    spread = sample.squares - 2 * value * sample.products + value * value * sample.beside_squares
    return max(0.0, spread) * sample.size / (sample.size - 1) / sample.beside**2


def share(sample: Sample, whole: int = 1, *, paired: bool = False) -> Estimate:
    """Which part of the second numbers the first are, in parts of a whole; block by block.

    Wilson's interval, for as many independent trials as would vary as much: it stays within 0 and 1
    and does not shrink to nothing where few blocks happen to agree; paired ones, in which every deal was
    played from every seat, agree for a reason.
    """
    if not sample.beside:
        return Estimate(0.0, 0.0, 0.0)
    value = sample.total / sample.beside / whole
    if sample.size < 2:
        return rate(value, 1)
    if value in (0.0, 1.0):
        return rate(value * sample.size, sample.size)  # what never happened may happen yet
    # A ratio of few blocks varies more than its residuals show; the jackknife adds this much.
    varies = _variance(sample) / whole**2 * sample.size / (sample.size - 1)
    if paired and not varies:
        return Estimate(value, value, value)
    trials = min(value * (1 - value) / varies, sample.beside) if varies else sample.size
    return rate(value * trials, trials, reach_of(sample.size - 1))
