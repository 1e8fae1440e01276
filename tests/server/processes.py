"""A server in a process of its own, which a test may kill at any instant."""

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from standoff.server.running import Settings, run
from tests.server.serving import FAST, ROOMY

# New processes come from one that has imported everything, so that they serve at once.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(
    [
        *("tests.server.processes", "tests.nodes.fleet", "tests.browser.rehearsal"),
        *("standoff.journal.postgres", "uvloop", "httptools"),
    ]
)


class ServingProcess:
    """Something that serves on one port."""

    port = 0

    def begun(self, told: Connection) -> ForkServerProcess:
        """A new process that tells its port there."""
        raise NotImplementedError

    def start(self) -> None:
        """Start, and come back when it listens; on the port of the first time."""
        ours, theirs = PROCESSES.Pipe(duplex=False)
        self.process = self.begun(theirs)
        self.process.start()
        theirs.close()
        self.port = ours.recv()

    def kill(self) -> None:
        """As kill -9 does."""
        self.process.kill()
        self.process.join()

    def terminate(self) -> None:
        """As a service manager does; comes back when it has ended."""
        self.process.terminate()
        self.process.join()


class ServerProcess(ServingProcess):
    """The server behind one journal."""

    def __init__(self, journal: str, speed: int = FAST, key: Path | None = None) -> None:
        self.journal = journal
        self.key = key
        self.speed = speed
        self.start()

    def begun(self, told: Connection) -> ForkServerProcess:
        where = "127.0.0.1", self.port, self.journal, self.key
        settings = Settings(*where, limits=ROOMY, speed=self.speed)
        return PROCESSES.Process(target=serve, args=(settings, told), daemon=True)


def serve(settings: Settings, told: Connection) -> None:
    from standoff.server.loops import loop_factory
    from standoff.server.running import signalled

    async def until_stopped() -> None:
        await run(settings, told.send, signalled())

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(until_stopped())
