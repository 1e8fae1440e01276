"""Checkpoints: a student on disk, written whole or not at all, so that training can go on later."""

import json
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np

from standoff.schema.observation import SCHEMA
from standoff.training.course import Student, newcomer
from standoff.training.learning import Recipe


class CheckpointError(ValueError):
    """A file from which training cannot go on."""


def save(path: Path, student: Student, recipe: Recipe, seed: int) -> None:
    told = {"schema": SCHEMA.hash, "seed": seed, **recipe._asdict()}
    arrays: dict[str, Any] = {
        f"leaf{number}": np.asarray(leaf) for number, leaf in enumerate(jax.tree.leaves(student))
    }
    arrays["recipe"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(file, **arrays)
    beside.replace(path)


def load(path: Path) -> tuple[Student, Recipe, int]:
    """The student, what it was told, and its seed."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            told: dict[str, Any] = json.loads(file["recipe"].tobytes())
            schema, seed = told.pop("schema"), told.pop("seed")
            recipe = Recipe(**told)
            some, shape = jax.tree.flatten(newcomer(jax.random.key(0), recipe))
            leaves = [jnp.asarray(file[f"leaf{number}"]) for number in range(len(some))]
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as fault:
        raise CheckpointError(f"{path} is no checkpoint of training: {fault}") from None
    if schema != SCHEMA.hash:
        raise CheckpointError(f"{path} was made for other observations: begin anew")
    return jax.tree.unflatten(shape, leaves), recipe, seed
