"""Habits follow their schedule, remember guns, and are drawn from two families that share none."""

import jax.numpy as jnp
import numpy as np

from standoff.minds import style
from standoff.minds.frozen import styles
from standoff.schema.actions import AIM, AIM_TWO, LOAD, OTHERS, WITHDRAW
from standoff.schema.observation import MOMENTS, SCHEMA
from standoff.training import habits
from standoff.training.families import KEPT_OUT, ROUND, TRAINED, drawn
from standoff.training.habits import Habit, habit, logits, numbers_of, remembered
from standoff.training.matchmaking import without_schedule
from standoff.training.measure import kept_out

FOX = styles()["fox"]
KNOWN = list(styles().values())
NOTHING = jnp.zeros((2, OTHERS, 8), jnp.int8)


def seen(moment: str = "load") -> np.ndarray:
    """An observation in each of the eight rounds: (numbers, rounds)."""
    rows = np.zeros((SCHEMA.size, 8), np.int8)
    rows[SCHEMA.slices["round"]] = ROUND
    rows[SCHEMA.slices["moment"].start + MOMENTS.index(moment)] = 1
    return rows


def test_a_habit_without_a_schedule_is_its_style() -> None:
    (row,) = without_schedule(np.array([FOX]))
    preferred = logits(habit(row[:, None]), jnp.asarray(seen()), NOTHING)
    plain = style.logits(np, FOX, seen())
    np.testing.assert_allclose(preferred, plain, atol=1e-4, rtol=1e-4)


def test_a_schedule_is_followed_round_by_round() -> None:
    late = np.where(ROUND >= 6, 20.0, -20.0)
    one = habit(numbers_of(Habit(FOX, late, 0 * late, late))[:, None])
    preferred = np.asarray(logits(one, jnp.asarray(seen()), NOTHING))
    live = preferred[LOAD + 1] > preferred[LOAD]
    assert live.tolist() == [False] * 5 + [True] * 3
    assert (preferred[WITHDRAW] > 0).tolist() == [False] * 5 + [True] * 3


def test_guns_at_the_nerve_are_remembered_of_the_last_round_and_of_all() -> None:
    memory = habits.new_memory(1, 1)
    for moment, guns in (("nerve", (0, 1)), ("load", (3,)), ("nerve", (1,))):
        look = seen(moment)[:, :1]
        for other in guns:
            look[SCHEMA.slices[f"seat{other + 1}.aims"].start] = 1
        memory = remembered(memory, jnp.asarray(look[None]))
    assert np.asarray(memory[0, :, :, 0]).tolist() == [[0, 1, 0, 0, 0], [1, 2, 0, 0, 0]]


def test_whoever_gives_tit_for_tat_aims_at_who_aimed_and_loads_for_it() -> None:
    still = np.zeros(8)
    one = Habit(FOX._replace(live=-5.0), still, still, still, echo=9.0, answer=20.0)
    memory = NOTHING.at[0, 2].set(1)
    row = habit(numbers_of(one)[:, None])
    preferred = np.asarray(logits(row, jnp.asarray(seen()), memory))
    assert (preferred[AIM:AIM_TWO].argmax(0) == 2).all()
    assert (preferred[LOAD + 1] > preferred[LOAD]).all()
    assert (np.asarray(logits(row, jnp.asarray(seen()), NOTHING))[LOAD + 1] < 0).all()


def test_the_families_are_drawn_alike_every_time_and_have_no_kind_in_common() -> None:
    assert not set(TRAINED) & set(KEPT_OUT)
    assert np.array_equal(drawn(TRAINED, KNOWN, 21, 1), drawn(TRAINED, KNOWN, 21, 1))
    trained = {row.tobytes() for row in drawn(TRAINED, KNOWN, 240, 1)}
    others = kept_out()
    assert len(others) == 64
    assert len(trained) == 240
    assert not trained & {row.tobytes() for row in others.values()}
