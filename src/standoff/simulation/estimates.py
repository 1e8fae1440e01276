"""What a sample says about all games: a value, and where it lies 95 times in 100."""

from math import inf, sqrt

from msgspec import Struct

from standoff.simulation.tally import Sample

Z = 1.959963984540054
"""How many standard deviations either side hold 95 % of a normal distribution."""


class Estimate(Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


def rate(hits: float, trials: int) -> Estimate:
    """How often something happens, by Wilson's score interval."""
    value = hits / trials
    pull = Z * Z / trials
    centre = (value + pull / 2) / (1 + pull)
    reach = Z * sqrt(value * (1 - value) / trials + pull / (4 * trials)) / (1 + pull)
    # Rounding must not push an end past the value it belongs to.
    return Estimate(
        value, min(value, max(0.0, centre - reach)), max(value, min(1.0, centre + reach))
    )


def mean(sample: Sample, least: float = -inf) -> Estimate:
    """The mean of the first numbers for each of the second, by the normal approximation."""
    if not sample.beside:
        return Estimate(0.0, 0.0, 0.0)
    value = sample.total / sample.beside
    spread = sample.squares - 2 * value * sample.products + value * value * sample.beside_squares
    reach = 0.0
    if sample.size > 1:
        variance = max(0.0, spread) / (sample.size - 1) / sample.size
        reach = Z * sqrt(variance) * sample.size / sample.beside
    return Estimate(value, max(least, value - reach), value + reach)


def share(sample: Sample, whole: int = 1) -> Estimate:
    """Which part of the second numbers the first are, in parts of a whole; block by block."""
    found = mean(sample, least=0)
    value, low, high = (one / whole for one in (found.value, found.low, found.high))
    if low == high and value in (0.0, 1.0) and sample.size:
        return rate(value * sample.size, sample.size)  # what never happened may happen yet
    return Estimate(value, low, max(value, min(1.0, high)))
