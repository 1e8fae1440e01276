"""Batches of tables of Live, stepped by whole launches: everybody answers at once.

Where a game has ended another begins. Luck comes with each call's key.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from standoff.vector.live import draws
from standoff.vector.live.answers import NOBODY, LiveActionPlayers, StepAnswers
from standoff.vector.live.flow import play_round
from standoff.vector.live.godfather import SILENT, GodfatherPolicy
from standoff.vector.live.law import ROUNDS, Facts, LiveLaw, facts
from standoff.vector.live.phases import deal, loot
from standoff.vector.live.reckoning import reckon, shares
from standoff.vector.live.seats import Lanes, lanes
from standoff.vector.live.table import DIVIDE, OVER, LiveTables, blank, merged
from standoff.vector.luck import Luck, luck


class Taken(NamedTuple):
    """What a step brought."""

    state: LiveTables
    rewards: jax.Array
    """Each seat's part of the win, when a game ends: (seats, batch)."""
    done: jax.Array
    """Whose game ended."""
    final: LiveTables
    """The state before the next game."""


def reset(law: LiveLaw, batch: int, key: jax.Array, choice: jax.Array | None = None) -> LiveTables:
    """New games up to the first ask; `choice` says which option set each table plays."""
    if choice is None:
        choice = law.usual_choice(batch)
    known = facts(law, choice)
    table = blank(law, choice)
    in_round = draws.in_round(luck(key, batch), jnp.int32(0))
    loot.resolve(known, table, in_round)
    deal.deal(known, table, in_round)
    return table


def step(
    law: LiveLaw,
    state: LiveTables,
    actions: jax.Array,
    told: jax.Array | None,
    key: jax.Array,
    godfather: GodfatherPolicy = SILENT,
) -> Taken:
    """Everybody's answers, all that follows from them, and new games where one has ended.

    `told` is what the Godfather says, a set of seats for each seat: when all freeze, whom it
    cannot see; later, whom its body touches. Where it is None, the policy `godfather` speaks at
    once, and no table ever waits for the Godfather.
    """
    known = facts(law, state.choice)
    chance = luck(key, state.choice.shape[0])
    said = StepAnswers(actions, told, godfather)

    def one(passing: _Passing) -> _Passing:
        return _passed(known, passing, said, draws.in_round(chance, passing.passes))

    def goes_on(passing: _Passing) -> jax.Array:
        return jnp.any((passing.go != 0) | (passing.waiting >= 0))

    nothing = jnp.zeros_like(state.choice)
    begun = _Passing(state, state, state.moment, nothing, nothing, jnp.int32(0))
    end = jax.lax.while_loop(goes_on, one, begun)
    final = merged(end.done, end.final, end.state)
    won = shares(known, reckon(known, final), law.seats)
    rewards = jnp.where(end.done != 0, won, 0.0)
    return Taken(end.state, rewards, end.done != 0, final)


class _Passing(NamedTuple):
    """Where the tables of a step have come to."""

    state: LiveTables
    final: LiveTables
    waiting: jax.Array
    go: Lanes
    done: Lanes
    passes: jax.Array


def _passed(known: Facts, passing: _Passing, said: StepAnswers, luck: Luck) -> _Passing:
    """Once through the order of play, up to the next round's cards.

    Nobody at all may be in play, and then nobody is asked in a round: that is another pass.
    """
    table = passing.state.having({})
    players = LiveActionPlayers(said, passing.waiting, passing.go, luck)
    play_round(known, table, players)
    ends = players.go_on & lanes(table.round == ROUNDS)
    table.moment = jnp.where(ends != 0, OVER, table.moment)
    final = merged(ends, table, passing.final)
    table = merged(ends, blank(known.law, table.choice), table)
    players.go(table, lambda here: loot.resolve(known, here, luck))
    players.go(table, lambda here: deal.deal(known, here, luck))
    players.stop(table, DIVIDE, lanes(jnp.any(deal.asks(known, table) != 0, axis=0)))
    return _Passing(
        table,
        final,
        jnp.full_like(passing.waiting, NOBODY),
        players.go_on,
        passing.done | ends,
        passing.passes + 1,
    )
