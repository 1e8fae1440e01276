"""Unfolding: words that hold many small numbers become arrays of bytes.

On a GPU, a thread that wrote one byte would waste three quarters of its width. So the bytes of
four tables that are neighbours are brought together in one word, out of which a shift and a mask
cut the same number for all four. Processors bring bytes together by themselves.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import jax
import jax.numpy as jnp
import numpy as np

from standoff.vector.packing import EnvState
from standoff.vector.sheets import Cut

_TABLES = 4
"""How many bytes a word has."""
_ALL = 0x01010101
"""As a factor: the same for each of four tables."""
_GROUP = 10
"""How many words are taken apart in one go: with more of them, a GPU's compiler no longer lets
a thread write four words at once."""
Pytree = TypeVar("Pytree")
kept: Callable[[Pytree], Pytree] = jax.lax.optimization_barrier
"""Worked out once, and not again for everything that follows from it."""


def unfolded(words: EnvState, cuts: Sequence[Cut]) -> jax.Array:
    """The numbers that are cut out of some words: an int8 array (cuts, batch)."""
    found: jax.Array = jax.lax.platform_dependent(
        words, cpu=partial(numbers_one_by_one, cuts), default=partial(numbers_by_four, cuts)
    )
    return found


def numbers_one_by_one(cuts: Sequence[Cut], words: EnvState) -> jax.Array:
    """For processors."""
    return (_words(words, cuts) & _bits(cuts)).astype(jnp.int8)


def numbers_by_four(cuts: Sequence[Cut], words: EnvState) -> jax.Array:
    """For GPUs."""
    found = _lanes(words, cuts) & _bits(cuts) * _ALL
    numbers = jax.lax.bitcast_convert_type(found, jnp.int8)
    # Without those that only filled the last word.
    return numbers.reshape(len(cuts), -1)[:, : words[0].shape[0]]


def _bits(cuts: Sequence[Cut]) -> np.ndarray:
    return np.array([cut.bits for cut in cuts], np.int32)[:, None]


def _words(words: EnvState, cuts: Sequence[Cut]) -> jax.Array:
    """The words in which numbers lie, shifted down: int32 (cuts, batch)."""
    stacked = kept(jnp.stack(words))
    return _picked(stacked, [cut.word for cut in cuts], [cut.shift for cut in cuts])


def _lanes(words: EnvState, cuts: Sequence[Cut]) -> jax.Array:
    """The same with the bytes of four tables in each word: int32 (cuts, batch / 4)."""
    words = kept(words)
    groups = [words[first : first + _GROUP] for first in range(0, len(words), _GROUP)]
    together = [kept(jnp.concatenate([_bytes(word) for word in group])) for group in groups]
    lanes = kept(jnp.concatenate(together))
    places = [_TABLES * cut.word + cut.shift // 8 for cut in cuts]
    return _picked(lanes, places, [cut.shift % 8 for cut in cuts])


def _picked(rows: jax.Array, places: list[int], shifts: list[int]) -> jax.Array:
    picked = rows.at[np.array(places, np.int32)].get(mode="promise_in_bounds")
    return picked >> np.array(shifts, np.int32)[:, None]


def _bytes(word: jax.Array) -> jax.Array:
    """The four bytes of one word, each of four tables: int32 (4, batch / 4)."""
    tables = jnp.pad(word, (0, -word.shape[0] % _TABLES)).reshape(-1, _TABLES)
    shifts = np.arange(0, 8 * _TABLES, 8, dtype=np.int32)[:, None]
    return jnp.asarray(sum((tables[:, at] >> shifts & 255) << (8 * at) for at in range(_TABLES)))
