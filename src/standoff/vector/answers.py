"""Actions of a step as answers: what the actions of a step say, where a table waits for them.

What a seat may not do counts as the lowest action that it may.
"""

import jax

from standoff.schema.actions import (
    AIM,
    AIM_TWO,
    CALL,
    JOIN,
    KINDS,
    LOAD,
    LOAD_TWO,
    OTHERS,
    SHOW,
    STAB,
    SWAP,
    TAKE,
    WITHDRAW,
)
from standoff.vector.asking import absolute, around
from standoff.vector.phases import load
from standoff.vector.rows import Lanes, Row, Word, at, lanes, nth, of, pick
from standoff.vector.table import Tables


class ActionPlayers:
    """Players whose answers lie in an array, seat by seat."""

    def __init__(self, table: Tables, actions: jax.Array) -> None:
        self.actions = [actions[seat] for seat in range(table.law.seats)]

    def _heard(self, table: Tables, moment: int, asked: Row) -> Lanes:
        """The tables that waited here; those that only now come here and ask somebody stop."""
        here = lanes(table.moment == moment)
        if not isinstance(asked, int):
            stops = table.go & lanes(asked != 0)
            table.next = pick(stops, moment, table.next)
            table.go &= ~stops
        table.go |= here
        return here

    def _said(self, action: int, may: Row) -> Row:
        """Who, of those who may, has taken one action."""
        said: Row = 0
        if isinstance(may, int):
            return 0
        for seat, chosen in enumerate(self.actions):
            said |= (lanes(chosen == action) & 1) << (4 * seat)
        return said & may

    def _of(self, who: Row) -> Word:
        """The action of the only seat in a set."""
        action: Word = 0
        for seat, chosen in enumerate(self.actions):
            action |= chosen & -at(who, seat)
        return action

    def _seat(self, table: Tables, who: Row, first: int) -> Row:
        """The seat that the only one in a set has named by its offset, as a set."""
        named: Row = 0
        for seat, chosen in enumerate(self.actions):
            offset = chosen - first
            place = absolute(table, seat, offset + 1)
            fits = lanes(offset >= 0) & lanes(offset < table.players - 1) & -at(who, seat)
            named |= (1 << ((place & 7) << 2)) & fits
        return named & table.present

    def shows(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        here = self._heard(table, moment, asked)
        return self._said(SHOW, may & here)

    def loads(self, table: Tables, moment: int, asked: Row) -> tuple[Row, Word]:
        here = self._heard(table, moment, asked)
        kinds = load.kinds(table)
        laid: Row = 0
        for seat, chosen in enumerate(self.actions):
            laid |= _legal_kind(chosen - LOAD, at(kinds, seat)) << (4 * seat)
        laid &= asked * 7 & here
        if not table.law.has_powers:
            return laid, 0
        heir = asked & table.heir
        armed = lanes(heir != 0) & here
        pair = self._of(heir) - LOAD_TWO
        own, other = of(kinds, heir), load.second_kinds(table)
        first, second = pair // len(KINDS), pair % len(KINDS)
        legal = _bit(first) & own, _bit(second) & other
        fits = lanes(pair >= 0) & lanes(legal[0] != 0) & lanes(legal[1] != 0)
        mine = pick(fits, legal[0], own & -own)
        theirs = pick(fits, legal[1], other & -other)
        return pick(armed, (laid & ~(heir * 7)) | heir * mine, laid), theirs & armed

    def aims(self, table: Tables, moment: int, asked: Row) -> tuple[Row, Word]:
        here = self._heard(table, moment, asked)
        aims: Row = 0
        second: Word = 0
        for seat, chosen in enumerate(self.actions):
            others = around(table, table.alive, seat) >> 4
            lowest = nth(others, 0)
            offset = _legal_place(chosen - AIM, others, lowest)
            if table.law.has_powers:
                armed = -at(table.heir, seat)
                pair = chosen - AIM_TWO
                first, other = pair // OTHERS, pair % OTHERS
                fits = _is_legal(first, others) & _is_legal(other, others)
                offset = pick(armed, pick(fits, first, lowest), offset)
                target = absolute(table, seat, pick(fits, other, lowest) + 1) + 1
                second |= target & armed & -at(asked, seat)
            aims |= (absolute(table, seat, offset + 1) + 1) << (4 * seat)
        return aims & (asked * 15) & here, second & here

    def withdraws(self, table: Tables, moment: int, asked: Row) -> Row:
        here = self._heard(table, moment, asked)
        return self._said(WITHDRAW, asked & here)

    def stabs(self, table: Tables, moment: int, asked: Row, stabber: Row, victims: Row) -> Row:
        here = self._heard(table, moment, asked)
        return self._seat(table, stabber & here, STAB) & victims

    def ends(
        self, table: Tables, moment: int, asked: Row, taker: Row, swapper: Row
    ) -> tuple[Row, Word]:
        here = self._heard(table, moment, asked)
        dead = self._seat(table, taker & here, TAKE) & table.heritage
        if isinstance(swapper, int):
            return dead, 0
        swapper = swapper & here
        return dead, _bit(self._of(swapper) - SWAP) & of(load.kinds(table), swapper)

    def joins(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        here = self._heard(table, moment, asked)
        return self._said(JOIN, may & here)

    def calls(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        here = self._heard(table, moment, asked)
        return self._said(CALL, may & here)


def _bit(kind: Word) -> Word:
    """The bit of a kind; none for what is no kind."""
    return (lanes(kind == 0) & 1) | (lanes(kind == 1) & 2) | (lanes(kind == 2) & 4)


def _legal_kind(kind: Word, kinds: Word) -> Word:
    legal = _bit(kind) & kinds
    return pick(lanes(legal != 0), legal, kinds & -kinds)


def _is_legal(place: Word, others: Row) -> Lanes:
    """Whether somebody of a set sits at a place among the others."""
    fits = lanes(place >= 0) & lanes(place < OTHERS)
    return fits & -(others >> ((place & 7) << 2) & 1)


def _legal_place(place: Word, others: Row, lowest: Word) -> Word:
    return pick(_is_legal(place, others), place, lowest)
