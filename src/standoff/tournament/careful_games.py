"""Games whose luck is taken off what they came to, so that far fewer tell as much (after AIVAT, Burch et al. 2018).

Every round is played several ways from where it begins, all as likely: other notes, and other draws of
everybody, whose strategies are known. The first of them is what happens. What it is worth, as the next
round begins or the game ends, beside the mean of all ways is its luck. Nobody could tell the first way
from the others beforehand, so what is taken off is nothing on average, however wrong the worth is; the
better that is, the less is left to chance.
"""

from collections.abc import Callable
from functools import cache, partial

import jax
import jax.numpy as jnp

from standoff.minds import worth
from standoff.schema.observation import SCHEMA
from standoff.training import habits
from standoff.training.duel import LONGEST, Mind, preferred
from standoff.training.rollout import flat
from standoff.training.sampling import drawn
from standoff.vector.environment import advance, is_over, observe, reset, win_shares
from standoff.vector.law import ROUNDS, Law
from standoff.vector.packing import EnvState

WAYS = 8
"""How many ways a round is played."""
_ROUND = SCHEMA.slices["round"].start

CarefulPlay = Callable[
    [tuple[Mind, ...], jax.Array, jax.Array, worth.Weights], tuple[jax.Array, jax.Array]
]
"""Minds, which of them each chair has, a key and what positions are worth in; win shares and the
luck in them out, both (seats, batch)."""


@cache
def careful_games(
    law: Law, batch: int, lone: tuple[int, ...] = (), ways: int = WAYS
) -> CarefulPlay:
    """Compiled play at so many tables, as `standoff.training.duel.games`."""
    return jax.jit(partial(_played, law, batch, lone, ways))


def _played(
    law: Law,
    batch: int,
    lone: tuple[int, ...],
    ways: int,
    minds: tuple[Mind, ...],
    who: jax.Array,
    key: jax.Array,
    weights: worth.Weights,
) -> tuple[jax.Array, jax.Array]:
    deals, drawing = jax.random.split(key)
    luck = jax.random.bits(deals, (2,))
    nothing = habits.new_memory(law.seats, ways * batch)  # minds of a tournament have no memory
    every_way, _ = reset(law, ways * batch, luck)

    def one_round(
        number: jax.Array, so_far: tuple[EnvState, jax.Array]
    ) -> tuple[EnvState, jax.Array]:
        every_way, lucky = so_far
        begun = tuple(jnp.tile(word[:batch], ways) for word in every_way)
        began = _round(law, begun)
        tossing = jax.random.fold_in(drawing, number)

        def goes_on(carry: tuple[EnvState, jax.Array]) -> jax.Array:
            state, turn = carry
            return (turn < LONGEST) & ~_is_through(law, state, began).all()

        def step(carry: tuple[EnvState, jax.Array]) -> tuple[EnvState, jax.Array]:
            state, turn = carry
            view = observe(law, state)
            wanted = preferred(minds, who, lone, view, nothing)
            numbers = spread(jax.random.fold_in(tossing, turn), ways, law.seats, batch)
            actions = drawn(wanted, flat(view.masks), numbers.reshape(-1))
            after = advance(law, state, actions.reshape(law.seats, -1), luck)
            through = _is_through(law, state, began)
            kept = tuple(jnp.where(through, *two) for two in zip(state, after, strict=True))
            return kept, turn + 1

        every_way, _ = jax.lax.while_loop(goes_on, step, (begun, jnp.int32(0)))
        return every_way, lucky + _luck(law, weights, every_way, ways)

    begun = every_way, _luck(law, weights, every_way, ways)
    every_way, lucky = jax.lax.fori_loop(law.start.played, ROUNDS, one_round, begun)
    return win_shares(law, every_way)[:, :batch], lucky


def spread(key: jax.Array, ways: int, seats: int, batch: int) -> jax.Array:
    """Numbers from 0 up to 1, each as likely as any other: (seats, ways, batch).

    Those of the ways of one seat lie evenly apart, and have nothing to do with those of other seats: their
    mean says more than that of as many thrown at random.
    """
    first, order = jax.random.split(key)
    number = jax.random.uniform(first, (seats, 1, batch))
    places = jnp.argsort(jax.random.uniform(order, (seats, ways, batch)), axis=1)
    return jnp.mod(number + places / ways, 1.0)


def _round(law: Law, state: EnvState) -> jax.Array:
    return observe(law, state).observations[0, _ROUND]


def _is_through(law: Law, state: EnvState, began: jax.Array) -> jax.Array:
    """Where a round is over: (batch)."""
    return is_over(law, state) | (_round(law, state) != began)


def _luck(law: Law, weights: worth.Weights, every_way: EnvState, ways: int) -> jax.Array:
    """What is gained by the first way beside the mean of all: (seats, batch)."""
    chances = worth.chances(jnp, weights, observe(law, every_way).observations)
    over = is_over(law, every_way)
    found = jnp.where(over, win_shares(law, every_way), chances)
    found = found.reshape(law.seats, ways, -1)
    return found[:, 0] - found.mean(1)
