"""Learning what positions are worth, from games great-shark plays against itself.

    python -m standoff.training.worth POLICY OUT --seed 1 --games 131072

The same command makes the same file on the same machine; `--measure` tells how far the file can be
relied on, at other games: with another seed, and by great-shark or another mind. Of every game some moments are kept;
what is learned is who wins in the end.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from time import monotonic

import jax
import jax.numpy as jnp
import numpy as np
import optax

from standoff.minds import net
from standoff.minds.frozen import styles
from standoff.minds.policy import Policy, load, save
from standoff.minds.worth import SHAPES, Weights, chances
from standoff.schema.observation import MOMENTS, SCHEMA
from standoff.training.duel import LONGEST, Mind, logits
from standoff.training.rollout import flat
from standoff.training.sampling import sample
from standoff.vector.environment import advance, is_over, observe, reset, win_shares
from standoff.vector.law import Law, law
from standoff.vector.packing import EnvState

BATCH = 2048
"""How many games are played at once."""
KEPT = 6
"""How many moments of a game are learned from."""
MINIBATCH = 1024
PEAK = 2e-3
PLAYERS = (4, 5, 6)
_UNLIKELY = 1e-7

Begin = Callable[[jax.Array], tuple[EnvState, jax.Array]]
Step = Callable[[Mind, EnvState, jax.Array, jax.Array], tuple[EnvState, jax.Array, jax.Array]]


def games(number: int, weights: Mind, key: jax.Array) -> tuple[np.ndarray, np.ndarray]:
    """A batch of games of so many players: observations (moments, seats, numbers, batch), int8, and what each won."""
    rules = law(number)
    begin, step = _compiled(rules)
    deals, drawing = jax.random.split(key)
    luck = jax.random.bits(deals, (2,))
    state, seen = begin(luck)
    moments = []
    for turn in range(LONGEST):
        moments.append(np.asarray(seen))
        state, seen, over = step(weights, state, jax.random.fold_in(drawing, turn), luck)
        if over:
            break
    return np.stack(moments), np.asarray(win_shares(rules, state))


@cache
def _compiled(rules: Law) -> tuple[Begin, Step]:
    @jax.jit
    def begin(luck: jax.Array) -> tuple[EnvState, jax.Array]:
        state, view = reset(rules, BATCH, luck)
        return state, view.observations

    @jax.jit
    def step(
        weights: Mind, state: EnvState, key: jax.Array, luck: jax.Array
    ) -> tuple[EnvState, jax.Array, jax.Array]:
        view = observe(rules, state)
        wanted = logits(weights, flat(view.observations), jnp.zeros(()))
        actions = sample(key, wanted, flat(view.masks)).reshape(rules.seats, BATCH)
        state = advance(rules, state, actions, luck)
        return state, observe(rules, state).observations, is_over(rules, state).all()

    return begin, step


def kept(
    moments: np.ndarray, won: np.ndarray, dice: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Some moments of each game before it was over: observations (seats, numbers, rows), and who won."""
    over = moments[:, 0, SCHEMA.slices["moment"].start + MOMENTS.index("over")] > 0
    lasted = (~over).sum(0)
    picks = (dice.random((KEPT, won.shape[1])) * lasted).astype(int)
    lanes = np.arange(won.shape[1])
    seen = np.concatenate([moments[pick, :, :, lanes].transpose(1, 2, 0) for pick in picks], 2)
    return seen, np.tile(won, KEPT)


def initial(dice: np.random.Generator) -> dict[str, jax.Array]:
    """Weights that know nothing."""
    found = {}
    for name, shape in SHAPES.items():
        scale = np.sqrt(2 / shape[-1]) if len(shape) > 1 else 0
        found[name] = jnp.asarray(dice.normal(size=shape) * scale, jnp.float32)
    found["worth"] *= 0.1
    found["nobody"] = found["nobody"] - 4.0
    return found


