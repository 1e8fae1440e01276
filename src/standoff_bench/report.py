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


class BenchSheet(Struct, frozen=True):
    """Some figures side by side, for people; the first column names the rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class BenchReport(Struct, frozen=True):
    """What a bench found out."""

    title: str
    sheets: tuple[BenchSheet, ...]
    notes: tuple[str, ...]
    figures: dict[str, object]
    """The same for programs."""


class BenchOption(Struct, frozen=True):
    """A number that a bench may be told."""

    name: str
    default: int | None
    help: str


class Bench(Protocol):
    """A module of this package that measures one part of the project."""

    HELP: str
    """One line for `standoff bench --help`."""
    SECONDS: float
    """How long it takes unless told otherwise."""
    measure: Callable[..., BenchReport]
    """Takes about so many seconds, tells its progress, and takes each option by its name."""


def options(bench: Bench) -> tuple[BenchOption, ...]:
    """What a bench may be told besides how long to take."""
    found: tuple[BenchOption, ...] = getattr(bench, "OPTIONS", ())
    return found
