"""Checkpoints: a student on disk, written whole or not at all, so that training can go on later."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np

from standoff.schema.observation import SCHEMA
from standoff.training.course import Student, newcomer
from standoff.training.learning import Recipe
from standoff.vector.law import Law, Options


class CheckpointError(ValueError):
    """A file from which training cannot go on."""


class Saved(NamedTuple):
    """A student, and what it is being taught."""

    student: Student
    recipe: Recipe
    law: Law
    seed: int
    games: int = 0
    """How many were played so far."""


def save(path: Path, saved: Saved) -> None:
    """Write a checkpoint."""
    told = {
        "schema": SCHEMA.hash,
        "seed": saved.seed,
        "games": saved.games,
        "recipe": saved.recipe._asdict(),
        "tables": [asdict(options) for options in saved.law.tables],
    }
    arrays: dict[str, Any] = {
        f"leaf{number}": np.asarray(leaf)
        for number, leaf in enumerate(jax.tree.leaves(saved.student))
    }
    arrays["told"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(file, **arrays)
    beside.replace(path)


def load(path: Path) -> Saved:
    """Read a checkpoint, or say in one line why training cannot go on from it."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            told: dict[str, Any] = json.loads(file["told"].tobytes())
            recipe = Recipe(**told["recipe"])
            law = Law(tuple(Options(**options) for options in told["tables"]))
            schema, seed, games = told["schema"], told["seed"], told["games"]
            some, shape = jax.tree.flatten(newcomer(jax.random.key(0), recipe))
            leaves = [jnp.asarray(file[f"leaf{number}"]) for number in range(len(some))]
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as fault:
        raise CheckpointError(f"{path} is no checkpoint of training: {fault}") from None
    if schema != SCHEMA.hash:
        raise CheckpointError(f"{path} was made for other observations: begin anew")
    return Saved(jax.tree.unflatten(shape, leaves), recipe, law, seed, games)
