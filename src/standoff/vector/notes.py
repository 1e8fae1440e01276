"""The banknotes: how five are turned up, and how loot is shared without change, from a table."""

from functools import cache

import jax.numpy as jnp
import numpy as np

from standoff.vector.luck import Luck, below
from standoff.vector.rows import Word, lanes

FIVE, TEN, TWENTY = 1, 1 << 4, 1 << 8
"""One note of each kind, as a count of notes holds it."""
BOX = 15 * FIVE + 15 * TEN + 10 * TWENTY
"""C5"""
NOTES = 40


def in_fives(notes: Word) -> Word:
    """What some notes are worth."""
    return (notes & 15) + 2 * (notes >> 4 & 15) + 4 * (notes >> 8)


@cache
def share_table() -> np.ndarray:
    """For each number of sharers and each loot: the share in fives, and above it what stays."""
    table = np.zeros((7, 1 << 12), np.int32)
    for loot in range(1 << 12):
        for sharers in range(7):
            share, left = shared(loot, sharers)
            table[sharers, loot] = share | left << 8
    return table.reshape(-1)


def shared(loot: int, sharers: int) -> tuple[int, int]:
    """The largest equal share that needs no change, largest notes first (C51, C52, C56)."""
    fives, tens, twenties = loot & 15, loot >> 4 & 15, loot >> 8
    total = fives + 2 * tens + 4 * twenties
    for share in range(total // sharers if sharers else 0, 0, -1):
        large = min(twenties, sharers * (share // 4))
        owed = sharers * share - 4 * large
        middle = min(tens, (owed - sharers * (share % 2)) // 2)
        small = owed - 2 * middle
        if small <= fives:
            return share, loot - small * FIVE - middle * TEN - large * TWENTY
    return 0, loot


def share(loot: Word, sharers: Word) -> tuple[Word, Word]:
    """What each sharer gets, and what stays on the table."""
    found = jnp.take(jnp.asarray(share_table()), sharers << 12 | loot, mode="clip")
    return found & 255, found >> 8


def turn_up(pile: Word, left: Word, luck: Luck) -> Word:
    """Five notes of a pile that holds `left`, each as likely as any other: as counts."""
    fives, tens = pile & 15, pile >> 4 & 15
    small, middle = fives, fives + tens
    turned: Word = 0
    number = luck.number(0)
    for place in range(5):
        if place in (2, 4):
            number = luck.number(place // 2)
        drawn, number = below(number, left - place)
        five, cheap = lanes(drawn < small), lanes(drawn < middle)
        turned += TWENTY + ((TEN - TWENTY) & cheap) + ((FIVE - TEN) & five)
        small += five
        middle += cheap
    return turned
