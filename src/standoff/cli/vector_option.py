"""Playing on the vector engine: who can, and what it needs."""

from collections.abc import Iterable

from standoff.bots.minds.names import STYLES
from standoff.cli.command import CommandError
from standoff.env.lab import LabMissingError, the_lab
from standoff.rules.classic.options import Options

RULES, VECTOR, CAREFUL = "rules", "vector", "careful"
IN_NUMBERS = ("great-shark", *STYLES, "random")
"""Who can play on the vector engine."""


def check_vector(names: Iterable[str], options: Options) -> None:
    """Refuse whoever decides in anything but numbers, a machine without JAX, and unknown powers."""
    for name in names:
        if name not in IN_NUMBERS:
            raise CommandError(
                f"the vector engine cannot play {name}; it plays {', '.join(IN_NUMBERS)}"
            )
    try:
        with the_lab("--engine vector"):
            import jax  # noqa: F401
    except LabMissingError as fault:
        raise CommandError(str(fault)) from fault
    check_powers(options)


def check_powers(options: Options) -> None:
    """Refuse what the engine has not been taught."""
    from standoff.vector.law import law

    try:
        law(options.players, options.powers, options.cop, options.money)
    except ValueError as fault:
        raise CommandError(str(fault)) from fault
