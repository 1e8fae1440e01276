"""Matchmaking: which policy plays each seat of the training tables.

Pure self-play forgets how to play against others. So at some tables one learner sits alone among
copies of one scripted style, the more often the less it wins there; and at the others learners,
earlier snapshots of it and scripted styles of any kind sit together. Who sits down stays until
the game ends.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.frozen import NAMES
from standoff.minds.net import Weights
from standoff.minds.style import Style
from standoff.training.habits import SIZE, STYLE_SIZE

LEARNER, SCRIPTED, SNAPSHOT = range(3)
FEWEST = 4
"""So many players a table has at least."""
SNAPSHOTS = 16
"""How many earlier policies the pool keeps."""
STRANGERS = 24
"""How many styles that nobody tuned are among the opponents of mixed tables."""
EASY = 0.12
"""A win share that is so much higher makes an opponent e times rarer."""
EASY_IN_POOL = 0.05
"""The same for a policy of the pool, in parts of par."""
KNOWN = len(NAMES)
"""The scripted styles strength is measured against come first among the opponents."""

RANGES = {
    "live": (-2, 2), "fast": (-2, 2), "taste": (-1, 3), "late": (-2, 3),
    "rich": (0, 4), "weak": (-1, 3), "kill": (0, 5), "scare": (-2, 3), "disarm": (-2, 3),
    "hunt": (0, 4), "caution": (-5, 1), "fear": (0, 6), "pain": (0, 4), "greed": (0, 4),
    "courage": (-1, 4), "duty": (-2, 4), "show": (-3, 4), "join": (-2, 4), "stab": (-2, 4),
    "crowd": (-1, 3), "haste": (-1, 4), "sharpness": (0.8, 2),
}  # fmt: skip
"""Where each number of a style is looked for."""
LOWS, HIGHS = np.array([RANGES[name] for name in Style._fields], float).T


class Seating(NamedTuple):
    """Which policy plays each seat: arrays (seats, batch)."""

    kinds: jax.Array
    styles: jax.Array
    """Which of the scripted styles, where the kind is scripted."""


def lone_learners(key: jax.Array, players: jax.Array, seats: int, probs: jax.Array) -> Seating:
    """One learner a table, and copies of one style or of a snapshot in all other seats.

    `players` is how many sit at each table, `probs` how often each style comes.
    """
    where, which = jax.random.split(key)
    batch = players.shape[0]
    seat = jnp.floor(jax.random.uniform(where, (batch,)) * players).astype(jnp.int32)
    kinds = jnp.where(jnp.arange(seats)[:, None] == seat, LEARNER, SCRIPTED)
    style = jax.random.categorical(which, jnp.log(probs), shape=(batch,))
    return Seating(kinds, jnp.broadcast_to(style, (seats, batch)))


def mixed_tables(
    key: jax.Array, seats: int, batch: int, styles: int, *, self_play: float, surrounded: float = 0
) -> Seating:
    """Tables of learners alone, as many as `self_play` says, and of learners and opponents.

    At as many as `surrounded` says one learner sits among copies of a policy of the pool.
    """
    at_table, where, kind, drawn, mixed = jax.random.split(key, 5)
    has_opponents = jax.random.uniform(at_table, (batch,)) >= self_play
    # Squared, because one among learners is whom they have to be safe from.
    share = jax.random.uniform(where, (1, batch)) ** 2 * 0.75 + 0.125
    opponent = (jax.random.uniform(kind, (seats, batch)) < share) & has_opponents
    which = jax.random.bernoulli(drawn, 0.5, (batch,))
    kinds = jnp.where(opponent, jnp.where(which, SCRIPTED, SNAPSHOT), LEARNER)
    if surrounded:
        among, chair = jax.random.split(jax.random.fold_in(key, 1))
        alone = jax.random.uniform(among, (batch,)) < surrounded
        # One of the chairs that are taken at every table.
        other = jnp.arange(seats)[:, None] != jax.random.randint(chair, (batch,), 0, FEWEST)
        kinds = jnp.where(alone, jnp.where(other, SNAPSHOT, LEARNER), kinds)
    return Seating(kinds, jax.random.randint(mixed, (seats, batch), 0, styles))


def where_done(done: jax.Array, new: Seating, old: Seating) -> Seating:
    """Another seating wherever a game has ended."""
    return Seating(*(jnp.where(done, one, other) for one, other in zip(new, old, strict=True)))


def concatenated(one: Seating, other: Seating) -> Seating:
    """Two seatings as one, table after table."""
    return Seating(*(jnp.concatenate(both, 1) for both in zip(one, other, strict=True)))


def opponent_probs(win_shares: jax.Array) -> jax.Array:
    """How often each opponent comes, by what learners win alone among copies of it.

    Half of them are the known styles, however many others there are.
    """
    known, others = (
        jax.nn.softmax(-some / EASY) for some in (win_shares[:KNOWN], win_shares[KNOWN:])
    )
    return jnp.concatenate([known, others]) / (1 if others.size == 0 else 2)


def pool_probs(pool_shares: jax.Array) -> jax.Array:
    """How often each policy of the pool comes, by what learners win beside it in parts of par."""
    return jax.nn.softmax(-pool_shares / EASY_IN_POOL)


def new_pool(policy: Weights, places: int = SNAPSHOTS) -> Weights:
    """A pool of policies that all are this one as yet: snapshots, and hunters after them."""
    return {
        name: jnp.broadcast_to(weight, (places, *weight.shape)) for name, weight in policy.items()
    }


def with_snapshot(pool: Weights, policy: Weights, number: jax.Array) -> Weights:
    """The pool with one more snapshot, in the place of the oldest."""
    return with_policy(pool, policy, number % SNAPSHOTS)


def hunter_place(pool: Weights, number: int) -> int:
    """Where a hunter stands in the pool: in the place of the oldest."""
    hunters = len(next(iter(pool.values()))) - SNAPSHOTS
    return SNAPSHOTS + number % hunters


def with_policy(pool: Weights, policy: Weights, place: jax.Array | int) -> Weights:
    return {name: jnp.asarray(kept).at[place].set(policy[name]) for name, kept in pool.items()}


def snapshot(pool: Weights, place: jax.Array | int) -> Weights:
    """The policy at one place of the pool."""
    return {name: kept[place] for name, kept in pool.items()}


def style_table(styles: Sequence[Style]) -> np.ndarray:
    """Styles and the strangers after them, as one array to draw from."""
    low, high = LOWS.astype(np.float32), HIGHS.astype(np.float32)
    strangers = np.random.default_rng(STRANGERS).uniform(low, high, (STRANGERS, len(low)))
    known = np.array([tuple(style) for style in styles]).reshape(-1, len(LOWS))
    return without_schedule(np.concatenate([known, strangers]))


def without_schedule(styles: np.ndarray) -> np.ndarray:
    """Styles (styles, numbers) as habits that add nothing to them."""
    return np.pad(styles, ((0, 0), (0, SIZE - STYLE_SIZE))).astype(np.float32)
