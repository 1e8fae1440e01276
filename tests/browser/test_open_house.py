"""An open house: strangers with six browsers find each other, play, leave, and come back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from standoff_drivers.phone import LOAD, POINT, SEATED
from tests.browser.house import House
from tests.browser.players import Person, play_on
from tests.browser.strangers import strangers

pytestmark = pytest.mark.slow

FILL = re.compile("^Fill up")
LONG = 3_600_000
"""Milliseconds: nobody in these journeys waits for bots."""


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[House]:
    """A house whose own tables wait until they are full."""
    house = House(tmp_path, waits=LONG)
    house.start()
    yield house
    house.terminate()


@pytest.fixture
def hasty_house(tmp_path: Path) -> Iterator[House]:
    """A house whose own tables wait for nobody."""
    house = House(tmp_path, waits=0)
    house.start()
    yield house
    house.terminate()


def at_home(browser: Browser, address: str, *names: str) -> list[Person]:
    """People at the start page, in browsers of their own."""
    people = [Person(browser, address, name) for name in names]
    for person in people:
        person.page.goto(address)
        person.page.evaluate(
            "name => localStorage.setItem('standoff-settings', JSON.stringify({ name }))",
            person.name,
        )
        person.page.reload()
        expect(person.page.get_by_role("region", name="Public tables")).to_be_visible()
    return people


def play_now(person: Person) -> None:
    person.page.get_by_role("button", name="Play now").click()
    person.page.wait_for_url("**/t/*")


def test_among_a_crowd_five_strangers_meet_speak_come_back_and_leave_and_the_sixth_sees_it(
    browser: Browser, open_house: House
) -> None:
    with strangers(open_house.port, tables=8):
        five_strangers_meet(browser, open_house)


def five_strangers_meet(browser: Browser, open_house: House) -> None:
    ada, bea, cleo, dario, edie, fitz = at_home(
        browser, open_house.address, "Anna", "Bea", "Carl", "Dora", "Egon", "Frida"
    )
    play_now(ada)
    code = ada.page.url[-4:]
    expect(ada.page.get_by_text("Bots take the chairs that stay free.")).to_be_visible()
    # The lobby changes before everybody's eyes, and tells nobody's name.
    listed = fitz.page.get_by_role("button", name=f"Join public table {code}")
    expect(listed.get_by_label("1 of 5 chairs have a person")).to_be_visible()
    expect(fitz.page.get_by_role("region", name="Public tables")).not_to_contain_text("Anna")
    for person in (bea, cleo, dario):
        play_now(person)
        assert person.page.url[-4:] == code
    expect(listed.get_by_label("4 of 5 chairs have a person")).to_be_visible()
    # The list leads to the same chair as "Play now".
    edie.page.get_by_role("button", name=f"Join public table {code}").click()
    edie.page.wait_for_url(f"**/t/{code}")
    for person in (ada, bea, cleo, dario, edie):
        person.page.locator("button.pile").first.wait_for()
    expect(listed).to_contain_text("Round 1")
    expect(listed).to_be_disabled()
    # Whoever loads the page again is back at once; one reads French from now on, one Italian.
    for person, language in ((bea, "fr"), (dario, "it")):
        person.page.evaluate(
            "language => localStorage.setItem('standoff-settings', JSON.stringify({ language }))",
            language,
        )
        person.page.reload()
    for step in (LOAD, POINT):
        for person in (ada, bea, cleo, dario, edie):
            person.page.locator(step).first.click()
    # A sentence that one says is read by everybody in their own language.
    ada.page.locator(".taunts .taunt").first.click()
    ada.page.get_by_role("group", name="To whom?").get_by_label("Carl").click()
    for person, log, said in (
        (cleo, "What happened", "Not me, please!"),
        (bea, "Ce qui s’est passé", re.compile(r"Pas moi, pitié\s!")),
        (dario, "Che cosa è successo", "Non io, ti prego!"),
    ):
        for part in ("Menu", log):
            person.press(part)
        expect(person.page.get_by_role("log")).to_contain_text(said)
    # Nobody is host there.
    ada.press("Menu")
    expect(ada.page.get_by_role("button", name="The table", exact=True)).to_have_count(0)
    # Whoever gives up their seat leaves it to a bot, and to whoever comes.
    for part in ("Menu", "Give up my seat"):
        edie.press(part)
    edie.page.get_by_role("button", name="Give up my seat").last.click()
    expect(listed.get_by_label("4 of 5 chairs have a person")).to_be_visible()
    expect(listed).to_be_enabled()
    for person in (ada, bea, cleo, dario, edie, fitz):
        assert person.faults == []
        person.close()


def test_alone_in_the_house_one_plays_with_bots_and_a_stranger_takes_a_bots_place(
    browser: Browser, hasty_house: House
) -> None:
    ada, bea = at_home(browser, hasty_house.address, "Anna", "Bea")
    play_now(ada)
    code = ada.page.url[-4:]
    ada.page.locator("button.pile").first.wait_for()
    # While the game is on, a stranger plays on for a bot from the next round.
    bea.page.get_by_role("button", name=f"Join public table {code}").click()
    expect(bea.page.get_by_text("A game is on, so for now you watch.")).to_be_visible()
    bea.page.get_by_role("button", name="Play on for").first.click()
    for _ in range(2_000):
        ada.act()
        ada.count()
        if bea.page.locator("button.pile").count():
            break
        bea.page.wait_for_timeout(60)
    bea.page.locator("button.pile").first.wait_for()
    play_on(ada, bea)
    # Between games whoever is ready plays on.
    expect(bea.page.get_by_text("Whoever is ready plays; bots take the rest.")).to_be_visible()
    ada.press(re.compile("I’m ready"))
    ada.page.locator("button.pile").first.wait_for()
    # Later one looks at one's own games again, also with the Shark.
    bea.page.goto(f"{hasty_house.address}/?me")
    expect(bea.page.get_by_role("switch", name="My games may be shared")).not_to_be_checked()
    bea.page.get_by_role("button", name="See it again").click()
    expect(bea.page.get_by_role("heading", name="A game of Standoff")).to_be_visible()
    expect(bea.page.get_by_role("button", name="Look at it with the Shark")).to_be_visible()
    for person in (ada, bea):
        assert person.faults == []
        person.close()


def test_a_host_opens_a_table_to_strangers(browser: Browser, open_house: House) -> None:
    ada, bea = at_home(browser, open_house.address, "Anna", "Bea")
    ada.page.get_by_role("button", name="Open a table", exact=True).click()
    ada.page.get_by_role("switch", name="Strangers may join").click()
    ada.page.locator("form .big").click()
    ada.page.wait_for_url("**/t/*")
    code = ada.page.url[-4:]
    bea.page.get_by_role("button", name=f"Join public table {code}").click()
    bea.page.locator(".chair.me", has_text="Bea").wait_for()
    # Bots and chairs are the host's alone.
    expect(ada.page.get_by_role("button", name=FILL).first).to_be_visible()
    expect(bea.page.get_by_role("button", name=FILL)).to_have_count(0)
    for part in ("Menu", "The table"):
        ada.press(part)
    ada.page.get_by_role("switch", name="Strangers may join").click()
    (cleo,) = at_home(browser, open_house.address, "Cleo")
    expect(cleo.page.get_by_text("No table waits in public just now")).to_be_visible()
    for person in (ada, bea, cleo):
        assert person.faults == []
        person.close()


def about(person: Person, name: str) -> None:
    """Open what can be done about somebody."""
    for part in ("Menu", "People"):
        person.press(part)
    person.press(f"About {name}")


def test_a_stranger_is_blocked_reported_banned_and_let_in_again(
    browser: Browser, open_house: House
) -> None:
    ada, troll, boor = at_home(browser, open_house.address, "Anna", "Troll", "Boor")
    for person in (ada, troll, boor):
        play_now(person)
    table = ada.page.url
    # Whoever says something and leaves is told of all the same.
    boor.press("Menu")
    boor.press("Give up my seat")
    boor.page.get_by_role("button", name="Give up my seat").last.click()
    expect(boor.page.get_by_text("You have left the table")).to_be_visible()
    about(ada, "Boor")
    expect(ada.page.get_by_text("Have left")).to_be_visible()
    ada.press("Block")
    ada.page.get_by_role("button", name="Block", exact=True).last.click()
    expect(ada.page.get_by_role("button", name="Unblock")).to_be_visible()
    ada.press("Close")
    assert troll.page.url == table
    about(ada, "Troll")
    ada.press("Block")
    ada.page.get_by_role("button", name="Block", exact=True).last.click()
    expect(ada.page.get_by_role("button", name="Unblock")).to_be_visible()
    ada.press("Report")
    ada.press("Hurtful words or name")
    expect(ada.page.get_by_text("Reported. Whoever runs this house").first).to_be_visible()
    # Whoever runs the house reads it, and closes the door.
    assert "report 1: Troll" in open_house.ordered("reports", "list")
    open_house.ordered("reports", "ban", "1", "--days", "3")
    expect(troll.page.get_by_text("You may not play here for now")).to_be_visible()
    troll.page.goto(open_house.address)
    shut = troll.page.get_by_text("You may not play here for now")
    expect(shut).to_be_visible()
    troll.page.get_by_role("button", name="Play now").click()
    expect(shut).to_have_count(2)
    # The door is open again; the two are not seated together.
    open_house.ordered("reports", "lift", "2")
    troll.page.goto(open_house.address)
    play_now(troll)
    assert troll.page.url != table
    for person in (ada, troll, boor):
        assert person.faults == []
        person.close()


def test_who_leaves_strangers_again_and_again_is_told_how_long_to_wait(
    browser: Browser, open_house: House
) -> None:
    ada, bea = at_home(browser, open_house.address, "Anna", "Bea")
    for _ in range(2):
        for person in (bea, ada):
            person.page.goto(open_house.address)
            play_now(person)
            person.page.locator(SEATED).wait_for()
        for says in ("Ready", "I’m ready"):  # once all would play nobody waits for others
            ada.press(re.compile(f"^{says}"))
        ada.page.locator(LOAD).first.wait_for()
        for step in ("Menu", "Give up my seat"):
            ada.press(step)
        ada.page.get_by_role("button", name="Give up my seat").last.click()
        expect(ada.page.get_by_text("You have left the table")).to_be_visible()
    ada.page.goto(open_house.address)
    ada.page.get_by_role("button", name="Play now").click()
    expect(ada.page.get_by_text("A short wait before the next table")).to_be_visible()
    expect(ada.page.get_by_text("Open again in 0:")).to_be_visible()
    for person in (ada, bea):
        assert person.faults == []
        person.close()


def test_somebody_carries_their_name_to_another_device_and_is_forgotten(
    browser: Browser, open_house: House
) -> None:
    (ada,) = at_home(browser, open_house.address, "Anna")
    ada.press("You here")
    words = ada.page.locator(".words").first.inner_text()
    assert len(words.split()) == 12
    link = ada.page.get_by_role("link", name="The same as a link").get_attribute("href")
    ada.press("Back")
    expect(ada.page.get_by_role("region", name="Public tables")).to_be_visible()
    other = Person(browser, open_house.address, "?")
    other.page.goto(str(link))
    expect(other.page.get_by_label("Your name")).to_have_value("Anna")
    assert "#" not in other.page.url
    other.press("Forget everything about me")
    other.page.get_by_role("button", name="Forget everything about me").last.click()
    expect(other.page.get_by_text("This house has forgotten you.")).to_be_visible()
    for person in (ada, other):
        assert person.faults == []
        person.close()


def test_nothing_moves_under_a_thumb_while_the_house_is_still_asked(
    browser: Browser, open_house: House
) -> None:
    ada = Person(browser, open_house.address, "Anna")
    unanswered: list[Route] = []
    ada.page.route("**/house", lambda route: unanswered.append(route))
    ada.page.goto(open_house.address)
    expect(ada.page.get_by_role("button", name="Play now with strangers")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Against bots")).to_be_visible()
    assert len(unanswered) == 1
    unanswered[0].continue_()
    ada.close()


def test_a_house_without_a_lobby_asks_nothing_new(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Anna")
    sockets: list[str] = []
    ada.page.on("websocket", lambda one: sockets.append(one.url))
    ada.page.goto(house)
    expect(ada.page.get_by_role("button", name="Play now against bots")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Public tables")).to_have_count(0)
    assert sockets == []
    ada.close()
