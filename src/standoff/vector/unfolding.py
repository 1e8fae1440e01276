"""Unfolding: words that hold many small numbers become arrays of bytes, four tables at a time.

A thread of a GPU, or a lane of a vector unit, that wrote one byte would waste three quarters of
its width. So the bytes of four tables that are neighbours are brought together in one word, out
of which a shift and a mask cut the same number for all four.
"""

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from standoff.vector.packing import Words
from standoff.vector.rows import Word
from standoff.vector.sheets import Cut

_TABLES = 4
"""How many bytes a word has."""
_ALL = 0x01010101
"""As a factor: the same for each of four tables."""

_kept: Callable[[Any], Any] = jax.lax.optimization_barrier
"""Worked out once, and not again for everything that follows from it."""


def unfolded(words: Words, cuts: Sequence[Cut]) -> Any:
    """The numbers that are cut out of some words: an int8 array (cuts, batch)."""
    masks = np.array([cut.bits * _ALL for cut in cuts], np.int32)
    found = _shifted(words, cuts) & masks[:, None]
    numbers = jax.lax.bitcast_convert_type(found, jnp.int8)
    return numbers.reshape(len(cuts), -1)[:, : words[0].shape[0]]


def unfolded_flags(words: Words, cuts: Sequence[Cut]) -> Any:
    """The same for numbers of one bit: a boolean array (cuts, batch)."""
    places = np.arange(0, 8 * _TABLES, 8, dtype=np.int32)
    flags = (_shifted(words, cuts)[:, :, None] >> places & 1) != 0
    return flags.reshape(len(cuts), -1)[:, : words[0].shape[0]]


def _shifted(words: Words, cuts: Sequence[Cut]) -> Any:
    """The words of four tables in which numbers lie, shifted down: int32 (cuts, batch / 4)."""
    quartets = _quartets(words)
    lanes = np.array([_TABLES * cut.word + cut.shift // 8 for cut in cuts], np.int32)
    shifts = np.array([cut.shift % 8 for cut in cuts], np.int32)
    return quartets.at[lanes].get(mode="promise_in_bounds") >> shifts[:, None]


def _quartets(words: Words) -> Any:
    """The bytes of words, four tables in a word: int32 (4 × words, batch / 4)."""
    return _kept(jnp.concatenate([_bytes(word) for word in _kept(words)]))


def _bytes(word: Word) -> Any:
    """The four bytes of one word, each of four tables: int32 (4, batch / 4)."""
    tables = jnp.pad(word, (0, -word.shape[0] % _TABLES)).reshape(-1, _TABLES)
    shifts = np.arange(0, 32, 8, dtype=np.int32)[:, None]
    return sum((tables[:, at] >> shifts & 255) << (8 * at) for at in range(_TABLES))
