"""A table and how it looks from every seat, each view worked out once."""

from functools import cached_property

from standoff.protocol.editions import View
from standoff.rooms import editions
from standoff.rooms.editions import Table
from standoff.rules.asks import Seat
from standoff.rules.game import view


class Sight:
    """One table. Views are remembered: what is told of a step is told against the step before."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[Seat | None, View] = {}

    def view(self, seat: Seat | None) -> View:
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = view(self.table, seat)
        return seen

    @cached_property
    def stakes(self) -> tuple[int, ...]:
        """What each would get if one, two or more were left to share."""
        return editions.of(self.table.options).stakes(self.table)
