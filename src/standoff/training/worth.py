"""Learning what positions are worth, from games that great-shark plays on against itself.

    python -m standoff.training.worth POLICY OUT --seed 1 --games 131072

The same command makes the same file on the same machine; `--measure` tells how far the file can be
relied on, at other games: with another seed, and by great-shark or another mind. Half of the games are begun by
anybody, so that what only others come to is known too. Of what great-shark plays on some moments are kept;
what is learned is who wins in the end.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from standoff.minds import net
from standoff.minds.frozen import styles
from standoff.minds.policy import Policy, load, save
from standoff.minds.worth import Weights, chances, read, shapes
from standoff.training import habits
from standoff.training.duel import LONGEST, Mind, logits
from standoff.training.families import TRAINED, drawn
from standoff.training.measure import SETS
from standoff.training.rollout import flat
from standoff.training.sampling import sample
from standoff.training.trainer import MEASURED
from standoff.vector.environment import BatchView, advance, is_over, observe, reset, win_shares
from standoff.vector.law import PLAYABLE, Law, TableOptions
from standoff.vector.packing import EnvState

KEPT = 6
"""How many moments of a game are learned from."""
PEAK = 2e-3
LAWS = tuple(
    Law(
        tuple(
            TableOptions(players, powers, cop)
            for powers, cop in product(PLAYABLE, (False, True))
            if players > 4 or not cop  # K1
        )
    )
    for players in (4, 5, 6)
)
"""Tables of each number of players, with all option sets in turn."""
BEGUN_BY_ANYBODY = 0.5
LEFT = 1 / 12
"""How often, from one moment to the next, great-shark takes such a game over."""
ANYBODY = 480
_UNLIKELY = 1e-7


class Lessons(NamedTuple):
    """Moments of games, and what came of them."""

    seen: jax.Array
    """int8 (seats, numbers, rows)"""
    won: jax.Array
    """(seats, rows)"""
    counts: jax.Array
    """Whether there is such a moment: (rows)."""


class Underway(NamedTuple):
    """Games on their way, and the moments of them that are kept so far."""

    state: EnvState
    view: BatchView
    memory: jax.Array
    taken_over: jax.Array
    """Where great-shark plays: (batch)."""
    seen: jax.Array
    moments: jax.Array
    """How many moments there were to keep: (batch)."""
    turn: jax.Array


Play = Callable[[Mind, float, jax.Array], Lessons]


@cache
def games(law: Law, batch: int) -> Play:
    """Compiled play by one mind, which takes so many of the games over from anybody: key in, lessons out."""
    known = list(styles().values())
    anybody = jnp.asarray(drawn(TRAINED, known, ANYBODY, seed=1))

    @jax.jit
    def play(mind: Mind, strange: float, key: jax.Array) -> Lessons:
        deals, sitting, drawing = jax.random.split(key, 3)
        luck = jax.random.bits(deals, (2,))
        who = jax.random.randint(sitting, (law.seats * batch,), 0, len(anybody))
        strangers = habits.habit(anybody[who].T)

        def one(now: Underway) -> Underway:
            taking, picking, acting = jax.random.split(jax.random.fold_in(drawing, now.turn), 3)
            here = now.taken_over & ~is_over(law, now.state)
            moments = now.moments + here
            picked = here & (jax.random.uniform(picking, (KEPT, batch)) * moments < 1)
            seen = jnp.where(picked[:, None, None], now.view.observations, now.seen)
            looks = flat(now.view.observations)
            wanted = jnp.where(
                jnp.tile(now.taken_over, law.seats),
                logits(mind, looks, jnp.zeros(())),
                logits(strangers, looks, habits.flat(now.memory)),
            )
            actions = sample(acting, wanted, flat(now.view.masks)).reshape(law.seats, batch)
            state = advance(law, now.state, actions, luck)
            memory = habits.remembered(now.memory, now.view.observations)
            taken_over = now.taken_over | (jax.random.uniform(taking, (batch,)) < LEFT)
            return Underway(
                state, observe(law, state), memory, taken_over, seen, moments, now.turn + 1
            )

        def goes_on(now: Underway) -> jax.Array:
            return (now.turn < LONGEST) & ~is_over(law, now.state).all()

        state, view = reset(law, batch, luck)
        begun = Underway(
            state,
            view,
            habits.new_memory(law.seats, batch),
            jax.random.uniform(jax.random.fold_in(sitting, 1), (batch,)) >= strange,
            jnp.zeros((KEPT, *view.observations.shape), jnp.int8),
            jnp.zeros(batch, jnp.int32),
            jnp.int32(0),
        )
        ended = jax.lax.while_loop(goes_on, one, begun)
        seats, numbers, _ = view.observations.shape
        seen = ended.seen.transpose(1, 2, 0, 3).reshape(seats, numbers, KEPT * batch)
        won = jnp.tile(win_shares(law, ended.state), KEPT)
        return Lessons(seen, won, jnp.tile(ended.moments > 0, KEPT))

    return play


def initial(dice: np.random.Generator, face: int, trunk: int) -> dict[str, jax.Array]:
    """Weights that know nothing."""
    found = {}
    for name, shape in shapes(face, trunk).items():
        scale = np.sqrt(2 / shape[-1]) if len(shape) > 1 else 0
        found[name] = jnp.asarray(dice.normal(size=shape) * scale, jnp.float32)
    found["worth"] *= 0.1
    found["nobody"] = found["nobody"] - 4.0
    return found


def loss(weights: Weights, lessons: Lessons) -> jax.Array:
    """How surprising it is who won."""
    found = jnp.asarray(chances(jnp, weights, lessons.seen))
    rest = 1 - lessons.won.sum(0)
    nobody = jnp.clip(1 - found.sum(0), _UNLIKELY, 1)
    told = (lessons.won * jnp.log(jnp.maximum(found, _UNLIKELY))).sum(0) + rest * jnp.log(nobody)
    return -(told * lessons.counts).sum() / jnp.maximum(lessons.counts.sum(), 1)


def learned(policy: net.Weights, given: argparse.Namespace) -> Iterator[tuple[int, float, Weights]]:
    """Play and learn in turns; tells after each batch how many games there were, and the loss."""
    weights = initial(np.random.default_rng(given.seed), given.face, given.trunk)
    batches = given.games // given.batch
    pieces = KEPT * given.batch // given.minibatch
    adam = optax.adam(optax.cosine_onecycle_schedule(batches * pieces, PEAK))
    state = adam.init(weights)

    @jax.jit
    def lesson(
        weights: Weights, state: optax.OptState, lessons: Lessons, key: jax.Array
    ) -> tuple[Weights, optax.OptState, jax.Array]:
        order = jax.random.permutation(key, KEPT * given.batch)[: pieces * given.minibatch]

        def update(
            carry: tuple[Weights, optax.OptState], rows: jax.Array
        ) -> tuple[tuple[Weights, optax.OptState], jax.Array]:
            weights, state = carry
            some = Lessons(*(one[..., rows] for one in lessons))
            found, gradient = jax.value_and_grad(loss)(weights, some)
            change, state = adam.update(gradient, state)
            return (optax.apply_updates(weights, change), state), found

        begun = (weights, state)
        (weights, state), losses = jax.lax.scan(update, begun, order.reshape(pieces, -1))
        return weights, state, losses.mean()

    key = jax.random.key(given.seed)
    for batch in range(batches):
        playing, learning = jax.random.split(jax.random.fold_in(key, batch))
        lessons = games(LAWS[batch % len(LAWS)], given.batch)(policy, BEGUN_BY_ANYBODY, playing)
        weights, state, found = lesson(weights, state, lessons, learning)
        yield (batch + 1) * given.batch, float(found), weights


def reliability(
    weights: Weights, tables: TableOptions, minds: dict[str, Mind], given: argparse.Namespace
) -> Iterator[tuple[str, float, float, int]]:
    """Of moments with about the same chance in games of one mind: what was said, what was won, and how many."""
    key = jax.random.key(given.seed)
    play = games(Law((tables,)), given.batch)
    say = jax.jit(lambda seen: chances(jnp, weights, seen))
    for name, mind in minds.items():
        said, won = [], []
        for batch in range(given.games // given.batch):
            lessons = play(mind, 0.0, jax.random.fold_in(key, batch))
            said.append(np.asarray(say(lessons.seen)).ravel())
            won.append(np.asarray(lessons.won).ravel())
        every, ends = np.concatenate(said), np.concatenate(won)
        for tenth in range(10):
            here = (every * 10).astype(int).clip(0, 9) == tenth
            if here.any():
                yield name, float(every[here].mean()), float(ends[here].mean()), int(here.sum())


def main() -> None:
    parser = argparse.ArgumentParser("python -m standoff.training.worth", description=__doc__)
    parser.add_argument("policy", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=131_072)
    parser.add_argument("--batch", type=int, default=2048, help="games played at once")
    parser.add_argument("--minibatch", type=int, default=1024, help="moments of one step")
    parser.add_argument("--face", type=int, default=64)
    parser.add_argument("--trunk", type=int, default=224)
    parser.add_argument("--measure", nargs="+", metavar="MIND")
    given = parser.parse_args()
    played = load(given.policy)
    tell = sys.stdout.write
    if given.measure:
        known: dict[str, Mind] = {"great-shark": played.weights, **styles()}
        minds = {name: known[name] for name in given.measure}
        tell("set,mind,called,won,moments\n")
        for name, tables in zip(SETS, MEASURED, strict=True):
            for mind, said, won, count in reliability(read(given.out), tables, minds, given):
                tell(f"{name},{mind},{said:.3f},{won:.3f},{count}\n")
                sys.stdout.flush()
        return
    begun = monotonic()
    card = {"seed": given.seed, "kind": "worth"}
    for count, found, latest in learned(played.weights, given):
        tell(f"{count} games, loss {found:.4f}, {monotonic() - begun:.0f} s\n")
        sys.stdout.flush()
        now = {name: np.asarray(one) for name, one in latest.items()}
        save(given.out, Policy(now, {**card, "games": count}))


if __name__ == "__main__":
    main()
