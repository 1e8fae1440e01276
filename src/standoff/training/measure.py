"""Measuring a policy among the frozen styles and among habits it never met, all option sets at once.

`python -m standoff.training.measure POLICY` needs JAX and NumPy only, and prints one JSON object.
"""

import argparse
import json
from pathlib import Path

import jax
import numpy as np

from standoff.minds.frozen import NAMES, styles
from standoff.minds.policy import load
from standoff.training.duel import MeanShare, Mind, among_each, by_option_set
from standoff.training.families import KEPT_OUT, drawn
from standoff.training.matchmaking import without_schedule
from standoff.training.trainer import MEASURED
from standoff.vector.law import Law

SETS = ("base", "all", "cop", "cop+all")
"""The option sets by name, in the order of the law that mixes them."""
STRANGERS = 64
KEPT_OUT_SEED = 2
KEY = 77
DEALS = 400
"""Of each opponent and option set in one launch."""


def kept_out() -> dict[str, np.ndarray]:
    """The habits that nobody trains with, by kind and number."""
    rows = drawn(KEPT_OUT, list(styles().values()), STRANGERS, KEPT_OUT_SEED)
    kinds = list(KEPT_OUT)
    return {
        f"{kinds[number % len(kinds)]} {number // len(kinds) + 1}": row
        for number, row in enumerate(rows)
    }


def among(
    hero: Mind, opponents: np.ndarray, games: int, key: jax.Array, deals: int
) -> list[list[MeanShare]]:
    """What a hero wins alone among each, and with each option set."""
    law = Law(MEASURED)
    sets = len(MEASURED)
    rounds = -(-games // (deals * law.players[0]))
    played = [
        among_each(law, hero, opponents, deals * sets, jax.random.fold_in(key, number))
        for number in range(rounds)
    ]
    shares = np.concatenate(played, axis=-1)
    return [by_option_set(law, one) for one in shares]


def told(hero: Mind, opponents: dict[str, np.ndarray], games: int, deals: int) -> dict[str, object]:
    """The same by name, with the mean and the worst of each option set."""
    table = np.array(list(opponents.values()), np.float32)
    found = among(hero, table, games, jax.random.key(KEY), deals)
    return {
        name: {
            "mean": round(float(np.mean([mean for mean, _ in shares])), 4),
            "worst": round(min(mean for mean, _ in shares), 4),
            "margin": round(max(margin for _, margin in shares), 4),
            "each": {who: round(mean, 4) for who, (mean, _) in zip(opponents, shares, strict=True)},
        }
        for name, shares in zip(SETS, zip(*found, strict=True), strict=True)
    }


def main() -> None:
    parser = argparse.ArgumentParser("python -m standoff.training.measure", description=__doc__)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--games", type=int, default=10_000, help="with each opponent and set")
    parser.add_argument("--deals", type=int, default=DEALS, help="in one launch")
    given = parser.parse_args()
    weights = load(given.policy).weights
    frozen = without_schedule(np.array([styles()[name] for name in NAMES]))
    print(
        json.dumps(
            {
                "games": given.games,
                "frozen": told(
                    weights, dict(zip(NAMES, frozen, strict=True)), given.games, given.deals
                ),
                "kept out": told(weights, kept_out(), given.games, given.deals),
            }
        )
    )


if __name__ == "__main__":
    main()
