"""A table server for rehearsals, in a process of its own."""

import subprocess
import sys
from pathlib import Path

import msgspec

from standoff.server.limits import Limits
from tests.browser.gallery import ROOT
from tests.server.serving import ROOMY


class House:
    """A table server that can be killed and started again."""

    def __init__(
        self, folder: Path, limits: Limits = ROOMY, speed: int = 1, waits: int | None = None
    ) -> None:
        self.waits = waits
        """Of an open house: how many milliseconds its own tables wait for people."""
        self.speed = speed
        self.limits = msgspec.json.encode(limits).decode()
        self.journal = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Serve, at the same address as before."""
        command = [
            sys.executable, "-m", "tests.browser.rehearsal",
            self.journal, str(self.port), self.limits, str(self.speed), *([] if self.waits is None else [str(self.waits)]),
        ]  # fmt: skip
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def ordered(self, *words: str) -> str:
        """What `standoff` says when whoever runs the server calls it."""
        command = [sys.executable, "-m", "standoff", *words, "--journal", self.journal]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    def kill(self) -> None:
        """As when somebody pulls the plug."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait()
        self.process.stdout.close()
