"""The trainer: rollouts and updates, many iterations compiled into one launch."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from standoff.minds import net
from standoff.minds.net import Weights
from standoff.minds.style import Style
from standoff.training import critic, habits
from standoff.training.families import TRAINED, drawn
from standoff.training.matchmaking import (
    KNOWN,
    SNAPSHOTS,
    STRANGERS,
    new_pool,
    opponent_probs,
    pool_probs,
    snapshot,
    style_table,
    with_snapshot,
)
from standoff.training.ppo import Hyperparameters, Metrics, batch_of, optimiser, schedule, update
from standoff.training.rollout import (
    Matchmaking,
    Params,
    RolloutState,
    Trajectory,
    rollout,
    seated,
)
from standoff.vector.environment import reset
from standoff.vector.law import Law, TableOptions

FAMILY_SEED = 1
"""Which members of the family are met in training."""


class TrainState(NamedTuple):
    """Everything training goes on from. In this order: checkpoints hold the leaves by number."""

    params: Params
    average: Weights
    """The policy's weights, averaged over time: what it is held to, and what is shipped."""
    opt_state: optax.OptState
    pool: Weights
    """Snapshots of the policy to play against."""
    win_shares: jax.Array
    """What it wins alone among copies of each opponent that is scripted, of late."""
    iteration: jax.Array
    pool_shares: jax.Array
    """What it wins beside each policy of the pool, of late, in parts of par."""


def init_weights(
    key: jax.Array, shapes: dict[str, tuple[int, ...]], small: tuple[str, ...]
) -> Weights:
    """Weights to begin with; the layers named last begin all but silent."""
    made: dict[str, jax.Array] = {}
    for name, shape in shapes.items():
        key, drawn = jax.random.split(key)
        size = np.sqrt(2 / shape[-1]) * (0.05 if name in small else 1)
        weight = size * jax.random.normal(drawn, shape, jnp.float32)
        made[name] = weight if len(shape) > 1 else jnp.zeros(shape, jnp.float32)
    return made


MEASURED = (
    TableOptions(),
    TableOptions(powers="all"),
    TableOptions(cop=True),
    TableOptions(powers="all", cop=True),
)
"""The option sets strength is measured with; those without powers, where hunters win most, are
played twice as often."""
OF_LATE = 0.95
"""How slowly the win shares move."""
ENOUGH = 16
"""Games of an iteration that count in full; fewer move a win share less."""


def init_state(
    key: jax.Array,
    hyper: Hyperparameters,
    policy: Weights | None = None,
    target: Weights | None = None,
) -> TrainState:
    """An untrained state, or one that starts from a policy; perhaps to exploit another."""
    one, other = jax.random.split(key)
    if policy is None:
        policy = init_weights(one, net.SHAPES, ("plain", "wanted"))
    policy = jax.tree.map(jnp.asarray, dict(policy))
    params = Params(init_weights(other, critic.SHAPES, ("value",)), policy)
    opt_state = optimiser(hyper).init(params)
    places = SNAPSHOTS + hyper.hunters
    pool = new_pool(policy if target is None else jax.tree.map(jnp.asarray, dict(target)), places)
    opponents = KNOWN + (STRANGERS + hyper.family if hyper.family else 0)
    win_shares = jnp.full(opponents, 0.2, jnp.float32)
    start = jnp.zeros((), jnp.int32)
    pool_shares = jnp.ones(places, jnp.float32)
    return TrainState(params, policy, opt_state, pool, win_shares, start, pool_shares)


def opponent_table(styles: tuple[Style, ...], hyper: Hyperparameters) -> np.ndarray:
    """Everybody scripted whom learners meet: (opponents, numbers)."""
    table = style_table(styles)
    if not hyper.family:
        return table
    return np.concatenate([table, drawn(TRAINED, styles, hyper.family, FAMILY_SEED)])


def new_tables(
    law: Law, hyper: Hyperparameters, matching: Matchmaking, probs: jax.Array, key: jax.Array
) -> RolloutState:
    """Tables for a new launch, the option sets of measures more often than others."""
    luck, choosing, sitting = jax.random.split(key, 3)
    each = np.full(len(law.tables), 1 / len(law.tables))
    wanted = [law.tables.index(options) for options in MEASURED if options in law.tables]
    if wanted:
        each *= 1 - hyper.measured
        more = np.array([2 - (law.tables[one].powers != "none") for one in wanted])
        each[wanted] += hyper.measured * more / more.sum()
    choice = jax.random.categorical(choosing, jnp.log(each), shape=(hyper.batch,))
    env_state, view = reset(law, hyper.batch, jax.random.bits(luck, (2,)), choice)
    seating = seated(sitting, view, matching, probs)
    return RolloutState(env_state, view, seating, habits.new_memory(law.seats, hyper.batch))


