"""Checkpoints: a student on disk, written whole or not at all, so that training can go on later."""

import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from standoff.env.schema import SCHEMA
from standoff.training.course import Student, newcomer
from standoff.training.learning import Recipe


class CheckpointError(ValueError):
    """A file from which training cannot go on."""


def save(path: Path, student: Student, recipe: Recipe, seed: int) -> None:
    told = {"schema": SCHEMA.hash, "seed": seed, **recipe._asdict()}
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves(student)]
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(
            file,
            recipe=np.frombuffer(json.dumps(told).encode(), np.uint8),
            **{f"leaf{number}": leaf for number, leaf in enumerate(leaves)},
        )
    beside.replace(path)


def load(path: Path) -> tuple[Student, Recipe, int]:
    """The student, what it was told, and its seed."""
    try:
        with np.load(path, allow_pickle=False) as file:
            told: dict[str, Any] = json.loads(file["recipe"].tobytes())
            if told.pop("schema") != SCHEMA.hash:
                raise CheckpointError(f"{path} was made for other observations: begin anew")
            seed = told.pop("seed")
            recipe = Recipe(**told)
            shape = jax.tree.structure(newcomer(jax.random.key(0), recipe))
            leaves = [jnp.asarray(file[f"leaf{number}"]) for number in range(shape.num_leaves)]
    except (OSError, KeyError, TypeError, EOFError) as fault:
        raise CheckpointError(f"{path} is no checkpoint of training: {fault}") from None
    return jax.tree.unflatten(shape, leaves), recipe, seed
