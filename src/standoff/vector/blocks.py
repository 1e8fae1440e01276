"""Blocks: pieces of an observation for every seat that looks, out of rows and words."""

from typing import Any

import jax.numpy as jnp

from standoff.schema.actions import SEATS
from standoff.vector.asking import around
from standoff.vector.rows import Row, Word, at
from standoff.vector.table import Table

Block = Any
"""An int8 array (seats, numbers, batch)."""


class Blocks:
    """Makes blocks for the tables of a batch."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.law.seats
        self.batch = table.round.shape[0]
        self.shifts = jnp.arange(0, 4 * SEATS, 4, dtype=jnp.int32)[None, :, None, None]

    def zeros(self, numbers: int) -> Block:
        return jnp.zeros((self.seats, numbers, self.batch), jnp.int8)

    def same(self, *words: Word) -> Block:
        """The same numbers for everyone."""
        stacked = jnp.stack([jnp.broadcast_to(word, (self.batch,)) for word in words])
        shape = (self.seats, len(words), self.batch)
        return jnp.broadcast_to(stacked.astype(jnp.int8)[None], shape)

    def own(self, row: Row) -> Any:
        """Everyone's own number: an int32 array (seats, batch)."""
        found = [jnp.broadcast_to(at(row, seat), (self.batch,)) for seat in range(self.seats)]
        return jnp.stack(found)

    def seen(self, row: Row) -> Any:
        """A row as each counts it: an int32 array (seats, batch)."""
        rows = [around(self.table, row, seat) for seat in range(self.seats)]
        return jnp.stack([jnp.broadcast_to(row, (self.batch,)) for row in rows])

    def around(self, *rows: Row) -> Any:
        """The numbers of all seats as each counts them: an int32 array (seats, 6, rows, batch)."""
        if all(isinstance(row, int) and row == 0 for row in rows):
            return jnp.zeros((self.seats, SEATS, len(rows), self.batch), jnp.int32)
        seen = jnp.stack([self.seen(row) for row in rows], axis=1)
        return seen[:, None] >> self.shifts & 15

    def flags(self, row: Row, values: int) -> Any:
        """A flag for each number from 1 on: an int8 array (seats, 6, values, batch)."""
        numbers = jnp.arange(1, values + 1, dtype=jnp.int32)[None, None, :, None]
        return (self.around(row) == numbers).astype(jnp.int8)
