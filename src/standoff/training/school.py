"""A whole training: launch after launch, checkpoints on the way, a policy at the end."""

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import jax
import numpy as np

from standoff.minds.policy import Policy
from standoff.minds.policy import save as save_policy
from standoff.training import checkpoint
from standoff.training.course import Student, hall, launcher, newcomer
from standoff.training.learning import Recipe
from standoff.vector.law import Law

CHECKPOINT = "checkpoint.npz"
CURVES = "curves.jsonl"
POLICY = "policy.npz"
MINUTES_BETWEEN = 2
"""How much play a cut-off can cost."""


class Progress(NamedTuple):
    """How far training has come."""

    iteration: int
    of: int
    games: int
    decisions: int
    seconds: float
    figures: dict[str, float]


def train(
    folder: Path, law: Law, recipe: Recipe, styles: Any, seed: int, launch_of: int = 10
) -> Iterator[Progress]:
    """Train in a folder, from its checkpoint if there is one; tells after every launch."""
    folder.mkdir(parents=True, exist_ok=True)
    saved = folder / CHECKPOINT
    if saved.exists():
        student, recipe, seed = checkpoint.load(saved)
    else:
        student = newcomer(jax.random.key(seed), recipe)
    launch = launcher(law, recipe, styles, launch_of)
    tables = hall(law, recipe, jax.random.fold_in(jax.random.key(seed), int(student.iteration)))
    games, decisions = _so_far(folder)
    last_saved = started = monotonic()
    while (at := int(student.iteration)) < recipe.iterations:
        key = jax.random.fold_in(jax.random.key(seed + 1), at)
        student, tables, told = launch(student, tables, key)
        figures = {name: float(np.mean(told[name])) for name in told}
        games += int(np.sum(told["games"]))
        decisions += int(np.sum(told["decisions"]))
        now = Progress(
            int(student.iteration),
            recipe.iterations,
            games,
            decisions,
            monotonic() - started,
            figures,
        )
        _note(folder, now)
        if monotonic() - last_saved > 60 * MINUTES_BETWEEN or now.iteration >= recipe.iterations:
            checkpoint.save(saved, student, recipe, seed)
            last_saved = monotonic()
        yield now
    finish(folder, student, recipe, seed, games, decisions)


def finish(
    folder: Path, student: Student, recipe: Recipe, seed: int, games: int, decisions: int
) -> None:
    """Write the policy: the average over time, at the last checkpoint, whatever it measures."""
    weights = {name: np.asarray(weight) for name, weight in student.average.items()}
    card = {"seed": seed, "games": games, "decisions": decisions, "recipe": recipe._asdict()}
    save_policy(folder / POLICY, Policy(weights, card))


def _note(folder: Path, now: Progress) -> None:
    with (folder / CURVES).open("a") as file:
        file.write(json.dumps(now._asdict()) + "\n")


def _so_far(folder: Path) -> tuple[int, int]:
    curves = folder / CURVES
    lines = curves.read_text().splitlines() if curves.exists() else []
    last = json.loads(lines[-1]) if lines else {"games": 0, "decisions": 0}
    return last["games"], last["decisions"]
