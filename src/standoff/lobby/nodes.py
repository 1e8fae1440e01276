"""An open house of several nodes: each writes its part of one book, reads all, and shows the tables of all."""

from itertools import count
from typing import cast

import msgspec

from standoff.journal.journal import BOOK, Journal
from standoff.lobby.lobby import Lobby
from standoff.lobby.neighbours import Neighbours
from standoff.lobby.shelf import FULL, Shelf, number_of, part
from standoff.nodes.desk import NodeDesk
from standoff.nodes.ring import Ring
from standoff.protocol.replies import LobbySeen
from standoff.rooms.tempo import SECOND
from standoff.server.app import FrontDesk

PARTS = f"SELECT code, rows FROM standoff.room WHERE code ^@ '{BOOK}' ORDER BY code"
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
    """The shelf of one node: it writes a part that no other living node has."""

    alone = False

    def __init__(self, journal: Journal, ring: Ring, ahead: int) -> None:
        super().__init__(journal)
        self.ring = ring
        self.ahead = ahead
        """Milliseconds by which the database's time of day is ahead of ours."""

    def now(self) -> int:
        return super().now() + self.ahead

    async def part_with_room(self, parts: dict[str, int]) -> str:
        for each in sorted(parts, key=number_of):
            if parts[each] < FULL and await self._takes(each):
                return each
        return await self.new_part()

    async def new_part(self) -> str:
        for number in count(number_of(await super().new_part())):
            if await self._takes(part(number)):
                return part(number)
        raise AssertionError

    async def _takes(self, each: str) -> bool:
        return await self.ring.take(each) == self.ring.id

    async def parts(self) -> dict[str, int]:
        return {code: rows for code, rows in await self.ring.ask(PARTS)}  # noqa: C416

    async def writable(self) -> list[str]:
        """Our own, and those that nobody has any more."""
        return [each for each in self.rows if await self._takes(each)]

    async def news(self) -> list[bytes]:
        others = {each: rows for each, rows in self.rows.items() if each != self.own}
        asked = list(others), list(others.values()), BOOK, self.own
        found = []
        for each, number, body in await self.ring.ask(NEWS, *asked):
            self.rows[each] = number
            found.append(self.journal.opened(each, number, body))
        return found

    async def number(self) -> int:
        return int((await self.ring.ask(NUMBER))[0][0])


class NodeNeighbours(Neighbours):
    """The public tables of other nodes, by way of the database."""

    may_cost = 2 * SECOND

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
