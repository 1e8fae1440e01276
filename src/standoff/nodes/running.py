"""Running a node: it joins, serves, hands its rooms over when it is to stop, and is silent before its lease ends."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from msgspec import Struct

from standoff.journal.errors import JournalError
from standoff.journal.journal import Journal
from standoff.journal.opening import seal_of
from standoff.nodes.desk import NodeDesk, NodeGuessing
from standoff.nodes.hatch import Hatch, can_hand_over
from standoff.nodes.house import NodeHouse
from standoff.nodes.lease import LEASE, Lease
from standoff.nodes.link import Identity, NodeLink
from standoff.nodes.passing import Peers
from standoff.nodes.ring import Ring
from standoff.nodes.store import FencedStore
from standoff.server.addresses import EVERYWHERE
from standoff.server.clock import LaterClock, SteadyClock
from standoff.server.running import (
    Furnish,
    Settings,
    calm_the_collector,
    desk_of,
    letters_of,
    listener,
    serve,
)

HERE = "127.0.0.1"


class NodeSettings(Struct, frozen=True):
    """How a server runs that is one of several."""

    name: str
    advertise: tuple[str, int] | None = None
    """Where other nodes reach it; None: they are on the same machine."""
    lease: float = LEASE


async def run_node(
    settings: Settings,
    node: NodeSettings,
    listening: Callable[[int], None],
    told_to_stop: asyncio.Event,
    furnish: Furnish | None = None,
) -> str | None:
    """Serve as a node until told to stop; returns why, if it was not of our own will."""
    calm_the_collector()
    inside = (HERE, 0) if node.advertise is None else (EVERYWHERE[0], node.advertise[1])
    with listener(settings.host, settings.port) as ear, listener(*inside) as inner:
        store = await FencedStore.open(settings.journal)
        lease = Lease(node.lease)
        host = HERE if node.advertise is None else node.advertise[0]
        address = f"{host}:{inner.getsockname()[1]}"
        try:
            seal = await seal_of(store, settings.journal_key)
        except BaseException:
            await store.close()
            raise
        async with Journal(store, seal=seal) as journal:
            ring = await Ring.join(settings.journal, store, lease, node.name, address)
            try:
                ahead = int(1000 * await ring.ahead())
                clock = LaterClock(SteadyClock(settings.speed), ahead)
                house = NodeHouse(journal, clock, letters_of(settings), ring)
                ring.load = lambda: _load(house)
                desk = desk_of(NodeDesk, settings, house)
                desk.doorman.guessing = NodeGuessing(desk.doorman.limits, ring)
                identity = Identity(await ring.authority(), ring.id)
                desk.peers = Peers(identity)
                ring.looked = lambda: desk.peers.keep({one.id for one in ring.others})
                hearing = await asyncio.get_running_loop().create_server(
                    lambda: NodeLink(desk.begin), sock=inner, ssl=identity.hears
                )
                beating = asyncio.create_task(ring.beat())
                if furnish is not None:
                    await furnish(desk)
                until = _until_the_end(house, journal, told_to_stop, beating)
                with _hatch(desk, identity, address, node):
                    why = await serve(settings, ear, desk, listening, until)
                if desk.lobby is not None:
                    desk.lobby.close()
                hearing.close()
                await desk.peers.close()
                if why is None:
                    await _leave(ring)
            finally:
                ring.close()
    return why


@contextmanager
def _hatch(desk: NodeDesk, identity: Identity, address: str, node: NodeSettings) -> Iterator[None]:
    """Sockets change hands where all nodes are on this machine."""
    if node.advertise is not None or not can_hand_over():
        yield
        return
    desk.hatch = Hatch(identity.mark, desk.ring.id, desk.arrival)
    with desk.hatch.opened(address):
        yield


def _load(house: NodeHouse) -> tuple[int, int]:
    return len(house.rooms), sum(len(keeper.lines) for keeper in house.rooms.values())


async def _until_the_end(
    house: NodeHouse,
    journal: Journal,
    told_to_stop: asyncio.Event,
    beating: asyncio.Task[None],
) -> str | None:
    """Keep the lease until this node is to stop, or cannot; returns why it cannot."""
    ring = house.ring
    guarding = asyncio.create_task(ring.guard())
    stopped = asyncio.create_task(journal.until_stopped())
    told = asyncio.create_task(told_to_stop.wait())
    tasks = {beating, guarding, stopped, told}
    draining = asyncio.create_task(_drain_when_told(house))
    sweeping = asyncio.create_task(_sweep(ring))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if told.done() and not (beating.done() or guarding.done() or stopped.done()):
            tasks.discard(told)
            handing = asyncio.create_task(_hand_over(house, draining))
            await asyncio.wait({*tasks, handing}, return_when=asyncio.FIRST_COMPLETED)
            if handing.done() and handing.exception() is None:
                return None
            handing.cancel()
        # In this turn of the loop: what follows takes its time, and the lease does not wait.
        house.fall_silent()
        why = journal.stopped or _fault(beating)
        ring.store.cut()
        return why or "This node could not renew its lease in time."
    finally:
        for task in (draining, sweeping, beating, guarding, stopped, told):
            task.cancel()


def _fault(beating: asyncio.Task[None]) -> str | None:
    fault = beating.exception() if beating.done() else None
    return None if fault is None else str(fault)


async def _drain_when_told(house: NodeHouse) -> None:
    """Hand all rooms over once somebody wants this node empty; it goes on to pass lines on."""
    await house.ring.told_to_drain.wait()
    await house.hand_over()


async def _hand_over(house: NodeHouse, draining: asyncio.Task[None]) -> None:
    await house.ring.drain()
    await draining


async def _sweep(ring: Ring) -> None:
    with suppress(JournalError):  # whoever renews the lease finds out
        await ring.sweep()


async def _leave(ring: Ring) -> None:
    try:
        await ring.leave()
    except JournalError:
        return  # whoever misses us finds out
