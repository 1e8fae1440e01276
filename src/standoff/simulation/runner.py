"""Playing many games, here or in several processes, with the same numbers either way."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

from standoff.simulation import game, live_game
from standoff.simulation.game import Setup
from standoff.simulation.live_game import LiveSetup
from standoff.simulation.tally import Tally

BATCH = 20
"""How many games are played between two looks at the clock."""


def played(setup: Setup | LiveSetup, games: int, jobs: int) -> Iterator[Tally]:
    """The games in batches, as they are done, in the order of their numbers."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    play_one = partial(_batch, setup)
    jobs = min(jobs, len(batches))
    if jobs == 1:
        yield from map(play_one, batches)
        return
    # Every system can spawn; a fork would copy the thread that draws the progress bar.
    with _deaf_to_interrupts():
        pool = get_context("spawn").Pool(jobs, _be_deaf_to_interrupts)
    with pool:
        yield from pool.imap(play_one, batches)


def _batch(setup: Setup | LiveSetup, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        if isinstance(setup, LiveSetup):
            live_game.play(setup, number, tally)
        else:
            game.play(setup, number, tally)
    return tally


def _be_deaf_to_interrupts() -> None:
    """Only the parent listens to Ctrl-C; it knows what to do with the games that are over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here are deaf from their very beginning."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
