"""Phase 9: cowards and those who sat out are back; who fell sits out the next round."""

import jax.numpy as jnp

from standoff.vector.live.law import ROUNDS, Facts
from standoff.vector.live.seats import lanes
from standoff.vector.live.table import LiveTables


def resolve(facts: Facts, table: LiveTables) -> None:
    """L53, L55: who is in the Hospital after the last round stays there."""
    stays = lanes(table.round == ROUNDS)
    everyone = (1 << facts.gangsters) - 1
    back = everyone & ~table.hospital & ~stays
    table.in_play = table.in_play | back
    table.coward = table.coward & stays
    table.hospital = jnp.where(stays != 0, table.hospital, 0)
