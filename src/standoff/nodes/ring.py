"""The ring: which nodes live, who owns which room, and how a room without an owner is taken."""

import asyncio
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b, sha256
from typing import Any, Self

from msgspec import Struct

from standoff.journal.errors import JournalError
from standoff.journal.postgres import FAULTS, PostgresConnection, connected, sentence
from standoff.nodes import schema
from standoff.nodes.lease import BEATS, Lease
from standoff.nodes.store import FencedStore, prepare
from standoff.server.authority import KeyPair, new_authority
from standoff.server.limits import Rate

DOMAIN = "nodes"
"""What all nodes' certificates are for; nothing outside has such a name."""
PATIENCE = 30.0
"""Seconds in which PostgreSQL has to answer at the start."""
HOUR = 3600.0
TRIES = 20
"""How often a room is tried that others take at the same time."""


class NodeSeen(Struct, frozen=True):
    """A node, as all others see it."""

    id: int
    name: str
    address: str
    """Where its peers reach it: HOST:PORT."""
    live: bool
    draining: bool
    rooms: int
    lines: int


class Ring:
    """One node's place among the others."""

    def __init__(
        self,
        beating: PostgresConnection,
        asking: PostgresConnection,
        store: FencedStore,
        lease: Lease,
    ) -> None:
        self._beating = beating
        """For the lease alone: no question delays it."""
        self._asking = asking
        self._turn = asyncio.Lock()
        self.store = store
        self.lease = lease
        self.id = 0
        self.name = ""
        self.told_to_drain = asyncio.Event()
        self.secret = b""
        """What nodes of one database share, and nobody else knows."""
        self.others: list[NodeSeen] = []
        """Who else lived when it was last asked."""
        self.looked: Callable[[], None] = lambda: None
        """Told when it was asked anew."""
        self.load: Callable[[], tuple[int, int]] = lambda: (0, 0)
        """Rooms and lines of this node, for others to see."""

    @classmethod
    async def join(
        cls, url: str, store: FencedStore, lease: Lease, name: str, address: str
    ) -> Self:
        """Become a node; JournalError where another of this name lives."""
        beating = await connected(url, prepare, PATIENCE)
        ring = cls(beating, await connected(url, prepare, PATIENCE), store, lease)
        give_up = lease.now() + 2 * lease.seconds + 1
        while not ring.id:
            # Whoever was called so may just have been killed.
            await ring.ask(schema.BURY)
            asked = lease.now()
            found = await ring.ask(schema.JOIN, name, address, lease.seconds)
            ring.id = found[0][0] if found else 0
            if ring.id:
                lease.renewed(asked)
            elif lease.now() > give_up:
                ring.close()
                raise JournalError(f"A node called {name} is already running.")
            else:
                await asyncio.sleep(lease.seconds / BEATS)
        ring.name, store.node = name, ring.id
        await ring.look_round()
        return ring

    @property
    def draining(self) -> bool:
        """Whether this node takes no rooms any more."""
        return self.told_to_drain.is_set()

    async def authority(self) -> KeyPair:
        """Who vouches for all nodes; made by the first of them, and known to whoever has the database."""
        while True:
            found = await self.ask(schema.AUTHORITY)
            if found:
                pair = KeyPair(*found[0])
                self.secret = sha256(pair.key).digest()
                return pair
            made = new_authority(DOMAIN)
            await self.ask(schema.NEW_AUTHORITY, made.certificate, made.key)

    async def beat(self) -> None:
        """Renew the lease again and again; ends, with the lease, where that cannot be done."""
        while True:
            asked = self.lease.now()
            try:
                given = self.id, self.lease.seconds, *self.load()
                found = await self._beating.fetch(schema.RENEW, *given)
                if not (found and found[0][-1]):
                    raise JournalError("This node was taken for dead: its lease had run out.")
                self.lease.renewed(asked)
                self._see([columns[:-1] for columns in found])
            except FAULTS as fault:
                raise _silent(fault) from fault
            await asyncio.sleep(self.lease.seconds / BEATS)

    async def guard(self) -> None:
        """Return when the lease was not renewed in time, whatever the database does meanwhile."""
        while (left := self.lease.stops_in()) > 0:
            await asyncio.sleep(left)

    async def look_round(self) -> None:
        self._see(await self.ask(schema.NODES))

    def _see(self, found: list[Sequence[Any]]) -> None:
        nodes = [NodeSeen(*columns) for columns in found]
        if any(one.draining and one.id == self.id for one in nodes):
            self.told_to_drain.set()
        self.others = [one for one in nodes if one.live and one.id != self.id]
        self.looked()

    def sees(self, node: int) -> bool:
        """Whether another node lived when it was last asked."""
        return any(one.id == node for one in self.others)

    async def owner(self, room: str) -> int | None:
        """The living node that owns a room, if one does."""
        if room in self.store.epochs:
            return self.id
        found = await self._owner(room)
        return found[1] if found else None

    async def take(self, room: str) -> int:
        """Own a room, unless a living node does; returns who does now."""
        for _ in range(TRIES):
            if room in self.store.epochs:
                return self.id
            found = await self._owner(room)
            if room in self.store.epochs:  # another of us took it meanwhile
                return self.id
            if found is None:
                taken = await self.ask(schema.FIRST, room, self.id)
            elif found[1] in (None, self.id):
                taken = await self.ask(schema.TAKE, room, self.id, found[0])
            else:
                return found[1]
            for (epoch,) in taken:
                self.store.epochs[room] = epoch
        raise JournalError("A room changed hands too often to be taken.")

    async def opened_by(self, block: str) -> set[str]:
        """The rooms that were opened from a block of addresses."""
        return {room for (room,) in await self.ask(schema.OPENED, self._hidden(block))}

    def _hidden(self, block: str) -> bytes:
        """A block of addresses as the database keeps it, which whoever reads it need not know."""
        return blake2b(block.encode(), key=self.secret, digest_size=16).digest()

    async def take_new(self, room: str, block: str) -> bool:
        """Own a room that nobody ever had; whether nobody had."""
        taken = await self.ask(schema.OPEN, room, self.id, self._hidden(block))
        for (epoch,) in taken:
            self.store.epochs[room] = epoch
        return bool(taken)

    async def release(self, room: str) -> None:
        """Let somebody else have a room; nothing may be on its way to the disk."""
        epoch = self.store.epochs.pop(room, None)
        if epoch is not None:
            await self.ask(schema.RELEASE, room, self.id, epoch)

    async def _owner(self, room: str) -> tuple[int, int | None] | None:
        """The epoch of a room and its living owner."""
        found = await self.ask(schema.OWNER, room)
        if not found:
            return None
        epoch, node, has_run_out = found[0]
        if has_run_out:
            await self.ask(schema.BURY)
            return await self._owner(room)
        return epoch, node

    async def exists(self, room: str) -> bool:
        return bool((await self.ask(schema.EXISTS, room))[0][0])

    async def shared(self, result: str) -> str | None:
        """The room in which a shared result is found."""
        found = await self.ask(schema.SHARED, result)
        return found[0][0] if found else None

    async def allows(self, what: str, rate: Rate, block: str) -> bool:
        """Whether one more from a block of addresses is fine, counted for all nodes together."""
        key = self._bucket(what, block)
        return bool(await self.ask(schema.TAKE_ONE, key, float(rate.burst), rate.a_second))

    async def give_back(self, what: str, block: str) -> None:
        """What was counted was nothing after all."""
        await self.ask(schema.GIVE_BACK, self._bucket(what, block))

    def _bucket(self, what: str, block: str) -> str:
        return f"{what} {self._hidden(block).hex()}"

    async def sweep(self) -> None:
        """Forget what was counted of whoever has not come for a day."""
        while True:
            await self.ask(schema.SWEEP)
            await asyncio.sleep(HOUR)

    async def ahead(self) -> float:
        """Seconds by which the database's time of day is ahead of ours."""
        before = time.time()
        ((there,),) = await self.ask(schema.NOW)
        return float(there) - (before + time.time()) / 2

    async def drain(self) -> None:
        """Take no room any more, and say so."""
        self.told_to_drain.set()
        await self.ask(schema.DRAIN, self.name)

    async def leave(self) -> None:
        """Be no node any more: what is still ours is free for others at once."""
        self.lease.end()
        await self.ask(schema.LEAVE, self.id)

    def close(self) -> None:
        self._beating.terminate()
        self._asking.terminate()

    async def ask(self, statement: str, *given: object) -> list[Sequence[Any]]:
        """One question at a time, as connections want it."""
        async with self._turn:
            try:
                return await self._asking.fetch(statement, *given)
            except FAULTS as fault:
                raise _silent(fault) from fault


def _silent(fault: BaseException) -> JournalError:
    return JournalError(f"PostgreSQL does not answer: {sentence(fault)}")
