"""The Unbreakable: only the fourth wound kills."""

from standoff.vector.numbers import UNBREAKABLE
from standoff.vector.rows import Row, among
from standoff.vector.table import Tables


def extra_wound(table: Tables) -> Row:
    """Dies at the fourth wound, not the third (P12, A32)."""
    return table.holder(UNBREAKABLE)


def shown_by(table: Tables) -> Row:
    """Shown by surviving the third (P13)."""
    holder = table.holder(UNBREAKABLE)
    return holder & among(table.wounds, 3) if table.law.has(UNBREAKABLE) else 0
