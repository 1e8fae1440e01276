"""A rollout: every table of a batch takes so many steps, and what learners did is kept.

The first tables of a batch have one learner each, which is all that is kept of them; at the
others any seat may be a learner's. A seat that is kept is called a row of the trajectory.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds import net
from standoff.minds.net import Weights
from standoff.schema.observation import SCHEMA
from standoff.training import critic, habits
from standoff.training.matchmaking import (
    FEWEST,
    LEARNER,
    SNAPSHOT,
    Seating,
    concatenated,
    lone_learners,
    mixed_tables,
    where_done,
)
from standoff.training.sampling import log_probs, of_actions, sample
from standoff.vector.environment import BatchView, step
from standoff.vector.law import Law
from standoff.vector.packing import EnvState

_PLAYERS = SCHEMA.slices["players"]


class Params(NamedTuple):
    """What is learned. In this order: checkpoints hold the leaves by their numbers."""

    critic: Weights
    policy: Weights


class Trajectory(NamedTuple):
    """What was seen and done; time first, then rows."""

    observations: jax.Array
    """int8 (time, rows, numbers)"""
    privileged: jax.Array
    masks: jax.Array
    actions: jax.Array
    log_probs: jax.Array
    """Of the actions taken, when they were taken."""
    values: jax.Array
    rewards: jax.Array
    done: jax.Array
    decides: jax.Array
    """Whether a learner had a choice."""
    games: jax.Array
    """How many ended: (time)."""
    opponents: jax.Array
    """Among copies of which style a learner sits alone: (time, lone tables)."""
    beside_pool: jax.Array
    """What learners won beside a policy of the pool in parts of par, and at how many tables: (time, 2)."""


class RolloutState(NamedTuple):
    """The tables as they stand between two rollouts."""

    env_state: EnvState
    view: BatchView
    seating: Seating
    memory: jax.Array
    """What opponents remember, seat by seat."""


class Matchmaking(NamedTuple):
    """How seatings are made up."""

    lone: int
    """How many tables have one learner each."""
    self_play: float
    """Which part of the others has learners only."""
    surrounded: float
    """Which part of the others has one learner among copies of a policy of the pool."""
    exploits: bool
    """Whether the lone learners sit among a snapshot, not among scripted styles."""
    styles: np.ndarray
    """(styles, numbers)"""


def flat(array: jax.Array) -> jax.Array:
    """(seats, numbers, batch) as (numbers, seats x batch)."""
    seats, numbers, batch = array.shape
    return array.swapaxes(0, 1).reshape(numbers, seats * batch)


def seated(key: jax.Array, view: BatchView, matching: Matchmaking, probs: jax.Array) -> Seating:
    """A seating for every table, as if all games began."""
    one, other = jax.random.split(key)
    seats, _, batch = view.observations.shape
    lone, styles = matching.lone, len(matching.styles)
    players = _players(view)[:lone]
    return concatenated(
        lone_learners(one, players, seats, probs),
        mixed_tables(
            *(other, seats, batch - lone, styles),
            self_play=matching.self_play,
            surrounded=matching.surrounded,
        ),
    )


def _players(view: BatchView) -> jax.Array:
    """How many sit at each table: (batch)."""
    return FEWEST + view.observations[0, _PLAYERS].argmax(0)


def rollout(
    law: Law,
    steps: int,
    start: RolloutState,
    params: Params,
    snapshot: Weights,
    matching: Matchmaking,
    probs: jax.Array,
    key: jax.Array,
) -> tuple[RolloutState, Trajectory, jax.Array]:
    """Play; the last array is the value of each row at the end."""
    lone = matching.lone
    styles = jnp.asarray(matching.styles)

    def rows(seating: Seating, array: jax.Array) -> jax.Array:
        """What belongs to the rows of an array (seats, numbers, batch): (numbers, rows)."""
        seat = (seating.kinds[:, :lone] == LEARNER).argmax(0)
        seen = jnp.take_along_axis(array[:, :, :lone], seat[None, None], axis=0)[0]
        return jnp.concatenate([seen, flat(array[:, :, lone:])], 1)

    def valued(now: RolloutState) -> tuple[jax.Array, jax.Array, jax.Array]:
        observations = rows(now.seating, now.view.observations)
        hidden = critic.privileged(now.view.observations, now.seating, lone)
        hidden = rows(now.seating, hidden)
        return observations, hidden, critic.value(params.critic, observations, hidden)

    def one(now: RolloutState, key: jax.Array) -> tuple[RolloutState, Trajectory]:
        own, other, luck, sitting = jax.random.split(key, 4)
        view, seating = now.view, now.seating
        seats, _, batch = view.observations.shape
        observations, hidden, values = valued(now)
        masks = rows(seating, view.masks)
        logits = jnp.asarray(net.logits(jnp, params.policy, observations))
        actions = sample(own, logits, masks)
        learners = jnp.concatenate(
            [
                jnp.broadcast_to(actions[:lone], (seats, lone)),
                actions[lone:].reshape(seats, batch - lone),
            ],
            1,
        )
        others = _opponents(now, snapshot, styles, matching, other)
        joint = jnp.where(seating.kinds == LEARNER, learners, others)
        after = step(law, now.env_state, joint, jax.random.bits(luck, (2,)))
        learns = rows(seating, (seating.kinds == LEARNER)[:, None])[0]
        done = jnp.broadcast_to(after.done, after.rewards.shape)
        trajectory = Trajectory(
            observations.T,
            hidden.T,
            masks.T,
            actions,
            of_actions(log_probs(logits, masks), actions),
            values,
            rows(seating, after.rewards[:, None])[0],
            rows(seating, done[:, None])[0],
            learns & (masks.sum(0) > 1),
            after.done.sum(),
            seating.styles[0, :lone],
            _beside_pool(view, seating.kinds, after.rewards, after.done),
        )
        new = where_done(after.done, seated(sitting, after.view, matching, probs), seating)
        memory = habits.remembered(now.memory, view.observations)
        memory = jnp.where(after.done, 0, memory).astype(jnp.int8)
        return RolloutState(after.state, after.view, new, memory), trajectory

    end, trajectory = jax.lax.scan(one, start, jax.random.split(key, steps))
    return end, trajectory, valued(end)[2]


def _beside_pool(
    view: BatchView, kinds: jax.Array, rewards: jax.Array, done: jax.Array
) -> jax.Array:
    """What learners win on average where games end beside a policy of the pool, and how many do."""
    players = _players(view)
    sits = jnp.arange(len(kinds))[:, None] < players
    learners = (kinds == LEARNER) & sits
    counts = done & ((kinds == SNAPSHOT) & sits).any(0) & learners.any(0)
    won = (rewards * learners).sum(0) * players / jnp.maximum(learners.sum(0), 1)
    return jnp.stack([(won * counts).sum(), counts.sum().astype(won.dtype)])


def _opponents(
    now: RolloutState,
    snapshot: Weights,
    styles: jax.Array,
    matching: Matchmaking,
    key: jax.Array,
) -> jax.Array:
    """What everybody does who is no learner: (seats, batch)."""
    view, seating = now.view, now.seating
    seats, _, batch = view.observations.shape
    observations, masks = flat(view.observations), flat(view.masks)
    if matching.exploits:
        logits = jnp.asarray(net.logits(jnp, snapshot, observations))
        return sample(key, logits, masks).reshape(seats, batch)
    theirs = habits.habit(styles[seating.styles.reshape(-1)].T)
    scripted = habits.logits(theirs, observations, habits.flat(now.memory))
    mixed = flat(view.observations[:, :, matching.lone :])
    earlier = net.logits(jnp, snapshot, mixed).reshape(-1, seats, batch - matching.lone)
    earlier = jnp.pad(earlier, ((0, 0), (0, 0), (matching.lone, 0))).reshape(-1, seats * batch)
    is_snapshot = (seating.kinds == SNAPSHOT).reshape(-1)
    return sample(key, jnp.where(is_snapshot, earlier, scripted), masks).reshape(seats, batch)
