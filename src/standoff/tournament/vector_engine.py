"""Deals played by the vector engine, a thousand at a time: for minds, which decide in numbers."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from standoff.bots.minds.cast import shark
from standoff.minds.frozen import styles
from standoff.minds.style import Style
from standoff.simulation.tally import WHOLE_WIN
from standoff.tournament.engine import Deals, Wins
from standoff.training.duel import games
from standoff.vector.law import law

ANYTHING = Style(sharpness=0.0)
"""Prefers nothing, and so does anything it may: the random bot."""


def mind(name: str) -> Any:
    """The mind behind a bot."""
    if name == "random":
        return ANYTHING
    return shark().weights if name == "great-shark" else styles()[name]


def by_the_vector_engine(deals: Deals) -> list[list[Wins]]:
    """Play all deals at once, from one seat after another; every deal is one lane of the batch."""
    options, lineup, batch = deals.options, deals.lineup, len(deals.numbers)
    play = games(law(options.players, options.powers, options.cop, options.money), batch)
    cast = tuple(dict.fromkeys(lineup))
    seed = sha256(deals.seed + deals.numbers.start.to_bytes(8, "big")).digest()
    key = jax.random.wrap_key_data(jnp.asarray(np.frombuffer(seed[:8], np.uint32)))
    rounds = [
        _won(play, cast, lineup[-shift:] + lineup[:-shift] if shift else lineup, key)
        for shift in range(len(lineup))
    ]
    return [
        [
            tuple(won[(place + shift) % len(lineup)][deal] for place in range(len(lineup)))
            for shift, won in enumerate(rounds)
        ]
        for deal in range(batch)
    ]


def _won(play: Any, cast: Sequence[str], seated: Sequence[str], key: Any) -> list[list[int]]:
    """Parts of a whole win: seat by seat, and in each deal by deal."""
    who = jnp.asarray([cast.index(name) for name in seated])
    shares = np.asarray(play(tuple(mind(name) for name in cast), who, key))
    winners = np.rint(1 / np.where(shares > 0, shares, 1)).astype(int)
    parts: list[list[int]] = np.where(shares > 0, WHOLE_WIN // winners, 0).tolist()
    return parts
