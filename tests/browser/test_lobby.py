"""Before the deal: a moment to stop it, bots by name, and hands that point on the wall."""

import pytest
from playwright.sync_api import Browser, expect

from standoff_drivers.phone import context_of
from tests.browser.live_players import Gangster
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
    expect(ada.page.get_by_role("button", name="Start with 4")).to_be_visible()
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
    expect(ada.page.locator(".chair", has_text="Timid")).to_have_count(2)
    assert ada.faults == []
    ada.close()


def test_in_live_too_bots_are_chosen_by_what_they_are_like(browser: Browser, house: str) -> None:
    ada = Gangster(browser, house, "Ada")
    ada.open_arena()
    ada.press("Add a bot")
    choices = ada.page.get_by_role("dialog", name="Add a bot").locator(".list button")
    assert all(len(text.splitlines()) == 2 for text in choices.all_inner_texts())
    for name in ("Timid", *["Great white shark"] * 4):
        choices.filter(has_text=name).first.click()
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
    expect(ada.page.get_by_text("6 gangsters in 2 teams: ready.")).to_be_visible()
    expect(ada.page.locator(".teams .one", has_text="Great white shark")).to_have_count(4)
    ada.deal()
    expect(ada.page.get_by_text("Round 1 of 5").first).to_be_visible()
    assert ada.faults == []
    ada.close()


def test_hands_that_warm_up_are_seen_on_the_wall(browser: Browser, phones_house: str) -> None:
    house = phones_house
    ada, bert = Person(browser, house, "Ada"), Person(browser, house, "Bert")
    code = ada.open_table(players=4)
    bert.sit_down(code)
    screen = Person(browser, house, "TV")
    screen.page.goto(f"{house}/t/{code}?tv")
    screen.press("Show this table")
    expect(screen.page.get_by_text("Bert", exact=True)).to_be_visible()
    bert.page.locator("[data-seat='0'] button").click()
    expect(screen.page.locator(".chair", has_text="points at Ada")).to_have_count(1)
    for person in (ada, bert, screen):
        assert person.faults == []
        person.close()


def test_a_tv_opens_a_table_by_itself_and_shows_the_way_in(
    browser: Browser, phones_house: str
) -> None:
    context = context_of(browser, viewport={"width": 1920, "height": 1080}, has_touch=False)
    screen = context.new_page()
    screen.goto(phones_house)
    screen.get_by_role("button", name="Open a table on this screen").click()
    code = screen.locator(".code").inner_text()
    expect(screen.get_by_role("img", name=f"QR code of table {code}")).to_be_visible()
    expect(screen.get_by_text(phones_house.removeprefix("http://")).first).to_be_visible()
    ada, bert = Person(browser, phones_house, "Ada"), Person(browser, phones_house, "Bert")
    ada.sit_down(code)
    bert.sit_down(code)
    expect(screen.get_by_text("Bert", exact=True)).to_be_visible()
    large = screen.locator("main .code").evaluate("one => one.clientHeight")
    ada.fill_up()
    ada.deal()
    expect(screen.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    assert screen.locator("main .code").evaluate("one => one.clientHeight") < large
    for person in (ada, bert):
        assert person.faults == []
        person.close()
    context.close()


def test_a_face_and_a_colour_are_chosen_before_sitting_down(browser: Browser, house: str) -> None:
    ada, bert = Person(browser, house, "Ada"), Person(browser, house, "Bert")
    code = ada.open_table(players=4)
    bert.page.goto(f"{house}/t/{code}")
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Your face: Ada.").click()
    bert.page.get_by_role("radio", name="violet").click()
    bert.press("Sit down")
    chair = ada.page.locator(".chair", has_text="Bert")
    expect(chair.locator("use")).to_have_attribute("href", "#s-g-b")
    expect(chair.locator("circle")).to_have_attribute("fill", "#8b7ae0")
    for person in (ada, bert):
        assert person.faults == []
        person.close()
