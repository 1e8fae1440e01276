"""It does not even hurt!: down, and up again for the money."""

from standoff.vector.numbers import DOES_NOT_HURT
from standoff.vector.rows import Row
from standoff.vector.table import Tables


def asks(table: Tables) -> Row:
    """Everyone alive who is down, whose own card is still secret (P34, A38)."""
    down = table.alive & ~table.standing
    return down & ~table.shown & table.hidden(DOES_NOT_HURT)


def accept(table: Tables, joins: Row) -> None:
    """Stand up before the split and share in it."""
    table.shown |= joins
    table.withdrawn &= ~joins
    table.wounded &= ~joins
