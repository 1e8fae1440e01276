"""Sets of seats, or of cards of a deck: one bit for each of up to 21, all in one 32-bit word.

A batch of tables is a vector of such words, or an array with a row for each seat.
"""

import jax
import jax.numpy as jnp
import numpy as np

Set = jax.Array
"""An int32 vector over the batch, or rows of them: a bit for each member."""

Lanes = jax.Array
"""An int32 vector over the batch: all bits set for the tables meant, none for the others."""

ALL = (1 << 21) - 1


def lanes(condition: jax.Array) -> Lanes:
    """The tables for which something is true."""
    return -condition.astype(jnp.int32)


def places(many: int) -> np.ndarray:
    """The numbers of some seats, one a row."""
    return np.arange(many, dtype=np.int32)[:, None]


def count(those: Set) -> jax.Array:
    """How many there are."""
    return jax.lax.population_count(those)


def rows(those: Set, many: int) -> jax.Array:
    """A row for each seat: all bits set where it is in the set, none elsewhere."""
    return -(those >> places(many) & 1)


def united(sets: jax.Array) -> Set:
    """Whoever is in any of the rows."""
    found: Set = jax.lax.reduce(sets, np.int32(0), jax.lax.bitwise_or, (0,))
    return found


def gathered(flags: jax.Array) -> Set:
    """The seats whose row is true."""
    return united(flags.astype(jnp.int32) << places(flags.shape[0]))


def place_of(those: Set, rank: jax.Array) -> jax.Array:
    """The place of the member of that rank; 31 where there are not so many."""
    place = jnp.zeros_like(those)
    bits = those
    for width in (16, 8, 4, 2, 1):
        lower = bits & ((1 << width) - 1)
        inside = count(lower)
        above = rank >= inside
        rank = jnp.where(above, rank - inside, rank)
        place = jnp.where(above, place + width, place)
        bits = jnp.where(above, bits >> width, lower)
    return place


def nth(those: Set, rank: jax.Array) -> Set:
    """The member of that rank alone; nobody where there are not so many."""
    return those & (1 << place_of(those, rank))


def without_first(those: Set, many: jax.Array) -> Set:
    """All but so many of the lowest."""
    return those & (-1 << place_of(those, many))


def tallied(sets: jax.Array) -> tuple[Set, Set, Set]:
    """Who is in at least one, at least two, and at least three of the rows."""
    once = twice = thrice = jnp.zeros_like(sets[0])
    for one in sets:
        thrice |= twice & one
        twice |= once & one
        once |= one
    return once, twice, thrice
