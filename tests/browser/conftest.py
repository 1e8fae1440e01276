"""What the tests of the browser client share: a browser, the gallery, and a table server."""

import fcntl
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from standoff_drivers.chromium import launched
from standoff_drivers.phone import PATIENCE
from tests.browser.gallery import build, served
from tests.browser.house import House

expect.set_options(timeout=PATIENCE)

BY_NAME = f"{socket.gethostname()}.test"
"""A name of this machine, under which it is reached as from elsewhere."""


@pytest.fixture
def plugged(tmp_path: Path) -> Iterator[House]:
    """A table server whose plug can be pulled."""
    server = House(tmp_path)
    server.start()
    yield server
    server.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; Playwright keeps an event loop running, so it may not outlive the module."""
    with launched(f"--host-resolver-rules=MAP {BY_NAME} 127.0.0.1") as found:
        yield found


@pytest.fixture
def phones_house(house: str) -> str:
    """The same server under a name, as phones find it: plain http, and an address for others."""
    return house.replace("127.0.0.1", BY_NAME)


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, which is built once for all workers."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "gallery"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").exists():
            build(folder)
    with served(folder) as address:
        yield address


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a table server that waits for people only."""
    server = House(tmp_path)
    server.start()
    yield server.address
    server.terminate()
