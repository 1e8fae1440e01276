"""Pairs: how often two people point at each other, beside how often chance would have it.

Whoever points at random points at each of the others alike. Two who never do so to each other may be
in league, or fond of each other: that is for whoever runs the house to judge.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import exp

from standoff.rooms.game import Game
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Aimed, RoundBegan

FEWEST = 5.0
"""How often chance would have it before a figure says anything."""
RARE = 0.001
"""How seldom chance would give as few, for a pair to be shown."""


def aims(game: Game) -> Iterator[dict[Seat, tuple[Seat | None, ...]]]:
    """Who first points at whom, round by round."""
    pointing: dict[Seat, tuple[Seat | None, ...]] = {}
    for event in game.happened:
        if isinstance(event, RoundBegan) and pointing:
            yield pointing
            pointing = {}
        elif isinstance(event, Aimed):
            pointing.setdefault(event.seat, event.at)
    if pointing:
        yield pointing


def paired(game: Game, people: Mapping[Seat, str]) -> dict[tuple[str, str], tuple[int, float]]:
    """For each two people of a game: how often they pointed at each other, and what chance would give."""
    pointed: Counter[tuple[str, str]] = Counter()
    expected: dict[tuple[str, str], float] = {}
    for pointing in aims(game):
        for one, other in combinations(sorted(people.keys() & pointing.keys()), 2):
            if people[one] == people[other]:
                continue
            pair = min(people[one], people[other]), max(people[one], people[other])
            pointed[pair] += (other in pointing[one]) + (one in pointing[other])
            expected[pair] = expected.get(pair, 0.0) + 2 / (len(pointing) - 1)
    return {pair: (pointed[pair], much) for pair, much in expected.items()}


def chance_of_as_few(aims: int, expected: float) -> float:
    """How likely so few are by chance alone; rather too high than too low (Poisson)."""
    term = total = exp(-expected)
    for number in range(1, aims + 1):
        term *= expected / number
        total += term
    return min(1.0, total)
