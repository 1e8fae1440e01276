"""Learning from a spell of play: proximal policy optimisation, held to an average of oneself."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from standoff.minds import net
from standoff.training import critic
from standoff.training.drawing import log_chances, of
from standoff.training.playing import Played

Array = Any


WARMING = 0.03
"""For so much of the training steps grow, so that a critic who knows nothing spoils nothing."""


class Recipe(NamedTuple):
    """Everything training is told, written on the card of what it makes."""

    batch: int = 16384
    steps: int = 32
    iterations: int = 760
    lone: float = 0.85
    """At which part of the tables one learner sits alone among copies of one scripted mind."""
    selves: float = 0.5
    """Which part of the other tables has learners only."""
    measured: float = 0.6
    """Which part of the tables plays the option sets strength is measured with."""
    samples: float = 0.47
    """How much of a spell is learned from: about as many chairs have a choice."""
    minibatches: int = 16
    epochs: int = 2
    rate: float = 6e-4
    clip: float = 0.15
    horizon: float = 0.95
    """How far advantages look ahead: the lambda of their average."""
    entropy: float = 0.01
    entropy_end: float = 0.002
    magnet: float = 0.02
    """How strongly one is held to the average of one's own past."""
    average: float = 0.98
    """How slowly that average moves."""
    value: float = 0.5
    norm: float = 0.5
    hunts: bool = False
    """Whether one learner sits among copies of a policy that does not change, to beat it."""


class Lessons(NamedTuple):
    """Samples to learn from, one row each."""

    observations: Array
    secrets: Array
    masks: Array
    actions: Array
    chances: Array
    advantages: Array
    targets: Array
    weights: Array


def optimiser(recipe: Recipe) -> optax.GradientTransformation:
    return optax.chain(optax.clip_by_global_norm(recipe.norm), optax.scale_by_adam(eps=1e-5))


class Pace(NamedTuple):
    """What changes in the course of training."""

    rate: Array
    entropy: Array


def pace(recipe: Recipe, done: Array) -> Pace:
    """The pace when so much of the training is done, from 0 to 1."""
    rate = recipe.rate * jnp.minimum(done / WARMING, 1 - done)
    return Pace(rate, recipe.entropy + (recipe.entropy_end - recipe.entropy) * done)


def advantages(played: Played, last: Array, horizon: float) -> tuple[Array, Array]:
    """How much better than expected every decision turned out, and what to expect instead.

    Only one's own decisions are steps: what happens between two of them belongs to the first.
    """

    def back(carry: Any, now: Any) -> tuple[Any, Any]:
        expected, later, reward = carry
        worth, gained, done, decides = now
        expected = jnp.where(done, 0.0, expected)
        later = jnp.where(done, 0.0, later)
        reward = jnp.where(done, gained, reward)
        better = reward + expected - worth + horizon * later
        carry = (
            jnp.where(decides, worth, expected),
            jnp.where(decides, better, later),
            jnp.where(decides, 0.0, reward),
        )
        return carry, better

    nothing = jnp.zeros_like(last)
    steps = played.worth, played.rewards, played.done, played.decides
    _, better = jax.lax.scan(back, (last, nothing, nothing), steps, reverse=True)
    return better, better + played.worth


def lessons(key: Array, played: Played, last: Array, recipe: Recipe) -> Lessons:
    """Decisions of learners in any order, as many as the recipe says; others weigh nothing."""
    better, targets = advantages(played, last, recipe.horizon)
    decides = played.decides.reshape(-1)
    count = int(decides.size * recipe.samples) // recipe.minibatches * recipe.minibatches
    order = jnp.argsort(jnp.where(decides, jax.random.uniform(key, decides.shape), 2.0))[:count]

    def rows(array: Array) -> Array:
        return array.reshape(decides.size, *array.shape[2:])[order]

    weights = rows(played.decides).astype(jnp.float32)
    gains = rows(better)
    total = weights.sum() + 1e-6
    mean = (gains * weights).sum() / total
    spread = jnp.sqrt(((gains - mean) ** 2 * weights).sum() / total)
    return Lessons(
        rows(played.observations),
        rows(played.secrets),
        rows(played.masks),
        rows(played.actions),
        rows(played.chances),
        (gains - mean) / (spread + 1e-6),
        rows(targets),
        weights,
    )


def loss(
    weights: Any, average: Any, some: Lessons, recipe: Recipe, entropy: Array
) -> tuple[Array, dict[str, Array]]:
    """What learning makes small."""
    observations = some.observations.T
    chances = log_chances(net.logits(jnp, weights["policy"], observations), some.masks.T)
    anchor = log_chances(net.logits(jnp, average, observations), some.masks.T)
    likely = jnp.exp(chances)
    ratio = jnp.exp(of(chances, some.actions) - some.chances)
    clipped = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    gain = jnp.minimum(ratio * some.advantages, clipped * some.advantages)
    spread = -(likely * jnp.where(some.masks.T, chances, 0)).sum(0)
    away = (likely * jnp.where(some.masks.T, chances - anchor, 0)).sum(0)
    expected = critic.worth(weights["critic"], observations, some.secrets.T)
    wrong = (expected - some.targets) ** 2
    total = some.weights.sum() + 1e-6

    def mean(array: Array) -> Array:
        return (array * some.weights).sum() / total

    parts = {
        "gain": mean(gain),
        "entropy": mean(spread),
        "away": mean(away),
        "value_error": mean(wrong),
    }
    whole = (
        -parts["gain"]
        - entropy * parts["entropy"]
        + recipe.magnet * parts["away"]
        + recipe.value * parts["value_error"]
    )
    return whole, parts


def learn(
    weights: Any,
    average: Any,
    memory: Any,
    lesson: Lessons,
    recipe: Recipe,
    now: Pace,
) -> tuple[Any, Any, dict[str, Array]]:
    """Go through the lessons; returns the new weights and the optimiser's memory."""
    adam = optimiser(recipe)
    count = lesson.weights.shape[0] // recipe.minibatches

    def minibatch(carry: Any, number: Array) -> tuple[Any, dict[str, Array]]:
        weights, memory = carry
        start = (number % recipe.minibatches) * count
        some = Lessons(*(jax.lax.dynamic_slice_in_dim(array, start, count) for array in lesson))
        slopes, parts = jax.grad(loss, has_aux=True)(weights, average, some, recipe, now.entropy)
        updates, memory = adam.update(slopes, memory, weights)
        updates = jax.tree.map(lambda one: -now.rate * one, updates)
        return (optax.apply_updates(weights, updates), memory), parts

    numbers = jnp.arange(recipe.epochs * recipe.minibatches)
    (weights, memory), parts = jax.lax.scan(minibatch, (weights, memory), numbers)
    return weights, memory, jax.tree.map(jnp.mean, parts)
