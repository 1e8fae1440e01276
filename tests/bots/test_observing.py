"""A bot with a mind sees in its views what the lab's environments tell: number by number."""

from random import Random

import numpy as np
import pytest

from standoff.bots.minds.notebook import Notebook
from standoff.bots.minds.observing import observation
from standoff.env.encoding import Encoder
from standoff.env.position import drawn, opened
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.game import asks, view
from standoff.schema.observation import SCHEMA
from tests.properties.games import TABLES

NOTED = ("stood", "fled", "used_calls", "unused_calls")
"""What nobody can see who was not there."""


def differences(options: Options, seed: int, late: int = 0) -> set[str]:
    """The fields in which a bot's observation differs from the lab's anywhere in a random game."""
    dice = Random(seed)
    encoder = Encoder(options)
    notebooks = [Notebook() for _ in range(options.players)]
    position, _ = opened(options, drawn(options, dice))
    differing = set()
    moments = 0
    while asking := asks(position.table):
        moments += 1
        views = [view(position.table, seat) for seat in range(options.players)]
        for notebook, seen in zip(notebooks, views, strict=True):
            if moments > late:
                notebook.notice(seen)
        seats = tuple(seat for seat, ask in asking.items() if ask.count > 1)
        told = encoder.observations(position.table, position.memory, seats)
        for seat, numbers in zip(seats, told, strict=True) if moments > late else ():
            mine = observation(views[seat], asking[seat], notebooks[seat])
            unlike = mine != np.frombuffer(numbers, np.int8)
            differing |= {field.name for field, where in SCHEMA if unlike[where].any()}
        said = {seat: ask.draw(dice) for seat, ask in asking.items()}
        position, _ = position.after(said)
    return differing


def called(options: Options) -> str:
    cop = "-cop" if options.cop else ""
    return f"{options.players}-{options.powers}{cop}-{options.money}"


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_a_bot_observes_what_the_lab_tells_wherever_it_has_a_choice(options: Options) -> None:
    guessed = {"pile"} if options.money is Money.CLOSED and options.pool else set()
    for seed in range(3):
        assert differences(options, seed) <= guessed


def test_whoever_sits_down_late_goes_on_from_there() -> None:
    options = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True)
    late = {"pile", *(f"seat{seat}.{noted}" for seat in range(6) for noted in NOTED)}
    assert differences(options, 3, late=30) <= late
