"""The Godfather: who, at the whistle, sees whom, and whom open arms touch."""

from typing import NamedTuple, Protocol

import jax
import jax.numpy as jnp

from standoff.vector.live import draws
from standoff.vector.live.law import Facts
from standoff.vector.live.seats import ALL
from standoff.vector.live.table import LiveTables
from standoff.vector.luck import Luck

FINENESS = 256
"""Into how many parts a chance is divided."""
_BITS = FINENESS.bit_length() - 1


class GodfatherPolicy(Protocol):
    """Says what the arena would. Of what it says, only what an ask of the rules takes is heard."""

    def unseen(self, facts: Facts, table: LiveTables, luck: Luck) -> jax.Array:
        """Whom each seat cannot see, a set a row (L25)."""

    def touched(
        self, facts: Facts, table: LiveTables, body: jax.Array, luck: Luck, draw: jax.Array
    ) -> jax.Array:
        """Whom one body touches with open arms, where it stands: `body` is a set of one."""

    def caught(self, facts: Facts, table: LiveTables, luck: Luck) -> jax.Array:
        """Whom each body touches that steps back, a set a row (L47)."""


class Chances(NamedTuple):
    """A Godfather by chance: each pair by itself, with so many chances out of 256."""

    unseen_chance: int = FINENESS // 2
    touch_chance: int = FINENESS // 2

    def unseen(self, facts: Facts, table: LiveTables, luck: Luck) -> jax.Array:
        return self._rows(facts, self.unseen_chance, luck, draws.UNSEEN)

    def touched(
        self,
        facts: Facts,
        table: LiveTables,
        body: jax.Array,
        luck: Luck,
        draw: jax.Array,
    ) -> jax.Array:
        return _some(self.touch_chance, luck, draw)

    def caught(self, facts: Facts, table: LiveTables, luck: Luck) -> jax.Array:
        return self._rows(facts, self.touch_chance, luck, draws.FALL)

    def _rows(self, facts: Facts, chance: int, luck: Luck, first: int) -> jax.Array:
        return jnp.stack([_some(chance, luck, first + seat) for seat in range(facts.law.seats)])


COINS = Chances()
"""Whatever the rules allow is as likely as anything else."""
SILENT = Chances(0, 0)
"""All see all, and nobody touches anybody."""


def _some(chance: int, luck: Luck, draw: jax.Array | int) -> jax.Array:
    """Everyone with this chance: the bits of the chance say how random words are put together."""
    if chance in (0, FINENESS):
        return jnp.zeros_like(luck.one, jnp.int32) + (ALL if chance else 0)
    those: jax.Array | None = None
    for bit in range(_BITS):
        if those is None and not chance >> bit & 1:
            continue
        number = luck.number(draw + bit * draws.A_POLICY * draws.DRAWS_A_ROUND)
        word = (number >> 8).astype(jnp.int32) & ALL
        those = word if those is None else those | word if chance >> bit & 1 else those & word
    assert those is not None
    return those
