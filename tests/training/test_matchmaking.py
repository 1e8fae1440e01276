"""Who sits at the tables of training, and for how long."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from standoff.minds.frozen import NAMES, styles
from standoff.training.matchmaking import (
    FEWEST,
    LEARNER,
    SCRIPTED,
    SNAPSHOT,
    SNAPSHOTS,
    STRANGERS,
    hunter_place,
    lone_learners,
    mixed_tables,
    new_pool,
    opponent_probs,
    pool_probs,
    style_table,
    with_policy,
)
from standoff.training.ppo import Hyperparameters
from standoff.training.rollout import Matchmaking, rollout
from standoff.training.trainer import init_state, new_tables
from standoff.vector.law import Law, TableOptions

KEY = jax.random.key(4)
EVEN = jnp.full(len(NAMES), 1 / len(NAMES))


def test_a_lone_learner_sits_in_a_seat_of_its_table_among_copies_of_one_style() -> None:
    players = jnp.asarray([4, 5, 6] * 100)
    kinds, which = map(np.asarray, lone_learners(KEY, players, 6, EVEN))
    assert ((kinds == LEARNER).sum(0) == 1).all()
    assert ((kinds == LEARNER).argmax(0) < players).all()
    assert (which == which[0]).all()
    assert set(which[0]) == set(range(len(NAMES)))


def test_whom_learners_beat_least_comes_most() -> None:
    often = opponent_probs(jnp.asarray([0.2, 0.4, 0.6]))
    assert often[0] > 2 * often[1] > 4 * often[2] > 0
    assert float(often.sum()) == pytest.approx(1)


def test_the_known_styles_are_half_of_the_opponents_however_many_there_are() -> None:
    often = opponent_probs(jnp.full(len(NAMES) + 200, 0.3))
    assert float(often[: len(NAMES)].sum()) == pytest.approx(0.5)
    assert float(often.sum()) == pytest.approx(1)


def test_beside_whom_learners_win_least_comes_most_of_the_pool() -> None:
    often = pool_probs(jnp.asarray([1.0, 0.9, 1.0]))
    assert often[1] > 5 * often[0]
    assert often[0] == often[2] > 0


def test_a_hunter_takes_the_place_of_the_oldest_and_never_of_a_snapshot() -> None:
    pool = new_pool({"w": jnp.zeros(2)}, SNAPSHOTS + 2)
    for number in range(3):
        pool = with_policy(pool, {"w": jnp.full(2, number + 1.0)}, hunter_place(pool, number))
    assert np.asarray(pool["w"])[:, 0].tolist() == [0.0] * SNAPSHOTS + [3.0, 2.0]


def test_mixed_tables_have_strangers_among_their_opponents_and_tables_of_learners_only() -> None:
    known = len(style_table(list(styles().values())))
    assert known == len(NAMES) + STRANGERS
    kinds, which = map(np.asarray, mixed_tables(KEY, 5, 4000, known, self_play=0.5))
    # Beside the half that shall have none, some tables of few opponents have none by chance.
    assert 0.5 < (kinds == LEARNER).all(0).mean() < 0.7
    assert set(which[kinds == SCRIPTED]) == set(range(known))


def test_at_some_tables_one_learner_sits_among_copies_of_a_policy_of_the_pool() -> None:
    kinds, _ = mixed_tables(KEY, 6, 4000, 8, self_play=1, surrounded=0.25)
    others = np.asarray(kinds == SNAPSHOT).sum(0)
    assert set(others) == {0, 5}
    assert 0.2 < (others == 5).mean() < 0.3
    chairs = np.asarray(kinds == LEARNER)[:, others == 5].argmax(0)
    # Any of those that are taken however many play.
    assert set(chairs) == set(range(FEWEST))


@pytest.mark.slow
def test_who_sits_down_stays_until_the_game_ends() -> None:
    hyper = Hyperparameters(batch=24, steps=30)
    law = Law((TableOptions(4), TableOptions()))
    matching = Matchmaking(16, 0.5, 0.0, False, style_table(list(styles().values())))
    state = init_state(KEY, hyper)
    begun = new_tables(law, hyper, matching, EVEN, KEY)
    _, played, _ = rollout(
        law, 30, begun, state.params, state.average, matching, EVEN, jax.random.key(5)
    )
    opponents, done = np.asarray(played.opponents), np.asarray(played.done)[:, :16]
    changed = opponents[1:] != opponents[:-1]
    assert changed.any()
    assert not (changed & ~done[:-1]).any()
    assert played.rewards[:, :16][done].sum() <= done.sum()
