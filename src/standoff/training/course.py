"""The course of training: spells of play and lessons, compiled whole, launch after launch."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds import net
from standoff.minds.frozen import NAMES
from standoff.minds.style import Style
from standoff.training import critic
from standoff.training.company import SELVES, chances, recall, remember, remembered, table_of
from standoff.training.learning import Recipe, learn, lessons, optimiser, pace
from standoff.training.playing import Hall, Played, Seating, seated, spell
from standoff.vector.environment import reset
from standoff.vector.law import Law, Options

Array = Any

GUESTS = len(NAMES)


class Student(NamedTuple):
    """Everything training goes on from."""

    weights: Any
    average: Any
    """The policy's weights, averaged over time: what is held to, and shipped."""
    memory: Any
    """The optimiser's."""
    ring: Any
    """Earlier selves."""
    won: Array
    """What it wins alone among copies of each guest, of late."""
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


MEASURED = (
    Options(),
    Options(powers="all"),
    Options(cop=True),
    Options(powers="all", cop=True),
)
"""The option sets strength is measured with; the first is played twice as often."""
OF_LATE = 0.95
"""How slowly what is won of late moves."""


def newcomer(key: Array, recipe: Recipe, policy: Any = None, prey: Any = None) -> Student:
    """A student who knows nothing yet, or who starts from a policy; perhaps one who hunts another."""
    one, other = jax.random.split(key)
    if policy is None:
        policy = fresh(one, net.SHAPES, ("plain", "wanted"))
    policy = jax.tree.map(jnp.asarray, policy)
    weights = {"policy": policy, "critic": fresh(other, critic.SHAPES, ("worth",))}
    memory = optimiser(recipe).init(weights)
    ring = remembered(policy if prey is None else jax.tree.map(jnp.asarray, prey))
    won = jnp.full(GUESTS, 0.2, jnp.float32)
    return Student(weights, policy, memory, ring, won, jnp.zeros((), jnp.int32))


def hall(law: Law, recipe: Recipe, seating: Seating, often: Array, key: Array) -> Hall:
    """Tables for a new launch, the option sets of measures more often than others."""
    luck, choosing, sitting = jax.random.split(key, 3)
    each = np.full(len(law.tables), 1 / len(law.tables))
    wanted = [law.tables.index(options) for options in MEASURED if options in law.tables]
    if wanted:
        each *= 1 - recipe.measured
        more = np.where(np.arange(len(wanted)) == 0, 2, 1)
        each[wanted] += recipe.measured * more / more.sum()
    choice = jax.random.categorical(choosing, jnp.log(each), shape=(recipe.batch,))
    state, view = reset(law, recipe.batch, jax.random.bits(luck, (2,)), choice)
    return Hall(state, view, seated(sitting, view, seating, often))


def newly_won(won: Array, played: Played) -> Array:
    """What was won of late, with what a spell of play adds: by guest."""
    lone = played.guests.shape[1]
    ends = (played.guests == jnp.arange(GUESTS)[:, None, None]) & played.done[:, :lone]
    games = ends.sum((1, 2))
    gained = (ends * played.rewards[:, :lone]).sum((1, 2))
    keep = jnp.where(games > 0, OF_LATE, 1.0)
    return keep * won + (1 - keep) * gained / jnp.maximum(games, 1)


Launch = Callable[[Student, Array, Any], tuple[Student, dict[str, Array]]]


def launcher(law: Law, recipe: Recipe, guests: tuple[Style, ...], iterations: int) -> Launch:
    """A compiled function that trains for so many iterations and tells how it went.

    It takes a student, a key, and how many iterations the whole training has.
    Every launch begins at new tables, so that nothing but the student has to be kept between two.
    """
    return _compiled(law, recipe._replace(iterations=0), guests, iterations)


@cache
def _compiled(law: Law, recipe: Recipe, guests: tuple[Style, ...], iterations: int) -> Launch:
    """The same function for trainings of any length."""
    lone = recipe.batch if recipe.hunts else int(recipe.batch * recipe.lone)
    seating = Seating(lone, recipe.selves, recipe.hunts, table_of(guests))

    def iteration(carry: Any, key: Array) -> tuple[Any, dict[str, Array]]:
        student, tables, whole = carry
        playing, choosing, drawn = jax.random.split(key, 3)
        earlier = recall(student.ring, jax.random.randint(drawn, (), 0, SELVES))
        often = chances(student.won)
        tables, played, last = spell(
            law, recipe.steps, tables, student.weights, earlier, seating, often, playing
        )
        lesson = lessons(choosing, played, last, recipe)
        now = pace(recipe, jnp.minimum((student.iteration + 0.5) / whole, 1))
        weights, memory, parts = learn(
            student.weights, student.average, student.memory, lesson, recipe, now
        )
        keep = recipe.average
        average = jax.tree.map(
            lambda old, new: keep * old + (1 - keep) * new, student.average, weights["policy"]
        )
        every = jnp.maximum(1, whole // 50)
        at = student.iteration
        ring = jax.lax.cond(
            (at % every == 0) & (not recipe.hunts),
            lambda: remember(student.ring, weights["policy"], at // every),
            lambda: student.ring,
        )
        won = newly_won(student.won, played)
        parts["games"] = played.ended.sum()
        parts["decisions"] = played.decides.sum()
        parts["won"] = won.mean()
        parts["won_least"] = won.min()
        return (Student(weights, average, memory, ring, won, at + 1), tables, whole), parts

    @jax.jit
    def launch(student: Student, key: Array, whole: Array) -> tuple[Student, dict[str, Array]]:
        opening, going = jax.random.split(key)
        begun = student, hall(law, recipe, seating, chances(student.won), opening), whole
        (student, _, _), parts = jax.lax.scan(iteration, begun, jax.random.split(going, iterations))
        return student, parts

    return launch
