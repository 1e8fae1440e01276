"""Masks as bits: which of the actions each seat may take, in the order of their numbers."""

from standoff.schema.actions import KINDS, OTHERS
from standoff.vector.asking import Asking, around
from standoff.vector.numbers import YOU_DONT_NEED_IT
from standoff.vector.phases import load
from standoff.vector.rows import EVERY, Row, Word, at
from standoff.vector.table import Tables

Bits = tuple[Word, Word]
"""The actions that a seat may take: one bit each, the first 32 and the rest."""


def mask_bits(table: Tables, asks: Asking) -> tuple[Bits, ...]:
    """What every seat may do."""
    return tuple(_bits(_flags(table, asks, seat)) for seat in range(table.law.seats))


def _bits(allowed: list[Word]) -> Bits:
    low: Word = 0
    high: Word = 0
    for place, flag in enumerate(allowed):
        if place < 32:
            low |= flag << place
        else:
            high |= flag << (place - 32)
    return low, high


def _flags(table: Tables, asks: Asking, seat: int) -> list[Word]:
    """1 for each action that a seat may take."""
    heir = table.heir
    kinds = at(load.kinds(table), seat)
    two_guns: tuple[Row, Row] = (0, 0)
    if table.law.has(YOU_DONT_NEED_IT):
        two_guns = asks.loads & heir, asks.aims & heir
    return [
        at(EVERY & ~asks.asked, seat),
        *_kinds(at(asks.loads & ~heir, seat), kinds),
        *_kind_pairs(at(two_guns[0], seat), kinds, load.second_kinds(table)),
        *_places(table, asks.aims & ~heir, table.alive, seat),
        *_place_pairs(table, two_guns[1], table.alive, seat),
        *[at(asks.nerve, seat)] * 2,
        at(asks.window, seat),
        at(asks.shows, seat),
        *_places(table, asks.takes, table.heritage, seat),
        *_kinds(at(asks.swaps, seat), kinds),
        at(asks.joins, seat),
        *_places(table, asks.stabs, asks.victims, seat),
        at(asks.phone, seat),
        at(asks.calls, seat),
    ]


def _is_nobody(who: Row) -> bool:
    return isinstance(who, int) and who == 0


def _kinds(asked: Word, kinds: Word) -> list[Word]:
    if _is_nobody(asked):
        return [0] * len(KINDS)
    return [asked & kinds >> kind for kind in range(len(KINDS))]


def _kind_pairs(asked: Word, kinds: Word, second: Word) -> list[Word]:
    if _is_nobody(asked):
        return [0] * len(KINDS) ** 2
    return [own & second >> kind for own in _kinds(asked, kinds) for kind in range(len(KINDS))]


def _places(table: Tables, who: Row, targets: Row, seat: int) -> list[Word]:
    """Which of the others, clockwise, a seat may name."""
    if _is_nobody(who):
        return [0] * OTHERS
    turned, asked = around(table, targets, seat), at(who, seat)
    return [at(turned, offset) & asked for offset in range(1, OTHERS + 1)]


def _place_pairs(table: Tables, who: Row, targets: Row, seat: int) -> list[Word]:
    if _is_nobody(who):
        return [0] * OTHERS**2
    one = _places(table, who, targets, seat)
    return [first & second for first in one for second in one]
