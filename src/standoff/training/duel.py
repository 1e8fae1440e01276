"""Measuring minds: one hero among others at many tables, with rotated chairs and the same deals."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds import net
from standoff.minds.net import Weights
from standoff.minds.style import Style
from standoff.minds.style import logits as style_logits
from standoff.schema.actions import ACTIONS, WAIT
from standoff.training import habits
from standoff.training.habits import Habit
from standoff.training.rollout import flat
from standoff.training.sampling import sample
from standoff.vector.environment import BatchView, advance, observe, reset, win_shares
from standoff.vector.law import Law
from standoff.vector.packing import EnvState

Mind = Style | Habit | Weights
"""A style, a habit, or the weights of a net."""
Tables = tuple[EnvState, BatchView, jax.Array, jax.Array]
"""The state, what is seen and remembered of it, and how many steps were taken."""

Play = Callable[[tuple[Mind, ...], jax.Array, jax.Array], jax.Array]
"""Plays a game at each of many tables: minds, which of them each chair has, and a key in, the win
shares (seats, batch) out."""

LONGEST = 112
"""No game has more moments: 14 in each of 8 rounds."""


def logits(mind: Mind, observations: jax.Array, memory: jax.Array) -> jax.Array:
    if isinstance(mind, Habit):
        return habits.logits(mind, observations, memory)
    if isinstance(mind, Style):
        return jnp.asarray(style_logits(jnp, mind, observations))
    return jnp.asarray(net.logits(jnp, mind, observations))


def duel(law: Law, hero: Mind, others: Mind, batch: int, key: jax.Array) -> np.ndarray:
    """The hero's win share: an array (chairs, batch), the same deals in every chair."""
    play = games(law, batch, (0,))
    chairs = range(law.players[0])
    return np.stack(
        [np.asarray(play((hero, others), alone(law, chair), key)[chair]) for chair in chairs]
    )


def among_each(
    law: Law, hero: Mind, opponents: np.ndarray, deals: int, key: jax.Array
) -> np.ndarray:
    """What a hero wins alone among copies of each habit: (opponents, chairs, deals).

    All of them play at once, each at deals of its own; every chair has the same. `opponents` are
    rows of numbers, as families draw them.
    """
    numbers = jnp.repeat(jnp.asarray(opponents), deals, axis=0).T
    others = habits.habit(jnp.tile(numbers, (1, law.seats)))
    shares = duel(law, hero, others, len(opponents) * deals, key)
    return shares.reshape(len(shares), len(opponents), deals).swapaxes(0, 1)


def alone(law: Law, chair: int) -> jax.Array:
    """Which mind each chair has, where the first of two has only one."""
    return (jnp.arange(law.seats) != chair).astype(jnp.int32)


@cache
def games(law: Law, batch: int, lone: tuple[int, ...] = ()) -> Play:
    """Compiled play at so many tables. One key makes the same deals, whoever plays. Who has which
    chair is told for all tables at once (seats), or table by table (seats, batch).

    The minds named in `lone` have one chair each, so a net need not think for the others.
    """

    @jax.jit
    def play(minds: tuple[Mind, ...], who: jax.Array, key: jax.Array) -> jax.Array:
        deals, drawing = jax.random.split(key)
        luck = jax.random.bits(deals, (2,))
        state, view = reset(law, batch, luck)

        def one(carry: Tables) -> Tables:
            state, view, memory, number = carry
            wanted = preferred(minds, who, lone, view, memory)
            actions = sample(jax.random.fold_in(drawing, number), wanted, flat(view.masks))
            state = advance(law, state, actions.reshape(law.seats, batch), luck)
            memory = habits.remembered(memory, view.observations)
            return state, observe(law, state), memory, number + 1

        def goes_on(carry: Tables) -> jax.Array:
            _, view, _, number = carry
            return (number < LONGEST) & ~view.masks[:, WAIT].all()

        memory = habits.new_memory(law.seats, batch)
        begun = (state, view, memory, jnp.int32(0))
        state, _, _, _ = jax.lax.while_loop(goes_on, one, begun)
        return win_shares(law, state)

    return play


def preferred(
    minds: tuple[Mind, ...],
    who: jax.Array,
    lone: tuple[int, ...],
    view: BatchView,
    memory: jax.Array,
) -> jax.Array:
    """What everybody prefers: (actions, seats x batch)."""
    seats, _, batch = view.observations.shape

    def of_all(place: int, mind: Mind) -> jax.Array:
        """(actions, seats, batch), or with one for all seats (actions, 1, batch)."""
        if place in lone and not isinstance(mind, Style | Habit):
            chair = jnp.argmax(who == place)
            return logits(mind, view.observations[chair], memory)[:, None]
        found = logits(mind, flat(view.observations), habits.flat(memory))
        return found.reshape(-1, seats, batch)

    wanted = jnp.zeros((ACTIONS, seats, batch))
    for place, mind in enumerate(minds):
        wanted = jnp.where(who.reshape(seats, -1) == place, of_all(place, mind), wanted)
    return wanted.reshape(ACTIONS, -1)


class MeanShare(NamedTuple):
    """A mean win share and how far it may be off, 19 times out of 20."""

    mean: float
    margin: float


def by_option_set(law: Law, shares: np.ndarray) -> list[MeanShare]:
    """What was won with each option set of a law; tables have them in turn."""
    sets = len(law.tables)
    return [estimate(shares[:, which::sets]) for which in range(sets)]


def estimate(shares: np.ndarray) -> MeanShare:
    """Deals are blocks: all rotations of one stand or fall together."""
    blocks = shares.mean(0)
    return MeanShare(float(blocks.mean()), float(1.96 * blocks.std(ddof=1) / np.sqrt(blocks.size)))
