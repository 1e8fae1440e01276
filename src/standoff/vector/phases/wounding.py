"""How hits become wounds and deaths, and what a phase that dealt them ends with (A27)."""

from standoff.vector.numbers import YOU_DONT_NEED_IT
from standoff.vector.powers import dragon_skin, insane, unbreakable
from standoff.vector.rows import EVERY, Lanes, Row, count, lanes, some
from standoff.vector.table import Tables


def strike(table: Tables, hits: Row) -> None:
    """Simultaneous hits, counted seat by seat; the dead feel nothing more (A5, A6)."""
    hits &= table.alive * 15
    struck = some(hits)
    markers = dragon_skin.markers(table, hits, struck)
    wounds = table.wounds + markers
    dead = wounds + (5 * EVERY) - unbreakable.extra_wound(table)
    dead = (dead >> 3) & table.alive
    fatal = dead * 3 + (dead & unbreakable.extra_wound(table))
    table.wounds = (wounds & ~(dead * 15)) | fatal  # A6: none beyond death
    table.alive &= ~dead
    table.wounded |= struck
    table.take_money(dead)
    table.shown |= (
        table.alive
        & struck
        & (unbreakable.shown_by(table) | dragon_skin.shown_by(table, hits, markers))
    )
    table.discard(struck)  # C36: surprised, they do not fire


def end_phase(table: Tables, where: Lanes, everyone: Row) -> None:
    """After the wounds of a phase: the grenade, then whether anybody is left to play (A7)."""
    strike(table, insane.victims(table, where))
    if table.law.has(YOU_DONT_NEED_IT):
        first = lanes(everyone == table.present) & where
        table.heritage |= everyone & ~table.alive & first
    table.over |= lanes(count(table.alive) <= 1) & where
    table.go &= ~table.over
