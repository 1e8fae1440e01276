"""What the tests of the browser client share: a browser, the gallery, and a table server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from standoff.bench.chromium import launched
from tests.browser.gallery import ROOT, build, served


class House:
    """A table server that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.journal = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Serve, at the same address as before."""
        command = [sys.executable, "-m", "tests.browser.rehearsal", self.journal, str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

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


@pytest.fixture
def plugged(tmp_path: Path) -> Iterator[House]:
    """A table server whose plug can be pulled."""
    server = House(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; Playwright keeps an event loop running, so it may not outlive the module."""
    with launched() as found:
        yield found


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery."""
    folder = tmp_path_factory.mktemp("gallery")
    build(folder)
    with served(folder) as address:
        yield address


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a table server that waits for people only."""
    server = House(tmp_path)
    server.start()
    yield server.address
    server.stop()
