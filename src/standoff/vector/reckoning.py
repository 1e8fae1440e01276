"""Who has won the tables as they stand, and what everyone's sum is (S1-S12, K17-K25)."""

from typing import NamedTuple

from standoff.vector.powers import six_feet_under, super_coward
from standoff.vector.rows import EVERY, Row, Word, at, count, lanes, pick
from standoff.vector.table import Tables

FLASHING_ALLOWED = 1
"""K16"""
LOWEST = -(1 << 20)


class Reckoning(NamedTuple):
    """How the tables would end now."""

    winners: Row
    sums: tuple[Word, ...]
    """In fives, seat by seat; of the dead it means nothing."""


def reckon(table: Tables) -> Reckoning:
    """The richest living, but a lone survivor and a cop who made it come first."""
    alive, living = table.alive, count(table.alive)
    sums = _sums(table, table.players - living)
    rich = alive & ~table.cop  # K19, A53; a lone cop wins all the same
    merits = [_merit(table, seat, total) for seat, total in enumerate(sums)]
    best: Word = LOWEST
    for seat, merit in enumerate(merits):
        merits[seat] = pick(-(at(rich, seat) & 1), merit, LOWEST)
        best = _larger(best, merits[seat])
    winners: Row = 0
    for seat, merit in enumerate(merits):
        winners |= (lanes(merit == best) & 1) << (4 * seat)
    winners &= rich
    if table.law.has_cop:
        clean = ((table.flashing + (7 - FLASHING_ALLOWED) * EVERY) >> 3 & EVERY) ^ EVERY
        made_it = table.cop & alive & table.alerted & clean  # K17
        winners = pick(lanes(made_it != 0), made_it, winners)
    return Reckoning(pick(lanes(living <= 1), alive, winners), tuple(sums))


def _sums(table: Tables, deaths: Word) -> list[Word]:
    """Money, shame and power of each come to this (S4, S10, S11)."""
    coward = super_coward.holder(table)
    heir, bonus = six_feet_under.worth(table, deaths)
    sums = []
    for seat in range(table.law.seats):
        word = table.odd_money if seat % 2 else table.even_money
        money = word >> (8 * (seat // 2)) & 255
        shame = at(table.shame, seat)
        sign = 2 * at(coward, seat) - 1
        sums.append(money + sign * shame + at(heir, seat) * bonus)
    return sums


def _merit(table: Tables, seat: int, total: Word) -> Word:
    """A number that is larger for whoever is richer, then less ashamed, then more wounded."""
    return (total << 8) - (at(table.shame, seat) << 4) + at(table.wounds, seat)


def _larger(one: Word, other: Word) -> Word:
    return pick(lanes(one < other), other, one) if not isinstance(one, int) else other
