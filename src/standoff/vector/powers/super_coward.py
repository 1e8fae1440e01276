"""Super Coward: shame pays."""

from standoff.vector.numbers import SUPER_COWARD
from standoff.vector.rows import Row
from standoff.vector.table import Tables


def holder(table: Tables) -> Row:
    """For whom each Shame marker adds what it would cost anybody else (P30, S10)."""
    return table.holder(SUPER_COWARD)
