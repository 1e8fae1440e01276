"""Playing many games in batches, with the same numbers whoever plays them."""

from collections.abc import Callable, Iterator
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
    return in_batches(partial(_batch, setup), games, crew, BATCH)


def in_batches(
    play: Callable[[range], Tally], games: int, crew: Crew, size: int
) -> Iterator[Tally]:
    """The same, whatever plays a batch."""
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return crew.done(play, batches)


def _batch(setup: Setup | LiveSetup, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        if isinstance(setup, LiveSetup):
            live_game.play(setup, number, tally)
        else:
            classic_game.play(setup, number, tally)
    return tally
