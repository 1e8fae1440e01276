"""Drawing an action from preferences, and how likely it was."""

from typing import Any

import jax
import jax.numpy as jnp

Array = Any

_NEVER = -1e9


def log_chances(logits: Array, mask: Array) -> Array:
    """How likely every action is: logarithms (actions, batch), illegal ones all but impossible."""
    return jax.nn.log_softmax(jnp.where(mask, logits, _NEVER), axis=0)


def draw(key: Array, logits: Array, mask: Array) -> Array:
    """One legal action each: (batch)."""
    noise = jax.random.gumbel(key, logits.shape, jnp.float32)
    return jnp.argmax(jnp.where(mask, logits + noise, _NEVER), axis=0).astype(jnp.int32)


def of(chances: Array, actions: Array) -> Array:
    """The number of the action taken: (batch)."""
    return jnp.take_along_axis(chances, actions[None], axis=0)[0]
