"""Playing many games in batches, with the same numbers whoever plays them."""

from collections.abc import Iterator
from functools import partial

from standoff.simulation.classic import game as classic_game
from standoff.simulation.classic.game import Setup
from standoff.simulation.crew import Crew
from standoff.simulation.live import game as live_game
from standoff.simulation.live.game import LiveSetup
from standoff.simulation.tally import Tally

BATCH = 20
"""How many games are played between two looks at the clock."""


def played(setup: Setup | LiveSetup, games: int, crew: Crew) -> Iterator[Tally]:
    """The games in batches, as they are done, in the order of their numbers."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    return crew.done(partial(_batch, setup), batches)


def _batch(setup: Setup | LiveSetup, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        if isinstance(setup, LiveSetup):
            live_game.play(setup, number, tally)
        else:
            classic_game.play(setup, number, tally)
    return tally
