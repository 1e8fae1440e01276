"""PPO on the vector engine: one policy for all seats of a thousand tables, JAX and optax only.

python examples/vector_ppo.py --updates 100 --tables 1024
"""

import argparse
from functools import partial

import jax
import jax.numpy as jnp
import optax

from standoff.schema.actions import ACTIONS
from standoff.schema.observation import SCHEMA
from standoff.vector.choosing import random_actions
from standoff.vector.environment import reset, step
from standoff.vector.law import law

RULES = law(players=5)
LENGTH, EPOCHS, CLIP, ENTROPY, LAMBDA = 32, 4, 0.2, 0.01, 0.95
HIGHS = jnp.array(SCHEMA.highs, jnp.float32)[:, None]
OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))


def fresh(key, hidden=128):
    sizes = {"one": (hidden, SCHEMA.size), "two": (hidden, hidden), "out": (ACTIONS + 1, hidden)}
    return {name: jax.random.normal(key, size) * size[1] ** -0.5 for name, size in sizes.items()}


def think(net, view):
    """Log odds of every action (seats, actions, tables), and how much each seat hopes to win."""
    x = jax.nn.relu(net["one"] @ (view.observations / HIGHS))
    out = net["out"] @ jax.nn.relu(net["two"] @ x)
    return jax.nn.log_softmax(jnp.where(view.masks, out[:, :-1], -1e9), axis=1), out[:, -1]


def of(odds, actions):
    return jnp.take_along_axis(odds, actions[:, None], axis=1)[:, 0]


def play(net, carry, key):
    """One step of all tables, and what there is to learn from it."""
    state, view = carry
    odds, value = think(net, view)
    luck, will = jax.random.split(key)
    actions = jax.random.categorical(will, odds, axis=1)
    taken = step(RULES, state, actions, luck)
    chose = view.masks.sum(1) > 1
    row = view, actions, of(odds, actions), value, taken.rewards, taken.done, chose
    return (taken.state, taken.view), row


def loss_of(net, rows, gains, aims):
    view, actions, before, _, _, _, chose = rows
    odds, value = jax.vmap(partial(think, net))(view)
    ratio = jnp.exp(jax.vmap(of)(odds, actions) - before)
    won = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    doubt = -(jnp.exp(odds) * odds).sum(2)
    return ((0.5 * (value - aims) ** 2 - won - ENTROPY * doubt) * chose).sum() / chose.sum()


@jax.jit
def update(net, memory, carry, key):
    """Play on for a while, then learn from all of it a few times."""
    carry, rows = jax.lax.scan(partial(play, net), carry, jax.random.split(key, LENGTH))
    _, _, _, values, rewards, dones, chose = rows

    def back(after, row):
        (gathered, hope), (value, reward, done) = after, row
        gathered = reward + jnp.where(done, 0, hope + LAMBDA * gathered) - value
        return (gathered, value), gathered

    start = jnp.zeros_like(values[0]), think(net, carry[1])[1]
    _, gains = jax.lax.scan(back, start, (values, rewards, dones), reverse=True)
    middle, spread = gains.mean(where=chose), gains.std(where=chose)
    for _ in range(EPOCHS):
        slope = jax.grad(loss_of)(net, rows, (gains - middle) / (spread + 1e-8), gains + values)
        change, memory = OPTIMIZER.update(slope, memory)
        net = optax.apply_updates(net, change)
    return net, memory, carry


@partial(jax.jit, static_argnums=1)
def strength(net, tables, key):
    """What seat 0 wins of a game against four that play at random."""

    def one(carry, key):
        state, view = carry
        luck, will, others = jax.random.split(key, 3)
        mine = jax.random.categorical(will, think(net, view)[0], axis=1)
        taken = step(RULES, state, random_actions(view.masks, others)[0].at[0].set(mine[0]), luck)
        return (taken.state, taken.view), (taken.rewards[0].sum(), taken.done.sum())

    _, (won, games) = jax.lax.scan(one, reset(RULES, tables, key), jax.random.split(key, 64))
    return won.sum() / games.sum()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--tables", type=int, default=1024)
    given = parser.parse_args()
    key, first, second = jax.random.split(jax.random.key(1), 3)
    net, carry = fresh(first), reset(RULES, given.tables, second)
    memory = OPTIMIZER.init(net)
    for turn in range(given.updates + 1):
        if turn % 10 == 0:
            won = strength(net, given.tables, jax.random.fold_in(second, turn))
            print(f"update {turn}: {won:.3f} of a game against four at random", flush=True)
        net, memory, carry = update(net, memory, carry, jax.random.fold_in(key, turn))
