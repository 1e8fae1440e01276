"""What the mind of Live has learned from games: who ends up beside an adversary, and what a lead is worth."""

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from standoff.minds.policy import Policy

Numbers = NDArray[np.float32]

KINDS = ("accountant", "grudge", "reckless", "timid", "random", "somebody", "mind")
"""What anybody in play may be like: a bot of Live, a person, or somebody who thinks like oneself."""
CARDS = ("bbb", "double", "shotgun", "kevlar", "backstab", "boom")
ROUNDS_BEFORE = 4
"""So many rounds are followed by another."""
SHAPES: Mapping[str, tuple[int, ...]] = {
    "beside": (len(KINDS), len(CARDS)),
    "width": (ROUNDS_BEFORE,),
    "absence": (ROUNDS_BEFORE,),
}
SCHEMA_HASH = sha256("\n".join((*KINDS, *CARDS, *SHAPES)).encode()).hexdigest()[:16]
"""Sixteen digits that differ as soon as something else is learned."""


class Learned(NamedTuple):
    """Money is counted in twenties."""

    beside: Numbers
    """How often somebody like this, with this card, stands beside an adversary at the whistle."""
    width: Numbers
    """How little a lead after each round is worth: so much of it makes a team 2.7 times likelier to win."""
    absence: Numbers
    """What it costs a team after each round that one of them sits out the next."""


def learned_of(policy: Policy) -> Learned:
    return Learned(*[policy.weights[name] for name in SHAPES])


def chance(scores: Numbers, team: int, width: float) -> Numbers:
    """How likely a team is to be the richest in the end: worlds by teams in."""
    likely = np.exp((scores - scores.max(1, keepdims=True)) / width)
    found: Numbers = likely[:, team] / likely.sum(1)
    return found
