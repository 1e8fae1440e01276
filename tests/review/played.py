"""Recorded games of bots, to be looked at: the first is short and of four, since each look takes seconds."""

from functools import cache, partial

from standoff.bots.company import Company
from standoff.bots.outside import bot_named
from standoff.record.lines import open_seed, table_seed
from standoff.record.reader import Record, read
from standoff.record.writer import Writer
from standoff.review.looking import QUICK, Review, review
from standoff.rules.classic.options import Options
from standoff.rules.game import asks, deal, step, view

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
BOTS = ("great-shark", "random", "accountant", "reckless", "timid")


@cache
def recorded(text: str = "one", options: Options | None = None, steps: int | None = None) -> bytes:
    """The record of a game of bots, whole or broken off."""
    options = options or Options(4)
    players = options.players
    seed, writer = open_seed(table_seed(text), players), Writer()
    chance = seed.chance()
    company = Company({seat: bot_named(BOTS[seat]) for seat in range(players)}, chance.seed)
    lines = [writer.open_game(options, NAMES[:players], seed)]
    table, _ = deal(options, chance)
    while (asking := asks(table)) and (steps is None or len(lines) <= steps):
        answers = company.answers(asking, partial(view, table))
        lines.append(writer.step(asking, answers))
        table, _ = step(table, answers)
    if table.outcome is not None:
        lines.append(writer.outcome(table.outcome))
    return b"".join(lines)


def record(text: str = "one", options: Options | None = None) -> Record:
    return read(recorded(text, options))


@cache
def looked_at(text: str = "one", options: Options | None = None) -> Review:
    """As it would be in a hurry: what takes the time is the same for every test of a worker."""
    return review(record(text, options), effort=QUICK)
