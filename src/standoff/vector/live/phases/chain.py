"""The chain of a volley: wounded holders of numbered cards act, the lowest number first (A64)."""

from dataclasses import dataclass

import jax.numpy as jnp

from standoff.vector.live.law import Facts
from standoff.vector.live.phases.wounding import Clicks, engulf, hospitalise, strike
from standoff.vector.live.seats import Lanes, Set, lanes
from standoff.vector.live.table import LiveTables

CHANGES = ("in_play", "hospital", "wounded", "twice", "shown", "spent", "pending", "reach")
"""All that a chain may change about a table."""


@dataclass(frozen=True)
class ChainTurn:
    """Whose card acts next."""

    seat: Set
    is_boom: Lanes
    others: Set
    """Whom it could touch: everyone in play for a grenade, adversaries for a dagger."""


def turn(facts: Facts, table: LiveTables, held: Clicks) -> ChainTurn:
    """L42: the lowest number that waits."""
    seat = table.pending
    for ones in held.bits:
        lower = seat & ~ones
        seat = jnp.where(lower != 0, lower, seat)
    is_boom = lanes(seat & held.boom != 0)
    own = jnp.zeros_like(seat)
    for team in facts.members:  # without a sum over rows, a turn is one kernel on a GPU
        own |= team & lanes(team & seat != 0)
    others = table.in_play & ~seat & ~(own & ~is_boom) & lanes(seat != 0)
    return ChainTurn(seat, is_boom, others)


def touch(facts: Facts, table: LiveTables, held: Clicks, now: ChainTurn, touched: Set) -> None:
    """A grenade explodes among these; a dagger reaches them, or nobody, and is sheathed."""
    table.reach = touched & ~now.is_boom
    exploding = now.seat & now.is_boom
    table.spent = table.spent | exploding
    engulf(table, held, (exploding | touched) & now.is_boom, facts.chain)
    _sheathe(table, now.seat & ~now.is_boom & lanes(table.reach == 0))


def stab(table: LiveTables, held: Clicks, seat: Set, victim: Set) -> None:
    """One stab a round; whoever is in a coma leaves after it (A62, A63)."""
    table.reach = jnp.zeros_like(table.reach)
    stabs = seat & lanes(victim != 0)
    table.spent = table.spent | stabs
    table.pending = table.pending & ~seat
    nobody = jnp.zeros_like(victim)
    strike(table, held, (victim, nobody, nobody))
    hospitalise(table, seat & table.twice)


def _sheathe(table: LiveTables, seat: Set) -> None:
    table.pending = table.pending & ~seat
    hospitalise(table, seat & table.twice)
