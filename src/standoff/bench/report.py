"""What a bench is, and the report it hands back."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

Progress = Callable[[float], None]
"""Told now and then which part of the work is done, from 0 to 1."""


class Spread(Struct, frozen=True):
    """Something measured several times: the median, and the quartiles around it."""

    median: float
    low: float
    high: float


class Sheet(Struct, frozen=True):
    """Some figures side by side, for people; the first column names the rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Report(Struct, frozen=True):
    """What a bench found out."""

    title: str
    sheets: tuple[Sheet, ...]
    notes: tuple[str, ...]
    figures: dict[str, object]
    """The same for programs."""


class MissingError(Exception):
    """Something the bench measures against is not installed."""


class Bench(Protocol):
    """A module of this package that measures one part of the project."""

    HELP: str
    """One line for `standoff bench --help`."""
    SECONDS: float
    """How long it takes unless told otherwise."""

    def measure(self, seconds: float, progress: Progress) -> Report:
        """Take about so long, and report."""
