"""Deals played by the vector engine, with the luck of each game taken off what it came to."""

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.worth import shipped
from standoff.simulation.tally import WHOLE_WIN
from standoff.tournament.careful_games import careful_games
from standoff.tournament.engine import Deals, Wins
from standoff.tournament.vector_engine import lone, rotated
from standoff.training.duel import Mind
from standoff.vector.law import law


def by_the_careful_engine(deals: Deals) -> list[list[Wins]]:
    """Play all deals at once, from one seat after another.

    What is left of a win without its luck may be less than nothing, or more than a whole one.
    """
    options, batch = deals.options, len(deals.numbers)
    rules = law(options.players, options.powers, options.cop, options.money)
    play = careful_games(rules, batch, lone(deals.lineup))
    weights = {name: jnp.asarray(weight) for name, weight in shipped().items()}

    def played(minds: tuple[Mind, ...], who: jax.Array, key: jax.Array) -> np.ndarray:
        shares, luck = play(minds, who, key, weights)
        return _parts(np.asarray(shares - luck), np.asarray(jax.random.key_data(key)))

    return rotated(deals, played)


def _parts(shares: np.ndarray, seed: np.ndarray) -> np.ndarray:
    """Shares as whole numbers of parts, rounded up as often as makes them right on average."""
    dice = np.random.default_rng(seed)
    return np.floor(WHOLE_WIN * shares + dice.random(shares.shape[1])).astype(int)