def loss(weights: Weights, seen: jax.Array, won: jax.Array) -> jax.Array:
    """How surprising it is who won."""
    found = jnp.asarray(chances(jnp, weights, seen))
    rest = 1 - won.sum(0)
    nobody = jnp.clip(1 - found.sum(0), _UNLIKELY, 1)
    return -((won * jnp.log(jnp.maximum(found, _UNLIKELY))).sum(0) + rest * jnp.log(nobody)).mean()


def learned(policy: net.Weights, seed: int, count: int) -> Iterator[tuple[int, float, Weights]]:
    """Play and learn in turns; tells after each batch how many games there were, and the loss."""
    dice = np.random.default_rng(seed)
    weights = initial(dice)
    batches = count // BATCH
    steps = batches * KEPT * BATCH // MINIBATCH
    rate = optax.cosine_onecycle_schedule(steps, PEAK)
    adam = optax.adam(rate)
    state = adam.init(weights)

    @jax.jit
    def update(
        weights: Weights, state: optax.OptState, seen: jax.Array, won: jax.Array
    ) -> tuple[Weights, optax.OptState, jax.Array]:
        found, gradient = jax.value_and_grad(loss)(weights, seen, won)
        change, state = adam.update(gradient, state)
        return optax.apply_updates(weights, change), state, found

    key = jax.random.key(seed)
    for batch in range(batches):
        moments, won = games(PLAYERS[batch % len(PLAYERS)], policy, jax.random.fold_in(key, batch))
        seen, won = kept(moments, won, dice)
        order = dice.permutation(won.shape[1])
        losses = []
        for start in range(0, len(order), MINIBATCH):
            rows = order[start : start + MINIBATCH]
            weights, state, found = update(
                weights, state, jnp.asarray(seen[:, :, rows]), jnp.asarray(won[:, rows])
            )
            losses.append(float(found))
        yield (batch + 1) * BATCH, float(np.mean(losses)), weights


def read(path: Path) -> Weights:
    """The weights of a file that was made here."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
        return {name: found[name].astype(np.float32) for name in SHAPES}


def reliability(
    weights: Weights, mind: Mind, batches: int, seed: int
) -> Iterator[tuple[float, float, int]]:
    """Of moments with about the same chance: what was said, what was won, and how many there were."""
    dice = np.random.default_rng(seed)
    key = jax.random.key(seed)
    said, won = [], []
    for batch in range(batches):
        shares = games(PLAYERS[batch % len(PLAYERS)], mind, jax.random.fold_in(key, batch))
        seen, who = kept(*shares, dice)
        said.append(np.asarray(chances(np, weights, seen)).ravel())
        won.append(who.ravel())
    every, ends = np.concatenate(said), np.concatenate(won)
    for tenth in range(10):
        here = (every * 10).astype(int).clip(0, 9) == tenth
        if here.any():
            yield float(every[here].mean()), float(ends[here].mean()), int(here.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("policy", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=131_072)
    parser.add_argument("--measure", nargs="?", const="great-shark", metavar="MIND")
    given = parser.parse_args()
    played = load(given.policy)
    tell = sys.stdout.write
    if given.measure:
        mind = played.weights if given.measure == "great-shark" else styles()[given.measure]
        batches = given.games // BATCH
        for said, won, count in reliability(read(given.out), mind, batches, given.seed):
            tell(f"{said:.3f} {won:.3f} {count}\n")
        return
    begun = monotonic()
    weights: Weights = {}
    for count, found, latest in learned(played.weights, given.seed, given.games):
        weights = latest
        tell(f"{count} games, loss {found:.4f}, {monotonic() - begun:.0f} s\n")
        sys.stdout.flush()
    card = {"games": given.games, "seed": given.seed, "kind": "worth"}
    save(given.out, Policy({name: np.asarray(one) for name, one in weights.items()}, card))


if __name__ == "__main__":
    main()
