"""Phases 5 and 6: the fast bullets, then all others; each volley is simultaneous."""

from standoff.vector.phases.wounding import end_phase, strike
from standoff.vector.rows import EVERY, Row, Word, at
from standoff.vector.table import Tables

CLICK, BANG, BBB = 1, 2, 4
"""Bits of a card in play."""


def fast_volley(table: Tables) -> None:
    """Phase 5: every BBB still in play (C35-C39)."""
    table.fired |= table.loaded >> 2 & EVERY & table.go
    _volley(table, BBB)


def volley(table: Tables) -> None:
    """Phase 6: every other card (C40-C46)."""
    _volley(table, CLICK | BANG)


def _volley(table: Tables, cards: int) -> None:
    """Who is hit now still fires now (C37, C43): all shots are counted before any wound."""
    fired = table.loaded & (cards * EVERY) & table.go
    second = table.second_loaded & cards & table.go
    hits = _hits(table, fired, second)
    table.loaded ^= fired
    table.second_loaded ^= second
    if table.remembers:
        _remember(table, fired, second)
    everyone = table.alive
    strike(table, hits & table.go)
    end_phase(table, table.go, everyone)


def _hits(table: Tables, fired: Row, second: Word) -> Row:
    """How many bullets, Clicks not counted, fly at each seat."""
    shots = (fired >> 1 | fired >> 2) & EVERY
    hits: Row = 0
    for seat in range(table.law.seats):
        hits += (at(shots, seat) & 1) << (at(table.aims, seat) << 2)
    if table.law.has_powers:
        hits += ((second >> 1 | second >> 2) & 1) << (table.second_aim << 2)
    return hits >> 4 & 0xFFFFFF


def _remember(table: Tables, fired: Row, second: Word) -> None:
    """Everybody sees what is fired, Clicks too (C41)."""
    heir = table.heir
    table.seen_clicks += (fired & EVERY) + heir * (second & 1)
    table.seen_bangs += (fired >> 1 & EVERY) + heir * (second >> 1 & 1)
    table.seen_bbbs += (fired >> 2 & EVERY) + heir * (second >> 2 & 1)
