"""Who sits at the tables of training: learners, earlier selves, and scripted guests.

Pure self-play forgets how to play against others. So at some tables one learner sits alone among
copies of one scripted mind, the more often the less he wins there; and at the others learners,
earlier selves and guests of any kind sit together. Who sits down stays until the game ends.
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
STRANGERS = 24
"""How many styles that nobody tuned sit among the guests of crowded tables."""
EASY = 0.12
"""A win share that is so much higher makes a guest e times rarer."""

RANGES = Style(
    live=(-2, 2), fast=(-2, 2), taste=(-1, 3), late=(-2, 3),
    rich=(0, 4), weak=(-1, 3), kill=(0, 5), scare=(-2, 3), disarm=(-2, 3), hunt=(0, 4),
    caution=(-5, 1), fear=(0, 6), pain=(0, 4), greed=(0, 4), courage=(-1, 4), duty=(-2, 4),
    show=(-3, 4), join=(-2, 4), stab=(-2, 4), crowd=(-1, 3), haste=(-1, 4), sharpness=(0.8, 2),
)  # fmt: skip
"""Where each number of a style is looked for."""


class Company(NamedTuple):
    """Who plays each chair: arrays (seats, batch)."""

    kinds: Array
    styles: Array
    """Which of the guests a scripted one is."""


def alone(key: Array, players: Array, seats: int, chances: Array) -> Company:
    """One learner a table, and copies of one guest or of an earlier self in all other chairs.

    `players` is how many sit at each table, `chances` how often each guest comes.
    """
    where, which = jax.random.split(key)
    batch = players.shape[0]
    chair = jnp.floor(jax.random.uniform(where, (batch,)) * players).astype(jnp.int32)
    kinds = jnp.where(jnp.arange(seats)[:, None] == chair, LEARNER, SCRIPTED)
    style = jax.random.categorical(which, jnp.log(chances), shape=(batch,))
    return Company(kinds, jnp.broadcast_to(style, (seats, batch)))


def crowd(key: Array, seats: int, batch: int, known: int, *, selves: float) -> Company:
    """Tables of learners alone, as many as `selves` says, and tables of learners and guests."""
    at_table, where, kind, drawn, mixed = jax.random.split(key, 5)
    hosting = jax.random.uniform(at_table, (batch,)) >= selves
    share = jax.random.uniform(where, (1, batch)) * 0.75 + 0.125
    guest = (jax.random.uniform(kind, (seats, batch)) < share) & hosting
    which = jax.random.bernoulli(drawn, 0.5, (batch,))
    kinds = jnp.where(guest, jnp.where(which, SCRIPTED, EARLIER), LEARNER)
    return Company(kinds, jax.random.randint(mixed, (seats, batch), 0, known))


def redrawn(done: Array, new: Company, old: Company) -> Company:
    """Another company wherever a game has ended."""
    return Company(*(jnp.where(done, one, other) for one, other in zip(new, old, strict=True)))


def beside(one: Company, other: Company) -> Company:
    """Two companies as one, table after table."""
    return Company(*(jnp.concatenate(both, 1) for both in zip(one, other, strict=True)))


def chances(won: Array) -> Array:
    """How often each guest comes, by what learners win alone among copies of him."""
    return jax.nn.softmax(-won / EASY)


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
    """Styles and the strangers after them, as one array to draw from."""
    low, high = np.array(RANGES, np.float32).T
    strangers = np.random.default_rng(STRANGERS).uniform(low, high, (STRANGERS, len(low)))
    known = np.array([tuple(style) for style in styles]).reshape(-1, len(low))
    return np.concatenate([known, strangers]).astype(np.float32)
