"""Whole games by random play, fused: the tables stay in fast memory from the deal to the end."""

from dataclasses import replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from standoff.vector.dealing import blank
from standoff.vector.dice import Dice
from standoff.vector.flow import PARTS
from standoff.vector.law import ROUNDS, Law
from standoff.vector.luck import luck
from standoff.vector.packing import Words, playout_packing
from standoff.vector.parts import Group, play_parts
from standoff.vector.phases import loot
from standoff.vector.reckoning import reckon
from standoff.vector.rows import Row, Word
from standoff.vector.table import Table


class Results(NamedTuple):
    """How the games of a batch ended."""

    winners: Row
    sums: tuple[Word, ...]
    """In fives, seat by seat."""
    alive: Row
    decisions: Word
    """How often somebody had something to choose."""


def playout(law: Law, batch: int, key: Any, choice: Any = None) -> Results:
    """A batch of random games from the deal to the end; `key` is two words."""
    chance = luck(key, batch)
    table = blank(law, choice, chance, remembers=False)
    for power in range(1, law.pools[-1] + 1):
        table.holder(power)
    packing = playout_packing(law)
    nothing = jnp.zeros(batch, jnp.int32)

    def at(words: Words) -> Table:
        here = replace(table, holders=dict(table.holders))
        packing.unpack(words, here)
        return here

    def one_round(words: Words, number: Any) -> tuple[Words, None]:
        here = at(words)
        in_round = chance.in_round(number)
        here.round_over, here.go = nothing, ~here.over
        here.round = number - 1
        loot.begin(here, -1, in_round)
        here.round = number
        here = play_parts(
            here,
            packing,
            _groups(law),
            lambda here: Dice(here, in_round),
            lambda _, here: jnp.any(here.go != 0),
        )
        return tuple(nothing + word for word in packing.pack(here)), None

    begun = tuple(nothing + word for word in packing.pack(table))
    numbers = jnp.arange(1, ROUNDS + 1, dtype=jnp.int32)
    words, _ = jax.lax.scan(one_round, begun, numbers)
    end = at(words)
    outcome = reckon(end)
    return Results(outcome.winners, outcome.sums, end.alive, end.decisions)


def _groups(law: Law) -> tuple[Group, ...]:
    """What is worked out together: all of a base round; fewer parts where powers have a say."""
    return (PARTS[:2], PARTS[2:4], PARTS[4:]) if law.has_powers else (PARTS,)
