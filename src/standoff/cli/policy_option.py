"""A policy that a command line names: the one that comes with Standoff, or a file."""

from pathlib import Path
from typing import Any

from standoff.cli.command import CommandError

SHIPPED = "great-shark"


def weights_of(name: str) -> Any:
    """The weights of a policy."""
    from standoff.bots.minds.cast import shark
    from standoff.minds.policy import PolicyError, load

    if name == SHIPPED:
        return shark().weights
    try:
        return load(Path(name)).weights
    except PolicyError as fault:
        raise CommandError(str(fault)) from fault
