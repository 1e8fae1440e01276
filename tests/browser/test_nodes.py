"""Three nodes behind a plain round-robin proxy: browsers play on while each is killed and replaced."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.players import Person, play_on
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.journal.engines import ask_postgres
from tests.nodes.fleet import ENDS, LONG, NodeProcess
from tests.nodes.round_robin import round_robin

pytestmark = pytest.mark.slow


@pytest.fixture
def nodes(database: str) -> Iterator[list[NodeProcess]]:
    """One as on a machine of its own, with which lines are passed on; two that hand sockets over."""
    found = [
        NodeProcess(name, database, 0.0, LONG, apart=name == "one")
        for name in ("one", "two", "three")
    ]
    yield found
    for node in found:
        node.kill()


def replace(node: NodeProcess) -> None:
    """Kill a node, as kill -9 does, and put a new one in its place, once its lease has run out."""
    node.kill()
    ask_postgres(node.journal, ENDS, node.name)
    node.start()


def test_browsers_play_on_while_each_of_three_nodes_is_killed_and_replaced(
    browser: Browser, database: str, nodes: list[NodeProcess]
) -> None:
    with round_robin([node.port for node in nodes]) as proxy:
        ada, bruno = Person(browser, proxy, "Ada"), Person(browser, proxy, "Bruno")
        code = ada.open_table(players=4)
        bruno.sit_down(code)
        ada.fill_up()
        ada.deal()
        for number, node in enumerate(nodes, 2):
            play_on(ada, bruno, until=f"Round {number} of 8")
            replace(node)
        play_on(ada, bruno, until="Round 5 of 8")
        for person in (ada, bruno):
            assert [
                one for one in person.faults if "WebSocket" not in one and "ERR_" not in one
            ] == []
            person.close()
    rows = ask_postgres(
        database, "SELECT epoch FROM standoff.journal WHERE room = $1 ORDER BY number", code
    )
    epochs = [int(str(epoch)) for (epoch,) in rows]
    assert epochs[-1] > 1, "the table has had another owner"
    assert epochs == sorted(epochs)
