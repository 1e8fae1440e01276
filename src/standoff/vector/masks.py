"""Masks: which of the actions each seat may take, in the order of their numbers."""

import jax

from standoff.schema.actions import ACTIONS
from standoff.vector.asking import Asking
from standoff.vector.mask_bits import mask_bits
from standoff.vector.packing import filled
from standoff.vector.sheets import Cut
from standoff.vector.table import Tables
from standoff.vector.unfolding import unfolded


def masks(table: Tables, asks: Asking) -> jax.Array:
    """An int8 array (seats, actions, batch)."""
    bits = tuple(word for both in mask_bits(table, asks) for word in both)
    cuts = [
        Cut(2 * seat + number // 32, number % 32, 1)
        for seat in range(table.law.seats)
        for number in range(ACTIONS)
    ]
    return unfolded(filled(bits, table.alive), cuts).reshape(table.law.seats, ACTIONS, -1)
