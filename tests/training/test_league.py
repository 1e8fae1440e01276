"""The league: hunters join the pool, and whoever was interrupted ends with the same weights."""

from collections.abc import Generator
from pathlib import Path

import numpy as np
import pytest

from standoff.minds.frozen import styles
from standoff.minds.policy import load
from standoff.training import checkpoint, league
from standoff.training.league import HUNTER, RECIPE, hunts
from standoff.training.loop import CHECKPOINT, POLICY, Progress, begun, train
from standoff.training.matchmaking import SNAPSHOTS
from standoff.vector.law import law

TINY = RECIPE._replace(batch=16, steps=4, iterations=6, minibatches=2, family=7, hunters=2)
TINY_HUNTER = HUNTER._replace(batch=16, steps=4, iterations=1, minibatches=2)


def training(folder: Path) -> Generator[Progress, None, None]:
    hunt = hunts(law(), TINY_HUNTER, every=2, seed=5)
    return train(folder, begun(folder, TINY, law(), seed=5), tuple(styles().values()), {}, hunt)


@pytest.mark.slow
def test_hunters_join_the_pool_and_an_interrupted_league_ends_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(league, "CHECKED", 8)
    at_once, interrupted = tmp_path / "one", tmp_path / "two"
    assert [now.iteration for now in training(at_once)] == [2, 4, 6]
    first = training(interrupted)
    assert next(first).iteration == 2
    first.close()
    assert [now.iteration for now in training(interrupted)] == [4, 6]

    weights, again = (load(one / POLICY).weights for one in (at_once, interrupted))
    assert all(np.array_equal(weights[name], again[name]) for name in weights)
    state = checkpoint.load(interrupted / CHECKPOINT).state
    hunters = np.asarray(state.pool["deep"][SNAPSHOTS:])
    assert len(hunters) == 2
    assert not np.array_equal(hunters[0], hunters[1])
