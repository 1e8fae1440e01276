"""A table server for rehearsals, in a process of its own."""

import subprocess
import sys
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from standoff.server.limits import Limits
from tests.browser.gallery import ROOT
from tests.browser.rehearsal import rehearse
from tests.server.processes import PROCESSES, ServingProcess
from tests.server.serving import ROOMY


class House(ServingProcess):
    """A table server that can be killed and started again, at the same address."""

    def __init__(
        self, folder: Path, limits: Limits = ROOMY, speed: int = 1, waits: int | None = None
    ) -> None:
        self.waits = waits
        """Of an open house: how many milliseconds its own tables wait for people."""
        self.speed = speed
        self.limits = limits
        self.journal = f"sqlite:///{folder / 'tables.db'}"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begun(self, told: Connection) -> ForkServerProcess:
        settings = self.journal, self.port, self.limits, self.speed, self.waits
        return PROCESSES.Process(target=rehearse, args=(*settings, told), daemon=True)

    def ordered(self, *words: str) -> str:
        """What `standoff` says when whoever runs the server calls it."""
        command = [sys.executable, "-m", "standoff", *words, "--journal", self.journal]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
