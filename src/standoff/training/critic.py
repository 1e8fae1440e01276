"""The critic: how much of the win a seat may expect, for one who sees every secret.

It helps in training and is thrown away afterwards.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from standoff.minds.frozen import NAMES
from standoff.minds.net import SCALE
from standoff.schema.actions import OTHERS, SEATS
from standoff.schema.observation import OWN_SIZE, SCHEMA, TABLE_SIZE
from standoff.training.company import EARLIER, SCRIPTED, Company

Array = Any

_HIDDEN = 256
_STYLES = len(NAMES)
_SECRETS = OTHERS * OWN_SIZE + _STYLES + 2
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


def secrets(observations: Array, company: Company, lone: int) -> Array:
    """What the others know, and who they are: int8 (seats, secrets, batch)."""
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
    guest = company.styles[0] == jnp.arange(_STYLES)[:, None]
    guest = guest & (jnp.arange(batch) < lone)
    kinds = [(company.kinds == kind).sum(0) for kind in (SCRIPTED, EARLIER)]
    told = jnp.concatenate([guest, jnp.stack(kinds)]).astype(jnp.int8)
    told = jnp.broadcast_to(told, (seats, *told.shape))
    return jnp.concatenate([found, told], 1)


_SIZES = np.concatenate(
    [np.tile(SCALE[_OWN], OTHERS), np.ones(_STYLES), np.full(2, 1 / OTHERS)]
).astype(np.float32)


def worth(weights: Any, observations: Array, hidden: Array) -> Array:
    """The share of the win to expect: (batch) for (numbers, batch) and (secrets, batch)."""
    seen = observations * SCALE[:, None]
    scaled = hidden * _SIZES[:, None]
    inside = jnp.concatenate([seen, scaled])
    inside = jax.nn.relu(weights["first"] @ inside + weights["first_bias"][:, None])
    inside = jax.nn.relu(weights["second"] @ inside + weights["second_bias"][:, None])
    return (weights["worth"] @ inside + weights["worth_bias"][:, None])[0]
