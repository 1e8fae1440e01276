"""Three nodes behind a plain round-robin proxy: browsers play on while each is killed and replaced."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import A_MOMENT, Person
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


def test_browsers_play_an_evening_on_three_nodes_each_of_which_is_killed_and_replaced(
    browser: Browser, database: str, nodes: list[NodeProcess]
) -> None:
    with round_robin([node.port for node in nodes]) as proxy:
        ada, bruno = Person(browser, proxy, "Ada"), Person(browser, proxy, "Bruno")
        code = ada.open_table(players=4)
        bruno.sit_down(code)
        ada.fill_up()
        ada.deal()
        for number, node in enumerate(nodes, 2):
            play_until(f"Round {number} of 8", ada, bruno)
            replace(node)
        play_until("Police report", ada, bruno)
        for person in (ada, bruno):
            expect(person.page.get_by_text("Police report").first).to_be_visible()
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


def play_until(shown: str, *people: Person) -> None:
    """Do what is asked until something is shown to everybody."""
    while not all(person.page.get_by_text(shown, exact=False).count() for person in people):
        asked = [person.act() for person in people]
        if not any(asked):
            for person in people:
                person.count()
        people[0].page.wait_for_timeout(A_MOMENT)
