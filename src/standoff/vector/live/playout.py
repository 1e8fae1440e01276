"""Whole games of Live by random play, from the deal to the end, which nobody looks at."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from standoff.vector.live import draws
from standoff.vector.live.dice import RandomGangsters
from standoff.vector.live.flow import play_round
from standoff.vector.live.godfather import COINS, GodfatherPolicy
from standoff.vector.live.law import ROUNDS, LiveLaw, facts
from standoff.vector.live.phases import deal, loot
from standoff.vector.live.reckoning import reckon
from standoff.vector.live.table import Known, blank
from standoff.vector.luck import luck

LASTS = ("in_play", "hospital", "row", "faces", "stash", "plain", "numbers", "values")
"""What one round hands on to the next, but for its number."""


class LiveResults(NamedTuple):
    """How the games of a batch ended."""

    winners: jax.Array
    """Whether each team won: (teams, batch)."""
    totals: jax.Array
    """Each team's sum: in 5k, or with foolproof in cards."""
    hospital: jax.Array
    """Who fell in the last round: a set of seats."""


def playout(
    law: LiveLaw,
    batch: int,
    key: jax.Array,
    godfather: GodfatherPolicy = COINS,
    choice: jax.Array | None = None,
) -> LiveResults:
    """A batch of random games from the deal to the end; `key` is two words."""
    if choice is None:
        choice = law.usual_choice(batch)
    chance = luck(key, batch)
    known = facts(law, choice)
    start = blank(law, choice)

    def one_round(lasting: Known, number: jax.Array) -> tuple[Known, None]:
        table = start.having(lasting)
        table.round = jnp.zeros_like(choice) + number - 1
        in_round = draws.in_round(chance, number)
        loot.resolve(known, table, in_round)
        deal.deal(known, table, in_round)
        play_round(known, table, RandomGangsters(godfather, in_round))
        return table.known(LASTS), None

    numbers = jnp.arange(1, ROUNDS + 1, dtype=jnp.int32)
    lasting, _ = jax.lax.scan(one_round, start.known(LASTS), numbers)
    end = start.having(lasting)
    outcome = reckon(known, end)
    return LiveResults(outcome.winners, outcome.totals, end.hospital)
