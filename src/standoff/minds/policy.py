"""A learned mind as a small file: half-precision weights and a card that says what they are."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile
from zlib import error

import numpy as np

from standoff.minds import net
from standoff.schema.observation import SCHEMA

CARD = "card"
Card = dict[str, Any]
"""What is told of a policy beside its weights, as JSON holds it."""


class PolicyError(ValueError):
    """A file that holds no mind that can play here."""


@dataclass(frozen=True)
class Policy:
    """Weights that play, and their card."""

    weights: dict[str, np.ndarray]
    card: Card
    """How it was trained, for which rules and which observations, and what it measured."""


def save(path: Path, policy: Policy, schema: str = SCHEMA.hash) -> None:
    """Write a policy; whoever reads the file sees the old one or the new one, never half of one."""
    card = {**policy.card, "schema": schema}
    arrays = {CARD: np.frombuffer(json.dumps(card, sort_keys=True).encode(), np.uint8)}
    for name, weight in policy.weights.items():
        arrays[name] = np.asarray(weight, np.float16)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    beside.replace(path)


def load(
    path: Path, shapes: Mapping[str, tuple[int, ...]] = net.SHAPES, schema: str = SCHEMA.hash
) -> Policy:
    """Read a policy, or say in one line why it cannot play."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            card = json.loads(file[CARD].tobytes())
            ours = isinstance(card, dict) and card.get("schema") == schema
            weights = {name: file[name].astype(np.float32) for name in shapes if ours}
    except OSError as fault:
        raise PolicyError(f"{path} is no policy of Standoff: {fault.strerror or fault}") from None
    except (EOFError, ValueError, KeyError, TypeError, AttributeError, BadZipFile, error):
        # What NumPy says of such a file is how to read it without safety.
        raise PolicyError(
            f"{path} is no policy of Standoff: nothing `standoff train` wrote"
        ) from None
    if not isinstance(card, dict):
        raise PolicyError(f"{path} is no policy of Standoff: its card is none")
    if card.get("schema") != schema:
        raise PolicyError(
            f"{path} was trained on observations {card.get('schema')}, and this version of "
            f"Standoff makes {schema}: train it anew, or use the version it was made with"
        )
    wrong = [name for name, shape in shapes.items() if weights[name].shape != shape]
    if wrong:
        raise PolicyError(f"{path} has weights of another shape: {', '.join(wrong)}")
    return Policy(weights, card)
