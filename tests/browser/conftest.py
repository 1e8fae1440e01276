"""What the tests of the browser client share: a browser, the gallery, and a table server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.gallery import ROOT, build, chromium, served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=flags)
        yield found
        found.close()


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
    journal = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "tests.browser.rehearsal", journal]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield f"http://127.0.0.1:{int(server.stdout.readline())}"
        server.terminate()
