"""An open house of several nodes: each writes its part of one book, reads all, and shows the tables of all."""

from collections.abc import Collection
from typing import cast

import msgspec

from standoff.journal.journal import BOOK, Journal
from standoff.lobby.lobby import Lobby
from standoff.lobby.neighbours import Neighbours
from standoff.lobby.shelf import Shelf, every_part
from standoff.nodes.desk import NodeDesk
from standoff.nodes.ring import Ring
from standoff.protocol.replies import LobbySeen
from standoff.server.app import FrontDesk

PARTS = f"SELECT code FROM standoff.room WHERE code ^@ '{BOOK}' ORDER BY code"
NEWS = """
SELECT row.room, row.number, row.body FROM standoff.room AS part
    JOIN standoff.journal AS row ON row.room = part.code
    LEFT JOIN unnest($1::text[], $2::bigint[]) AS read (room, rows) ON read.room = part.code
    WHERE part.code ^@ $3 AND part.code <> $4 AND row.number > coalesce(read.rows, 0)
    ORDER BY row.room, row.number
"""
NUMBER = "SELECT nextval('standoff.report')"
TELL = """
INSERT INTO standoff.listing (node, tables) VALUES ($1, $2)
    ON CONFLICT (node) DO UPDATE SET tables = excluded.tables
"""
HEAR = """
SELECT listing.node, listing.tables FROM standoff.listing JOIN standoff.node ON node.id = listing.node
    WHERE node.until > clock_timestamp() AND NOT node.draining AND node.id <> $1
"""
SWEEP = "DELETE FROM standoff.listing WHERE node NOT IN (SELECT id FROM standoff.node)"

_listing = msgspec.json.Decoder(LobbySeen)


class NodeShelf(Shelf):
    """The shelf of one node: it writes the first part that no other living node has."""

    alone = False

    def __init__(self, journal: Journal, ring: Ring, ahead: int) -> None:
        super().__init__(journal)
        self.ring = ring
        self.ahead = ahead
        """Milliseconds by which the database's time of day is ahead of ours."""

    def now(self) -> int:
        return super().now() + self.ahead

    async def open(self) -> list[bytes]:
        self.own = await self.next_part(())
        return await super().open()

    async def next_part(self, damaged: Collection[str]) -> str:
        for part in every_part():
            if part not in damaged and await self.ring.take(part) == self.ring.id:
                return part
        raise AssertionError

    async def parts(self) -> list[str]:
        return [code for (code,) in await self.ring.ask(PARTS)]

    async def writable(self) -> list[str]:
        """Our own, and those that nobody has any more."""
        return [part for part in self.rows if await self.ring.take(part) == self.ring.id]

    async def news(self) -> list[bytes]:
        others = {part: rows for part, rows in self.rows.items() if part != self.own}
        asked = list(others), list(others.values()), BOOK, self.own
        found = []
        for part, number, body in await self.ring.ask(NEWS, *asked):
            self.rows[part] = number
            found.append(self.journal.opened(part, number, body))
        return found

    async def number(self) -> int:
        return int((await self.ring.ask(NUMBER))[0][0])


class NodeNeighbours(Neighbours):
    """The public tables of other nodes, by way of the database."""

    def __init__(self, ring: Ring) -> None:
        super().__init__()
        self.ring = ring
        self.told: LobbySeen | None = None

    async def exchange(self, own: LobbySeen) -> None:
        if self.told is None or (own.tables, own.more) != (self.told.tables, self.told.more):
            await self.ring.ask(TELL, self.ring.id, msgspec.json.encode(own))
            self.told = own
        found = await self.ring.ask(HEAR, self.ring.id)
        self.seen = {node: _listing.decode(tables) for node, tables in found}


async def furnish(desk: FrontDesk) -> None:
    """Make the house of a node an open one."""
    ring = cast(NodeDesk, desk).ring
    await ring.ask(SWEEP)
    shelf = NodeShelf(desk.house.journal, ring, int(1000 * await ring.ahead()))
    await Lobby(desk, shelf, NodeNeighbours(ring), ring.id).open()
