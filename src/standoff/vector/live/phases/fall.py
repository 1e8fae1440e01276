"""Phase 7: everyone hit by a Shotgun takes one step back with open arms, all at once."""

import jax
import jax.numpy as jnp

from standoff.vector.live.law import Facts
from standoff.vector.live.phases.wounding import clicks, strike
from standoff.vector.live.seats import Lanes, lanes, rows, tallied
from standoff.vector.live.table import LiveTables


def asks(table: LiveTables) -> Lanes:
    """A67: whoever was hit directly is out of play already, and is not touched."""
    return lanes((table.falling != 0) & (table.in_play != 0))


def resolve(facts: Facts, table: LiveTables, touched: jax.Array) -> None:
    """A66: whom each body touches, a row each."""
    hits = tallied(touched & table.in_play & rows(table.falling, facts.law.seats))
    table.falling = jnp.where(asks(table) != 0, 0, table.falling)
    strike(table, clicks(table), hits)
