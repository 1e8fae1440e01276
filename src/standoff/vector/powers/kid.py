"""The Kid: aims when all the others have."""

from standoff.vector.numbers import KID
from standoff.vector.rows import Row
from standoff.vector.table import Tables


def aims_last(table: Tables) -> Row:
    """Shown before phase 3; from then on aims after everyone else (P26, P27, A28)."""
    return table.shown & table.holder(KID)
