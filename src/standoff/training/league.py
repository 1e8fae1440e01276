"""The league: a policy that learns among its like, among habits, and among those trained to beat it.

`python -m standoff.training.league FOLDER --from POLICY` needs JAX, optax and NumPy only, so it
runs where nothing else is. The same command goes on from the folder's checkpoint.
"""

import argparse
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.frozen import styles, styles_hash
from standoff.minds.policy import load
from standoff.training.duel import by_option_set, duel
from standoff.training.exploit import exploiters
from standoff.training.loop import Hunt, begun, train
from standoff.training.matchmaking import hunter_place, snapshot, with_policy
from standoff.training.ppo import Hyperparameters
from standoff.training.trainer import MEASURED, TrainState
from standoff.vector.law import EVERYTHING, Law, law

RECIPE = Hyperparameters(
    iterations=3450,
    lone=0.3,
    self_play=0.5,
    measured=0.75,
    samples=0.45,
    entropy=0.045,
    entropy_end=0.025,
    kl=0.2,
    average_decay=0.997,
    family=240,
    hunters=8,
    surrounded=0.2,
)
HUNTER = Hyperparameters(batch=8192, iterations=150, samples=0.6)
"""How a hunter learns: as an exploiter does that is measured, but shorter."""
HUNT_EVERY = 300
CHAIN = 3
"""So many hunters in turn go on from the one before; then one begins at the policy again."""
CHECKED = 4096
"""Deals by which a hunter's win share is told on the way."""
FEARED = 0.8
"""What learners are taken to win beside a new hunter, in parts of par, so that it comes at once."""


def hunts(measured: Law, hyper: Hyperparameters, every: int, seed: int) -> Hunt:
    """Train a hunter now and then, from the policy's own weights or from the hunter before."""

    def joined(state: TrainState) -> TrainState:
        number = int(state.iteration) // every - 1
        target = jax.tree.map(np.asarray, dict(state.average))
        before = snapshot(state.pool, hunter_place(state.pool, number - 1))
        own = before if number % CHAIN else None
        *_, last = exploiters(measured, target, hyper, seed + number, starts=("own",), own=own)
        shares = duel(measured, last.weights, target, CHECKED, jax.random.key(number))
        won = ", ".join(f"{mean:.3f}" for mean, _ in by_option_set(measured, shares))
        print(f"hunter {number + 1} wins {won} alone among the policy", flush=True)
        place = hunter_place(state.pool, number)
        return state._replace(
            pool=with_policy(state.pool, last.weights, place),
            pool_shares=jnp.asarray(state.pool_shares).at[place].set(FEARED),
        )

    return Hunt(every, joined)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m standoff.training.league", description=__doc__)
    parser.add_argument("folder", type=Path, help="for checkpoint, curves and policy")
    parser.add_argument("--from", dest="policy", type=Path, help="the policy it begins with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=RECIPE.iterations)
    parser.add_argument("--tables", type=int, default=RECIPE.batch)
    parser.add_argument("--steps", type=int, default=RECIPE.steps)
    parser.add_argument("--hunt-every", type=int, default=HUNT_EVERY)
    parser.add_argument("--hunt-for", type=int, default=HUNTER.iterations)
    parser.add_argument("--base", action="store_true", help="only the base game of five")
    parser.add_argument("--until", type=int, help="stop after this iteration; it can go on later")
    return parser


def main() -> None:
    given = arguments().parse_args()
    hyper = RECIPE._replace(batch=given.tables, steps=given.steps, iterations=given.iterations)
    policy = load(given.policy) if given.policy else None
    rules, measured = (law(), law()) if given.base else (EVERYTHING, Law(MEASURED))
    start = begun(given.folder, hyper, rules, given.seed, policy.weights if policy else None)
    start = start._replace(hyper=start.hyper._replace(iterations=given.iterations))
    hunter = HUNTER._replace(
        batch=max(16, given.tables // 2), steps=given.steps, iterations=given.hunt_for
    )
    card = {
        "styles": styles_hash(),
        "hunter": {**hunter._asdict(), "every": given.hunt_every},
        "before": policy.card if policy else None,
    }
    hunt = hunts(measured, hunter, given.hunt_every, given.seed)
    going = train(given.folder, start, tuple(styles().values()), card, hunt)
    for now in going:
        told = " ".join(f"{name} {figure:.4f}" for name, figure in now.figures.items())
        print(
            f"{now.iteration}/{now.of} {now.games:,} games {now.seconds:.0f} s {told}", flush=True
        )
        if given.until and now.iteration >= given.until:
            going.close()
            print("stopped; the same command goes on", flush=True)
            return


if __name__ == "__main__":
    main()
