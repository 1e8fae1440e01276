"""Who sits at the tables of training: learners, earlier selves, and scripted guests.

Pure self-play forgets how to play against others, so half of the tables have guests.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.style import Style

Array = Any

LEARNER, SCRIPTED, EARLIER = range(3)
SELVES = 16
"""How many earlier selves are kept."""


class Company(NamedTuple):
    """Who plays each chair, and how the scripted ones play."""

    kinds: Array
    """(seats, batch)"""
    styles: Style
    """Arrays (seats, batch)."""


def seated(key: Array, seats: int, batch: int, styles: Array, *, guests: float) -> Company:
    """Chairs for one spell of play; `styles` is an array (styles, numbers) to draw from."""
    at_table, where, kind, drawn, mixed = jax.random.split(key, 5)
    hosting = jax.random.uniform(at_table, (batch,)) < guests
    share = jax.random.uniform(where, (1, batch)) * 0.75 + 0.125
    guest = (jax.random.uniform(kind, (seats, batch)) < share) & hosting
    which = jax.random.bernoulli(drawn, 0.5, (batch,))
    kinds = jnp.where(guest, jnp.where(which, SCRIPTED, EARLIER), LEARNER)
    chosen = jax.random.randint(mixed, (seats, batch), 0, styles.shape[0])
    return Company(kinds, Style(*jnp.asarray(styles)[chosen].transpose(2, 0, 1)))


def hunting(key: Array, seats: int, batch: int) -> Company:
    """One learner at every table, and the policy he hunts in all other chairs."""
    chair = jax.random.randint(key, (1, batch), 0, seats)
    kinds = jnp.where(jnp.arange(seats)[:, None] == chair, LEARNER, EARLIER)
    return Company(kinds, Style(*jnp.zeros((len(Style._fields), seats, batch))))


def remembered(weights: Any) -> Any:
    """A ring of earlier selves that all are this one as yet."""
    return jax.tree.map(lambda one: jnp.broadcast_to(one, (SELVES, *one.shape)), weights)


def remember(ring: Any, weights: Any, place: Array) -> Any:
    """Put these weights into one place of the ring."""
    return jax.tree.map(lambda kept, one: kept.at[place % SELVES].set(one), ring, weights)


def recall(ring: Any, place: Array) -> Any:
    """The weights at one place of the ring."""
    return jax.tree.map(lambda kept: kept[place], ring)


def table_of(styles: Sequence[Style]) -> Array:
    """Styles as one array to draw from."""
    return np.array([tuple(style) for style in styles], np.float32)
