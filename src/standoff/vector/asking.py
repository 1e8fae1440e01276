"""Whom the tables ask while they wait, and what each may say: from the facts alone."""

from dataclasses import dataclass

from standoff.vector.flow import (
    AIM,
    AIM_LAST,
    AIMED,
    FAST_VOLLEY_ENDED,
    FOILED,
    LOAD,
    LOAD_LAST,
    LOADED,
    LOOT_TURNED,
    NERVE,
    NERVE_ENDED,
    PHONE,
    SPLITTING,
    VOLLEY_ENDED,
)
from standoff.vector.numbers import BACKSTAB
from standoff.vector.phases import aim, load, nerve, phone, window
from standoff.vector.rows import Lanes, Row, Word, lanes
from standoff.vector.table import Tables


@dataclass
class Asking:
    """Rows of seats: who is asked for what. Everything else follows from the table."""

    asked: Row = 0
    loads: Row = 0
    aims: Row = 0
    nerve: Row = 0
    window: Row = 0
    """Asked whether they use a power; they may forgo it."""
    phone: Row = 0

    shows: Row = 0
    takes: Row = 0
    swaps: Row = 0
    joins: Row = 0
    stabs: Row = 0
    victims: Row = 0
    calls: Row = 0


def asking(table: Tables) -> Asking:
    """What the tables wait for."""
    law = table.law
    found = Asking()

    def at(*moments: int) -> Lanes:
        here: Lanes = 0
        for moment in moments:
            here |= lanes(table.moment == moment)
        return here

    found.loads = load.asks(table, last=False) & at(LOAD)
    found.aims = aim.asks(table, last=False) & at(AIM)
    found.nerve = nerve.asks(table) & at(NERVE)
    if law.has_powers:
        found.loads |= load.asks(table, last=True) & at(LOAD_LAST)
        found.aims |= aim.asks(table, last=True) & at(AIM_LAST)
        _windows(table, found, at(LOOT_TURNED, LOADED), at(AIMED))
        fast, slow = at(FAST_VOLLEY_ENDED), at(NERVE_ENDED, VOLLEY_ENDED)
        asked, taker, swapper = window.phase_ended(table, fast=True)
        slow_asked, _, _ = window.phase_ended(table, fast=False)
        found.window |= (asked & fast) | (slow_asked & slow)
        found.takes = taker & (fast | slow)
        found.swaps = swapper & fast
        asked, joiner = window.splitting(table)
        found.window |= asked & at(SPLITTING)
        found.joins = joiner & at(SPLITTING)
    if law.has(BACKSTAB):
        asked, found.stabs, found.victims = window.foiled(table)
        found.window |= asked & at(FOILED)
        found.stabs &= at(FOILED)
    if law.has_cop:
        found.phone = phone.asks(table) & at(PHONE)
        found.calls = found.phone & phone.may_call(table)
    found.asked = found.loads | found.aims | found.nerve | found.window | found.phone
    return found


def _windows(table: Tables, found: Asking, before_aims: Lanes, after_aims: Lanes) -> None:
    for powers, here in ((window.BEFORE_AIMS, before_aims), (window.AFTER_AIMS, after_aims)):
        asked, may = window.shows(table, powers)
        found.window |= asked & here
        found.shows |= may & here


def around(table: Tables, row: Row, seat: int) -> Row:
    """A row as one seat counts it: clockwise, beginning with itself."""
    if seat == 0:
        return row & (table.present * 15)
    turned = (row >> (4 * seat)) | (row << (4 * (table.players - seat) & 31))
    return turned & (table.present * 15)


def absolute(table: Tables, seat: int, offset: Word) -> Word:
    """The place that lies so far clockwise from a seat."""
    place = seat + offset
    return place - (table.players & lanes(place >= table.players))
