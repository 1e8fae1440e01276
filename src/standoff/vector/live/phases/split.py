"""Phase 8: whoever is still in play shares the cards by their money side, without change."""

import jax
import jax.numpy as jnp

from standoff.vector.live.law import DECKS, Facts
from standoff.vector.live.seats import count, without_first
from standoff.vector.live.table import LiveTables


def resolve(facts: Facts, table: LiveTables) -> None:
    table.sharers = table.in_play  # L50
    sharers = count(table.in_play)
    fives, tens, twenties = (jnp.sum(count(sets), axis=0) for sets in table.row)
    each, handed = by_money(fives, tens, twenties, sharers)
    number = _quotient(fives + tens + twenties, sharers)
    cards = facts.foolproof != 0
    rows = [
        jnp.where(cards, one, other)
        for one, other in zip(
            _without(table.row, jnp.where(cards, number * sharers, 0)),
            [_without_of_value(sets, many) for sets, many in zip(table.row, handed, strict=True)],
            strict=True,
        )
    ]
    table.row = jnp.stack(rows)
    share = jnp.where(cards, number, each)
    table.stash = table.stash + share * count(facts.members & table.in_play)


def by_money(
    fives: jax.Array, tens: jax.Array, twenties: jax.Array, sharers: jax.Array
) -> tuple[jax.Array, tuple[jax.Array, jax.Array, jax.Array]]:
    """L51: each one's share in fives, and how many cards of each value are handed out.

    A share of `4 k + r` takes twenties as far as they go up to `k` for each sharer, so it can be
    made whenever there is enough money, enough small cards for `r` each, and a five for each odd
    share: the largest is at most three less than an equal part of all.
    """
    small = fives + 2 * tens
    share = _quotient(small + 4 * twenties, sharers)
    found = jnp.zeros_like(share) - 1
    for less in range(4):
        part = share - less
        can = (sharers * (part & 3) <= small) & (sharers * (part & 1) <= fives)
        found = jnp.where((found < 0) & (part >= 0) & can, part, found)
    large = jnp.minimum(twenties, sharers * (found >> 2))
    owed = sharers * found - 4 * large
    middle = jnp.minimum(tens, (owed - sharers * (found & 1)) >> 1)
    return found, (owed - 2 * middle, middle, large)


def _quotient(number: jax.Array, sharers: jax.Array) -> jax.Array:
    """Whole parts; 0 where nobody shares. Numbers are small, so a fraction is exact enough."""
    parts = (number + 0.5) / jnp.maximum(sharers, 1).astype(jnp.float32)
    return jnp.where(sharers > 0, parts.astype(jnp.int32), 0)


def _without_of_value(sets: jax.Array, many: jax.Array) -> jax.Array:
    """The cards of one value without so many from the left of the row."""
    left = []
    for deck in range(DECKS):
        taken = jnp.minimum(many, count(sets[deck]))
        left.append(without_first(sets[deck], taken))
        many = many - taken
    return jnp.stack(left)


def _without(row: jax.Array, many: jax.Array) -> jax.Array:
    """All cards without so many from the left of the row, whatever they are worth (V3)."""
    kept = _without_of_value(row[0] | row[1] | row[2], many)
    return row & kept
