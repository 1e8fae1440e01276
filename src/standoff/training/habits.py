"""Habits: a style that changes with the rounds, and remembers who pointed guns at it.

A style weighs what an observation tells, so it plays round 1 like round 8 and forgives everything.
People hoard, front-load, alternate and take revenge. A habit adds weights for each round, and for
what was seen in earlier rounds, which is kept beside the tables.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.arrays import Array, Number
from standoff.minds.style import ROUNDS, Style
from standoff.minds.style import logits as style_logits
from standoff.schema.actions import AIM, AIM_TWO, OTHERS, SEATS, STAY
from standoff.schema.observation import MOMENTS, SCHEMA

STYLE_SIZE = len(Style._fields)
SIZE = STYLE_SIZE + 3 * ROUNDS + 3
"""How many numbers a habit is."""
_ROUND = SCHEMA.slices["round"].start
_NERVE = SCHEMA.slices["moment"].start + MOMENTS.index("nerve")
_AT_ME = np.array([SCHEMA.slices[f"seat{seat}.aims"].start for seat in range(1, SEATS)])


class Habit(NamedTuple):
    """A style, and what is added to it: plain numbers, or arrays with the batch last."""

    style: Style
    live: Array
    """To the wish for a live bullet, round by round: (rounds, ...)."""
    rich: Array
    """To aiming at the rich."""
    flee: Array
    """To withdrawing, whatever happens."""
    echo: Number = 0.0
    """Aim at whoever aimed at me in the round before."""
    revenge: Number = 0.0
    """Aim at whoever aimed at me, for every gun in all rounds."""
    answer: Number = 0.0
    """Load a live bullet after a round in which somebody aimed at me."""


def habit(numbers: Array) -> Habit:
    """The habit that an array (numbers, ...) holds."""
    added = numbers[STYLE_SIZE : STYLE_SIZE + 3 * ROUNDS].reshape(3, ROUNDS, *numbers.shape[1:])
    return Habit(Style(*numbers[:STYLE_SIZE]), *added, *numbers[STYLE_SIZE + 3 * ROUNDS :])


def numbers_of(one: Habit) -> np.ndarray:
    """The same as one row of numbers."""
    return np.concatenate([one.style, one.live, one.rich, one.flee, one[4:]]).astype(np.float32)


def new_memory(seats: int, batch: int) -> jax.Array:
    """What nobody has seen as yet: (seats, 2, others, batch), guns at me of late and of always."""
    return jnp.zeros((seats, 2, OTHERS, batch), jnp.int8)


def remembered(memory: jax.Array, observations: jax.Array) -> jax.Array:
    """The memory after a look at the tables (seats, numbers, batch): guns count at the nerve."""
    nerve = observations[:, None, _NERVE] == 1
    guns = observations[:, _AT_ME]
    lately = jnp.where(nerve, guns, memory[:, 0])
    return jnp.stack([lately, memory[:, 1] + jnp.where(nerve, guns, 0)], 1)


def flat(memory: jax.Array) -> jax.Array:
    """A memory of all seats as (2, others, seats x batch)."""
    return jnp.moveaxis(memory, 0, 2).reshape(2, OTHERS, -1)


def logits(one: Habit, observations: jax.Array, memory: jax.Array) -> jax.Array:
    """What is preferred: (actions, batch) for (numbers, batch) and a memory (2, others, batch)."""
    now = observations[_ROUND] == jnp.arange(1, ROUNDS + 1)[:, None]
    live, rich, flee = ((row * now).sum(0) for row in (one.live, one.rich, one.flee))
    style, threatened = one.style, memory[0].sum(0) > 0
    style = style._replace(
        live=style.live + live + one.answer * threatened,
        rich=style.rich + rich,
        caution=style.caution + flee,
    )
    aims = style.sharpness * (one.echo * memory[0] + one.revenge * memory[1])
    pairs = (aims[:, None] + aims[None, :]).reshape(OTHERS**2, -1)
    preferred = jnp.asarray(style_logits(jnp, style, observations))
    return preferred.at[AIM:AIM_TWO].add(aims).at[AIM_TWO:STAY].add(pairs)
