"""Phase 1: a new deck joins the cards left over, and the Godfather announces the loot."""

from dataclasses import dataclass

import jax
import jax.numpy as jnp

from standoff.vector.live import draws
from standoff.vector.live.box import BBB
from standoff.vector.live.law import DECKS, Facts
from standoff.vector.live.seats import count, nth, place_of, places
from standoff.vector.live.table import Tables
from standoff.vector.luck import Luck, Numbers, below
from standoff.vector.rows import lanes, pick

_PLAIN, _VALUES = 5, 3
"""How many counts an edge has of faces, with all numbers together, and of values."""


def resolve(facts: Facts, table: Tables, luck: Luck) -> None:
    """L16, L54"""
    table.round = table.round + 1
    nothing = jnp.zeros_like(table.round)
    nobody = jnp.zeros_like(table.cards)
    for name in ("wounded", "twice", "shown", "spent", "pending", "reach", "falling", "sharers"):
        setattr(table, name, nothing)
    for name in ("cards", "unseen", "mimes", "first", "second"):
        setattr(table, name, nobody)
    new, faces = _drawn(facts, table, luck)
    here = table.round == 1 + places(DECKS)
    table.row = jnp.where(here, new[:, None], table.row)
    table.faces = jnp.where(here[:, None], faces, table.faces)
    fives, tens, twenties = (jnp.sum(count(sets), axis=0) for sets in table.row)
    table.loot = pick(
        facts.foolproof, fives + tens + twenties, fives + 2 * tens + 4 * twenties
    )  # A80


@jax.tree_util.register_dataclass
@dataclass
class _Drawing:
    """What is still in the box, and how many cards of it."""

    plain: jax.Array
    numbers: jax.Array
    values: jax.Array
    left: jax.Array


def _drawn(facts: Facts, table: Tables, luck: Luck) -> tuple[jax.Array, jax.Array]:
    """A new deck: which of its cards are worth 5k, 10k and 20k, and their faces."""
    law = facts.law

    def one(drawing: _Drawing, place: jax.Array) -> tuple[_Drawing, tuple[jax.Array, jax.Array]]:
        return _card(facts, drawing, luck.number(draws.DECK + place), place < facts.deck)

    start = _Drawing(table.plain, table.numbers, table.values, jnp.sum(table.plain, axis=0))
    every = jnp.arange(law.deck, dtype=jnp.int32)
    end, (faces, values) = jax.lax.scan(one, start, every, unroll=draws.unroll())
    table.plain, table.numbers, table.values = end.plain, end.numbers, end.values
    bits = values << every[:, None, None]
    return jnp.sum(bits, axis=0, dtype=jnp.int32), faces


def _card(
    facts: Facts, drawing: _Drawing, number: Numbers, wanted: jax.Array
) -> tuple[_Drawing, tuple[jax.Array, jax.Array]]:
    """Any card left in the box: its face, then any value left with the same edge (A59)."""
    chosen, rest = below(number, drawing.left)
    face = jnp.zeros_like(chosen)
    value = [jnp.zeros_like(chosen)] * _VALUES
    plain, values = list(drawing.plain), list(drawing.values)
    numbers = drawing.numbers
    low = jnp.zeros_like(chosen)
    for place, edge in enumerate(facts.law.edges):
        begins = low
        for kind in range(_PLAIN):
            at = _PLAIN * place + kind
            high = low + drawing.plain[at]
            here = lanes((chosen >= low) & (chosen < high) & wanted)
            plain[at] = plain[at] + here
            if kind < _PLAIN - 1:
                face |= (BBB + kind) & here
            else:
                mine = drawing.numbers & edge.number_bits
                drawn = nth(mine, chosen - low) & here
                numbers ^= drawn
                face |= place_of(drawn, jnp.zeros_like(chosen)) & here
            low = high
        of_edge = lanes((chosen >= begins) & (chosen < low) & wanted)
        worth, _ = below(rest, low - begins)
        cheaper = jnp.zeros_like(chosen)
        for kind in range(_VALUES):
            at = _VALUES * place + kind
            more = cheaper + drawing.values[at]
            here = lanes((worth >= cheaper) & (worth < more)) & of_edge
            values[at] = values[at] + here
            value[kind] = value[kind] | here & 1
            cheaper = more
    left = drawing.left - wanted.astype(jnp.int32)
    after = _Drawing(jnp.stack(plain), numbers, jnp.stack(values), left)
    return after, (face, jnp.stack(value))
