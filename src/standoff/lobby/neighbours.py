"""Neighbours: the public tables of other nodes, for the lobby that all of them show."""

from standoff.lobby.listing import together
from standoff.protocol.replies import LobbySeen


class Neighbours:
    """The neighbours of one server: there are none."""

    may_cost = 0
    """Milliseconds of a wait that are lost where one of them vanishes: they are taken off it before."""

    def __init__(self) -> None:
        self.seen: dict[int, LobbySeen] = {}
        """The public tables of each other node."""

    async def exchange(self, own: LobbySeen) -> None:
        """Tell the others of our tables, and hear of theirs."""

    def with_ours(self, own: LobbySeen) -> LobbySeen:
        """The lobby of all nodes."""
        return together([own, *self.seen.values()], own.now) if self.seen else own

    def waits_at(self, ours: int, own: LobbySeen) -> int | None:
        """The node where a table of the house with most people waits; None: no table does."""
        waiting = [
            (table.people, table.code, node)
            for node, seen in {ours: own, **self.seen}.items()
            for table in seen.tables
            if not table.hosted and table.stage != "game" and table.people < table.chairs
        ]
        return max(waiting)[2] if waiting else None
