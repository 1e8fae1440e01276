"""Phase 2: everyone lays a bullet face down; who loads last does so at the end of phase 3."""

from standoff.vector.powers import cunning
from standoff.vector.rows import EVERY, Row, Word, lanes, some
from standoff.vector.table import Tables


def asks(table: Tables, *, last: bool) -> Row:
    """Who loads now, or who loads last."""
    late = cunning.loads_last(table)
    return table.alive & (late if last else ~late)


def kinds(table: Tables) -> Row:
    """The kinds each may load: 1 click, 2 bang, 4 bbb."""
    return some(table.clicks) | some(table.bangs) << 1 | some(table.bbbs) << 2


def second_kinds(table: Tables) -> Word:
    """The kinds the second gun may load."""
    clicks, bangs = table.second_clicks, table.second_bangs
    return (lanes(clicks > 0) & 1) | (lanes(bangs > 0) & 2) | table.second_bbbs << 2


def resolve(table: Tables, laid: Row, second: Word) -> None:
    """Lay the cards chosen; whoever is not asked lays none."""
    table.clicks -= laid & EVERY
    table.bangs -= laid >> 1 & EVERY
    table.bbbs -= laid >> 2 & EVERY
    table.loaded |= laid
    table.second_clicks -= second & 1
    table.second_bangs -= second >> 1 & 1
    table.second_bbbs -= second >> 2 & 1
    table.second_loaded |= second
