"""Phases 5 to 7: the three guns, one after another; each volley is simultaneous."""

import jax.numpy as jnp

from standoff.vector.live.box import SHOTGUN
from standoff.vector.live.law import Facts
from standoff.vector.live.phases.wounding import clicks, hospitalise, strike
from standoff.vector.live.seats import gathered, rows, tallied
from standoff.vector.live.table import LiveTables


def resolve(facts: Facts, table: LiveTables, face: int) -> None:
    """Everyone in play and unhurt who holds this gun fires it."""
    # L35, L45: who was wounded in an earlier phase says nothing.
    armed = rows(table.holders(face) & table.in_play & ~table.wounded, facts.law.seats)
    aims = jnp.concatenate([table.first & armed, table.second & armed])
    there = aims & ~table.coward
    fired = gathered(there[: facts.law.seats] | there[facts.law.seats :] != 0)
    table.shown = table.shown | fired  # L31, L32
    hits = tallied(aims & table.in_play)  # A68
    if face == SHOTGUN:
        table.falling = hits[0]
        hospitalise(table, hits[0])  # L46
    else:
        strike(table, clicks(table), hits)
