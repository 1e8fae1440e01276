"""What plays the games of a tournament: the readable rules, or anything that plays as they do."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from msgspec import Struct

from standoff.bots.company import Company
from standoff.bots.outside import bot_named
from standoff.rules.chance import Seeded, game_seed
from standoff.rules.classic.options import Options
from standoff.rules.classic.views import Sights
from standoff.rules.game import asks, deal, step
from standoff.simulation.tally import WHOLE_WIN

Wins = tuple[int, ...]
"""Parts of a whole win, of each place of a line-up."""


class Deals(Struct, frozen=True):
    """Some deals for one line-up; each is played once from every seat."""

    options: Options
    lineup: tuple[str, ...]
    """Which bots, in the order they sit; in the first game of a deal the first has seat 0."""
    seed: bytes
    numbers: range


class Engine(Protocol):
    """Plays deals, each as often as there are seats, everybody one seat further every time."""

    def __call__(self, deals: Deals) -> Sequence[Sequence[Wins]]:
        """What each place of the line-up won: deal by deal, and in each game by game."""


def by_the_rules(deals: Deals) -> list[list[Wins]]:
    """Play with the readable rules."""
    return [
        [_played(deals, number, shift) for shift in range(len(deals.lineup))]
        for number in deals.numbers
    ]


def _played(deals: Deals, number: int, shift: int) -> Wins:
    """One game of a deal, in which every place sits so many seats further on."""
    seats = len(deals.lineup)
    seat_of = [(place + shift) % seats for place in range(seats)]
    seed = game_seed(sha256(deals.seed + number.to_bytes(8, "big")).digest(), ())
    company = Company(
        {seat_of[place]: bot_named(bot) for place, bot in enumerate(deals.lineup)}, seed
    )
    table, _ = deal(deals.options, Seeded(seed))
    while asking := asks(table):
        table, _ = step(table, company.answers(asking, Sights(table)))
    assert table.outcome is not None
    winners = table.outcome.winners
    won = WHOLE_WIN // max(1, len(winners))
    return tuple(won if seat in winners else 0 for seat in seat_of)
