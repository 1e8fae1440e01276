"""Masks: which of the actions each seat may take, in the order of their numbers."""

from typing import Any

from standoff.schema.actions import ACTIONS
from standoff.vector.asking import Asking
from standoff.vector.mask_bits import mask_bits
from standoff.vector.sheets import Cut
from standoff.vector.table import Table
from standoff.vector.unfolding import unfolded_flags


def masks(table: Table, asks: Asking) -> Any:
    """A boolean array (seats, actions, batch)."""
    nothing = 0 * table.alive
    words = tuple(nothing + word for bits in mask_bits(table, asks) for word in bits)
    cuts = [
        Cut(2 * seat + number // 32, number % 32, 1)
        for seat in range(table.law.seats)
        for number in range(ACTIONS)
    ]
    return unfolded_flags(words, cuts).reshape(table.law.seats, ACTIONS, -1)
