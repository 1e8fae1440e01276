"""The critic: how much of the win a seat may expect, for one who sees every secret.

It helps in training and is thrown away afterwards.
"""

from typing import Any

import jax
import jax.numpy as jnp

from standoff.minds.net import SCALE
from standoff.schema.actions import OTHERS, SEATS
from standoff.schema.observation import OWN_SIZE, SCHEMA, TABLE_SIZE

Array = Any

_HIDDEN = 256
_SECRETS = OTHERS * OWN_SIZE
_OWN = slice(TABLE_SIZE, TABLE_SIZE + OWN_SIZE)
_PLAYERS = SCHEMA.slices["players"]

SHAPES: dict[str, tuple[int, ...]] = {
    "first": (_HIDDEN, SCHEMA.size + _SECRETS),
    "first_bias": (_HIDDEN,),
    "second": (_HIDDEN, _HIDDEN),
    "second_bias": (_HIDDEN,),
    "worth": (1, _HIDDEN),
    "worth_bias": (1,),
}


def secrets(observations: Array) -> Array:
    """What the others know: int8 (seats, secrets, batch) for observations (seats, numbers, batch)."""
    own = observations[:, _OWN]
    players = 4 + (observations[0, _PLAYERS].argmax(0)).astype(jnp.int32)
    seats = own.shape[0]
    looks = jnp.arange(seats)[:, None, None]
    offsets = jnp.arange(1, SEATS)[None, :, None]
    place = (looks + offsets) % players
    there = (offsets < players) & (looks < players)
    found = jnp.stack(
        [jnp.take_along_axis(own, place[:, other, None], axis=0) for other in range(OTHERS)], axis=1
    )
    found = found * there[:, :, None].astype(jnp.int8)
    return found.reshape(seats, _SECRETS, -1)


def worth(weights: Any, observations: Array, hidden: Array) -> Array:
    """The share of the win to expect: (batch) for (numbers, batch) and (secrets, batch)."""
    seen = observations * SCALE[:, None]
    scaled = hidden * jnp.tile(SCALE[_OWN], OTHERS)[:, None]
    inside = jnp.concatenate([seen, scaled])
    inside = jax.nn.relu(weights["first"] @ inside + weights["first_bias"][:, None])
    inside = jax.nn.relu(weights["second"] @ inside + weights["second_bias"][:, None])
    return (weights["worth"] @ inside + weights["worth_bias"][:, None])[0]
