"""A round is shown scene by scene, and its end is a moment of its own."""

import pytest
from playwright.sync_api import Browser, expect

from standoff.bench.phone import LOAD, POINT, STAY, context_of
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


def test_the_count_of_three_is_shown_once_also_where_a_power_could_be_used_behind_it(
    browser: Browser, gallery: str
) -> None:
    page = context_of(browser).new_page()
    page.goto(f"{gallery}/dev/state/scene-after-offer?l=en")
    expect(page.locator("h1")).to_contain_text("The other shots")
    page.context.close()
