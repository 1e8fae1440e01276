"""Numbers that are cut out of words are the same on a processor and on a GPU."""

import jax.numpy as jnp
import numpy as np

from standoff.vector.packing import EnvState
from standoff.vector.sheets import Cut
from standoff.vector.unfolding import (
    numbers_by_four,
    numbers_one_by_one,
)

WORDS, BATCH = 5, 1003


def _words() -> EnvState:
    numbers = np.random.default_rng(7).integers(-(2**31), 2**31, (WORDS, BATCH))
    return tuple(jnp.asarray(row, jnp.int32) for row in numbers)


def test_numbers_of_four_tables_at_a_time_are_those_of_one_table_after_the_other() -> None:
    cuts = [
        Cut(word, shift, bits)
        for word in range(WORDS)
        for shift in range(32)
        for bits in (1, 3, 7, 15, 127)
        if shift % 8 + bits.bit_length() <= 8
    ]
    words = _words()
    expected = np.array([np.asarray(words[cut.word]) >> cut.shift & cut.bits for cut in cuts])
    for way in (numbers_one_by_one, numbers_by_four):
        found = np.asarray(way(cuts, words))
        assert found.dtype == np.int8
        np.testing.assert_array_equal(found, expected)
