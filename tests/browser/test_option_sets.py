"""A round of some sets of options in a real browser; ./campaign plays all of them to the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.option_sets import SOME_OPTION_SETS, OptionSet, dealt_in
from tests.browser.players import ROUND_TWO, Person, play_on

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One table server for all the tables."""
    server = House(Path(tmp_path_factory.mktemp("house")))
    server.start()
    yield server.address
    server.terminate()


@pytest.mark.parametrize("chosen", SOME_OPTION_SETS, ids=str)
def test_a_round_is_played(browser: Browser, open_house: str, chosen: OptionSet) -> None:
    ada = Person(browser, open_house, "Ada")
    dealt_in(ada, chosen)
    play_on(ada, until=ROUND_TWO)
    assert ada.faults == []
    ada.close()
