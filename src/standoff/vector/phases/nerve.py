"""Phase 4: everyone stays or withdraws at once; shots at those who withdrew are foiled."""

from standoff.vector.rows import Row, Word, at
from standoff.vector.table import Tables


def asks(table: Tables) -> Row:
    return table.alive


def resolve(table: Tables, gone: Row) -> None:
    """Some withdraw: a Shame marker each, a flashing one after the alert (C30, K15)."""
    if table.remembers:
        _remember(table, gone)
    table.withdrawn |= gone
    table.shame += gone
    table.flashing += gone & table.alerted
    table.discard(gone)
    _foil(table, gone)


def _foil(table: Tables, gone: Row) -> None:
    """C32: whoever aims at someone who withdrew loses that bullet, unseen, gun by gun (A20)."""
    foiled: Row = 0
    for seat in range(table.law.seats):
        foiled |= pointed(gone, at(table.aims, seat)) << (4 * seat)
    table.foiled |= table.loaded & (foiled * 7)
    table.loaded &= ~(foiled * 7)
    if table.law.has_powers:
        table.second_loaded &= pointed(gone, table.second_aim) - 1


def pointed(who: Row, aim: Word) -> Word:
    """1 where an aim points at somebody of a set."""
    return (who << 4) >> (aim << 2) & 1


def _remember(table: Tables, gone: Row) -> None:
    """Count who stayed and who withdrew before a gun."""
    aimed_at: Row = 0
    for seat in range(table.law.seats):
        aimed_at |= 1 << (at(table.aims, seat) << 2)
    if table.law.has_powers:
        aimed_at |= 1 << (table.second_aim << 2)
    before_guns = (aimed_at >> 4) & table.alive & table.go
    table.fled += before_guns & gone
    table.stood += before_guns & ~gone
