"""`standoff train`: teach a mind by self-play, from where it was left if it was begun before."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from standoff.cli.bar import progress_bar
from standoff.cli.command import CommandError
from standoff.cli.policy_option import weights_of
from standoff.env.lab import LabMissingError, the_lab
from standoff.report.curves import curves
from standoff.rules.game import RULES_VERSION

if TYPE_CHECKING:
    from standoff.training.checkpoint import Checkpoint

HELP = "train a mind by self-play on the vector engine (needs the extra lab)"
CURVES = "curves.svg"
SHOWN = {
    "won": "win share alone among copies of one style (mean)",
    "won_least": "the same where it is least",
    "value_error": "error of the critic (squared share of a win)",
    "entropy": "spread of the policy (nats)",
    "kl": "distance from its own average (nats)",
    "objective": "gain of an update (advantages)",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder",
        type=Path,
        metavar="FOLDER",
        help="where checkpoint, curves and policy are kept; training goes on from there",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which training (1)")
    parser.add_argument(
        "--iterations", type=int, default=760, metavar="N", help="rollouts and updates (760)"
    )
    parser.add_argument(
        "--tables",
        type=int,
        default=None,
        metavar="N",
        help="how many at a time (16384, or 128 where there is no accelerator)",
    )
    parser.add_argument(
        "--steps", type=int, default=32, metavar="N", help="of each table in a rollout (32)"
    )
    parser.add_argument(
        "--from",
        dest="policy",
        metavar="NAME",
        help="begin with what great-shark, or the file of a policy, has learned (with nothing)",
    )
    parser.add_argument(
        "--base", action="store_true", help="only the base game of five (every option set)"
    )


def run(given: argparse.Namespace) -> int:
    for name in ("iterations", "steps"):
        if getattr(given, name) < 1:
            raise CommandError(f"--{name} must be at least 1, not {getattr(given, name)}")
    if given.tables is not None and given.tables < 16:
        raise CommandError(f"--tables must be at least 16, not {given.tables}")
    try:
        with the_lab("train"):
            _train(given)
    except (LabMissingError, OSError) as fault:
        raise CommandError(str(fault)) from fault
    except KeyboardInterrupt:
        print(f"\nstopped; the same command goes on from {given.folder}", file=sys.stderr)
        return 130
    return 0


def _train(given: argparse.Namespace) -> None:
    from standoff.minds.frozen import styles, styles_hash
    from standoff.training.checkpoint import CheckpointError
    from standoff.training.loop import POLICY, train

    try:
        begun = _begun(given)
    except CheckpointError as fault:
        raise CommandError(str(fault)) from fault
    card = {"rules": RULES_VERSION, "styles": styles_hash()}
    bar = progress_bar(stays=True)
    done, whole = int(begun.state.iteration), begun.hyper.iterations
    if done:
        print(f"goes on after iteration {done} of {whole}, as it was begun", flush=True)
    with bar:
        task = bar.add_task("compiling", total=whole, completed=done)
        for now in train(given.folder, begun, tuple(styles().values()), card):
            bar.update(task, description=f"{now.games:,} games", completed=now.iteration)
            _draw(given.folder)
            if bar.disable:
                print(f"iteration {now.iteration} of {now.of}: {now.games:,} games", flush=True)
    print(
        f"{given.folder / POLICY}: the policy, with its card; {given.folder / CURVES}: its curves"
    )


def _begun(given: argparse.Namespace) -> "Checkpoint":
    import jax

    from standoff.training.loop import begun
    from standoff.training.ppo import Hyperparameters
    from standoff.vector.law import EVERYTHING, law

    alone = jax.default_backend() == "cpu"
    hyper = Hyperparameters(
        batch=given.tables or (128 if alone else Hyperparameters().batch),
        steps=given.steps,
        iterations=given.iterations,
    )
    policy = weights_of(given.policy) if given.policy else None
    return begun(given.folder, hyper, law() if given.base else EVERYTHING, given.seed, policy)


def _draw(folder: Path) -> None:
    from standoff.training.loop import told_so_far

    told = told_so_far(folder)
    figures = {label: [one.figures[name] for one in told] for name, label in SHOWN.items()}
    (folder / CURVES).write_text(curves([one.games for one in told], figures), encoding="utf-8")
