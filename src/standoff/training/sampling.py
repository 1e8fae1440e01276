"""Sampling an action from logits, and its log probability."""

import jax
import jax.numpy as jnp

_NEVER = -1e9


def log_probs(logits: jax.Array, mask: jax.Array) -> jax.Array:
    """The log probability of every action (actions, batch); illegal ones all but never happen."""
    return jax.nn.log_softmax(jnp.where(mask, logits, _NEVER), axis=0)


def sample(key: jax.Array, logits: jax.Array, mask: jax.Array) -> jax.Array:
    """One legal action each: (batch)."""
    noise = jax.random.gumbel(key, logits.shape, jnp.float32)
    return jnp.argmax(jnp.where(mask, logits + noise, _NEVER), axis=0).astype(jnp.int32)


def drawn(logits: jax.Array, mask: jax.Array, numbers: jax.Array) -> jax.Array:
    """The legal actions that numbers from 0 up to 1 stand for, more of them for what is likelier: (batch)."""
    upto = jnp.cumsum(jax.nn.softmax(jnp.where(mask, logits, _NEVER), axis=0), axis=0)
    return (upto <= numbers * upto[-1]).sum(0).astype(jnp.int32)


def of_actions(log_probs: jax.Array, actions: jax.Array) -> jax.Array:
    """The log probability of the action taken: (batch)."""
    return jnp.take_along_axis(log_probs, actions[None], axis=0)[0]
