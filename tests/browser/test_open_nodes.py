"""An open house of three nodes behind a plain round robin: strangers meet, and a node vanishes without a word."""

import asyncio
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from standoff.cli.journals import ServedJournal
from standoff.server.openness import HouseOrder, HouseReply
from standoff.server.side_door import DoorSign
from standoff_drivers.phone import LOAD, SEATED
from tests.browser.test_open_house import about, at_home, play_now
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.journal.engines import ask_postgres
from tests.nodes.fleet import ENDS, LONG, NodeProcess
from tests.nodes.round_robin import round_robin

pytestmark = pytest.mark.slow

OWNER = "SELECT node.name FROM standoff.owner JOIN standoff.node ON node.id = owner.node WHERE room = $1"
WAITED = re.compile(r'"waited":(\d+)')


@pytest.fixture
def nodes(database: str, tmp_path: Path) -> Iterator[list[NodeProcess]]:
    """Open to strangers; with one of them lines are passed on, two hand sockets over."""
    found = [
        NodeProcess(name, database, 0.0, LONG, apart=name == "one", door=tmp_path / name)
        for name in ("one", "two", "three")
    ]
    yield found
    for node in found:
        node.send(signal.SIGCONT)
        node.kill()


def ordered(node: NodeProcess, order: HouseOrder) -> HouseReply:
    """What a node says when whoever runs the house calls it."""
    assert node.door is not None
    sign = msgspec.json.decode(node.door.read_bytes(), type=DoorSign)
    # In a thread: a browser keeps a loop running in ours.
    with ThreadPoolExecutor(1) as thread:
        told = thread.submit(asyncio.run, ServedJournal(sign).house(order)).result()
    assert told is not None
    return told


def test_strangers_on_three_nodes_meet_go_on_without_one_of_them_and_one_is_banned(
    browser: Browser, database: str, nodes: list[NodeProcess]
) -> None:
    ports = [node.port for node in nodes]
    with round_robin(ports) as proxy:
        ada, troll, carl = at_home(browser, proxy, "Anna", "Troll", "Carl")
        play_now(ada)
        code = ada.page.url[-4:]
        # Whichever node one looks in at, the table is there, and so is a chair at it.
        listed = carl.page.get_by_role("button", name=f"Join public table {code}")
        troll.page.get_by_role("button", name=f"Join public table {code}").click()
        troll.page.locator(SEATED).wait_for()
        expect(listed.get_by_label("2 of 5 chairs have a person")).to_be_visible()
        # The node that has the table stands still, and the proxy sends nobody there any more.
        ((owner,),) = ask_postgres(database, OWNER, code)
        gone = next(node for node in nodes if node.name == owner)
        ports.remove(gone.port)
        gone.send(signal.SIGSTOP)
        ask_postgres(database, ENDS, gone.name)
        # Both are back at the table by themselves; once nobody waits for others any more it is dealt.
        for says in ("Ready", "I’m ready"):
            ada.press(re.compile(f"^{says}"))
        for person in (ada, troll):
            person.page.locator(LOAD).first.wait_for()
        ((now,),) = ask_postgres(database, OWNER, code)
        assert now != gone.name
        about(ada, "Troll")
        ada.press("Block")
        ada.page.get_by_role("button", name="Block", exact=True).last.click()
        expect(ada.page.get_by_role("button", name="Unblock")).to_be_visible()
        ada.press("Report")
        ada.press("Hurtful words or name")
        expect(ada.page.get_by_text("Reported. Whoever runs this house").first).to_be_visible()
        # At another node it is read, and the ban holds at all.
        other = next(node for node in nodes if node.name not in (gone.name, now))
        reports = ordered(other, HouseOrder("list")).reports
        while not reports:
            reports = ordered(other, HouseOrder("list")).reports
        ordered(other, HouseOrder("ban", reports[0].number, days=3))
        expect(troll.page.get_by_text("You may not play here for now")).to_be_visible()
        # Whoever is forgotten at one node is so at the table, wherever it is.
        ada.page.goto(f"{proxy}/?me")
        ada.press("Forget everything about me")
        ada.page.get_by_role("button", name="Forget everything about me").last.click()
        expect(ada.page.get_by_text("This house has forgotten you.")).to_be_visible()
        for person in (ada, troll, carl):
            person.close()


def test_who_taps_play_now_before_a_server_that_has_gone_tells_the_next_how_long_they_waited(
    browser: Browser, nodes: list[NodeProcess]
) -> None:
    gone, *others = nodes
    ports = [node.port for node in nodes]
    with round_robin(ports) as proxy:
        (ada,) = at_home(browser, proxy, "Anna")
        said: list[str] = []
        ada.page.on(
            "websocket",
            lambda line: line.on("framesent", lambda frame: said.append(str(frame))),
        )
        ada.page.clock.install()
        gone.send(signal.SIGSTOP)
        ports[:] = [gone.port]
        ada.page.get_by_role("button", name="Play now").click()
        ada.page.clock.run_for(2_900)
        ports[:] = [node.port for node in others]
        ada.page.clock.run_for(1_000)
        ada.page.wait_for_url("**/t/*")
        (hello,) = [frame for frame in said if '"hello":"play"' in frame]
        waited = WAITED.search(hello)
        assert waited is not None, hello
        assert 3_000 <= int(waited[1]) <= 4_000
        ada.close()


def test_who_waits_for_cards_notices_within_three_seconds_that_their_node_has_gone(
    browser: Browser, nodes: list[NodeProcess]
) -> None:
    ports = [node.port for node in nodes]
    with round_robin(ports) as proxy:
        (ada,) = at_home(browser, proxy, "Anna")
        ada.page.clock.install()
        play_now(ada)
        ada.page.locator(SEATED).wait_for()
        for node in nodes:  # whichever of them the line goes through
            node.send(signal.SIGSTOP)
        with ada.page.expect_websocket():
            ada.page.clock.run_for(3_000)
        ada.close()
