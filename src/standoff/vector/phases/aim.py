"""Phase 3: everyone points at somebody else at once; who aims last sees that first."""

from standoff.vector.powers import kid
from standoff.vector.rows import Row, Word
from standoff.vector.table import Tables


def asks(table: Tables, *, last: bool) -> Row:
    """Who aims now, or who aims last."""
    late = kid.aims_last(table)
    return table.alive & (late if last else ~late)


def resolve(table: Tables, aims: Row, second: Word) -> None:
    """Point the guns; whoever is not asked points none."""
    table.aims |= aims
    table.second_aim |= second
