"""The Insane: a grenade on the table, and a finger in its ring."""

from standoff.vector.numbers import INSANE
from standoff.vector.rows import Lanes, Row, lanes
from standoff.vector.table import Tables


def victims(table: Tables, where: Lanes) -> Row:
    """Once shown, the holder's next wound wounds everyone standing (P20-P25, A23-A26)."""
    if not table.law.has(INSANE):
        return 0
    pulled = lanes((table.shown & table.holder(INSANE) & table.wounded) != 0)
    goes_off = pulled & lanes(table.exploded == 0) & where
    table.exploded |= table.round & goes_off
    return table.standing & goes_off


def stop_round(table: Tables) -> None:
    """P22: a grenade ends the round."""
    if table.law.has(INSANE):
        stops = lanes(table.exploded == table.round) & table.go
        table.round_over |= stops
        table.go &= ~stops
