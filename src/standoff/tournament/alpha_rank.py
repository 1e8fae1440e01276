"""α-Rank of a population: how long each rules while mutants keep trying, which cycles cannot hide.

Omidshafiei et al. 2019, for one population of a symmetric game: everybody plays one bot, now and
then one mutant plays another, and it spreads or dies out by how tables of both kinds end.
"""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from standoff.simulation.estimates import Estimate, Z
from standoff.tournament.ratings import interval

PEOPLE = 50
"""How many make the population in which mutants spread."""
SELECTION = 50.0
"""How much a part of a win is worth to those who imitate; high: nearly only the better spread."""
DRAWS = 200
HOPELESS = 1e20
"""One chance in so many is the smallest there is, so that no number overflows."""

Duels = Mapping[tuple[str, str], Estimate]
"""What each won alone among copies of each other."""


def alpha_rank(
    duels: Duels, names: Sequence[str], players: int, seed: bytes
) -> dict[str, Estimate]:
    """Which part of the time each rules; intervals from duels drawn anew within their own."""
    dice = Random(seed)
    values = _masses({pair: one.value for pair, one in duels.items()}, names, players)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(DRAWS):
        shares = {pair: dice.gauss(one.value, _error(one)) for pair, one in duels.items()}
        for name, mass in _masses(shares, names, players).items():
            drawn[name].append(mass)
    return {name: interval(values[name], drawn[name]) for name in names}


def spreads(alone: float, besieged: float, players: int) -> float:
    """How likely one mutant takes everything over.

    `alone` is what it wins among residents, `besieged` what a last resident would win among its kind.
    In between the advantage is taken to change evenly.
    """
    first = alone - (1 - alone) / (players - 1)
    last = (1 - besieged) / (players - 1) - besieged
    total, product = 1.0, 1.0
    for mutants in range(1, PEOPLE):
        advantage = first + (last - first) * (mutants - 1) / (PEOPLE - 2)
        product = min(product * exp(-SELECTION * advantage), HOPELESS)
        total += product
    return 1 / total


def _masses(
    shares: Mapping[tuple[str, str], float], names: Sequence[str], players: int
) -> dict[str, float]:
    """Where the chain of takeovers spends its time."""
    each = 1 / (len(names) - 1)
    moves = {
        resident: {
            mutant: each * spreads(shares[mutant, resident], shares[resident, mutant], players)
            for mutant in names
            if mutant != resident
        }
        for resident in names
    }
    return dict(
        zip(names, stationary([[moves[a].get(b, 0.0) for b in names] for a in names]), strict=True)
    )


def stationary(moves: list[list[float]]) -> list[float]:
    """Where a chain with these chances to move spends its time (Grassmann, Taksar and Heyman)."""
    rest = [row.copy() for row in moves]
    for last in range(len(rest) - 1, 0, -1):
        out = sum(rest[last][:last])
        for row in rest[:last]:
            row[last] /= out
            for place in range(last):
                row[place] += row[last] * rest[last][place]
    mass = [1.0]
    for place in range(1, len(rest)):
        mass.append(sum(one * row[place] for one, row in zip(mass, rest, strict=False)))
    whole = sum(mass)
    return [one / whole for one in mass]


def _error(estimate: Estimate) -> float:
    return (estimate.high - estimate.low) / (2 * Z)
