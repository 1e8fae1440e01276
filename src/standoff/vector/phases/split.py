"""Phase 7: those still standing share the loot without change."""

from standoff.vector.notes import in_fives, share
from standoff.vector.rows import count, lanes, pick
from standoff.vector.table import Tables


def resolve(table: Tables) -> None:
    among = table.standing & table.go
    each, left = share(table.loot, count(among))
    table.pay(among, each)
    if table.law.counts:
        some = lanes(among != 0)
        table.stake += in_fives(table.loot) & some
        table.left += in_fives(left) & some
    table.loot = pick(table.go, left, table.loot)
    table.sharers |= among
