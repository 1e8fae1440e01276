"""A whole training: launch after launch, checkpoints on the way, a policy at the end."""

import json
from collections.abc import Generator
from math import gcd
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import jax
import numpy as np

from standoff.minds.policy import Policy
from standoff.minds.policy import save as save_policy
from standoff.minds.style import Style
from standoff.training import checkpoint
from standoff.training.checkpoint import Saved
from standoff.training.course import Student, launcher, newcomer
from standoff.training.learning import Recipe
from standoff.vector.law import Law

CHECKPOINT = "checkpoint.npz"
CURVES = "curves.jsonl"
POLICY = "policy.npz"
LAUNCH = 10
"""How many iterations are compiled into one."""
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
    folder: Path, begun: Saved, guests: tuple[Style, ...], card: dict[str, Any]
) -> Generator[Progress, None, None]:
    """Train in a folder, from its checkpoint if there is one; tells after every launch.

    A launch depends on nothing but the student and its number, so whoever was interrupted ends
    with the same weights as whoever was not.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / CHECKPOINT
    student, recipe, law, seed, _ = begun
    launch_of = gcd(recipe.iterations, LAUNCH)
    launch = launcher(law, recipe, guests, launch_of)
    games, decisions = _so_far(folder, int(student.iteration))
    started = last_saved = monotonic()
    kept = student
    try:
        while (at := int(student.iteration)) < recipe.iterations:
            student, told = launch(
                student, jax.random.fold_in(jax.random.key(seed), at), recipe.iterations
            )
            games += int(np.sum(told["games"]))
            decisions += int(np.sum(told["decisions"]))
            now = Progress(
                int(student.iteration),
                recipe.iterations,
                games,
                decisions,
                monotonic() - started,
                {name: float(np.mean(told[name])) for name in told},
            )
            _note(folder, now)
            if monotonic() - last_saved > 60 * MINUTES_BETWEEN:
                checkpoint.save(path, Saved(student, recipe, law, seed, games))
                kept, last_saved = student, monotonic()
            yield now
    finally:
        if kept is not student:
            checkpoint.save(path, Saved(student, recipe, law, seed, games))
    finish(folder, student, recipe, seed, {**card, "games": games, "decisions": decisions})


def begun(folder: Path, recipe: Recipe, law: Law, seed: int, policy: Any = None) -> Saved:
    """Where training in a folder begins: at its checkpoint, at a policy, or with a newcomer."""
    path = folder / CHECKPOINT
    if path.exists():
        return checkpoint.load(path)
    return Saved(newcomer(jax.random.key(seed), recipe, policy), recipe, law, seed)


def finish(folder: Path, student: Student, recipe: Recipe, seed: int, card: dict[str, Any]) -> None:
    """Write the policy: the average over time, at the last checkpoint, whatever it measures."""
    weights = {name: np.asarray(weight) for name, weight in student.average.items()}
    told = {**card, "seed": seed, "recipe": recipe._asdict()}
    save_policy(folder / POLICY, Policy(weights, told))


def told_so_far(folder: Path) -> list[Progress]:
    """What a training has told, launch by launch."""
    path = folder / CURVES
    lines = path.read_text().splitlines() if path.exists() else []
    return [Progress(**json.loads(line)) for line in lines]


def _note(folder: Path, now: Progress) -> None:
    with (folder / CURVES).open("a") as file:
        file.write(json.dumps(now._asdict()) + "\n")


def _so_far(folder: Path, iteration: int) -> tuple[int, int]:
    """How many games and decisions went before; what came after the checkpoint is played anew."""
    known = [one for one in told_so_far(folder) if one.iteration <= iteration]
    lines = [json.dumps(one._asdict()) + "\n" for one in known]
    (folder / CURVES).write_text("".join(lines))
    return (known[-1].games, known[-1].decisions) if known else (0, 0)
