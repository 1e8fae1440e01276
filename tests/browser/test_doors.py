"""Doors: whoever cannot come in, or is shown out, reads why and what to do, and finds the way home."""

import asyncio
import re
import resource
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec import structs
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from standoff.journal.sqlite import table as rows_of
from standoff.protocol.closing import CODES, Why
from standoff.server.limits import Rate
from standoff_drivers.phone import SEATED
from tests.browser.house import House
from tests.browser.players import Person
from tests.journal.evenings import write_once_more
from tests.server.serving import ROOMY

pytestmark = pytest.mark.slow

J = TypeVar("J", bound=Callable[..., None])
JOURNEYS: set[Why] = set()
"""The reasons that somebody has met here."""
NO_SUCH = "AEIO"
"""No table has this code: codes have no vowels."""


def meets(*reasons: Why) -> Callable[[J], J]:
    """A journey on which somebody meets these reasons."""

    def noted(journey: J) -> J:
        JOURNEYS.update(reasons)
        return journey

    return noted


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one server for all the doors."""
    server = House(tmp_path_factory.mktemp("rooms"))
    server.start()
    yield server.address
    server.terminate()


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[str]:
    """The address of a server that has one table, and little patience."""
    limits = structs.replace(ROOMY, rooms=1, slips=Rate(2, 0.001))
    server = House(tmp_path, limits)
    server.start()
    yield server.address
    server.terminate()


def door(person: Person, says: str) -> Locator:
    """What a person reads at a closed door."""
    found = person.page.locator("main").get_by_text(says)
    expect(found).to_be_visible()
    return found


def home_from(person: Person) -> None:
    """Take the way home, which is there whatever happened."""
    person.press("To the start")
    expect(person.page.get_by_role("button", name="Open a table")).to_be_visible()


def type_code(person: Person, code: str) -> None:
    person.page.goto(f"{person.house}/?join")
    person.page.get_by_label("Code of the table").fill(code)
    person.press("Sit down")


def follow(person: Person, code: str) -> None:
    """Come by a link, or by a QR code: that is the same address. A wrong one is told at once."""
    person.page.goto(f"{person.house}/t/{code}")


def knock(person: Person, code: str) -> None:
    """The same, and sit down."""
    follow(person, code)
    person.press("Sit down")


@meets(Why.NO_ENTRY)
def test_a_code_that_no_table_has(browser: Browser, rooms: str) -> None:
    ada = Person(browser, rooms, "Ada")
    type_code(ada, NO_SUCH)
    door(ada, f"There is no table {NO_SUCH}")
    expect(ada.page.get_by_label("Code of the table")).to_have_value(NO_SUCH)
    follow(ada, NO_SUCH)
    door(ada, f"There is no table {NO_SUCH}")
    expect(ada.page.get_by_text("Reconnecting")).to_have_count(0)
    home_from(ada)
    ada.close()


def test_a_code_begun_on_home_is_finished_where_one_sits_down(browser: Browser, rooms: str) -> None:
    ada, bert = Person(browser, rooms, "Ada"), Person(browser, rooms, "Bert")
    code = ada.open_table(players=4)
    bert.page.goto(rooms)
    bert.page.get_by_label("Code of the table").fill(code[:3].lower())
    bert.press("Join")
    typed = bert.page.get_by_label("Code of the table")
    expect(typed).to_have_value(code[:3])
    typed.press("End")
    typed.press_sequentially(code[3:])
    bert.press("Sit down")
    expect(bert.page.locator(SEATED)).to_be_visible()
    ada.close()
    bert.close()


def test_a_code_that_is_nearly_that_of_a_seat_of_ones_own(browser: Browser, rooms: str) -> None:
    ada = Person(browser, rooms, "Ada")
    code = ada.open_table(players=4)
    wrong = f"{'Q' if code[0] != 'Q' else 'X'}{code[1:]}"
    swapped = code[0] + code[2] + code[1] + code[3]
    for one in (wrong, swapped) if swapped != code else (wrong,):
        for come in (type_code, follow):
            come(ada, one)
            ada.press(f"Did you mean {code}? You have a seat there")
            expect(ada.page.locator(SEATED)).to_be_visible()
    ada.close()


def test_a_seat_link_that_opens_nothing(browser: Browser, rooms: str) -> None:
    ada = Person(browser, rooms, "Ada")
    code = ada.open_table(players=4)
    bert = Person(browser, rooms, "Bert")
    bert.page.goto(f"{rooms}/t/{code}#{'x' * 43}")
    door(bert, "This link opens no seat any more")
    bert.press("Sit down anew")
    bert.press("Sit down")
    expect(bert.page.locator(SEATED)).to_be_visible()
    for person in (ada, bert):
        person.close()


@meets(Why.LOCKED, Why.FULL)
def test_a_table_that_is_closed_lets_nobody_in_and_a_full_one_can_be_watched(
    browser: Browser, rooms: str
) -> None:
    ada, bert = Person(browser, rooms, "Ada"), Person(browser, rooms, "Bert")
    code = ada.open_table(players=4)
    for part in ("Menu", "The table"):
        ada.press(part)
    ada.page.get_by_role("switch", name="Let nobody else in").click()
    type_code(bert, code)
    door(bert, f"Table {code} is closed")
    knock(bert, code)
    door(bert, f"Table {code} is closed")
    expect(bert.page.get_by_role("button", name="Watch", exact=True)).to_have_count(0)
    home_from(bert)
    ada.page.get_by_role("switch", name="Let nobody else in").click()
    ada.press("Close")
    ada.fill_up()
    expect(ada.page.locator(".chair.free")).to_have_count(0)
    type_code(bert, code)
    # Bots make room for people: it is full once four of these sit there.
    expect(bert.page.locator(SEATED)).to_be_visible()
    for name in ("Cleo", "Dario"):
        guest = Person(browser, rooms, name)
        guest.sit_down(code)
        guest.close()
    edie = Person(browser, rooms, "Edie")
    knock(edie, code)
    door(edie, f"Table {code} is full")
    edie.press("Watch")
    expect(edie.page.get_by_text("Dario")).to_be_visible()
    for person in (ada, bert, edie):
        person.close()


@meets(Why.FULL_HOUSE, Why.TOO_MUCH)
def test_a_house_that_is_full_and_a_network_that_knocks_too_often(
    browser: Browser, narrow: str
) -> None:
    ada, bert = Person(browser, narrow, "Ada"), Person(browser, narrow, "Bert")
    ada.open_table(players=4)
    bert.page.goto(narrow)
    bert.press(re.compile("^Play now"))
    door(bert, "No table to spare")
    bert.page.goto(f"{narrow}/?new")
    bert.page.locator("form .big").click()
    door(bert, "No table to spare")
    for _ in range(2):
        type_code(bert, NO_SUCH)
        door(bert, f"There is no table {NO_SUCH}")
    type_code(bert, NO_SUCH)
    door(bert, "Too many tries")
    follow(bert, NO_SUCH)
    door(bert, "Too many tries")
    home_from(bert)
    for person in (ada, bert):
        person.close()


@meets(Why.FORGOTTEN, Why.LEFT, Why.ELSEWHERE)
def test_a_table_that_was_forgotten_left_or_taken_elsewhere(browser: Browser, rooms: str) -> None:
    ada, bert, cleo = (Person(browser, rooms, name) for name in ("Ada", "Bert", "Cleo"))
    code = ada.open_table(players=4)
    for guest in (bert, cleo):
        guest.sit_down(code)
    tab = bert.context.new_page()
    tab.goto(bert.page.url)
    door(bert, "Your seat is open elsewhere")
    bert.press("Play here")
    expect(bert.page.locator(SEATED)).to_be_visible()
    tab.close()
    cleo.page.goto("about:blank")
    for part in ("Menu", "The table", "Delete this table"):
        ada.press(part)
    ada.page.get_by_role("button", name="Delete this table").last.click()
    door(bert, "This table is gone")
    home_from(bert)
    cleo.page.goto(rooms)
    cleo.press(f"Back to table {code}")
    door(cleo, f"Your seat at table {code} is gone")
    home_from(cleo)
    expect(cleo.page.get_by_role("button", name=f"Back to table {code}")).to_have_count(0)
    cleo.open_table(players=4)
    for part in ("Menu", "Give up my seat"):
        cleo.press(part)
    cleo.page.get_by_role("button", name="Give up my seat").last.click()
    door(cleo, "You have left the table")
    home_from(cleo)
    for person in (ada, bert, cleo):
        person.close()


@meets(Why.SHOWN_OUT)
def test_the_host_sees_who_watches_and_shows_them_out(browser: Browser, rooms: str) -> None:
    ada, wanda = Person(browser, rooms, "Ada"), Person(browser, rooms, "Wanda")
    code = ada.open_table(players=4)
    wanda.page.goto(f"{rooms}/t/{code}")
    wanda.page.get_by_label("Your name").fill("Wanda")
    wanda.press("Just watch")
    expect(wanda.page.get_by_role("heading", name="Ada’s table")).to_be_visible()
    for part in ("Menu", "People", "About Wanda", "Show them out"):
        ada.press(part)
    ada.page.locator("dialog .danger").click()
    door(wanda, "You were shown out")
    home_from(wanda)
    expect(ada.page.locator("dialog").get_by_text("Wanda")).to_have_count(0)
    for person in (ada, wanda):
        person.close()


@meets(Why.DAMAGED, Why.RESTART, Why.STOPPED)
def test_a_server_that_restarts_a_table_that_is_damaged_and_a_disk_that_is_full(
    browser: Browser, plugged: House
) -> None:
    ada, bert = Person(browser, plugged.address, "Ada"), Person(browser, plugged.address, "Bert")
    code, other = ada.open_table(players=4), bert.open_table(players=4)
    plugged.terminate()
    with closing(sqlite3.connect(plugged.journal.removeprefix("sqlite:///"))) as file, file:
        file.execute(f"UPDATE {rows_of(code)} SET body = x'00' WHERE number = 2")
    plugged.start()
    door(ada, "This table cannot be restored")
    home_from(ada)
    expect(bert.page.locator(SEATED)).to_be_visible()
    assert plugged.process.pid is not None
    resource.prlimit(plugged.process.pid, resource.RLIMIT_FSIZE, (1, 1))
    # Whatever is written next meets the full disk: this tap, or what the phone says by itself before it.
    bert.page.get_by_role("button", name="Fill up").evaluate_all("all => all[0]?.click()")
    door(bert, "The server has stopped")
    plugged.terminate()
    plugged.start()
    bert.press("Try again")
    expect(bert.page.locator(SEATED)).to_be_visible()
    assert bert.page.url.endswith(other)
    for person in (ada, bert):
        person.close()


@meets(Why.OTHER_VERSION)
def test_a_table_that_is_played_by_other_rules(browser: Browser, plugged: House) -> None:
    ada, bert = Person(browser, plugged.address, "Ada"), Person(browser, plugged.address, "Bert")
    code = ada.open_table(players=4)
    bert.open_table(players=4)
    plugged.terminate()
    with ThreadPoolExecutor() as aside:  # the browser has the loop of this thread
        aside.submit(asyncio.run, write_once_more(plugged.journal, code, rules=99)).result()
    plugged.start()
    door(ada, "This table is of another version")
    home_from(ada)
    expect(bert.page.get_by_text("You", exact=True)).to_be_visible()
    for person in (ada, bert):
        person.close()


@meets(Why.GARBLED)
def test_a_page_and_a_server_of_two_versions(browser: Browser, rooms: str) -> None:
    ada = Person(browser, rooms, "Ada")

    def speak_of_old(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda said: server.send(str(said).replace('"hello"', '"hullo"')))

    ada.page.route_web_socket("**/ws", speak_of_old)
    type_code(ada, NO_SUCH)
    door(ada, "There is a new version")

    def speak_of_late(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda said: page.send(str(said).replace('"protocol":2', '"protocol":3')))

    bert = Person(browser, rooms, "Bert")
    bert.page.route_web_socket("**/ws", speak_of_late)
    bert.page.goto(f"{rooms}/?new")
    bert.page.locator("form .big").click()
    door(bert, "There is a new version")
    for person in (ada, bert):
        person.close()


@meets(Why.OLD_VERSION)
def test_a_page_of_before_an_upgrade_is_loaded_again_and_keeps_its_seat(
    browser: Browser, rooms: str
) -> None:
    ada = Person(browser, rooms, "Ada")
    ada.open_table(players=4)
    hellos: list[str] = []

    def of_before(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def older(said: str | bytes) -> None:
            first = '"hello"' in str(said) and not hellos
            hellos.extend([str(said)] if first else [])
            server.send(str(said).replace('"protocol":2', '"protocol":1') if first else said)

        page.on_message(older)

    ada.page.route_web_socket("**/ws", of_before)
    ada.page.reload()
    door(ada, "There is a new version")
    ada.page.get_by_role("button", name="Load again").click()
    expect(ada.page.get_by_text("You", exact=True)).to_be_visible()
    assert '"hello":"attach"' in hellos[0]
    ada.close()


@meets(Why.SILENT)
def test_whoever_was_too_slow_to_say_hello_comes_back_without_a_word(
    browser: Browser, rooms: str
) -> None:
    ada = Person(browser, rooms, "Ada")
    lines: list[WebSocketRoute] = []

    def slow_at_first(page: WebSocketRoute) -> None:
        lines.append(page)
        if len(lines) == 1:
            page.close(code=CODES[Why.SILENT], reason=Why.SILENT)
        else:
            page.connect_to_server()

    ada.page.route_web_socket("**/ws", slow_at_first)
    ada.open_table(players=4)
    expect(ada.page.locator(SEATED)).to_be_visible()
    assert len(lines) > 1
    ada.close()


def test_a_server_that_does_not_answer_is_not_a_seat_that_is_held(
    browser: Browser, plugged: House
) -> None:
    ada = Person(browser, plugged.address, "Ada")
    ada.page.goto(f"{plugged.address}/?join")
    ada.page.get_by_label("Code of the table").fill(NO_SUCH)
    plugged.kill()
    ada.press("Sit down")
    expect(ada.page.get_by_text("The server does not answer.")).to_be_visible()
    expect(ada.page.get_by_text("Your seat is held")).to_have_count(0)
    plugged.start()
    door(ada, f"There is no table {NO_SUCH}")
    ada.close()


def test_every_reason_was_met() -> None:
    assert set(Why) == JOURNEYS | {Why.BANNED, Why.TOO_SOON}  # which `test_open_house` meets
