"""The worth of a position: each seat's chance to win if great-shark plays on, with all cards open.

One source for both: NumPy reads with it, JAX trains it. A seat is seen as it sees itself, and every
other gangster, with what they hide, goes through the same small encoder.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np

from standoff.minds.arrays import Array, ArrayModule
from standoff.schema.actions import OTHERS, SEATS
from standoff.schema.observation import OWN_SIZE, SCHEMA, SEAT_SIZE, TABLE_SIZE

Weights = Mapping[str, Array]

_CONTEXT = TABLE_SIZE + OWN_SIZE + SEAT_SIZE
_OWN = slice(TABLE_SIZE, TABLE_SIZE + OWN_SIZE)
_OPEN = SEAT_SIZE + OWN_SIZE
"""What there is to know of another gangster: what all see, and what they hide."""
_ALIVE = SCHEMA.slices["seat0.alive"].start
_NEVER = -30.0
_SCALE = 1 / np.array(SCHEMA.highs, np.float32)


def shapes(face: int, trunk: int) -> dict[str, tuple[int, ...]]:
    """The weights of a net with encoders and a trunk of such a width."""
    return {
        "face": (face, _OPEN),
        "face_context": (face, _CONTEXT),
        "face_bias": (face,),
        "face_deep": (face, face),
        "face_deep_bias": (face,),
        "trunk": (trunk, _CONTEXT + 2 * face),
        "trunk_bias": (trunk,),
        "deep": (trunk, trunk),
        "deep_bias": (trunk,),
        "worth": (2, trunk),
        "nobody": (1,),
    }


@cache
def shipped() -> Weights:
    """The weights that come with Standoff."""
    with as_file(files("standoff.minds") / "worth.npz") as path:
        return read(path)


def read(path: Path) -> Weights:
    """The weights of a file that `python -m standoff.training.worth` made."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
        return {name: found[name].astype(np.float32) for name in shapes(0, 0)}


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
    batch, face = seen.shape[1], len(weights["face"])
    context = seen[:_CONTEXT]
    shown = seen[_CONTEXT:].reshape(OTHERS, SEAT_SIZE, batch)
    faces = xp.concatenate([shown, hidden], 1).swapaxes(0, 1).reshape(_OPEN, OTHERS * batch)
    about = weights["face_context"] @ context + weights["face_bias"][:, None]
    first = (weights["face"] @ faces).reshape(face, OTHERS, batch) + about[:, None]
    deep = weights["face_deep"] @ xp.maximum(first, 0).reshape(face, OTHERS * batch)
    seen_so = xp.maximum(deep + weights["face_deep_bias"][:, None], 0).reshape(face, OTHERS, batch)
    seen_so = seen_so * shown[:, 0][None]  # absent seats leave nothing
    trunk = xp.concatenate([context, seen_so.sum(1) / OTHERS, seen_so.max(1)])
    trunk = xp.maximum(weights["trunk"] @ trunk + weights["trunk_bias"][:, None], 0)
    trunk = xp.maximum(weights["deep"] @ trunk + weights["deep_bias"][:, None], 0)
    found: Array = weights["worth"] @ trunk
    return found
