"""The mind of Live learns alike however many work."""

from pathlib import Path

import numpy as np
import pytest

from standoff.minds.live import SCHEMA_HASH, SHAPES
from standoff.minds.policy import load
from tools.live_mind import asked, learn, workers


@pytest.mark.slow
def test_more_workers_learn_the_same_from_the_same_games(tmp_path: Path) -> None:
    found = []
    for count in (1, 2):
        path = tmp_path / f"{count}.npz"
        given = asked(["learn", str(path), "--games", "14"])
        with workers(count) as pool:
            assert list(learn(given, pool))
        found.append(load(path, SHAPES, SCHEMA_HASH).weights)
    first, second = found
    assert all(np.array_equal(first[name], second[name]) for name in SHAPES)
    assert np.isfinite(np.concatenate([first[name].ravel() for name in SHAPES])).all()
    assert first["beside"].std() > 0
