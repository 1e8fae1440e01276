"""How fast the vector engine is on whatever device JAX finds: `python -m standoff.vector.speed`.

Two figures that are never mixed: whole random games, and steps with everything a learner needs.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple, TypeVar

import jax
import jax.numpy as jnp

from standoff.vector.choosing import random_actions, random_bits
from standoff.vector.environment import BatchView, PackedView, glimpse_all, packed_step, reset, step
from standoff.vector.law import Law, law
from standoff.vector.packing import EnvState
from standoff.vector.playout import playout
from standoff.vector.unfolding import kept

BASE, FULL = law(5), law(5, "all", cop=True)


Carry = TypeVar("Carry")
Counts = tuple[jax.Array, jax.Array]
"""Games and decisions."""
StepCarry = tuple[EnvState, BatchView | PackedView, tuple[jax.Array, EnvState]]


class Speed(NamedTuple):
    """What was measured of one law on one device."""

    batch: int
    compile_seconds: float
    games_a_second: float
    decisions_a_second: float
    bytes_a_second: float = 0.0
    """What steps read and write at the least: state, actions, and all they return."""


def clock() -> float:
    """Seconds: of this process alone, or by the wall where a GPU does the work."""
    return time.process_time() if jax.default_backend() == "cpu" else time.perf_counter()


class Runner(Generic[Carry]):
    """Something compiled that is run again and again, and counts games and decisions."""

    def __init__(
        self,
        run: Callable[[Carry, jax.Array], tuple[Carry, Counts]],
        start: Carry,
        repeats: int,
    ) -> None:
        self.run = run
        self.repeats = repeats
        began = time.perf_counter()
        self.carried, counts = run(start, jnp.uint32(0))
        counts[1].block_until_ready()
        self.compile_seconds = time.perf_counter() - began
        self.turn = 0

    def lap(self, seconds: float) -> tuple[float, float, float, int]:
        """Seconds, games, decisions and runs of one lap of about so long."""
        games = decisions = 0.0
        runs = 0
        began = clock()
        while True:
            self.turn += 1
            runs += 1
            self.carried, counts = self.run(self.carried, jnp.uint32(self.turn))
            games, decisions = games + float(counts[0]), decisions + float(counts[1])
            spent = clock() - began
            if spent >= seconds:
                return spent, games, decisions, runs


def playouts(of: Law, batch: int, repeats: int) -> Runner[jax.Array]:
    """Random games from the deal to the end, some batches one after the other."""

    def run(_: jax.Array, turn: jax.Array) -> tuple[jax.Array, Counts]:
        def one(counts: Counts, number: jax.Array) -> tuple[Counts, jax.Array]:
            results = playout(of, batch, jnp.stack([turn, number]), None)
            # Whatever is not looked at would not be worked out.
            looked_at = sum(jnp.sum(total) for total in results.sums) + jnp.sum(results.winners)
            decisions = jnp.sum(results.decisions).astype(jnp.float32)
            return (counts[0] + decisions, counts[1] ^ looked_at), looked_at

        start: Counts = jnp.zeros(()), jnp.zeros((), jnp.int32)
        numbers = jnp.arange(repeats, dtype=jnp.uint32)
        (decisions, looked_at), _ = jax.lax.scan(one, start, numbers)
        return looked_at, (jnp.float32(batch * repeats), decisions)

    return Runner(jax.jit(run), jnp.int32(0), repeats)


def steps(of: Law, batch: int, repeats: int, *, packed: bool = False) -> Runner[StepCarry]:
    """Steps with observations, masks and new games, by random legal actions."""
    state, view = jax.jit(partial(reset, of, batch))(jnp.array([1, 2], jnp.uint32))
    seen = jax.jit(partial(glimpse_all, of))(state) if packed else view
    stepped = packed_step if packed else step

    def run(carried: StepCarry, turn: jax.Array) -> tuple[StepCarry, Counts]:
        def one(carried: StepCarry, number: jax.Array) -> tuple[StepCarry, Counts]:
            state, seen, _ = carried
            actions, choices = _chosen(seen, jnp.stack([turn, 2 * number + 1]))
            taken = stepped(of, state, actions, jnp.stack([turn, 2 * number]))
            # Counting is no part of what is measured, so it shall not be mixed with it.
            taken, choices = kept((taken, choices))
            counts = (
                jnp.sum(taken.done).astype(jnp.float32),
                jnp.sum(choices > 1).astype(jnp.float32),
            )
            return (taken.state, taken.view, (taken.rewards, taken.final)), counts

        carried, counts = jax.lax.scan(one, carried, jnp.arange(repeats, dtype=jnp.uint32))
        return carried, (jnp.sum(counts[0]), jnp.sum(counts[1]))

    final = tuple(jnp.copy(word) for word in state)
    start = state, seen, (jnp.zeros((of.seats, batch), jnp.float32), final)
    return Runner(jax.jit(run, donate_argnums=0), start, repeats)


def _chosen(seen: BatchView | PackedView, key: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Random legal actions, out of whatever form the masks have."""
    if isinstance(seen, BatchView):
        return random_actions(seen.masks, key)
    low, high = (jnp.stack(words) for words in zip(*seen.masks, strict=True))
    return random_bits(low, high, key)


