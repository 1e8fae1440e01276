"""Who sits at the tables of training, and for how long."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from standoff.minds.frozen import NAMES, styles
from standoff.training.company import LEARNER, SCRIPTED, STRANGERS, alone, chances, crowd, table_of
from standoff.training.course import hall, newcomer
from standoff.training.learning import Recipe
from standoff.training.playing import Seating, spell
from standoff.vector.law import Law, Options

KEY = jax.random.key(4)
EVEN = jnp.full(len(NAMES), 1 / len(NAMES))


def test_a_lone_learner_sits_in_a_chair_of_his_table_among_copies_of_one_guest() -> None:
    players = jnp.asarray([4, 5, 6] * 100)
    kinds, which = map(np.asarray, alone(KEY, players, 6, EVEN))
    assert ((kinds == LEARNER).sum(0) == 1).all()
    assert ((kinds == LEARNER).argmax(0) < players).all()
    assert (which == which[0]).all()
    assert set(which[0]) == set(range(len(NAMES)))


def test_whom_learners_beat_least_comes_most() -> None:
    often = chances(jnp.asarray([0.2, 0.4, 0.6]))
    assert often[0] > 2 * often[1] > 4 * often[2] > 0
    assert float(often.sum()) == pytest.approx(1)


def test_crowds_have_strangers_among_their_guests_and_tables_of_learners_only() -> None:
    known = len(table_of(list(styles().values())))
    assert known == len(NAMES) + STRANGERS
    kinds, which = map(np.asarray, crowd(KEY, 5, 4000, known, selves=0.5))
    assert (kinds == LEARNER).all(0).mean() == pytest.approx(0.5, abs=0.1)
    assert set(which[kinds == SCRIPTED]) == set(range(known))


@pytest.mark.slow
def test_who_sits_down_stays_until_the_game_ends() -> None:
    recipe = Recipe(batch=24, steps=30)
    law = Law((Options(4), Options()))
    seating = Seating(16, 0.5, False, table_of(list(styles().values())))
    student = newcomer(KEY, recipe)
    begun = hall(law, recipe, seating, EVEN, KEY)
    _, played, _ = spell(
        law, 30, begun, student.weights, student.average, seating, EVEN, jax.random.key(5)
    )
    guests, done = np.asarray(played.guests), np.asarray(played.done)[:, :16]
    changed = guests[1:] != guests[:-1]
    assert changed.any()
    assert not (changed & ~done[:-1]).any()
    assert played.rewards[:, :16][done].sum() <= done.sum()
