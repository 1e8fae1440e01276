"""Whoever plays is told what they hold, what is at stake and what every power does."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from standoff.rules.classic.words import PowerId
from standoff.words.speech import Words
from standoff_drivers.phone import STAY
from tests.browser.players import A_MOMENT, REPORT, Person, play_on

pytestmark = pytest.mark.slow


def explains_itself(tag: Locator, words: Words) -> None:
    """A tap on a power's name tells what it does."""
    # This one, whoever else shows a power meanwhile.
    pinned = tag.element_handle()
    name = pinned.inner_text()
    pinned.click()
    (power,) = [one for one in PowerId if words(f"power-{one}") == name]
    sheet = tag.page.get_by_role("dialog", name=name)
    expect(sheet).to_contain_text(words(f"power-text-{power}"))
    tag.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_secret_cards_stakes_and_powers_are_all_at_hand(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Ada")
    ada.open_table(players=5, powers="all+backstab", cop=True)
    ada.fill_up()
    ada.deal()
    page = ada.page
    words = Words("en")

    # Power and role are presented until they have been read: no card can be laid before.
    # Some powers may be used before that; those are let be.
    while page.locator("button.read").count() == 0:
        page.evaluate("document.querySelector('button.forgo, button.power')?.click()")
        page.wait_for_timeout(A_MOMENT)
    dealt = page.locator(".tray .cards").inner_text()
    assert [power for power in PowerId if words(f"power-{power}") in dealt] != []
    assert "Cop" in dealt or "Gangster" in dealt
    assert page.locator("button.pile").count() == 0
    page.locator("button.read").click()
    expect(page.locator("button.pile").first).to_be_visible()

    # Whoever has to stay or drop reads what that means for them.
    while page.locator(".decide").count() == 0:
        ada.act(but=STAY)
        page.wait_for_timeout(A_MOMENT)
    stay, drop = (page.locator(f".decide button{one}") for one in (".primary", ".drop"))
    expect(stay).to_contain_text(
        re.compile(r"\$[0-9k]+ to \$[0-9]+k\s*(no|one|[2-9]) hands? on you")
    )
    expect(drop).to_contain_text(re.compile(r".\$5,000, safe"))

    # The ladder of stakes explains itself, one row for each number left standing.
    page.locator("button.ladder").click()
    assert page.locator("dialog tr").count() == 5
    page.keyboard.press("Escape")

    # The rules name all eleven powers.
    ada.press("Menu")
    ada.press("Rules")
    rules = page.locator("dialog").inner_text()
    assert [power for power in PowerId if words(f"power-text-{power}") not in rules] == []
    page.keyboard.press("Escape")

    # A power that was shown explains itself wherever it is named: on a phone, on the wall, in the report.
    wall = Person(browser, house, "Wall")
    wall.page.set_viewport_size({"width": 1920, "height": 1080})
    wall.page.goto(f"{page.url}?tv")
    wall.page.locator("form .big").click()
    at_a_seat = ".seats button.tag"
    while page.locator(at_a_seat).count() == 0 or wall.page.locator(at_a_seat).count() == 0:
        # A game in which nobody shows a power is rare, and over at last: another one tells.
        assert page.get_by_text(REPORT).count() == 0
        ada.act()
        ada.count()
        page.wait_for_timeout(A_MOMENT)
    for person in (ada, wall):
        explains_itself(person.page.locator(at_a_seat).first, words)
    play_on(ada)
    explains_itself(page.locator("button.tag.line").first, words)
    wall.close()


def test_the_keys_are_listed_at_a_key(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Ada")
    ada.open_table(players=4)
    ada.fill_up()
    ada.deal()
    page = ada.page
    page.locator("button.pile").first.wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("load a Triple")
    assert ada.faults == []
    ada.close()