def bytes_a_step(of: Law, batch: int, *, packed: bool = False) -> int:
    """What a step must read and write: state, actions, and everything it returns."""
    key = jax.eval_shape(lambda: jnp.zeros(2, jnp.uint32))
    state, _ = jax.eval_shape(partial(reset, of, batch), key)
    actions = jax.eval_shape(lambda: jnp.zeros((of.seats, batch), jnp.int32))
    taken = jax.eval_shape(partial(packed_step if packed else step, of), state, actions, key)
    arrays = jax.tree.leaves((state, actions, taken))
    return sum(array.size * array.dtype.itemsize for array in arrays)


def bandwidth(megabytes: int = 512, repeats: int = 10) -> float:
    """Bytes a second that the device reads and writes when it copies."""
    there = jnp.zeros(megabytes << 18, jnp.int32)
    copy = jax.jit(lambda array: array + 1)
    there = copy(there).block_until_ready()
    best = 0.0
    for _ in range(repeats):
        began = clock()
        there = copy(there).block_until_ready()
        best = max(best, 2 * there.nbytes / (clock() - began))
    return best


def measured(runner: Runner[Carry], batch: int, seconds: float, size: int = 0) -> Speed:
    """The best of three laps; `size` is what one step of the batch reads and writes."""
    best = Speed(batch, runner.compile_seconds, 0.0, 0.0)
    for _ in range(3):
        spent, games, decisions, runs = runner.lap(seconds / 3)
        if decisions / spent > best.decisions_a_second:
            moved = size * runs * runner.repeats / spent
            best = best._replace(
                games_a_second=games / spent,
                decisions_a_second=decisions / spent,
                bytes_a_second=moved,
            )
    return best


def main(arguments: list[str]) -> int:
    """Print one line of JSON for each figure."""
    parser = argparse.ArgumentParser(prog="python -m standoff.vector.speed", description=__doc__)
    parser.add_argument("--playouts", type=int, nargs="*", default=[], metavar="BATCH")
    parser.add_argument("--steps", type=int, nargs="*", default=[], metavar="BATCH")
    parser.add_argument("--packed", action="store_true", help="steps with packed views")
    parser.add_argument("--full", action="store_true", help="all powers and the cop")
    parser.add_argument("--repeats", type=int, default=16, metavar="N", help="batches in one go")
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S")
    given = parser.parse_args(arguments)
    of = FULL if given.full else BASE
    copies = bandwidth()
    device = jax.devices()[0].device_kind
    for batch in given.playouts:
        speed = measured(playouts(of, batch, given.repeats), batch, given.seconds)
        _print(device, "playouts", of, speed, copies)
    for batch in given.steps:
        size = bytes_a_step(of, batch, packed=given.packed)
        runner = steps(of, batch, given.repeats, packed=given.packed)
        speed = measured(runner, batch, given.seconds, size)
        _print(device, "steps, packed" if given.packed else "steps", of, speed, copies)
    return 0


def _print(device: str, what: str, of: Law, speed: Speed, copies: float) -> None:
    figures = {
        "device": device,
        "what": what,
        "law": str(of.tables[0]),
        **speed._asdict(),
        "copy_bytes_a_second": copies,
    }
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
