"""Where others find the server: only what answers is ever told."""

import json
from pathlib import Path

import pytest

from standoff.server import addresses
from standoff.server.addresses import reach
from tests.server.serving import on_a_loop, served
from tests.server.test_pages import fetched

LAN = "192.168.1.20"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with one address on its network."""
    monkeypatch.setattr(addresses, "lan_address", lambda: LAN)


@pytest.mark.parametrize("asked", ["127.0.0.1:8750", "localhost:8750", "[::1]:8750"])
def test_a_server_for_everybody_tells_its_address_on_the_network(asked: str) -> None:
    assert reach("0.0.0.0", None)(asked) == f"http://{LAN}:8750"
    assert reach("::", None)(asked) == f"http://{LAN}:8750"


@pytest.mark.parametrize("asked", ["127.0.0.1:8750", "localhost", ""])
def test_a_server_for_this_machine_alone_tells_no_address(asked: str) -> None:
    assert reach("127.0.0.1", None)(asked) is None
    assert reach("::1", None)(asked) is None


def test_a_machine_without_a_network_tells_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "127.0.0.1")
    assert reach("0.0.0.0", None)("localhost:8750") is None


def test_an_address_that_somebody_came_by_is_good_for_others() -> None:
    assert reach("0.0.0.0", None)("cellar.local:8750") == "http://cellar.local:8750"


def test_a_published_address_is_the_one_to_tell() -> None:
    assert reach("127.0.0.1", "https://standoff.example.org/")("127.0.0.1:8750") == (
        "https://standoff.example.org"
    )


@on_a_loop
async def test_the_house_says_so_itself(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        told = await fetched(server.origin + "/house")
        assert json.loads(told.body)["address"] is None
