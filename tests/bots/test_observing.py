"""A bot with a mind sees in one view what the lab's environments tell: number by number."""

from random import Random

import pytest

from standoff.bots.minds.bot import observation
from standoff.env.classic.position import drawn
from standoff.rules.classic.options import Options
from standoff.rules.game import asks, deal, step, view
from standoff.schema.encoding import encoder
from standoff.schema.observation import SCHEMA
from tests.properties.games import TABLES


def called(options: Options) -> str:
    cop = "-cop" if options.cop else ""
    return f"{options.players}-{options.powers}{cop}-{options.money}"


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_a_bot_observes_what_the_lab_tells_whenever_it_sits_down(options: Options) -> None:
    seats = tuple(range(options.players))
    for seed in range(3):
        dice = Random(seed)
        table, _ = deal(options, drawn(options, dice))
        while asking := asks(table):
            told = encoder(options).observations(table, seats)
            for seat, numbers in zip(seats, told, strict=True):
                unlike = observation(view(table, seat)) != numbers
                assert [field.name for field, where in SCHEMA if unlike[where].any()] == []
            table, _ = step(table, {seat: ask.draw(dice) for seat, ask in asking.items()})
