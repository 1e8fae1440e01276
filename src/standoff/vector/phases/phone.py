"""Phase 8: the telephone goes round under the table, among those who shared."""

from standoff.vector.law import LAST_PHONE_ROUND
from standoff.vector.rows import Row, lanes
from standoff.vector.table import Tables


def asks(table: Tables) -> Row:
    if not table.law.has_cop:
        return 0
    rings = lanes(table.cop_game == 1) & lanes(table.round <= LAST_PHONE_ROUND)
    return table.sharers & rings & ~table.alerted  # K8, A48


def may_call(table: Tables) -> Row:
    """Only the cop may turn it (K11)."""
    return table.cop


def resolve(table: Tables, handled: Row, calls: Row) -> None:
    """All see whether it was used, and who handled it (K12, K13)."""
    used = lanes(calls != 0)
    table.calls -= used
    if table.remembers:
        table.used_calls += handled & used
        table.unused_calls += handled & ~used
