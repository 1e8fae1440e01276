"""A window: a moment in which holders of a power may use it, and nobody learns who could.

Whom it asks follows from public facts and the powers in play; what each may say, from their own
card. A seat without a choice is asked all the same, and can only forgo.
"""

from standoff.vector.numbers import (
    CUNNING,
    DOES_NOT_HURT,
    INSANE,
    KID,
    SPECIALIST,
    YOU_DONT_NEED_IT,
)
from standoff.vector.phases.wounding import end_phase, strike
from standoff.vector.powers import (
    backstab,
    cunning,
    does_not_hurt,
    insane,
    specialist,
    you_dont_need_it,
)
from standoff.vector.rows import Lanes, Row, Word
from standoff.vector.table import Tables

BEFORE_AIMS = (INSANE, KID, CUNNING)
AFTER_AIMS = (INSANE,)
"""What may be shown at the windows of phases 1 and 2, and at that of phase 3 (A23, A28)."""


def shows(table: Tables, powers: tuple[int, ...]) -> tuple[Row, Row]:
    """Who is asked whether to show one of these, and who could."""
    hidden: Lanes = 0
    may: Row = 0
    for power in powers:
        hidden |= table.hidden(power)
        may |= table.holder(power)
    asked = table.alive & ~table.shown & hidden
    return asked, asked & may


def show(table: Tables, shown: Row) -> None:
    """Turn cards up (P4)."""
    table.shown |= shown
    if table.law.has(CUNNING):
        cunning.take_back(table, shown)


def foiled(table: Tables) -> tuple[Row, Row, Row]:
    """Who is asked after a foiled shot, who may stab, and whom."""
    asked = backstab.asks(table)
    stabber = backstab.offered(table, asked)
    return asked, stabber, backstab.victims(table, stabber)


def stab(table: Tables, victim: Row) -> None:
    """A neighbour is stabbed; then phase 4 ends."""
    everyone = table.alive
    backstab.accept(table, victim)
    strike(table, victim)
    end_phase(table, table.go, everyone)


def phase_ended(table: Tables, *, fast: bool) -> tuple[Row, Row, Row]:
    """Who is asked when a phase has dealt its wounds; who may take a gun, who may swap."""
    takes = you_dont_need_it.asks(table)
    swaps = specialist.asks(table) if fast else 0
    taker = takes & table.holder(YOU_DONT_NEED_IT)
    return takes | swaps, taker, swaps & table.holder(SPECIALIST)


def end(table: Tables, dead: Row, thrown: Word) -> None:
    """What the phase leaves changes hands; a grenade then ends the round."""
    you_dont_need_it.accept(table, dead)
    specialist.accept(table, thrown)
    table.heritage &= ~table.go
    insane.stop_round(table)


def splitting(table: Tables) -> tuple[Row, Row]:
    """Who is asked before the split, and who may join it."""
    asked = does_not_hurt.asks(table)
    return asked, asked & table.holder(DOES_NOT_HURT)


def join(table: Tables, joins: Row) -> None:
    does_not_hurt.accept(table, joins)
