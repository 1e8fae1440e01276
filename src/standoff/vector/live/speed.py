"""How fast whole random games of Live are, on whatever device JAX finds.

`python -m standoff.vector.live.speed` prints one line of JSON for each batch.
"""

import argparse
import json
import sys

import jax
import jax.numpy as jnp

from standoff.vector.live.law import VARIANTS, LiveLaw, live_law
from standoff.vector.live.playout import playout
from standoff.vector.speed import Counts, Runner

BATCHES = {"cpu": (1_024,), "gpu": (1 << 20, 1 << 22)}
LAPS = 3


def playouts(law: LiveLaw, batch: int, repeats: int) -> Runner[jax.Array]:
    """Random games from the deal to the end, some batches one after the other."""

    def run(_: jax.Array, turn: jax.Array) -> tuple[jax.Array, Counts]:
        def one(looked_at: jax.Array, number: jax.Array) -> tuple[jax.Array, jax.Array]:
            results = playout(law, batch, jnp.stack([turn, number]))
            # Whatever is not looked at would not be worked out.
            looked_at ^= jnp.sum(results.totals) ^ jnp.sum(results.winners)
            return looked_at, looked_at

        numbers = jnp.arange(repeats, dtype=jnp.uint32)
        looked_at, _ = jax.lax.scan(one, jnp.int32(0), numbers)
        games = jnp.float32(batch * repeats)
        return looked_at, (games, games)

    return Runner(jax.jit(run), jnp.int32(0), repeats)


def main(arguments: list[str]) -> int:
    """Print the best of three laps for each batch."""
    parser = argparse.ArgumentParser(prog="python -m standoff.vector.live.speed")
    parser.add_argument("--batch", type=int, nargs="+", help="tables at once")
    parser.add_argument("--teams", type=int, nargs="+", default=[3, 3, 3, 3], metavar="SIZE")
    parser.add_argument("--variants", nargs="+", default=[], choices=VARIANTS)
    parser.add_argument("--repeats", type=int, default=4, metavar="N", help="batches in one go")
    parser.add_argument("--seconds", type=float, default=6.0, metavar="S")
    given = parser.parse_args(arguments)
    law = live_law(tuple(given.teams), tuple(given.variants))
    for batch in given.batch or BATCHES.get(jax.default_backend(), BATCHES["cpu"]):
        runner = playouts(law, batch, given.repeats)
        laps = [runner.lap(given.seconds / LAPS) for _ in range(LAPS)]
        figures = {
            "device": jax.devices()[0].device_kind,
            "law": str(law.tables[0]),
            "batch": batch,
            "compile_seconds": runner.compile_seconds,
            "games_a_second": max(games / spent for spent, games, _, _ in laps),
        }
        sys.stdout.write(json.dumps(figures) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
