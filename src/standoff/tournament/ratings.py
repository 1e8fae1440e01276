"""Plackett–Luce ratings from who won at which table, with intervals by a bootstrap over blocks."""

from collections.abc import Mapping, Sequence
from math import exp, log, log10
from random import Random

from standoff.simulation.estimates import Estimate
from standoff.simulation.tally import WHOLE_WIN
from standoff.tournament.population import BLOCKS, Lineup, MeetingRecord, Meetings

AVERAGE = 1_000
"""The rating of the average of the population; 400 more wins ten times as often."""
DRAWS = 200
"""How often the bootstrap draws as many blocks as there are."""
PRIOR = 0.5
"""Wins and losses against one of average strength that everybody is lent, so that none is at 0."""
ENOUGH = 1e-6
MOST_STEPS = 1_000

Strengths = dict[str, float]


def ratings(meetings: Meetings, population: Sequence[str], seed: bytes) -> dict[str, Estimate]:
    """How strong everybody is, and where that lies 95 times in 100."""
    blocks: list[dict[Lineup, MeetingRecord]] = [{} for _ in range(BLOCKS)]
    for (block, lineup), record in sorted(meetings.items()):
        blocks[block][lineup] = record
    played = [block for block in blocks if block]
    found = strengths(_together(played), population)
    values = _points(found)
    dice = Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in population}
    for _ in range(DRAWS):
        some = [played[int(dice.random() * len(played))] for _ in played]
        for name, points in _points(strengths(_together(some), population, found)).items():
            drawn[name].append(points)
    return {name: interval(values[name], drawn[name]) for name in population}


def strengths(
    tables: Mapping[Lineup, MeetingRecord],
    population: Sequence[str],
    start: Strengths | None = None,
) -> Strengths:
    """The most likely strengths where each at a table wins in proportion to theirs (Hunter's MM)."""
    now = dict(start or dict.fromkeys(population, 1.0))
    wins = dict.fromkeys(population, PRIOR)
    for record in tables.values():
        for name, won in record.wins.items():
            wins[name] += won / WHOLE_WIN
    decided = {lineup: sum(record.wins.values()) / WHOLE_WIN for lineup, record in tables.items()}
    for _ in range(MOST_STEPS):
        weights = {name: 2 * PRIOR / (now[name] + 1) for name in population}
        for lineup, games in decided.items():
            each = games / sum(now[name] for name in lineup)
            for name in lineup:
                weights[name] += each
        new = {name: wins[name] / weights[name] for name in population}
        moved = max(abs(log(new[name] / now[name])) for name in population)
        now = new
        if moved < ENOUGH:
            break
    return now


def interval(value: float, drawn: Sequence[float]) -> Estimate:
    """A value with the middle 95 % of what a bootstrap drew."""
    ranked = sorted(drawn)
    cut = round(len(ranked) * 0.025)
    return Estimate(value, min(value, ranked[cut]), max(value, ranked[-1 - cut]))


def _points(found: Strengths) -> dict[str, float]:
    middle = exp(sum(map(log, found.values())) / len(found))
    return {name: AVERAGE + 400 * log10(one / middle) for name, one in found.items()}


def _together(blocks: Sequence[Mapping[Lineup, MeetingRecord]]) -> dict[Lineup, MeetingRecord]:
    tables: dict[Lineup, MeetingRecord] = {}
    for block in blocks:
        for lineup, record in block.items():
            tables.setdefault(lineup, MeetingRecord()).add(record.games, record.wins.items())
    return tables
