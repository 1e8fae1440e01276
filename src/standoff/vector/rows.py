"""Rows: one small number for each seat of a table, all in one 32-bit word, four bits a seat.

A batch of tables is a vector of such words, so that one machine operation does something for
every seat of a table, and one instruction for many tables. A set of seats is a row of ones.
"""

from typing import TypeAlias

import jax
import jax.numpy as jnp

Row: TypeAlias = "jax.Array | int"
"""An int32 vector over the batch: four bits a seat, seat 0 lowest."""
Word: TypeAlias = "jax.Array | int"
"""An int32 vector over the batch: one number a table. Facts known beforehand are plain ints."""
Lanes: TypeAlias = "jax.Array | int"
"""An int32 vector over the batch: all bits set for the tables meant, none for the others."""

EVERY = 0x111111
"""A one for each of six seats: as a factor it gives everyone the same number."""
SEATS = 0x543210
"""Everyone's own place."""
EVEN = 0x0F0F0F
"""Seats 0, 2 and 4, which keep money in bytes of one word; 1, 3 and 5 in those of another."""


def lanes(condition: "jax.Array | bool") -> Lanes:
    """The tables for which something is true."""
    return -int(condition) if isinstance(condition, bool) else -condition.astype(jnp.int32)


def pick(where: Lanes, yes: Word, no: Word) -> Word:
    """One number where the lanes are set, another elsewhere."""
    return no ^ ((yes ^ no) & where)


def count(row: Row) -> Word:
    """The sum of a row."""
    return ((row * EVERY) >> 20) & 15


def some(row: Row) -> Row:
    """Who has more than nothing, in a row of numbers up to eight."""
    return ((row + 7 * EVERY) >> 3) & EVERY


def among(row: Row, value: Word) -> Row:
    """Who has exactly this number."""
    other = row ^ (value * EVERY)
    return ((other | other >> 1 | other >> 2 | other >> 3) & EVERY) ^ EVERY


def at(row: Row, seat: int) -> Word:
    """The number of one seat."""
    return (row >> (4 * seat)) & 15


def of(row: Row, who: Row) -> Word:
    """The number of the only seat in a set; 0 for nobody."""
    mine = row & (who * 15)
    return count(mine)


def seat_of(who: Row) -> Word:
    """The place of the only seat in a set; 0 for nobody."""
    return of(SEATS, who)


def below(counts: Row, rank: Word) -> Row:
    """Who has at most `rank` in a row of numbers up to six."""
    return (((counts + (7 - rank) * EVERY) >> 3) & EVERY) ^ EVERY


def nth(who: Row, rank: Word) -> Word:
    """The place of the seat of that rank in a set."""
    return count(below(who * EVERY & 0x777777, rank))
