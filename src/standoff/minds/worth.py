"""The worth of a position: each seat's chance to win if great-shark plays on, with all cards open.

One source for both: NumPy reads with it, JAX trains it. A seat is seen as it sees itself, and every
other gangster, with what they hide, goes through the same small encoder.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import numpy as np

from standoff.minds.arrays import Array, ArrayModule
from standoff.schema.actions import OTHERS, SEATS
from standoff.schema.observation import OWN_SIZE, SCHEMA, SEAT_SIZE, TABLE_SIZE

Weights = Mapping[str, Array]

_CONTEXT = TABLE_SIZE + OWN_SIZE + SEAT_SIZE
_OWN = slice(TABLE_SIZE, TABLE_SIZE + OWN_SIZE)
_OPEN = SEAT_SIZE + OWN_SIZE
"""What there is to know of another gangster: what all see, and what they hide."""
_FACE = 64
_TRUNK = 160
_ALIVE = SCHEMA.slices["seat0.alive"].start
_NEVER = -30.0
_SCALE = 1 / np.array(SCHEMA.highs, np.float32)

SHAPES: dict[str, tuple[int, ...]] = {
    "face": (_FACE, _OPEN),
    "face_context": (_FACE, _CONTEXT),
    "face_bias": (_FACE,),
    "face_deep": (_FACE, _FACE),
    "face_deep_bias": (_FACE,),
    "trunk": (_TRUNK, _CONTEXT + 2 * _FACE),
    "trunk_bias": (_TRUNK,),
    "deep": (_TRUNK, _TRUNK),
    "deep_bias": (_TRUNK,),
    "worth": (2, _TRUNK),
    "nobody": (1,),
}


@cache
def shipped() -> Weights:
    """The weights that come with Standoff: for the base game."""
    with (files("standoff.minds") / "worth.npz").open("rb") as file, np.load(file) as found:
        return {name: found[name].astype(np.float32) for name in SHAPES}


def chances(xp: ArrayModule, weights: Weights, observations: Array) -> Array:
    """Each seat's chance: (seats, batch) for everybody's observations (seats, numbers, batch).

    They come to one with the chance that nobody wins. The dead have none.
    """
    seats = len(observations)
    seen = observations * _SCALE[:, None]
    own = seen[:, _OWN]
    weighed = [_weighed(xp, weights, seen[one], _turned(xp, own, one)) for one in range(seats)]
    alone, against = xp.stack(weighed).swapaxes(0, 1)
    alive = observations[:, _ALIVE] > 0
    alone = xp.where(alive, alone, _NEVER)
    nobody = weights["nobody"] + xp.where(alive, against, 0).sum(0)
    every = xp.concatenate([alone, nobody[None]])
    likely = xp.exp(every - every.max(0))
    found: Array = (likely / likely.sum(0))[:seats]
    return found


def _turned(xp: ArrayModule, own: Array, seat: int) -> Array:
    """What the others hide, counted from a seat, and nothing where nobody sits: (others, own, batch)."""
    seats, size, batch = own.shape
    around = [own[(seat + offset) % seats] for offset in range(1, seats)]
    nothing = [xp.zeros((size, batch), own.dtype)] * (SEATS - seats)
    turned: Array = xp.stack([*around, *nothing])
    return turned


def _weighed(xp: ArrayModule, weights: Weights, seen: Array, hidden: Array) -> Array:
    """How much a seat weighs beside the others, and how much it speaks for nobody: (2, batch)."""
    batch = seen.shape[1]
    context = seen[:_CONTEXT]
    shown = seen[_CONTEXT:].reshape(OTHERS, SEAT_SIZE, batch)
    faces = xp.concatenate([shown, hidden], 1).swapaxes(0, 1).reshape(_OPEN, OTHERS * batch)
    about = weights["face_context"] @ context + weights["face_bias"][:, None]
    first = (weights["face"] @ faces).reshape(_FACE, OTHERS, batch) + about[:, None]
    deep = weights["face_deep"] @ xp.maximum(first, 0).reshape(_FACE, OTHERS * batch)
    read = xp.maximum(deep + weights["face_deep_bias"][:, None], 0).reshape(_FACE, OTHERS, batch)
    read = read * shown[:, 0][None]  # absent seats leave nothing
    trunk = xp.concatenate([context, read.sum(1) / OTHERS, read.max(1)])
    trunk = xp.maximum(weights["trunk"] @ trunk + weights["trunk_bias"][:, None], 0)
    trunk = xp.maximum(weights["deep"] @ trunk + weights["deep_bias"][:, None], 0)
    found: Array = weights["worth"] @ trunk
    return found
