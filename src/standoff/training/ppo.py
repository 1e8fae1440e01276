"""Proximal policy optimisation, with a KL penalty that holds the policy to its own average."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax

from standoff.minds import net
from standoff.minds.net import Weights
from standoff.training import critic
from standoff.training.rollout import Params, Trajectory
from standoff.training.sampling import log_probs, of_actions

Metrics = dict[str, jax.Array]

WARM_UP = 0.03
"""For so much of training the learning rate grows: a critic that knows nothing spoils nothing."""


class Hyperparameters(NamedTuple):
    """Everything training is told, written on the card of what it makes."""

    batch: int = 16384
    """How many tables are played at once."""
    steps: int = 32
    """How many steps a rollout has."""
    iterations: int = 760
    lone: float = 0.85
    """At which part of the tables one learner sits alone among copies of one scripted style."""
    self_play: float = 0.5
    """Which part of the other tables has learners only."""
    measured: float = 0.6
    """Which part of the tables plays the option sets strength is measured with."""
    samples: float = 0.47
    """How much of a rollout is learned from: about as many rows have a choice."""
    minibatches: int = 16
    epochs: int = 2
    learning_rate: float = 6e-4
    clip: float = 0.15
    gae_lambda: float = 0.95
    entropy: float = 0.01
    """The coefficient of the entropy bonus at the beginning, and at the end."""
    entropy_end: float = 0.002
    kl: float = 0.02
    """The coefficient of the divergence from the policy's average over time."""
    average_decay: float = 0.98
    """How slowly that average moves."""
    value: float = 0.5
    """The coefficient of the critic's squared error."""
    max_grad_norm: float = 0.5
    family: int = 0
    """How many habits of the family that is trained with are among the opponents."""
    hunters: int = 0
    """How many policies that were trained to beat it are kept in the pool."""
    exploits: bool = False
    """Whether one learner sits among copies of a policy that does not change, to beat it."""
    surrounded: float = 0
    """At which part of the tables that are not lone one learner sits among copies of a policy of the pool."""


class Batch(NamedTuple):
    """Samples to learn from, one row each."""

    observations: jax.Array
    privileged: jax.Array
    masks: jax.Array
    actions: jax.Array
    log_probs: jax.Array
    advantages: jax.Array
    returns: jax.Array
    weights: jax.Array
    """1 for a decision of a learner, 0 for what only fills the batch."""


def optimiser(hyper: Hyperparameters) -> optax.GradientTransformation:
    clip = optax.clip_by_global_norm(hyper.max_grad_norm)
    return optax.chain(clip, optax.scale_by_adam(eps=1e-5))


class Schedule(NamedTuple):
    """What changes in the course of training."""

    learning_rate: jax.Array
    entropy: jax.Array


def schedule(hyper: Hyperparameters, done: jax.Array) -> Schedule:
    """The schedule when so much of the training is done, from 0 to 1."""
    rate = hyper.learning_rate * jnp.minimum(done / WARM_UP, 1 - done)
    return Schedule(rate, hyper.entropy + (hyper.entropy_end - hyper.entropy) * done)


def advantages(
    trajectory: Trajectory, last_values: jax.Array, gae_lambda: float
) -> tuple[jax.Array, jax.Array]:
    """Generalised advantage estimates, and the returns that the critic learns.

    Only one's own decisions are steps: what happens between two of them belongs to the first.
    """
    Carry = tuple[jax.Array, jax.Array, jax.Array]  # noqa: N806

    def back(carry: Carry, now: tuple[jax.Array, ...]) -> tuple[Carry, jax.Array]:
        next_value, next_advantage, reward = carry
        value, gained, done, decides = now
        next_value = jnp.where(done, 0.0, next_value)
        next_advantage = jnp.where(done, 0.0, next_advantage)
        reward = jnp.where(done, gained, reward)
        advantage = reward + next_value - value + gae_lambda * next_advantage
        carry = (
            jnp.where(decides, value, next_value),
            jnp.where(decides, advantage, next_advantage),
            jnp.where(decides, 0.0, reward),
        )
        return carry, advantage

    nothing = jnp.zeros_like(last_values)
    steps = trajectory.values, trajectory.rewards, trajectory.done, trajectory.decides
    _, found = jax.lax.scan(back, (last_values, nothing, nothing), steps, reverse=True)
    return found, found + trajectory.values


