"""What positions are worth is learned from what great-shark plays on, and from nothing else."""

import jax
import numpy as np
import pytest

from standoff.bots.minds.cast import shark
from standoff.minds.worth import shipped
from standoff.schema.observation import MOMENTS, SCHEMA
from standoff.training.worth import KEPT, games
from standoff.vector.law import law

OVER = SCHEMA.slices["moment"].start + MOMENTS.index("over")
TABLES = 64


@pytest.mark.slow
def test_moments_are_kept_where_great_shark_plays_and_before_the_game_is_over() -> None:
    play = games(law(4), TABLES)
    whole = play(shark().weights, 0.0, jax.random.key(1))
    assert np.asarray(whole.counts).all()
    assert whole.seen.shape[2] == KEPT * TABLES
    begun_by_others = play(shark().weights, 1.0, jax.random.key(1))
    kept = np.asarray(begun_by_others.counts)
    assert 0 < kept.sum() < len(kept)
    for lessons in (whole, begun_by_others):
        moments = np.asarray(lessons.seen)[:, OVER][:, np.asarray(lessons.counts)]
        assert not moments.any()
        assert (np.asarray(lessons.won).sum(0) <= 1.001).all()


def test_the_shipped_file_is_small() -> None:
    assert sum(weight.size for weight in shipped().values()) * 2 <= 400_000
