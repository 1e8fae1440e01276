"""Sharing: a finished game goes round by a link that strangers follow, until somebody takes it back."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from standoff_drivers.phone import context_of
from tests.browser.house import House
from tests.browser.players import Person, play_on

pytestmark = pytest.mark.slow

HANGS = 600_000
"""Milliseconds in which even the busiest machine has looked at a game."""
RESULT = re.compile(r"/r/[0-9a-f]{32}")


def stranger(browser: Browser, locale: str = "en-GB") -> Page:
    """Somebody who has never been here."""
    return context_of(browser, reduced_motion="reduce", locale=locale).new_page()


def link_of(person: Person) -> str:
    """The link on the sheet that is open."""
    return person.page.get_by_label("Link to this game").input_value()


def looked_at(person: Person) -> None:
    """Look at the game just over with the Shark: at one moment and another, and at somebody else's game."""
    person.press("Look at it with the Shark")
    sheet = person.page.get_by_role("dialog", name="Look at it with the Shark")
    # It gives way to all else that runs here.
    expect(sheet.get_by_text("Round 1, Load.")).to_be_visible(timeout=HANGS)
    sheet.locator("svg[viewBox='0 0 340 180']").click(position={"x": 200, "y": 50})
    expect(sheet.get_by_text("Round 1, Load.")).to_have_count(0)
    sheet.get_by_role("slider").fill("0")
    expect(sheet.get_by_text("Round 1, Load.")).to_be_visible()
    how = sheet.get_by_text("Live cards in the first four rounds:")
    mine = how.inner_text()
    sheet.get_by_role("group", name="Whose game").get_by_role("button").nth(2).click()
    expect(how).to_have_count(1)
    assert mine.startswith("Live cards")
    sheet.get_by_role("button", name="Close").click()


def test_a_game_of_two_is_shared_seen_by_a_stranger_and_taken_back(
    browser: Browser, plugged: House
) -> None:
    ada, bert = (Person(browser, plugged.address, name) for name in ("Adalbert", "Bertram"))
    code = ada.open_table(players=4)
    bert.sit_down(code)
    ada.fill_up()
    ada.deal()
    play_on(ada, bert)
    looked_at(ada)
    bert.press("Share")
    expect(bert.page.get_by_text("Whoever opened the table can share this game.")).to_be_visible()
    ada.press("Share")
    ada.press("Share this game")
    link = link_of(ada)
    assert RESULT.search(link)
    assert code not in link
    expect(ada.page.get_by_role("img", name="The table at the end")).to_be_visible()

    guest = stranger(browser, "fr-FR")
    guest.goto(link)
    expect(guest.locator("h1")).to_have_text("Une partie de Standoff")
    for shown in ("×1", "×2", "×4"):
        button = guest.get_by_role("button", name=f"Lire {shown}", exact=True)
        expect(button).to_be_in_viewport(ratio=1)
    expect(guest.get_by_text("Adalbert").first).to_be_visible()
    expect(guest.get_by_text("Bertram")).to_have_count(0)
    assert code not in guest.content()
    guest.get_by_role("button", name="Revoir avec le Requin").click()
    expect(guest.get_by_text(re.compile(r"^Adalbert\s:\s\d+\s%\s±"))).to_be_visible()
    expect(guest.get_by_text("Bertram")).to_have_count(0)
    guest.get_by_role("button", name="Fermer").click()
    before = guest.locator(".told").inner_text()
    guest.get_by_role("slider").fill("5")
    expect(guest.locator(".told")).not_to_have_text(before)

    bert.page.get_by_role("switch", name="My own name in it").click()
    expect(bert.page.get_by_role("switch", name="My own name in it", checked=True)).to_be_visible()
    guest.reload()
    expect(guest.get_by_text("Bertram").first).to_be_visible()

    plugged.kill()
    plugged.start()
    guest.reload()
    expect(guest.get_by_text("Bertram").first).to_be_visible()

    bert.page.reload()
    for part in ("Menu", "Erase my name"):
        bert.press(part)
    bert.page.get_by_role("button", name="Erase my name").last.click()
    expect(ada.page.get_by_text("Bertram")).to_have_count(0)
    guest.reload()
    expect(guest.get_by_text("Adalbert").first).to_be_visible()
    expect(guest.get_by_text("Bertram")).to_have_count(0)

    for part in ("Menu", "Shared games", "Take it back"):
        bert.press(part)
    bert.page.get_by_role("button", name="Take it back").last.click()
    expect(ada.page.get_by_role("button", name="Share this game")).to_be_visible()
    guest.reload()
    expect(guest.locator("h1")).to_have_text("Cette partie n’est pas partagée")
    guest.get_by_role("button", name="Jouer aussi").click()
    expect(guest.get_by_role("button", name=re.compile("^Jouer maintenant"))).to_be_visible()
    for person in (ada, bert):  # what they note of a server that is gone is no fault of ours
        assert [one for one in person.faults if "ERR_CONNECTION" not in one] == []
        person.close()
    guest.context.close()


def test_whoever_played_alone_has_a_link_at_once(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Adalbert")
    ada.open_table(players=4)
    ada.fill_up()
    ada.deal()
    play_on(ada)
    ada.press("Share")
    guest = stranger(browser, "it-IT")
    guest.goto(link_of(ada))
    expect(guest.locator("h1")).to_have_text("Una partita di Standoff")
    expect(guest.get_by_text("Adalbert").first).to_be_visible()
    guest.get_by_role("button", name="Riproduci ×4", exact=True).click()
    expect(guest.get_by_role("slider")).not_to_have_value("0")
    assert ada.faults == []
    ada.close()
    guest.context.close()


def test_a_link_to_nothing_says_so_and_shows_the_way_home(browser: Browser, house: str) -> None:
    guest = stranger(browser)
    guest.goto(f"{house}/r/{'0' * 32}")
    expect(guest.locator("h1")).to_have_text("This game is not shared")
    guest.get_by_role("button", name="Play yourself").click()
    expect(guest.get_by_role("button", name="Open a table")).to_be_visible()
    guest.context.close()
