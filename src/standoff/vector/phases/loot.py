"""Phase 1: everyone alive stands up, and five notes join the loot."""

from standoff.vector.law import NOTES_A_ROUND
from standoff.vector.luck import Luck
from standoff.vector.notes import NOTES, turn_up
from standoff.vector.rows import Lanes
from standoff.vector.table import Tables

THIS_ROUND = ("withdrawn", "wounded", "loaded", "aims", "fired", "foiled", "sharers", "heritage",
              "second_loaded", "second_aim")  # fmt: skip
"""What is forgotten when a round begins (C16)."""


def begin(table: Tables, where: Lanes, luck: Luck) -> None:
    """The next round of these tables."""
    turned = turn_up(table.pile, NOTES - NOTES_A_ROUND * table.round, luck) & where
    table.pile -= turned
    table.loot += turned
    table.round -= where
    for name in THIS_ROUND:
        setattr(table, name, getattr(table, name) & ~where)
