"""Outlooks: how the seats count a table, clockwise and each from itself."""

from collections.abc import Callable
from typing import NamedTuple

from standoff.schema.actions import SEATS
from standoff.vector.asking import absolute, around
from standoff.vector.rows import Row, Word, lanes, pick
from standoff.vector.table import Tables

_NOWHERE = 15
"""What no gun points at."""


class Outlook(NamedTuple):
    """How some seats count the table: all alike where every table has as many seats."""

    lookers: tuple[int, ...]
    name: str
    turned: Callable[[Row], Row]
    """A row as it is counted."""
    targets: tuple[Word, ...]
    """What `aims` says for whoever is counted first, second and so on."""
    players: int | None
    """How many seats all tables have; None where rows are turned for one seat."""

    def place(self, looker: int, offset: int) -> int | None:
        """Where in a row stands who is counted so from a seat; None for nobody."""
        if self.players is None:
            return offset
        return (looker + offset) % self.players if offset < self.players else None


def outlooks(table: Tables) -> tuple[Outlook, ...]:
    """One for all seats, or one for each where tables of several sizes are mixed."""
    law = table.law
    if len(law.players) == 1:
        places = tuple(range(1, law.seats + 1))
        return (Outlook(tuple(range(law.seats)), "", lambda row: row, places, law.seats),)
    return tuple(
        Outlook((seat,), f"{seat}.", _turned(table, seat), _targets(table, seat), None)
        for seat in range(law.seats)
    )


def _turned(table: Tables, seat: int) -> Callable[[Row], Row]:
    return lambda row: around(table, row, seat)


def _targets(table: Tables, seat: int) -> tuple[Word, ...]:
    return tuple(
        pick(lanes(table.players > offset), absolute(table, seat, offset) + 1, _NOWHERE)
        for offset in range(SEATS)
    )
