"""Everything that may befall a node, while people play who notice what is lost, doubled or untrue."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle

from standoff.nodes.link import BEAT, MISSES
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.tempo import Tempo
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff_drivers.crowd import AGAIN, Guest
from tests.journal.engines import asked_of_postgres
from tests.journal.relay import Relay
from tests.nodes.cable import Cable
from tests.nodes.fleet import LEASE, LONG, Fleet, NodeProcess, fleet
from tests.server.oracle import NotingCrowd, Verdict, verdict
from tools.postgres import Postgres

TABLES = 4
DECISIONS = 40.0
"""A second, at each table."""


class RoamingCrowd(NotingCrowd):
    """People behind a plain round-robin proxy: each line goes to the next node, whoever has the room."""

    def __init__(self, nodes: list[NodeProcess], seed: int, tempo: Tempo) -> None:
        self.ports = cycle([node.port for node in nodes])
        super().__init__(0, seed, Options(4, PowerSet.ALL), tempo)

    def port_of(self, guest: Guest) -> int:
        return next(self.ports)

    def _decide_at(self, table: list[Guest], due: float) -> None:
        """The same, but anybody deals again: whoever was away for long is the host no more."""
        if not table[0].over:
            super()._decide_at(table, due)
            return
        guest = self.dice.choice(table)
        if due - max(guest.due.values(), default=0.0) > AGAIN:
            guest.send(Start(), due)

    async def goes_on(self) -> None:
        """Wait until everybody is here, and something more is acknowledged at every table."""
        before = [sum(len(guest.acknowledged) for guest in table) for table in self.tables]
        while not all(
            sum(len(guest.acknowledged) for guest in table) > acknowledged
            and all(guest.wire is not None and guest.in_room.done() for guest in table)
            for table, acknowledged in zip(self.tables, before, strict=True)
        ):
            await asyncio.sleep(0.02)


class Scene:
    """What can be struck."""

    def __init__(self, postgres: Postgres, relay: Relay, cables: list[Cable], fleet: Fleet) -> None:
        self.postgres = postgres
        self.relay = relay
        """Between the last node and the database."""
        self.cables = cables
        """To each node from its peers."""
        self.fleet = fleet

    async def lay_cables(self) -> None:
        """Have nodes reach each other by cables alone; one that was started anew is reached directly."""
        for cable, node in zip(self.cables, self.fleet.nodes, strict=True):
            await cable.lead_to(node.name, self.fleet.nodes[0].journal)


Strike = Callable[[Scene, NodeProcess], Awaitable[None]]


async def killed(scene: Scene, node: NodeProcess) -> None:
    """kill -9; it is started again at once."""
    await scene.fleet.hold(node)
    await asyncio.to_thread(node.kill)
    scene.fleet.held.discard(node.name)


async def stopped(scene: Scene, node: NodeProcess) -> None:
    """SIGSTOP until after its lease, and SIGCONT: it must find out for itself."""
    await scene.fleet.hold(node)
    node.send(signal.SIGSTOP)
    await asyncio.sleep(1.5 * node.lease)
    node.send(signal.SIGCONT)
    scene.fleet.held.discard(node.name)


async def terminated(scene: Scene, node: NodeProcess) -> None:
    """SIGTERM: it hands its rooms over, and ends; then it is started again."""
    await scene.fleet.hold(node)
    await asyncio.to_thread(node.terminate)
    scene.fleet.held.discard(node.name)


async def cut_off(scene: Scene, node: NodeProcess) -> None:
    """The last node hears nothing of the database any more, until it has ended by itself."""
    last = scene.fleet.nodes[-1]
    await scene.fleet.hold(last)
    scene.relay.fall_silent()
    await asyncio.to_thread(last.process.join)
    scene.relay.speak_again()
    scene.fleet.held.discard(last.name)


async def alone(scene: Scene, node: NodeProcess) -> None:
    """No node hears another any more; each serves whoever comes to itself."""
    await scene.lay_cables()
    for cable in scene.cables:
        cable.pulled = True
    await asyncio.sleep(2 * BEAT * MISSES)
    for cable in scene.cables:
        cable.pulled = False


async def restarted(scene: Scene, node: NodeProcess) -> None:
    """PostgreSQL itself is killed and started again."""
    await asyncio.to_thread(scene.postgres.kill)
    await asyncio.to_thread(scene.postgres.start)


STRIKES: dict[str, Strike] = {
    "killed": killed,
    "stopped": stopped,
    "terminated": terminated,
    "cut off": cut_off,
    "alone": alone,
    "database restarted": restarted,
}
WITHOUT_TIME = ("killed", "terminated", "database restarted")
"""Those that need no lease to run out, and so no machine that is fast enough to keep a short one."""


async def strike_often(
    postgres: Postgres, journal: str, strikes: Sequence[str], seed: int, *, timeless: bool = False
) -> Verdict:
    """Play on three nodes while they are struck in turn, and hold the journal to every promise.

    Timeless: nothing runs out, neither what people are asked nor the lease of a node that lives.
    """
    assert not timeless or set(strikes) <= set(WITHOUT_TIME)
    lease = LONG if timeless else LEASE
    chance = random.Random(seed)
    async with (
        Relay(postgres.socket) as relay,
        Cable() as one,
        Cable() as two,
        Cable() as three,
        fleet(
            journal,
            journal,
            relay.url(journal),
            lease=lease,
            buries=timeless,
            apart=chance.random() < 0.5 or "alone" in strikes,
        ) as nodes,
    ):
        scene = Scene(postgres, relay, [one, two, three], nodes)
        if "alone" in strikes:
            await scene.lay_cables()
        crowd = RoamingCrowd(nodes.nodes, seed, Tempo.NONE if timeless else Tempo.QUICK)
        await crowd.sit_down(TABLES)
        playing = crowd.stay(), crowd.decide(DECISIONS, 36000)
        tasks = [asyncio.create_task(work) for work in playing]
        for number, name in enumerate(strikes):
            await asyncio.sleep(chance.uniform(0.02, 0.4))
            await STRIKES[name](scene, nodes.nodes[number % 3])
            await crowd.goes_on()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    found = await verdict(journal, crowd)
    assert found.is_clean, found
    assert not await older_after_newer(journal)
    return found


async def older_after_newer(journal: str) -> int:
    """How many rows were written in an older epoch than one before them."""
    ((found,),) = await asked_of_postgres(
        journal,
        "SELECT count(*) FROM (SELECT epoch, lag(epoch) OVER (PARTITION BY room ORDER BY number)"
        " AS before FROM standoff.journal) AS row WHERE epoch < before",
    )
    assert isinstance(found, int)
    return found
