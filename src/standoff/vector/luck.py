"""Luck: numbers from a counter and a key by a hash, so that no generator lives in the state.

Every draw says which one it is. What is drawn from one number has at most a few million
outcomes together, out of four thousand million: no outcome is preferred by more than that.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from standoff.vector.rows import EVERY, Row, Word

Numbers = jax.Array
"""A uint32 vector over the batch: a fresh number, or what is left of one after a draw."""

_STEP, _FIRST, _SECOND = 0x9E3779B9, 0x7FEB352D, 0x846CA68B
DRAWS_A_ROUND = 32
"""How many different draws a round may name."""


class Luck(NamedTuple):
    """What the numbers of each table come from: two words a table, mixed from key and lane."""

    one: Numbers
    other: Numbers
    first: Word = 0
    """The number of the first draw of this round."""

    def number(self, draw: Word) -> Numbers:
        """The number of a draw, below 32."""
        counter = jnp.asarray(self.first).astype(jnp.uint32) + jnp.uint32(draw)
        x: Numbers = self.one + counter * jnp.uint32(_STEP)
        x = (x ^ (x >> 16)) * jnp.uint32(_FIRST) + self.other
        x = (x ^ (x >> 15)) * jnp.uint32(_SECOND)
        return x ^ (x >> 16)

    def in_round(self, round_: Word) -> "Luck":
        """The draws of a round, different from those of any other."""
        return self._replace(first=round_ * DRAWS_A_ROUND)


def luck(key: jax.Array, batch: int) -> Luck:
    """The luck of every table of a batch from two words of key, or from one of `jax.random.key`."""
    if jnp.issubdtype(key.dtype, jax.dtypes.prng_key):
        key = jax.random.key_data(key)
    key = jnp.asarray(key, jnp.uint32)
    lane = jax.lax.iota(jnp.uint32, batch)
    seed = Luck(key[0] + lane, key[1] ^ (lane * jnp.uint32(_SECOND)))
    return Luck(seed.number(1), seed.number(2))


def below(number: Numbers, bound: Word) -> tuple[jax.Array, Numbers]:
    """A number below a bound (itself below 65,536), and what is left for another draw."""
    bound = jnp.asarray(bound).astype(jnp.uint32)
    high = (number >> 16) * bound
    low = (number & jnp.uint32(0xFFFF)) * bound
    drawn = (high + (low >> 16)) >> 16
    return drawn.astype(jnp.int32), number * bound


def coins(number: Numbers) -> Row:
    """Heads or tails for every seat."""
    return (number >> 8).astype(jnp.int32) & EVERY
