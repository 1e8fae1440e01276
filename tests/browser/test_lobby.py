"""Before the deal: a moment to stop it, bots by name, and hands that point on the wall."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import Person

pytestmark = pytest.mark.slow


def test_the_deal_is_told_ahead_and_anybody_may_stop_it(browser: Browser, house: str) -> None:
    ada, bert = Person(browser, house, "Ada"), Person(browser, house, "Bert")
    code = ada.open_table(players=4, tempo="Relaxed")
    bert.sit_down(code)
    ada.fill_up()
    ada.deal()
    expect(ada.page.get_by_text("Dealing in 3…", exact=True).first).to_be_visible()
    bert.press("Wait, not yet")
    expect(ada.page.get_by_role("button", name="Deal us in")).to_be_visible()
    ada.deal()
    for person in (ada, bert):
        expect(person.page.locator("h1")).to_contain_text("Round 1 of 8")
        assert person.faults == []
        person.close()


def test_a_bot_is_chosen_by_what_it_is_like(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Ada")
    ada.open_table(players=4)
    ada.press("Add a bot")
    choices = ada.page.get_by_role("dialog", name="Add a bot").locator(".list button")
    assert all(len(text.splitlines()) == 2 for text in choices.all_inner_texts())
    for name in ("Timid", "Shark", "Timid"):
        choices.filter(has_text=name).first.click()
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
    expect(ada.page.locator(".list li small", has_text="Timid")).to_have_count(2)
    assert ada.faults == []
    ada.close()


def test_hands_that_warm_up_are_seen_on_the_wall(browser: Browser, house: str) -> None:
    ada, bert = Person(browser, house, "Ada"), Person(browser, house, "Bert")
    code = ada.open_table(players=4)
    bert.sit_down(code)
    screen = Person(browser, house, "TV")
    screen.page.goto(f"{house}/t/{code}?tv")
    screen.press("Open")
    expect(screen.page.get_by_text("Bert", exact=True)).to_be_visible()
    assert screen.page.locator(".door img").evaluate("one => one.clientWidth") >= 240
    bert.press("Warm up")
    bert.page.get_by_role("dialog").locator("[data-seat='0']").click()
    expect(screen.page.locator(".seats > li", has_text="points at Ada")).to_have_count(1)
    for person in (ada, bert, screen):
        assert person.faults == []
        person.close()
