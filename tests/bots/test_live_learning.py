"""The mind of Live learns alike however many work and however often they are broken off."""

from pathlib import Path

import numpy as np
import pytest

from standoff.minds.live import SCHEMA_HASH, SHAPES
from standoff.minds.policy import load
from tools.live_mind import asked, learn, workers


@pytest.mark.slow
def test_a_learning_that_was_broken_off_ends_alike_with_more_workers(tmp_path: Path) -> None:
    games = ("--games", "6", "--round", "2")
    at_once, broken = (asked(["learn", str(tmp_path / one), *games]) for one in ("one", "two"))
    with workers(1) as pool:
        assert [told["games"] for told in learn(at_once, pool)] == [2, 4, 6]
    with workers(2) as pool:
        first = learn(broken, pool)
        assert next(first)["games"] == 2
        first.close()
        assert [told["games"] for told in learn(broken, pool)] == [4, 6]

    weights, again = (
        load(tmp_path / one / "live.npz", SHAPES, SCHEMA_HASH).weights for one in ("one", "two")
    )
    assert all(np.array_equal(weights[name], again[name]) for name in weights)
    assert any(weights["aim_worth"].ravel())
