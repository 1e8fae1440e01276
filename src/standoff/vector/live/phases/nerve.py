"""Phase 4, the second whistle: everyone stays, or goes to the Coward's Corner."""

from standoff.vector.live.seats import Set
from standoff.vector.live.table import LiveTables


def resolve(table: LiveTables, withdrawing: Set) -> None:
    gone = withdrawing & table.in_play
    table.in_play = table.in_play & ~gone
    table.coward = table.coward | gone
