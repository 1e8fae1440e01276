"""Whole games by bots, with everything they were asked and said."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from standoff.bots.catalogue import make
from standoff.bots.company import Company
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Seeded
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.game import asks, deal, step, view


class Answer(NamedTuple):
    """What one bot said to one ask."""

    table: Table
    seat: Seat
    ask: Ask
    said: Decision


def answers(options: Options, bots: tuple[str, ...], seed: int) -> Iterator[Answer]:
    """Everything the bots of a game say, from the deal to the end."""
    chance = Seeded(seed.to_bytes(32, "big"))
    company = Company({seat: make(name) for seat, name in enumerate(bots)}, chance.seed)
    table, _ = deal(options, chance)
    while asking := asks(table):
        said = company.answers(asking, partial(view, table))
        assert set(said) == set(asking)
        for seat, ask in asking.items():
            yield Answer(table, seat, ask, said[seat])
        table, _ = step(table, said)
