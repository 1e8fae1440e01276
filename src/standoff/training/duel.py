"""Measuring minds: one hero among others at many tables, with rotated chairs and the same deals."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds import net
from standoff.minds.style import Style
from standoff.minds.style import logits as style_logits
from standoff.schema.actions import ACTIONS, WAIT
from standoff.training.drawing import draw
from standoff.training.playing import flat
from standoff.vector.environment import View, advance, observe, reset, win_shares
from standoff.vector.law import Law

Array = Any
Mind = Any
"""A style, or the weights of a net."""

LONGEST = 112
"""No game has more moments: 14 in each of 8 rounds."""


def preferences(mind: Mind, observations: Array) -> Array:
    if isinstance(mind, Style):
        return style_logits(jnp, mind, observations)
    return net.logits(jnp, mind, observations)


def duel(law: Law, hero: Mind, others: Mind, batch: int, key: Array) -> np.ndarray:
    """The hero's win share: an array (chairs, batch), the same deals in every chair."""
    play = games(law, batch, (0,))
    chairs = range(law.players[0])
    return np.stack(
        [np.asarray(play((hero, others), alone(law, chair), key)[chair]) for chair in chairs]
    )


def among_each(law: Law, hero: Mind, guests: Sequence[Style], deals: int, key: Array) -> np.ndarray:
    """What a hero wins alone among copies of each guest: (guests, chairs, deals).

    All guests play at once, each at deals of his own; every chair has the same.
    """
    numbers = jnp.repeat(jnp.asarray(np.array(guests, np.float32)), deals, axis=0).T
    others = Style(*jnp.tile(numbers, (1, law.seats)))
    shares = duel(law, hero, others, len(guests) * deals, key)
    return shares.reshape(len(shares), len(guests), deals).swapaxes(0, 1)


def alone(law: Law, chair: int) -> Array:
    """Which mind each chair has, where the first of two has only one."""
    return (jnp.arange(law.seats) != chair).astype(jnp.int32)


@cache
def games(
    law: Law, batch: int, lone: tuple[int, ...] = ()
) -> Callable[[tuple[Mind, ...], Array, Array], Array]:
    """Plays a game at each of so many tables: minds, which of them each chair has, and a key in,
    the win shares (seats, batch) out. One key makes the same deals, whoever plays. Who has which
    chair is told for all tables at once (seats), or table by table (seats, batch).

    The minds named in `lone` have one chair each, so a net need not think for the others.
    """

    @jax.jit
    def play(minds: tuple[Mind, ...], who: Array, key: Array) -> Array:
        deals, drawing = jax.random.split(key)
        luck = jax.random.bits(deals, (2,))
        state, view = reset(law, batch, luck)

        def preferred(place: int, mind: Mind, view: View) -> Array:
            """(actions, seats, batch), or with one for all seats (actions, 1, batch)."""
            if place in lone and not isinstance(mind, Style):
                chair = jnp.argmax(who == place)
                return preferences(mind, view.observations[chair])[:, None]
            found = preferences(mind, flat(view.observations))
            return found.reshape(-1, law.seats, batch)

        def one(carry: Any) -> Any:
            state, view, number = carry
            wanted = jnp.zeros((ACTIONS, law.seats, batch))
            for place, mind in enumerate(minds):
                theirs = preferred(place, mind, view)
                wanted = jnp.where(who.reshape(law.seats, -1) == place, theirs, wanted)
            actions = draw(
                jax.random.fold_in(drawing, number),
                wanted.reshape(ACTIONS, -1),
                flat(view.masks),
            )
            state = advance(law, state, actions.reshape(law.seats, batch), luck)
            return state, observe(law, state), number + 1

        def goes_on(carry: Any) -> Any:
            _, view, number = carry
            return (number < LONGEST) & ~view.masks[:, WAIT].all()

        state, _, _ = jax.lax.while_loop(goes_on, one, (state, view, 0))
        return win_shares(law, state)

    return play


class Estimate(NamedTuple):
    """A mean and how far it may be off, 19 times out of 20."""

    mean: float
    margin: float


def estimate(shares: np.ndarray) -> Estimate:
    """Deals are blocks: all rotations of one stand or fall together."""
    blocks = shares.mean(0)
    return Estimate(float(blocks.mean()), float(1.96 * blocks.std(ddof=1) / np.sqrt(blocks.size)))
