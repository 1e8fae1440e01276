"""The critic: the value of a position for a seat, from everybody's cards.

It sees what the policy may not (an asymmetric critic), helps in training, and is thrown away.
"""

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.frozen import NAMES
from standoff.minds.net import SCALE, Weights
from standoff.schema.actions import OTHERS, SEATS
from standoff.schema.observation import OWN_SIZE, SCHEMA, TABLE_SIZE
from standoff.training.matchmaking import SCRIPTED, SNAPSHOT, Seating

_HIDDEN = 256
_STYLES = len(NAMES)
_PRIVILEGED = OTHERS * OWN_SIZE + _STYLES + 2
_OWN = slice(TABLE_SIZE, TABLE_SIZE + OWN_SIZE)
_PLAYERS = SCHEMA.slices["players"]

SHAPES: dict[str, tuple[int, ...]] = {
    "first": (_HIDDEN, SCHEMA.size + _PRIVILEGED),
    "first_bias": (_HIDDEN,),
    "second": (_HIDDEN, _HIDDEN),
    "second_bias": (_HIDDEN,),
    "value": (1, _HIDDEN),
    "value_bias": (1,),
}


def privileged(observations: jax.Array, seating: Seating, lone: int) -> jax.Array:
    """What the others hold, and which policies they are: int8 (seats, numbers, batch)."""
    own = observations[:, _OWN]
    players = 4 + (observations[0, _PLAYERS].argmax(0)).astype(jnp.int32)
    seats, _, batch = own.shape
    looks = jnp.arange(seats)[:, None, None]
    offsets = jnp.arange(1, SEATS)[None, :, None]
    place = (looks + offsets) % players
    there = (offsets < players) & (looks < players)
    found = jnp.stack(
        [jnp.take_along_axis(own, place[:, other, None], axis=0) for other in range(OTHERS)], axis=1
    )
    found = found * there[:, :, None].astype(jnp.int8)
    found = found.reshape(seats, OTHERS * OWN_SIZE, batch)
    style = seating.styles[0] == jnp.arange(_STYLES)[:, None]
    style = style & (jnp.arange(batch) < lone)
    kinds = [(seating.kinds == kind).sum(0) for kind in (SCRIPTED, SNAPSHOT)]
    policies = jnp.concatenate([style, jnp.stack(kinds)]).astype(jnp.int8)
    policies = jnp.broadcast_to(policies, (seats, *policies.shape))
    return jnp.concatenate([found, policies], 1)


_SCALE = np.concatenate(
    [np.tile(SCALE[_OWN], OTHERS), np.ones(_STYLES), np.full(2, 1 / OTHERS)]
).astype(np.float32)


def value(weights: Weights, observations: jax.Array, hidden: jax.Array) -> jax.Array:
    """The share of the win to expect: (batch) for (numbers, batch) and the privileged numbers."""
    inputs = jnp.concatenate([observations * SCALE[:, None], hidden * _SCALE[:, None]])
    layer = jax.nn.relu(weights["first"] @ inputs + weights["first_bias"][:, None])
    layer = jax.nn.relu(weights["second"] @ layer + weights["second_bias"][:, None])
    return (weights["value"] @ layer + weights["value_bias"][:, None])[0]
