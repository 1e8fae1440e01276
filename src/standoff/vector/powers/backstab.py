"""Backstab: a foiled shot becomes a stab at a neighbour."""

from standoff.vector.numbers import BACKSTAB
from standoff.vector.rows import EVERY, Row, Word, lanes, some
from standoff.vector.table import Tables


def asks(table: Tables) -> Row:
    """Who was foiled beside somebody standing, their own card still secret (P38, A39, A41)."""
    if not table.law.has(BACKSTAB):
        return 0
    beside = _beside(table, left=True) | _beside(table, left=False)
    concerned = table.alive & some(table.foiled) & beside
    return concerned & ~table.shown & table.hidden(BACKSTAB)


def offered(table: Tables, asked: Row) -> Row:
    """The holder, unless what was foiled is a Click (P40)."""
    return asked & table.holder(BACKSTAB) & some(table.foiled & 6 * EVERY)


def victims(table: Tables, holder: Row) -> Row:
    """The next living gangster on each side, if they stand (P39, A41)."""
    found: Row = 0
    for left in (True, False):
        near = holder
        for _ in range(table.law.seats - 1):
            lives = near & table.alive & ~holder
            near = lives | (_turned(table, near, left=left) & lanes(lives == 0))
        found |= near
    return found & table.standing & ~holder


def _beside(table: Tables, *, left: bool) -> Row:
    """Whose next living gangster on one side stands."""
    stands, lives = table.standing, table.alive
    beside: Row = 0
    decided: Row = 0
    for _ in range(table.law.seats - 1):
        stands, lives = _turned(table, stands, left=left), _turned(table, lives, left=left)
        beside |= stands & ~decided
        decided |= lives
    return beside


def _turned(table: Tables, row: Row, *, left: bool) -> Row:
    """A row in which everyone has what the neighbour on one side had."""
    last: Word = 4 * (table.players - 1)
    if left:
        return (row >> 4) | ((row & 15) << last)
    return ((row << 4) | (row >> last)) & (table.present * 15)


def accept(table: Tables, victim: Row) -> None:
    """Show the card, and the foiled bullet as proof (A43); the wound is dealt by the window."""
    stabs = lanes(victim != 0)
    holder = table.holder(BACKSTAB) & stabs
    table.shown |= holder
    if table.remembers:
        proof = table.foiled & (holder * 15)
        table.seen_bangs += proof >> 1 & EVERY
        table.seen_bbbs += proof >> 2 & EVERY
