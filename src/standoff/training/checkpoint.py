"""Checkpoints: a train state on disk, written whole or not at all, so that training can go on."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np

from standoff.schema.observation import SCHEMA
from standoff.training.ppo import Hyperparameters
from standoff.training.trainer import TrainState, init_state
from standoff.vector.law import Law, TableOptions

FORMER_NAMES = {
    "average": "average_decay",
    "horizon": "gae_lambda",
    "hunts": "exploits",
    "magnet": "kl",
    "norm": "max_grad_norm",
    "rate": "learning_rate",
    "selves": "self_play",
}
"""How checkpoints of earlier versions call some of the hyperparameters."""


class CheckpointError(ValueError):
    """A file from which training cannot go on."""


class Checkpoint(NamedTuple):
    """A train state, and what it is being taught."""

    state: TrainState
    hyper: Hyperparameters
    law: Law
    seed: int
    games: int = 0
    """How many were played so far."""


def save(path: Path, checkpoint: Checkpoint) -> None:
    """Write a checkpoint."""
    told = {
        "schema": SCHEMA.hash,
        "seed": checkpoint.seed,
        "games": checkpoint.games,
        "recipe": checkpoint.hyper._asdict(),
        "tables": [asdict(options) for options in checkpoint.law.tables],
    }
    arrays = {
        f"leaf{number}": np.asarray(leaf)
        for number, leaf in enumerate(jax.tree.leaves(checkpoint.state))
    }
    arrays["told"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    beside.replace(path)


def load(path: Path) -> Checkpoint:
    """Read a checkpoint, or say in one line why training cannot go on from it."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            told = json.loads(file["told"].tobytes())
            recipe = told["recipe"].items()
            hyper = Hyperparameters(**{FORMER_NAMES.get(name, name): one for name, one in recipe})
            law = Law(tuple(TableOptions(**options) for options in told["tables"]))
            schema, seed, games = told["schema"], told["seed"], told["games"]
            some, shape = jax.tree.flatten(init_state(jax.random.key(0), hyper))
            last = len(some) - 1
            leaves = [jnp.asarray(file[f"leaf{number}"]) for number in range(last)]
            # Checkpoints of before have no win shares of the pool, which come last.
            leaves.append(jnp.asarray(file.get(f"leaf{last}", some[last])))
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as fault:
        raise CheckpointError(f"{path} is no checkpoint of training: {fault}") from None
    if schema != SCHEMA.hash:
        raise CheckpointError(f"{path} was made for other observations: begin anew")
    return Checkpoint(jax.tree.unflatten(shape, leaves), hyper, law, seed, games)
