"""6 Feet Under: every dead gangster pays its holder at the end."""

from standoff.vector.numbers import SIX_FEET_UNDER
from standoff.vector.rows import Row, Word
from standoff.vector.table import Tables

DEATH_WORTH = 2
"""In fives: 10,000 for each character killed (P10, A36)."""


def worth(table: Tables, deaths: Word) -> tuple[Row, Word]:
    """Who is paid, and how much."""
    return table.holder(SIX_FEET_UNDER), DEATH_WORTH * deaths
