"""Several nodes in processes of their own, which a test may kill, stop and start again."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import asyncpg

from standoff.nodes.running import NodeSettings, run_node
from standoff.protocol.tempo import Tempo
from standoff.rooms import public
from standoff.rooms.tempo import LENGTHS
from standoff.server.running import Furnish, Settings
from tests.journal.engines import asked_of_postgres
from tests.server.processes import PROCESSES, ServingProcess
from tests.server.serving import FAST, ROOMY

LEASE = 6.0
"""Seconds that a campaign waits for."""
LONG = 60.0
"""Seconds of a lease that a busy machine does not lose; nobody can wait for its end."""
APART = "127.0.0.1", 0
"""Where a node is reached that does not know the others to be on its own machine."""
ENDS = "UPDATE standoff.node SET until = clock_timestamp() WHERE name = $1"
"""The lease of a node that is dead is over, as it would be some time later."""


class NodeProcess(ServingProcess):
    """One node, as a service manager runs it."""

    def __init__(
        self,
        name: str,
        journal: str,
        skew: float,
        lease: float,
        apart: bool,
        door: Path | None = None,
    ) -> None:
        self.name = name
        self.journal = journal
        self.skew = skew
        """Seconds by which its time of day is wrong."""
        self.lease = lease
        self.apart = apart
        self.door = door
        """By which whoever runs an open house comes in; its own tables wait until all are ready."""
        self.start()

    def begun(self, told: Connection) -> ForkServerProcess:
        settings = Settings(
            "127.0.0.1",
            self.port,
            self.journal,
            limits=ROOMY,
            speed=1 if self.door else FAST,
            side_door=self.door,
        )
        node = NodeSettings(self.name, APART if self.apart else None, self.lease)
        return PROCESSES.Process(target=serve, args=(settings, node, told, self.skew), daemon=True)

    def send(self, number: signal.Signals) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, number)


def serve(settings: Settings, node: NodeSettings, told: Connection, skew: float) -> None:
    true = time.time_ns
    setattr(time, "time_ns", lambda: true() + int(skew * 1e9))  # noqa: B010
    setattr(time, "time", lambda: time.time_ns() / 1e9)  # noqa: B010
    from standoff.server.loops import loop_factory
    from standoff.server.running import signalled

    furnished: Furnish | None = None
    if settings.side_door is not None:
        from standoff.lobby.nodes import furnish
        from tests.browser.rehearsal import NO_WAITS

        LENGTHS[Tempo.STANDARD] = NO_WAITS
        public.WAITS = 3_600_000
        furnished = furnish

    async def until_stopped() -> None:
        await run_node(settings, node, told.send, signalled(), furnished)

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(until_stopped())


class Fleet:
    """Nodes on one database; whoever ends by themselves is started again."""

    def __init__(self, nodes: list[NodeProcess], *, buries: bool) -> None:
        self.nodes = nodes
        self.buries = buries
        """Whether the lease of a dead node is ended, so that nobody has to wait for it."""
        self.held: set[str] = set()
        """Nodes that are not to be started again just now."""
        self.starting = asyncio.Lock()

    async def tend(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            async with self.starting:
                for node in self.nodes:
                    if node.name not in self.held and not node.process.is_alive():
                        # The database may not be there yet.
                        with suppress(EOFError, OSError, asyncpg.PostgresError):
                            if self.buries:
                                await asked_of_postgres(self.nodes[0].journal, ENDS, node.name)
                            await asyncio.to_thread(node.start)

    async def hold(self, node: NodeProcess) -> None:
        """Wait until a node runs, and do not start it again from now on."""
        while True:
            async with self.starting:
                if node.process.is_alive():
                    self.held.add(node.name)
                    return
            await asyncio.sleep(0.05)

    def kill_all(self) -> None:
        for node in self.nodes:
            if node.process.is_alive():
                node.send(signal.SIGCONT)
            node.kill()


@asynccontextmanager
async def fleet(
    journal: str,
    *others: str,
    lease: float = LEASE,
    buries: bool = False,
    apart: bool = True,
) -> AsyncIterator[Fleet]:
    """A node for each way to the journal, with clocks ten seconds apart, as long as the block lasts.

    Apart: they pass lines on, as nodes on several machines do, and hand no sockets over.
    """
    found = Fleet(
        [
            await asyncio.to_thread(NodeProcess, f"node-{number}", way, 10.0 * number, lease, apart)
            for number, way in enumerate((journal, *others))
        ],
        buries=buries,
    )
    tending = asyncio.create_task(found.tend())
    try:
        yield found
    finally:
        async with found.starting:  # none is half started
            tending.cancel()
            found.kill_all()
