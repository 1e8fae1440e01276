"""Phase 3: all freeze, and everyone mimes a weapon and points it at adversaries in sight."""

import jax

from standoff.vector.live.law import Facts
from standoff.vector.live.seats import Set, gathered, rows
from standoff.vector.live.table import LiveTables


def adversaries(facts: Facts, table: LiveTables) -> jax.Array:
    """Who is in play against each seat in play: sets."""
    return rows(table.in_play, facts.law.seats) & table.in_play & ~facts.mates


def freeze(facts: Facts, table: LiveTables, unseen: jax.Array) -> None:
    """L25: what is said of anybody else than adversaries in play is not heard."""
    table.unseen = unseen & adversaries(facts, table)


def targets(facts: Facts, table: LiveTables) -> jax.Array:
    """The adversaries in sight of each seat: sets."""
    return adversaries(facts, table) & ~table.unseen


def asks(facts: Facts, table: LiveTables) -> Set:
    """Whoever sees an adversary."""
    return gathered(targets(facts, table) != 0)


def resolve(table: LiveTables, mimes: jax.Array, first: jax.Array, second: jax.Array) -> None:
    """Legal aims; whoever mimes nothing was too slow (A76)."""
    table.mimes, table.first, table.second = mimes, first, second
