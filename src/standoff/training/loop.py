"""A whole training: launch after launch, checkpoints on the way, a policy at the end."""

import json
from collections.abc import Callable, Generator
from math import gcd
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import jax
import numpy as np

from standoff.minds.net import Weights
from standoff.minds.policy import Card, Policy
from standoff.minds.policy import save as save_policy
from standoff.minds.style import Style
from standoff.training import checkpoint
from standoff.training.checkpoint import Checkpoint
from standoff.training.ppo import Hyperparameters
from standoff.training.trainer import TrainState, init_state, launcher
from standoff.vector.law import Law

CHECKPOINT = "checkpoint.npz"
CURVES = "curves.jsonl"
POLICY = "policy.npz"
LAUNCH = 10
"""How many iterations are compiled into one."""
MINUTES_BETWEEN = 2
"""How much play a cut-off can cost."""
FORMER_NAMES = {"away": "kl", "gain": "objective"}
"""How curves of earlier versions call some of the metrics."""


class Progress(NamedTuple):
    """How far training has come."""

    iteration: int
    of: int
    games: int
    decisions: int
    seconds: float
    figures: dict[str, float]
    """The metrics of a launch, on average."""


class Hunt(NamedTuple):
    """Hunters that join the pool now and then."""

    every: int
    """After so many iterations each, a whole number of launches."""
    joined: Callable[[TrainState], TrainState]
    """Trains one against the policy as it is by then; depends on nothing but the train state."""


def train(
    folder: Path,
    begun: Checkpoint,
    styles: tuple[Style, ...],
    card: Card,
    hunt: Hunt | None = None,
) -> Generator[Progress, None, None]:
    """Train in a folder, from its checkpoint if there is one; tells after every launch.

    A launch depends on nothing but the train state and its number, so whoever was interrupted ends
    with the same weights as whoever was not.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / CHECKPOINT
    state, hyper, law, seed, _ = begun
    launch_of = gcd(hyper.iterations, LAUNCH)
    launch = launcher(law, hyper, styles, launch_of)
    games, decisions = _so_far(folder, int(state.iteration))
    started = last_saved = monotonic()
    kept = state
    try:
        while (at := int(state.iteration)) < hyper.iterations:
            if hunt and at and at % hunt.every == 0:
                state = hunt.joined(state)
            state, metrics = launch(
                state, jax.random.fold_in(jax.random.key(seed), at), hyper.iterations
            )
            games += int(np.sum(metrics["games"]))
            decisions += int(np.sum(metrics["decisions"]))
            now = Progress(
                int(state.iteration),
                hyper.iterations,
                games,
                decisions,
                monotonic() - started,
                {name: float(np.mean(metrics[name])) for name in metrics},
            )
            _note(folder, now)
            if monotonic() - last_saved > 60 * MINUTES_BETWEEN:
                checkpoint.save(path, Checkpoint(state, hyper, law, seed, games))
                kept, last_saved = state, monotonic()
            yield now
    finally:
        if kept is not state:
            checkpoint.save(path, Checkpoint(state, hyper, law, seed, games))
    finish(folder, state, hyper, seed, {**card, "games": games, "decisions": decisions})


def begun(
    folder: Path, hyper: Hyperparameters, law: Law, seed: int, policy: Weights | None = None
) -> Checkpoint:
    """Where training in a folder begins: at its checkpoint, at a policy, or untrained."""
    path = folder / CHECKPOINT
    if path.exists():
        return checkpoint.load(path)
    return Checkpoint(init_state(jax.random.key(seed), hyper, policy), hyper, law, seed)


def finish(folder: Path, state: TrainState, hyper: Hyperparameters, seed: int, card: Card) -> None:
    """Write the policy: the average over time, at the last checkpoint, whatever it measures."""
    weights = {name: np.asarray(weight) for name, weight in state.average.items()}
    told = {**card, "seed": seed, "recipe": hyper._asdict()}
    save_policy(folder / POLICY, Policy(weights, told))


def told_so_far(folder: Path) -> list[Progress]:
    """What a training has told, launch by launch."""
    path = folder / CURVES
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    told = [Progress(**json.loads(line)) for line in lines]
    return [one._replace(figures=_now_named(one.figures)) for one in told]


def _now_named(figures: dict[str, float]) -> dict[str, float]:
    return {FORMER_NAMES.get(name, name): figure for name, figure in figures.items()}


def _note(folder: Path, now: Progress) -> None:
    with (folder / CURVES).open("a", encoding="utf-8") as file:
        file.write(json.dumps(now._asdict()) + "\n")


def _so_far(folder: Path, iteration: int) -> tuple[int, int]:
    """How many games and decisions went before; what came after the checkpoint is played anew."""
    known = [one for one in told_so_far(folder) if one.iteration <= iteration]
    lines = [json.dumps(one._asdict()) + "\n" for one in known]
    (folder / CURVES).write_text("".join(lines), encoding="utf-8")
    return (known[-1].games, known[-1].decisions) if known else (0, 0)