def updated_win_shares(win_shares: jax.Array, trajectory: Trajectory) -> jax.Array:
    """The win shares of late, with what a rollout adds: by style."""
    lone = trajectory.opponents.shape[1]
    against = trajectory.opponents == jnp.arange(len(win_shares))[:, None, None]
    ends = against & trajectory.done[:, :lone]
    games = ends.sum((1, 2))
    won = (ends * trajectory.rewards[:, :lone]).sum((1, 2))
    keep = OF_LATE ** jnp.minimum(games / ENOUGH, 1)
    return keep * win_shares + (1 - keep) * won / jnp.maximum(games, 1)


def updated_pool_shares(pool_shares: jax.Array, place: jax.Array, played: Trajectory) -> jax.Array:
    """The same for the policy of the pool that a rollout was played beside."""
    won, tables = played.beside_pool.sum(0)
    keep = OF_LATE ** jnp.minimum(tables / ENOUGH, 1)
    now = keep * pool_shares[place] + (1 - keep) * won / jnp.maximum(tables, 1)
    return pool_shares.at[place].set(now)


Launch = Callable[[TrainState, jax.Array, int], tuple[TrainState, Metrics]]
Carry = tuple[TrainState, RolloutState, jax.Array]


def launcher(
    law: Law, hyper: Hyperparameters, styles: tuple[Style, ...], iterations: int
) -> Launch:
    """A compiled function that trains for so many iterations and tells how it went.

    It takes a train state, a key, and how many iterations the whole training has.
    Every launch begins at new tables, so that nothing but the state has to be kept between two.
    """
    return _compiled(law, hyper._replace(iterations=0), styles, iterations)


@cache
def _compiled(
    law: Law, hyper: Hyperparameters, styles: tuple[Style, ...], iterations: int
) -> Launch:
    """The same function for trainings of any length."""
    lone = hyper.batch if hyper.exploits else int(hyper.batch * hyper.lone)
    table = opponent_table(styles, hyper)
    matching = Matchmaking(lone, hyper.self_play, hyper.surrounded, hyper.exploits, table)

    def iteration(carry: Carry, key: jax.Array) -> tuple[Carry, Metrics]:
        state, tables, whole = carry
        playing, shuffling, lot = jax.random.split(key, 3)
        place = jax.random.categorical(lot, jnp.log(pool_probs(state.pool_shares)))
        earlier = snapshot(state.pool, place)
        probs = opponent_probs(state.win_shares)
        tables, trajectory, last_values = rollout(
            law, hyper.steps, tables, state.params, earlier, matching, probs, playing
        )
        batch = batch_of(shuffling, trajectory, last_values, hyper)
        now = schedule(hyper, jnp.minimum((state.iteration + 0.5) / whole, 1))
        params, opt_state, metrics = update(
            state.params, state.average, state.opt_state, batch, hyper, now
        )
        keep = hyper.average_decay
        average = jax.tree.map(
            lambda old, new: keep * old + (1 - keep) * new, state.average, params.policy
        )
        every = jnp.maximum(1, whole // 50)
        at = state.iteration
        pool = jax.lax.cond(
            (at % every == 0) & (not hyper.exploits),
            lambda: with_snapshot(state.pool, params.policy, at // every),
            lambda: state.pool,
        )
        win_shares = updated_win_shares(state.win_shares, trajectory)
        pool_shares = updated_pool_shares(state.pool_shares, place, trajectory)
        metrics["games"] = trajectory.games.sum()
        metrics["decisions"] = trajectory.decides.sum()
        metrics["won"] = win_shares[:KNOWN].mean()
        metrics["won_least"] = win_shares[:KNOWN].min()
        metrics["won_least_of_all"] = win_shares.min()
        metrics["beside_pool_least"] = pool_shares.min()
        after = TrainState(params, average, opt_state, pool, win_shares, at + 1, pool_shares)
        return (after, tables, whole), metrics

    @jax.jit
    def launch(state: TrainState, key: jax.Array, whole: jax.Array) -> tuple[TrainState, Metrics]:
        opening, going = jax.random.split(key)
        tables = new_tables(law, hyper, matching, opponent_probs(state.win_shares), opening)
        keys = jax.random.split(going, iterations)
        (state, _, _), metrics = jax.lax.scan(iteration, (state, tables, whole), keys)
        return state, metrics

    return launch
