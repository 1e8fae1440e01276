"""Dragon Skin: never more than one wound a round."""

from standoff.vector.numbers import DRAGON_SKIN
from standoff.vector.rows import Row, some
from standoff.vector.table import Tables


def markers(table: Tables, hits: Row, struck: Row) -> Row:
    """At most one wound a round for its holder, one a hit for all others (P18, A33)."""
    skin = table.holder(DRAGON_SKIN)
    return (hits & ~(skin * 15)) | (struck & skin & ~table.wounded)


def shown_by(table: Tables, hits: Row, markers: Row) -> Row:
    """Shown by a hit that gave no marker (P19)."""
    return some(hits - markers) & table.holder(DRAGON_SKIN)
