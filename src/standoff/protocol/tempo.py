"""Tempo: how patient a table is."""

from enum import StrEnum


class Tempo(StrEnum):
    """How patient a table is."""

    QUICK = "quick"
    STANDARD = "standard"
    RELAXED = "relaxed"
    NONE = "none"
    PASSED = "passed"
    """For people who pass one device round: nothing runs out while it is handed over."""
