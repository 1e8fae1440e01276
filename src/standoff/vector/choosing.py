"""Random legal actions for whole batches, out of the masks."""

import jax
import jax.numpy as jnp

from standoff.vector.luck import below, luck

_HALF = 32
"""Actions in one word of bits."""
_SUMMED = 16
"""How many flags are summed up in one go: 32 or more a GPU sums through shared memory, byte by byte, which takes six times as long."""


def random_actions(masks: jax.Array, key: jax.Array) -> tuple[jax.Array, jax.Array]:
    """An action (seats, batch), each legal one as likely, and how many there were to choose from."""
    return random_bits(_bits(masks[:, :_HALF]), _bits(masks[:, _HALF:]), key)


def random_bits(low: jax.Array, high: jax.Array, key: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The same out of packed masks: arrays (seats, batch) of the first 32 actions and the rest."""
    seats, batch = low.shape
    low, high = low.astype(jnp.uint32), high.astype(jnp.uint32)
    in_low = jax.lax.population_count(low).astype(jnp.int32)
    choices = in_low + jax.lax.population_count(high).astype(jnp.int32)
    chance = luck(key, batch)
    numbers = jnp.stack([chance.number(seat) for seat in range(seats)])
    rank, _ = below(numbers, choices)
    is_low = rank < in_low
    place = _nth(jnp.where(is_low, low, high), jnp.where(is_low, rank, rank - in_low))
    return jnp.where(is_low, place, place + _HALF), choices


def _bits(masks: jax.Array) -> jax.Array:
    """Up to 32 flags as the bits of a word."""
    low, high = masks[:, :_SUMMED], masks[:, _SUMMED:]
    return _summed(low) | _summed(high) << _SUMMED


def _summed(masks: jax.Array) -> jax.Array:
    places = jnp.arange(masks.shape[1], dtype=jnp.uint32)[None, :, None]
    return jnp.sum(masks.astype(jnp.uint32) << places, axis=1, dtype=jnp.uint32)


def _nth(bits: jax.Array, rank: jax.Array) -> jax.Array:
    """The place of the bit of that rank, by halving the word."""
    place = jnp.zeros_like(rank)
    for width in (16, 8, 4, 2, 1):
        lower = bits & jnp.uint32((1 << width) - 1)
        inside = jax.lax.population_count(lower).astype(jnp.int32)
        above = rank >= inside
        rank = jnp.where(above, rank - inside, rank)
        place = jnp.where(above, place + width, place)
        bits = jnp.where(above, bits >> width, lower)
    return place
