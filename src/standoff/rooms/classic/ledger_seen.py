"""What members are told of a real table's ledger, and of what the referee says about it."""

from standoff.protocol.real import LedgerSeen, Told
from standoff.referee.classic.what_if import Part
from standoff.rooms.classic.real import RealTable
from standoff.rooms.sentences import told
from standoff.rooms.tempo import Lengths
from standoff.rules.asks import Seat


def ledger_seen(real: RealTable, seat: Seat | None, lengths: Lengths) -> LedgerSeen:
    """The ledger as a seat may know it."""
    if real.ledger is None or real.book is None:
        return LedgerSeen(real.pen, real.phones, wanted=real.wanted)
    return LedgerSeen(
        pen=real.pen,
        phones=real.phones,
        step=real.book.stage,
        facts=len(real.ledger.facts),
        undone=len(real.ledger.undone),
        noted=real.ledger.noted,
        view=real.view(seat),
        told=told(real.told),
        stakes=real.stakes,
        box=real.box,
        split=real.split,
        until=real.until(lengths),
        holders=real.holders(),
        passed=len(real.passed),
        has_passed=seat in real.passed,
        may_call=real.may_call(seat),
        wanted=real.wanted,
    )


def supposed(real: RealTable, parts: tuple[Part, ...]) -> tuple[Told, ...]:
    """What the referee says would happen in this round."""
    return told(real.supposed(parts))
