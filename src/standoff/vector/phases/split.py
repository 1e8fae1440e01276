"""Phase 7: those still standing share the loot without change."""

from standoff.vector.notes import share
from standoff.vector.rows import count, pick
from standoff.vector.table import Tables


def resolve(table: Tables) -> None:
    among = table.standing & table.go
    each, left = share(table.loot, count(among))
    table.pay(among, each)
    table.loot = pick(table.go, left, table.loot)
    table.sharers |= among
