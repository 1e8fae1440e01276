"""Whole games by random play, fused: the tables stay in fast memory from the deal to the end."""

from dataclasses import replace
from typing import NamedTuple

import jax
import jax.numpy as jnp

from standoff.vector.dealing import blank
from standoff.vector.dice import RandomPlayers
from standoff.vector.flow import PARTS
from standoff.vector.law import ROUNDS, Law
from standoff.vector.luck import luck
from standoff.vector.packing import EnvState, filled, playout_packing
from standoff.vector.parts import Group, play_parts
from standoff.vector.phases import loot
from standoff.vector.reckoning import reckon
from standoff.vector.rows import Row, Word
from standoff.vector.table import Tables


class Results(NamedTuple):
    """How the games of a batch ended."""

    winners: Row
    sums: tuple[Word, ...]
    """In fives, seat by seat."""
    alive: Row
    decisions: Word
    """How often somebody had something to choose."""


def playout(law: Law, batch: int, key: jax.Array, choice: jax.Array | None = None) -> Results:
    """A batch of random games from the deal to the end; `key` is two words."""
    chance = luck(key, batch)
    table = blank(law, choice, chance, remembers=False)
    for power in range(1, law.pools[-1] + 1):
        table.holder(power)
    packing = playout_packing(law)
    nothing = jnp.zeros(batch, jnp.int32)

    def at(words: EnvState) -> Tables:
        here = replace(table, holders=dict(table.holders))
        packing.unpack(words, here)
        return here

    def one_round(words: EnvState, number: jax.Array) -> tuple[EnvState, None]:
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
            lambda here: RandomPlayers(here, in_round),
            lambda _, here: jnp.any(here.go != 0),
        )
        return filled(packing.pack(here), nothing), None

    begun = filled(packing.pack(table), nothing)
    numbers = jnp.arange(law.start.played + 1, ROUNDS + 1, dtype=jnp.int32)
    words, _ = jax.lax.scan(one_round, begun, numbers)
    end = at(words)
    outcome = reckon(end)
    return Results(outcome.winners, outcome.sums, end.alive, end.decisions)


def _groups(law: Law) -> tuple[Group, ...]:
    """What is worked out together: all of a base round; fewer parts where powers have a say."""
    return (PARTS[:2], PARTS[2:4], PARTS[4:]) if law.has_powers else (PARTS,)
