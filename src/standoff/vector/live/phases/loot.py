"""Phase 1: a new deck joins the cards left over, and the Godfather announces the loot."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from standoff.vector.live import draws
from standoff.vector.live.box import BBB
from standoff.vector.live.faces import packed
from standoff.vector.live.law import DECKS, Facts
from standoff.vector.live.seats import Lanes, count, gathered, lanes, place_of, places
from standoff.vector.live.table import LiveTables
from standoff.vector.luck import Luck, Numbers, below

_PLAIN, _VALUES = 5, 3
"""How many counts an edge has of faces, with all numbers together, and of values."""
_FIVE = 1 << 6
_WORTH = 7 * _FIVE
"""A card that was just drawn has its value above its face: a bit each for 5k, 10k and 20k."""


def resolve(facts: Facts, table: LiveTables, luck: Luck) -> None:
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
    table.loot = jnp.where(
        facts.foolproof != 0, fives + tens + twenties, fives + 2 * tens + 4 * twenties
    )  # A80


class _Left(NamedTuple):
    """What is still in the box, and how many cards of it."""

    plain: tuple[jax.Array, ...]
    numbers: jax.Array
    values: tuple[jax.Array, ...]
    cards: jax.Array


def _drawn(facts: Facts, table: LiveTables, luck: Luck) -> tuple[jax.Array, jax.Array]:
    """A new deck: which of its cards are worth 5k, 10k and 20k, and their faces in words."""
    law = facts.law

    def one(left: _Left, place: jax.Array) -> tuple[_Left, jax.Array]:
        wanted = lanes(place < facts.deck)
        return _card(facts, left, luck.number(draws.DECK + place), wanted)

    start = _Left(
        tuple(table.plain), table.numbers, tuple(table.values), jnp.sum(table.plain, axis=0)
    )
    every = jnp.arange(law.deck, dtype=jnp.int32)
    left, cards = jax.lax.scan(one, start, every, unroll=draws.at_once())
    table.plain, table.numbers = jnp.stack(left.plain), left.numbers
    table.values = jnp.stack(left.values)
    worth = [gathered(cards & _WORTH == _FIVE << value) for value in range(_VALUES)]
    return jnp.stack(worth), packed(cards & (_FIVE - 1))


def _card(facts: Facts, left: _Left, number: Numbers, wanted: Lanes) -> tuple[_Left, jax.Array]:
    """Any card left in the box: its face, and above it any value left with the same edge (A59)."""
    chosen, rest = below(number, left.cards)
    nothing = jnp.zeros_like(chosen)
    plain, values = list(left.plain), list(left.values)
    card = numbers = rank = low = nothing
    for place, edge in enumerate(facts.law.edges):
        begins = low
        for kind in range(_PLAIN):
            at = _PLAIN * place + kind
            high = low + left.plain[at]
            here = lanes((chosen >= low) & (chosen < high)) & wanted
            plain[at] = plain[at] + here
            if kind < _PLAIN - 1:
                card |= (BBB + kind) & here
            else:
                numbers |= left.numbers & edge.number_bits & here
                rank |= (chosen - low) & here
            low = high
        worth, _ = below(rest, low - begins)
        of_edge = lanes((chosen >= begins) & (chosen < low)) & wanted
        cheap = nothing
        for kind in range(_VALUES):
            at = _VALUES * place + kind
            high = cheap + left.values[at]
            here = lanes((worth >= cheap) & (worth < high)) & of_edge
            values[at] = values[at] + here
            card |= (_FIVE << kind) & here
            cheap = high
    drawn = place_of(numbers, rank)
    numbered = lanes(numbers != 0)
    card |= drawn & numbered
    after = _Left(
        tuple(plain),
        left.numbers ^ ((1 << drawn) & numbered),
        tuple(values),
        left.cards + wanted,
    )
    return after, card
