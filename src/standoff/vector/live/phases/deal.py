"""Phase 2: everyone in play receives a card of the row, and the teams divide theirs in secret."""

import jax
import jax.numpy as jnp

from standoff.vector.live import draws
from standoff.vector.live.faces import face_at
from standoff.vector.live.law import DECKS, LARGEST_TEAM, Facts
from standoff.vector.live.seats import count, lanes, nth, place_of, rows, united
from standoff.vector.live.table import LiveTables
from standoff.vector.luck import Luck, below

Row = tuple[jax.Array, ...]
"""Cards of each deck: sets of places."""


def deal(facts: Facts, table: LiveTables, luck: Luck) -> None:
    """L17: any cards of the row, in the order of the seats in play."""
    law = facts.law

    def one(left: Row, seat: jax.Array) -> tuple[Row, tuple[jax.Array, jax.Array]]:
        sizes = [count(cards) for cards in left]
        chosen, _ = below(luck.number(draws.DEAL + seat), sum(sizes))
        plays = -(table.in_play >> seat & 1)
        nothing = jnp.zeros_like(chosen)
        cards = rank = of = low = nothing
        here = []
        for deck, size in enumerate(sizes):
            high = low + size
            here.append(lanes((chosen >= low) & (chosen < high)) & plays)
            cards |= left[deck] & here[deck]
            rank |= (chosen - low) & here[deck]
            of |= deck & here[deck]
            low = high
        place = place_of(cards, rank)
        after = [left[deck] & ~((1 << place) & here[deck]) for deck in range(DECKS)]
        return tuple(after), (of & plays, place & plays)

    row = table.row[0] | table.row[1] | table.row[2]
    every = jnp.arange(law.seats, dtype=jnp.int32)
    _, (decks, places) = jax.lax.scan(one, tuple(row), every, unroll=draws.at_once())
    table.cards = face_at(table.faces, decks, places) & rows(table.in_play, law.seats)


def asks(facts: Facts, table: LiveTables) -> jax.Array:
    """The teams that have something to divide, as their members in play: (teams, batch)."""
    members = facts.members & table.in_play
    return jnp.where(count(members) > 1, members, 0)


def divide(facts: Facts, table: LiveTables, orders: jax.Array) -> None:
    """L18: an order for each team says who holds which card; -1 is silence."""
    members = asks(facts, table)
    cards = jnp.zeros_like(table.cards)
    every = facts.law.seats
    left, rest = members, jnp.where(_is_legal(members, orders), orders, 0)
    for turn in range(LARGEST_TEAM):
        many = jnp.maximum(count(left), 1)
        giver, taker = nth(members, jnp.full_like(many, turn)), nth(left, rest % many)
        rest, left = rest // many, left & ~taker
        for team in range(facts.law.teams):
            card = united(table.cards & rows(giver[team], every))
            cards |= card & rows(taker[team], every)
    alone = table.in_play & ~united(members)
    table.cards = cards | table.cards & rows(alone, every)


ORDERS = (1, 1, 2, 6, 24, 120)
"""How many orders so many cards have."""


def _is_legal(members: jax.Array, orders: jax.Array) -> jax.Array:
    many = jnp.take(jnp.asarray(ORDERS), count(members), mode="clip")
    return (orders >= 0) & (orders < many)
