"""A real Dask cluster on the loopback, in processes of its own."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from distributed import Client

from standoff.simulation.cluster import Cluster

ROOT = Path(__file__).parents[2]
"""Where a worker finds the work of a test."""


class Workers:
    """A scheduler and its workers."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.running = [_started("scheduler", self.file, "--host", "127.0.0.1", "--port", "0")]

    def hire(self, workers: int) -> None:
        """Start so many workers of one thread each; they look for the scheduler's file."""
        for _ in range(workers):
            thread = ("--nthreads", "1", "--no-nanny", "--host", "127.0.0.1")
            self.running.append(_started("worker", self.file, *thread))

    @property
    def crew(self) -> Cluster:
        """The cluster, once all who were hired are at work."""
        with Client(scheduler_file=str(self.file), timeout=600, set_as_default=False) as client:
            if len(self.running) > 1:
                client.wait_for_workers(len(self.running) - 1, timeout=600)
        return Cluster(self.address)

    @property
    def address(self) -> str:
        address: str = json.loads(self.file.read_text())["address"]
        return address

    def kill(self) -> None:
        """The last worker dies without a word."""
        worker = self.running.pop()
        worker.kill()
        worker.wait()

    def stop(self) -> None:
        for process in reversed(self.running):
            process.kill()
            process.wait()


@contextmanager
def workers(folder: Path, count: int) -> Iterator[Workers]:
    cluster = Workers(folder)
    try:
        cluster.hire(count)
        yield cluster
    finally:
        cluster.stop()


def _started(part: str, file: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = (f"distributed.cli.dask_{part}", "--scheduler-file", str(file), "--no-dashboard")
    return subprocess.Popen(
        [sys.executable, "-m", *command, *arguments],
        cwd=file.parent,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def strike(pid: int, chunk: int) -> int:
    """A worker's chunk that ends the scheduler before anybody has heard of it."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    return chunk
