"""The net of a learned mind: observations in, a preference for every action out.

One source for both: NumPy plays with it, JAX trains it. Features come first and the batch last,
as the vector engine lays observations out. Every other gangster goes through the same small
encoder, so that what is learned about one chair holds for all of them.
"""

from collections.abc import Mapping

import numpy as np

from standoff.minds.arrays import Array, ArrayModule
from standoff.schema.actions import (
    ACTIONS,
    AIM,
    AIM_TWO,
    OTHERS,
    STAB,
    STAY,
    SWAP,
    TAKE,
)
from standoff.schema.observation import OWN_SIZE, SCHEMA, SEAT_SIZE, TABLE_SIZE

Weights = Mapping[str, Array]

CONTEXT = TABLE_SIZE + OWN_SIZE + SEAT_SIZE
"""The table, what only oneself knows, and how everybody sees oneself."""
SEAT = 64
TRUNK = 256
KEY = 16
POINTERS = ("aim", "first", "second", "take", "stab")
"""Actions that name somebody: what fits them is compared with what is wanted."""

SCALE = 1 / np.array(SCHEMA.highs, np.float32)

SHAPES: dict[str, tuple[int, ...]] = {
    "seat_own": (SEAT, SEAT_SIZE),
    "seat_context": (SEAT, CONTEXT),
    "seat_bias": (SEAT,),
    "seat_deep": (SEAT, SEAT),
    "seat_deep_bias": (SEAT,),
    "trunk": (TRUNK, CONTEXT + 2 * SEAT),
    "trunk_bias": (TRUNK,),
    "deep": (TRUNK, TRUNK),
    "deep_bias": (TRUNK,),
    "plain": (ACTIONS, TRUNK),
    "plain_bias": (ACTIONS,),
    "wanted": (len(POINTERS) * KEY, TRUNK),
    "fitting": (len(POINTERS) * KEY, SEAT),
}


def logits(xp: ArrayModule, weights: Weights, observations: Array) -> Array:
    """How much each action is preferred: (actions, batch) for observations (numbers, batch)."""
    seen = observations * SCALE[:, None]
    batch = seen.shape[1]
    context = seen[:CONTEXT]
    others = seen[CONTEXT:].reshape(OTHERS, SEAT_SIZE, batch).swapaxes(0, 1)
    about = weights["seat_context"] @ context + weights["seat_bias"][:, None]
    own = weights["seat_own"] @ others.reshape(SEAT_SIZE, OTHERS * batch)
    first = xp.maximum(own.reshape(SEAT, OTHERS, batch) + about[:, None], 0)
    deep = weights["seat_deep"] @ first.reshape(SEAT, OTHERS * batch)
    faces = xp.maximum(deep + weights["seat_deep_bias"][:, None], 0)
    faces = faces.reshape(SEAT, OTHERS, batch) * others[:1]  # absent seats leave nothing
    trunk = xp.concatenate([context, faces.sum(1) / OTHERS, faces.max(1)])
    trunk = xp.maximum(weights["trunk"] @ trunk + weights["trunk_bias"][:, None], 0)
    trunk = xp.maximum(weights["deep"] @ trunk + weights["deep_bias"][:, None], 0)
    plain = weights["plain"] @ trunk + weights["plain_bias"][:, None]
    wanted = (weights["wanted"] @ trunk).reshape(len(POINTERS), KEY, 1, batch)
    fitting = (weights["fitting"] @ faces.reshape(SEAT, OTHERS * batch)).reshape(
        len(POINTERS), KEY, OTHERS, batch
    )
    preferred: Array = plain + _named(xp, (wanted * fitting).sum(1), batch)
    return preferred


def _named(xp: ArrayModule, fits: Array, batch: int) -> Array:
    """What the actions that name somebody gain by whom they name, in the order of all actions."""
    aim, first, second, take, stab = fits
    pairs = (first[:, None] + second[None, :]).reshape(OTHERS**2, batch)

    def nothing(start: int, stop: int) -> Array:
        zeros: Array = xp.zeros((stop - start, batch), fits.dtype)
        return zeros

    gains: Array = xp.concatenate(
        [
            nothing(0, AIM),
            aim,
            pairs,
            nothing(AIM_TWO + OTHERS**2, TAKE),
            take,
            nothing(SWAP, STAB),
            stab,
            nothing(STAB + OTHERS, ACTIONS),
        ]
    )
    return gains


assert AIM + OTHERS == AIM_TWO  # the order that _named relies on
assert AIM_TWO + OTHERS**2 == STAY
assert TAKE + OTHERS == SWAP
