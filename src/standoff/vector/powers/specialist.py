"""The Specialist: fires the fast one twice."""

from standoff.vector.numbers import SPECIALIST
from standoff.vector.rows import Row, Word, some
from standoff.vector.table import Tables


def asks(table: Tables) -> Row:
    """Who fired a BBB in this phase and has a card left, their own still secret (P31, A34, A35)."""
    cards = some(table.clicks | table.bangs | table.bbbs)
    return table.alive & ~table.shown & table.hidden(SPECIALIST) & table.fired & cards


def accept(table: Tables, thrown: Word) -> None:
    """Take the BBB back for another unused card (P33)."""
    click, bang, bbb = thrown & 1, thrown >> 1 & 1, thrown >> 2 & 1
    holder = table.holder(SPECIALIST)
    swaps = click | bang | bbb
    table.shown |= holder * swaps
    table.clicks -= holder * click
    table.bangs -= holder * bang
    table.bbbs += holder * (swaps - bbb)
