"""What the lab needs besides the game itself, and how its absence is told."""

from collections.abc import Iterator
from contextlib import contextmanager


class LabMissingError(ImportError):
    """A package of the extra is not installed."""


@contextmanager
def the_lab(what: str) -> Iterator[None]:
    """Import what comes with the extra in here; if it is not there, one line says how to get it."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.startswith("standoff"):
            raise
        line = f'{what} needs {fault.name}, which is not installed: pip install ".[lab]" in a clone'
        raise LabMissingError(line) from None
