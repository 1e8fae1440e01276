"""Training goes on from its checkpoint as if it had never been interrupted."""

import json
from collections.abc import Generator
from pathlib import Path

import numpy as np
import pytest

from standoff.minds.frozen import styles
from standoff.minds.policy import load as load_policy
from standoff.report.curves import curves
from standoff.training import checkpoint
from standoff.training.checkpoint import CheckpointError
from standoff.training.loop import CHECKPOINT, POLICY, Progress, begun, told_so_far, train
from standoff.training.ppo import Hyperparameters
from standoff.vector.law import law

TINY = Hyperparameters(batch=16, steps=4, iterations=4, minibatches=2)
STYLES = tuple(styles().values())


def training(folder: Path) -> Generator[Progress, None, None]:
    return train(folder, begun(folder, TINY, law(), seed=5), STYLES, {"rules": 1})


@pytest.mark.slow
def test_an_interrupted_training_ends_with_the_same_weights(tmp_path: Path) -> None:
    at_once, interrupted = tmp_path / "one", tmp_path / "two"
    assert [now.iteration for now in training(at_once)] == [2, 4]

    first = training(interrupted)
    assert next(first).iteration == 2
    first.close()
    assert not (interrupted / POLICY).exists()
    assert [now.iteration for now in training(interrupted)] == [4]

    weights, again = (load_policy(one / POLICY).weights for one in (at_once, interrupted))
    assert all(np.array_equal(weights[name], again[name]) for name in weights)
    assert [now.figures for now in told_so_far(at_once)] == [
        now.figures for now in told_so_far(interrupted)
    ]
    started = checkpoint.load(interrupted / CHECKPOINT).state.pool["deep"]
    assert not np.array_equal(started[0], started[2])  # it has learned something on the way


def test_a_checkpoint_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    path = tmp_path / CHECKPOINT
    checkpoint.save(path, begun(tmp_path, TINY, law(), seed=5))
    with np.load(path) as file:
        arrays = dict(file)
    earlier = {now: before for before, now in checkpoint.FORMER_NAMES.items()}
    told = json.loads(arrays["told"].tobytes())
    told["recipe"] = {earlier.get(name, name): one for name, one in told["recipe"].items()}
    arrays["told"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    leaves = sorted((name for name in arrays if name != "told"), key=lambda name: int(name[4:]))
    del arrays[leaves[-1]]  # they had no win shares of the pool
    np.savez(path, allow_pickle=False, **arrays)
    assert {"rate", "magnet", "horizon"} <= set(told["recipe"])
    assert begun(tmp_path, TINY, law(), seed=5).hyper == TINY

    del arrays[leaves[-2]]
    np.savez(path, allow_pickle=False, **arrays)
    with pytest.raises(CheckpointError, match="is no checkpoint of training"):
        begun(tmp_path, TINY, law(), seed=5)


def test_what_is_no_checkpoint_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"PK\3\4 cut off")
    with pytest.raises(CheckpointError, match=r"is no checkpoint of training") as refused:
        begun(tmp_path, TINY, law(), seed=1)
    assert "\n" not in str(refused.value)


def test_curves_show_every_figure_from_its_lowest_to_its_highest() -> None:
    drawn = curves([10, 20, 30], {"entropy": [1.5, 1.0, 0.5], "error": [0.25, 0.25, 0.25]})
    assert all(told in drawn for told in ("entropy", "error", ">1.5<", ">0.5<", "up to 30"))
