"""A policy that a command line names: the one that comes with Standoff, or a file."""

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from standoff.cli.command import CommandError

if TYPE_CHECKING:
    from standoff.minds.net import Weights

SHIPPED = "great-shark"


def weights_of(name: str) -> "Weights":
    """The weights of a policy."""
    from standoff.bots.minds.cast import shark
    from standoff.minds.policy import PolicyError, load

    if name == SHIPPED:
        return shark().weights
    try:
        return load(Path(name)).weights
    except PolicyError as fault:
        raise CommandError(str(fault)) from fault


def weights_fingerprint(weights: "Weights") -> str:
    """Sixteen digits that differ as soon as a weight does."""
    numbers = sha256()
    for name in sorted(weights):
        numbers.update(name.encode() + weights[name].astype("<f4").tobytes())
    return numbers.hexdigest()[:16]
