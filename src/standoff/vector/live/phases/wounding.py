"""How hits become wounds and comas, and what a wounded Click card does at once."""

from typing import NamedTuple

import jax

from standoff.vector.live.box import HIGHEST_NUMBER, KEVLAR
from standoff.vector.live.seats import Set, gathered, places, united
from standoff.vector.live.table import LiveTables


class Clicks(NamedTuple):
    """Who holds the cards that do something when their holder is wounded."""

    kevlar: Set
    numbered: Set
    boom: Set
    bits: tuple[Set, ...]
    """Whose number has each of its bits, the highest first."""


def clicks(table: LiveTables) -> Clicks:
    numbered = gathered((table.cards > 0) & (table.cards <= HIGHEST_NUMBER))
    ones = [table.cards >> place & 1 for place in reversed(range(HIGHEST_NUMBER.bit_length()))]
    bits = tuple(united(one << places(len(one))) for one in ones)
    return Clicks(table.holders(KEVLAR), numbered, numbered & bits[-1], bits)


def strike(table: LiveTables, held: Clicks, hits: tuple[Set, Set, Set]) -> None:
    """Simultaneous hits on people in play: who has one, two, three or more (A60-A62)."""
    one, two, three = hits
    saved = one & held.kevlar & ~table.spent
    table.shown = table.shown | saved
    table.spent = table.spent | saved
    one, two = one & ~saved | two & saved, two & ~saved | three & saved
    table.twice = table.twice | two | table.wounded & one
    table.wounded = table.wounded | one
    waits = one & held.numbered & ~table.spent
    announce(table, waits)
    hospitalise(table, one & ~waits & table.twice)


def announce(table: LiveTables, who: Set) -> None:
    """L36: a numbered card is shown, and acts when its turn comes."""
    table.pending = table.pending | who
    table.shown = table.shown | who


def hospitalise(table: LiveTables, who: Set) -> None:
    """L43"""
    gone = who & table.in_play
    table.in_play = table.in_play & ~gone
    table.hospital = table.hospital | gone


def engulf(table: LiveTables, held: Clicks, victims: Set, chain: jax.Array) -> None:
    """L38, L39: a grenade takes people to the Hospital, whatever cards they hold."""
    hospitalise(table, victims)
    live = victims & held.boom & ~table.spent & chain  # V2, A71
    table.pending = table.pending & ~victims
    announce(table, live)
