"""Who plays with which mind: the frozen scripted ones, and the Shark in three strengths."""

from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import as_file, files
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from standoff.bots.minds.bot import MindBot, Observation, Preferences
from standoff.minds import net, style
from standoff.minds.arrays import Array
from standoff.minds.frozen import styles
from standoff.minds.policy import Policy, load


class Strength(NamedTuple):
    """How near a shark keeps to what it has learned."""

    temperature: float = 1.0
    forgets: bool = False
    """Whether it knows nothing of what others did in earlier rounds."""
    steady: bool = False
    """Whether it never withdraws without a gun on it, however warm it is."""


STRENGTHS: Mapping[str, Strength] = MappingProxyType(
    {
        "young-shark": Strength(temperature=4.0, forgets=True, steady=True),
        "shark": Strength(temperature=2.0, steady=True),
        "great-shark": Strength(),
    }
)


@cache
def shark() -> Policy:
    """The policy that comes with Standoff."""
    with as_file(files("standoff.minds") / "shark.npz") as path:
        return load(path)


def mind(name: str) -> MindBot:
    """A bot by the name of its mind."""
    if name not in STRENGTHS:
        return MindBot(scripted(name))
    return MindBot(learned(), **STRENGTHS[name]._asdict())


@cache
def scripted(name: str) -> Preferences:
    """What a frozen mind prefers."""
    return partial(_styled, styles()[name])


@cache
def learned() -> Preferences:
    """What the shipped policy prefers."""
    return partial(taught, shark().weights)


def _styled(numbers: style.Style, seen: Observation) -> Array:
    return style.logits(np, numbers, seen)


def taught(weights: net.Weights, seen: Observation) -> Array:
    """What a learned mind prefers."""
    return net.logits(np, weights, seen)
