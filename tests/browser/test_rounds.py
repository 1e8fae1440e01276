"""A round is shown scene by scene, and its end is a moment of its own."""

import pytest
from playwright.sync_api import Browser, expect

from standoff_drivers.phone import LOAD, POINT, STAY, context_of
from tests.browser.players import Person

pytestmark = pytest.mark.slow

PHASES = (
    "load",
    "load-chosen",
    "point",
    "point-set",
    "standoff",
    "standoff-chosen",
    "standoff-to-whom",
    "scene-loot",
    "scene-aims",
    "scene-nerve",
    "scene-fast",
    "scene-volley",
    "scene-split",
    "scene-stuck",
    "scene-phone",
    "scene-power",
    "offer",
    "phone-gangster",
    "phone-cleared",
    "load-powers",
)

NOTE = """() => {
  const stakes = window.stakes = []
  const look = () => {
    const pot = document.querySelector('.ladder .pot')?.textContent
    const notes = [...document.querySelectorAll('.board .note')]
      .map((one) => Number(one.textContent) * (parseInt(one.closest('.loot .pile')?.textContent) || 1))
    if (pot && notes.length) stakes.push([pot, notes])
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps what stood to be won, with the notes that lay there then: one by one, or many as so many times each."""


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
    for person in (ada, bert):
        person.count()
    for person in (ada, bert):
        expect(person.page.locator("h1")).to_contain_text("End of the round")
        expect(person.page.locator(".all li")).to_have_count(4)
        expect(person.page.locator(".lines li").first).to_be_visible()
    ada.page.evaluate(NOTE)
    # Whoever is ready before the others sees the new notes, and what they are worth.
    ada.press("Ready for round 2")
    bert.press("Ready for round 2")
    for person in (ada, bert):
        expect(person.page.locator(LOAD).first).to_be_visible()
    # So it is at the beginning of another game.
    for part in ("Menu", "The table", "Call the game off"):
        ada.press(part)
    ada.page.locator(".sure .danger").click()
    ada.press("Same gang again")
    expect(ada.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    expect(ada.page.locator(LOAD).first).to_be_visible()
    stakes = ada.page.evaluate("[...window.stakes]")
    assert stakes
    assert [(pot, notes) for pot, notes in stakes if pot != f"${sum(notes)}k"] == []
    for person in (ada, bert):
        assert person.faults == []
        person.close()


def test_the_card_at_the_end_of_a_round_covers_no_title_however_low_the_screen_is(
    browser: Browser, gallery: str
) -> None:
    page = context_of(browser).new_page()
    for width, height in ((740, 360), (640, 360), (360, 740), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{gallery}/dev/state/scene-round?l=fr")
        title, card = (page.locator(one).bounding_box() for one in ("header", ".lines"))
        assert title
        assert card
        assert card["y"] >= title["y"] + title["height"], (width, height)
    page.context.close()


def test_the_wall_says_whose_each_sum_is_and_a_low_phone_shows_all_of_them(
    browser: Browser, gallery: str
) -> None:
    page = context_of(browser, viewport={"width": 1920, "height": 1080}).new_page()
    page.goto(f"{gallery}/dev/state/tv-round?l=en")
    page.locator(".all .name").first.wait_for()
    wide = "[...document.querySelectorAll('.all .name')].map((one) => one.offsetWidth > 40)"
    assert page.evaluate(wide) == [True] * 6
    page.set_viewport_size({"width": 740, "height": 360})
    page.goto(f"{gallery}/dev/state/scene-round?l=en")
    page.locator(".all .name").first.wait_for()
    ends, begins = page.evaluate(
        "[document.querySelector('.all li:last-child').getBoundingClientRect().bottom,"
        " document.querySelector('.tray .on').getBoundingClientRect().top]"
    )
    assert ends <= begins + 2  # the line below the last sum may touch the button
    page.context.close()


def test_the_count_of_three_is_shown_once_also_where_a_power_could_be_used_behind_it(
    browser: Browser, gallery: str
) -> None:
    page = context_of(browser).new_page()
    page.goto(f"{gallery}/dev/state/scene-after-offer?l=en")
    expect(page.locator("h1")).to_contain_text("The other shots")
    page.context.close()


def test_the_table_keeps_its_size_and_its_place_from_phase_to_phase(
    browser: Browser, gallery: str
) -> None:
    page = context_of(browser).new_page()
    boxes = {}
    for state in PHASES:
        page.goto(f"{gallery}/dev/state/{state}?l=fr")
        boxes[state] = page.locator(".board").bounding_box()
    assert len({str(box) for box in boxes.values()}) == 1, boxes
    page.context.close()


def test_stakes_are_told_only_while_they_are_those_on_the_table(
    browser: Browser, gallery: str
) -> None:
    page = context_of(browser).new_page()
    for state in ("scene-loot", "load", "point", "standoff", "scene-aims"):
        page.goto(f"{gallery}/dev/state/{state}?l=en")
        expect(page.locator(".ladder")).to_be_visible()
    for state in ("scene-nerve", "scene-volley", "scene-split"):
        page.goto(f"{gallery}/dev/state/{state}?l=en")
        expect(page.locator(".stage svg")).to_be_visible()
        expect(page.locator(".ladder")).to_have_count(0)
    page.context.close()


def test_a_report_tells_of_unused_cards_only_where_some_are_left(
    browser: Browser, gallery: str
) -> None:
    page = context_of(browser).new_page()
    for state, count in (("report", 1), ("report-guest", 0)):
        page.goto(f"{gallery}/dev/state/{state}?l=en")
        expect(page.get_by_text("as far as this device can tell")).to_be_visible()
        expect(page.get_by_text("Unused cards")).to_have_count(count)
    page.context.close()
