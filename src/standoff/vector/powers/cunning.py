"""The Cunning: loads when all have aimed."""

from standoff.vector.numbers import CUNNING
from standoff.vector.rows import EVERY, Row
from standoff.vector.table import Tables


def loads_last(table: Tables) -> Row:
    """Shown before phase 3; from then on loads at the end of it (P28, P29, A28)."""
    return table.shown & table.holder(CUNNING)


def take_back(table: Tables, shows: Row) -> None:
    """Who shows it with a card laid takes that back, unseen (A30)."""
    back = table.loaded & ((shows & table.holder(CUNNING)) * 7)
    table.clicks += back & EVERY
    table.bangs += back >> 1 & EVERY
    table.bbbs += back >> 2 & EVERY
    table.loaded ^= back
