"""The course of training: spells of play and lessons, compiled whole, launch after launch."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds import net
from standoff.minds.style import Style
from standoff.training import critic
from standoff.training.company import (
    SELVES,
    hunting,
    recall,
    remember,
    remembered,
    seated,
    table_of,
)
from standoff.training.learning import Recipe, learn, lessons, optimiser
from standoff.training.playing import Hall, spell
from standoff.vector.environment import reset
from standoff.vector.law import Law

Array = Any


class Student(NamedTuple):
    """Everything training goes on from."""

    weights: Any
    average: Any
    """The policy's weights, averaged over time: what is held to, and shipped."""
    memory: Any
    """The optimiser's."""
    ring: Any
    """Earlier selves."""
    iteration: Array


def fresh(key: Array, shapes: dict[str, tuple[int, ...]], quiet: tuple[str, ...]) -> Any:
    """Weights to begin with; those named last begin all but silent."""
    made = {}
    for name, shape in shapes.items():
        key, drawn = jax.random.split(key)
        size = np.sqrt(2 / shape[-1]) * (0.05 if name in quiet else 1)
        weight = size * jax.random.normal(drawn, shape, jnp.float32)
        made[name] = weight if len(shape) > 1 else jnp.zeros(shape, jnp.float32)
    return made


def newcomer(key: Array, recipe: Recipe, policy: Any = None, prey: Any = None) -> Student:
    """A student who knows nothing yet, or who starts from a policy; perhaps one who hunts another."""
    one, other = jax.random.split(key)
    if policy is None:
        policy = fresh(one, net.SHAPES, ("plain", "wanted"))
    policy = jax.tree.map(jnp.asarray, policy)
    weights = {"policy": policy, "critic": fresh(other, critic.SHAPES, ("worth",))}
    memory = optimiser(recipe).init(weights)
    ring = remembered(policy if prey is None else jax.tree.map(jnp.asarray, prey))
    return Student(weights, policy, memory, ring, jnp.zeros((), jnp.int32))


def hall(law: Law, recipe: Recipe, key: Array) -> Hall:
    """Tables for a new launch."""
    return Hall(*reset(law, recipe.batch, jax.random.bits(key, (2,))))


Launch = Callable[[Student, Array], tuple[Student, dict[str, Array]]]


@cache
def launcher(law: Law, recipe: Recipe, guests: tuple[Style, ...], iterations: int) -> Launch:
    """A compiled function that trains for so many iterations and tells how it went.

    Every launch begins at new tables, so that nothing but the student has to be kept between two.
    """

    styles = table_of(guests)

    def iteration(carry: Any, key: Array) -> tuple[Any, dict[str, Array]]:
        student, tables = carry
        sitting, playing, choosing, drawn = jax.random.split(key, 4)
        if recipe.hunts:
            company = hunting(sitting, law.seats, recipe.batch)
        else:
            company = seated(sitting, law.seats, recipe.batch, styles, guests=recipe.guests)
        earlier = recall(student.ring, jax.random.randint(drawn, (), 0, SELVES))
        tables, played, last = spell(
            law, recipe.steps, tables, student.weights, earlier, company, playing
        )
        lesson = lessons(choosing, played, last, recipe)
        done = student.iteration / recipe.iterations
        entropy = recipe.entropy + (recipe.entropy_end - recipe.entropy) * done
        weights, memory, parts = learn(
            student.weights, student.average, student.memory, lesson, recipe, entropy
        )
        keep = recipe.average
        average = jax.tree.map(
            lambda old, new: keep * old + (1 - keep) * new, student.average, weights["policy"]
        )
        every = max(1, recipe.iterations // 50)
        at = student.iteration
        ring = jax.lax.cond(
            (at % every == 0) & (not recipe.hunts),
            lambda: remember(student.ring, weights["policy"], at // every),
            lambda: student.ring,
        )
        parts["games"] = played.done.sum() / law.seats
        parts["decisions"] = played.decides.sum()
        return (Student(weights, average, memory, ring, at + 1), tables), parts

    @jax.jit
    def launch(student: Student, key: Array) -> tuple[Student, dict[str, Array]]:
        opening, going = jax.random.split(key)
        begun = student, hall(law, recipe, opening)
        (student, _), parts = jax.lax.scan(iteration, begun, jax.random.split(going, iterations))
        return student, parts

    return launch