def batch_of(
    key: jax.Array, trajectory: Trajectory, last_values: jax.Array, hyper: Hyperparameters
) -> Batch:
    """Decisions of learners in any order, as many as are wanted; others weigh nothing."""
    gains, returns = advantages(trajectory, last_values, hyper.gae_lambda)
    decides = trajectory.decides.reshape(-1)
    count = int(decides.size * hyper.samples) // hyper.minibatches * hyper.minibatches
    order = jnp.argsort(jnp.where(decides, jax.random.uniform(key, decides.shape), 2.0))[:count]

    def rows(array: jax.Array) -> jax.Array:
        return array.reshape(decides.size, *array.shape[2:])[order]

    weights = rows(trajectory.decides).astype(jnp.float32)
    gains = rows(gains)
    total = weights.sum() + 1e-6
    mean = (gains * weights).sum() / total
    deviation = jnp.sqrt(((gains - mean) ** 2 * weights).sum() / total)
    return Batch(
        rows(trajectory.observations),
        rows(trajectory.privileged),
        rows(trajectory.masks),
        rows(trajectory.actions),
        rows(trajectory.log_probs),
        (gains - mean) / (deviation + 1e-6),
        rows(returns),
        weights,
    )


def loss(
    params: Params, average: Weights, some: Batch, hyper: Hyperparameters, entropy: jax.Array
) -> tuple[jax.Array, Metrics]:
    """What learning makes small."""
    observations, masks = some.observations.T, some.masks.T

    def policy_log_probs(weights: Weights) -> jax.Array:
        return log_probs(jnp.asarray(net.logits(jnp, weights, observations)), masks)

    log_p = policy_log_probs(params.policy)
    anchor = policy_log_probs(average)
    probs = jnp.exp(log_p)
    ratio = jnp.exp(of_actions(log_p, some.actions) - some.log_probs)
    clipped = jnp.clip(ratio, 1 - hyper.clip, 1 + hyper.clip)
    objective = jnp.minimum(ratio * some.advantages, clipped * some.advantages)
    spread = -(probs * jnp.where(masks, log_p, 0)).sum(0)
    divergence = (probs * jnp.where(masks, log_p - anchor, 0)).sum(0)
    values = critic.value(params.critic, observations, some.privileged.T)
    error = (values - some.returns) ** 2
    total = some.weights.sum() + 1e-6

    def mean(array: jax.Array) -> jax.Array:
        return (array * some.weights).sum() / total

    metrics = {
        "objective": mean(objective),
        "entropy": mean(spread),
        "kl": mean(divergence),
        "value_error": mean(error),
    }
    whole = (
        -metrics["objective"]
        - entropy * metrics["entropy"]
        + hyper.kl * metrics["kl"]
        + hyper.value * metrics["value_error"]
    )
    return whole, metrics


def update(
    params: Params,
    average: Weights,
    opt_state: optax.OptState,
    batch: Batch,
    hyper: Hyperparameters,
    now: Schedule,
) -> tuple[Params, optax.OptState, Metrics]:
    """Go through the batch in minibatches; returns the new parameters and optimiser state."""
    adam = optimiser(hyper)
    count = batch.weights.shape[0] // hyper.minibatches
    Carry = tuple[Params, optax.OptState]  # noqa: N806

    def minibatch(carry: Carry, number: jax.Array) -> tuple[Carry, Metrics]:
        params, opt_state = carry
        start = (number % hyper.minibatches) * count
        some = Batch(*(jax.lax.dynamic_slice_in_dim(array, start, count) for array in batch))
        gradient, metrics = jax.grad(loss, has_aux=True)(params, average, some, hyper, now.entropy)
        updates, opt_state = adam.update(gradient, opt_state, params)
        updates = jax.tree.map(lambda one: -now.learning_rate * one, updates)
        return (optax.apply_updates(params, updates), opt_state), metrics

    numbers = jnp.arange(hyper.epochs * hyper.minibatches)
    (params, opt_state), metrics = jax.lax.scan(minibatch, (params, opt_state), numbers)
    return params, opt_state, jax.tree.map(jnp.mean, metrics)
