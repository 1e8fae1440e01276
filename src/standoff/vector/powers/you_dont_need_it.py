"""You don't need it anymore: the first to die leaves a gun behind."""

from standoff.vector.numbers import YOU_DONT_NEED_IT
from standoff.vector.rows import Row, lanes, of
from standoff.vector.table import Tables


def asks(table: Tables) -> Row:
    """Everyone alive at the first death, whose own card is still secret (P14, A21)."""
    return table.alive & ~table.shown & table.hidden(YOU_DONT_NEED_IT) & lanes(table.heritage != 0)


def accept(table: Tables, dead: Row) -> None:
    """Take the gun and the cards still in the hand of one of them (P15, A22)."""
    takes = lanes(dead != 0)
    table.shown |= table.holder(YOU_DONT_NEED_IT) & takes
    table.second_clicks += of(table.clicks, dead)
    table.second_bangs += of(table.bangs, dead)
    table.second_bbbs += of(table.bbbs, dead)
    table.clicks &= ~(dead * 15)
    table.bangs &= ~(dead * 15)
    table.bbbs &= ~(dead * 15)
