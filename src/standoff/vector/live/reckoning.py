"""Which team won, and every team's sum."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from standoff.vector.live.law import Facts
from standoff.vector.live.seats import count
from standoff.vector.live.table import LiveTables

HOSPITAL_BILL, HOSPITAL_CARDS = 5, 2
"""L55, in 5k, and V4"""


class TeamsReckoned(NamedTuple):
    """How the games of a batch would end now."""

    winners: jax.Array
    """Whether each team wins: (teams, batch)."""
    totals: jax.Array
    """Each team's sum: in 5k, or with foolproof in cards (A74)."""


def reckon(facts: Facts, table: LiveTables) -> TeamsReckoned:
    """L55-L57, V4, A73, A74"""
    hospital = count(facts.members & table.hospital)
    bill = jnp.where(facts.foolproof != 0, HOSPITAL_CARDS, HOSPITAL_BILL)
    totals = table.stash - bill * hospital
    eligible = hospital < count(facts.members)
    worst = -(1 << 20)
    best = jnp.where(eligible, totals, worst)
    tied = eligible & (best == jnp.max(best, axis=0))
    coma = jnp.where(tied, hospital, -1)
    return TeamsReckoned(tied & (coma == jnp.max(coma, axis=0)), totals)


def shares(facts: Facts, outcome: TeamsReckoned, seats: int) -> jax.Array:
    """What each seat has of the win: all of it, or a part among tied teams: (seats, batch)."""
    won = jnp.where(outcome.winners, facts.members, 0)
    bits = jnp.arange(seats, dtype=jnp.int32)[:, None]
    wins = jnp.sum(won, axis=0) >> bits & 1
    return wins / jnp.maximum(jnp.sum(outcome.winners, axis=0), 1).astype(jnp.float32)
