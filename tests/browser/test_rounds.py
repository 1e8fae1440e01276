"""The end of a round is a moment of its own."""

import pytest
from playwright.sync_api import Browser, expect

from standoff.bench.phone import LOAD, POINT, STAY
from tests.browser.players import Person

pytestmark = pytest.mark.slow


def test_a_round_ends_with_a_card_that_is_left_when_everybody_is_ready(
    browser: Browser, house: str
) -> None:
    ada, bert = Person(browser, house, "Ada"), Person(browser, house, "Bert")
    code = ada.open_table(players=4, tempo="Relaxed")
    bert.sit_down(code)
    ada.fill_up()
    ada.deal()
    for decision in (LOAD, POINT, STAY):
        for person in (ada, bert):
            while person.page.locator(decision).count() == 0:
                person.page.evaluate("document.querySelector('button.on')?.click()")
                person.page.wait_for_timeout(30)
            person.page.locator(decision).first.click()
    ada.count()
    for person in (ada, bert):
        expect(person.page.locator("h1")).to_contain_text("End of the round", timeout=15_000)
        assert person.page.locator(".all li").count() == 4
        assert person.page.locator(".lines li").count() > 0
    ada.press("Ready for round 2")
    bert.press("Ready for round 2")
    for person in (ada, bert):
        expect(person.page.locator(LOAD).first).to_be_visible(timeout=1500)
        assert person.faults == []
        person.close()
