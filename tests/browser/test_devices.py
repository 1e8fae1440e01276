"""Whatever happens to a device: no network, a second tab, a dead battery, a locked screen, plain http."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from standoff_drivers.phone import LOAD, POINT
from tests.browser.house import House
from tests.browser.players import ROUND_TWO, Person, looking_on, play_on

pytestmark = pytest.mark.slow

KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"""


def dealt_in(browser: Browser, house: str) -> Person:
    ada = Person(browser, house, "Ada")
    ada.open_table(players=4)
    ada.fill_up()
    ada.deal()
    expect(ada.page.locator(LOAD).first).to_be_visible()
    return ada


def keeps_itself(page: Page) -> list[str]:
    """What a page keeps of itself, once it does."""
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active !== null")
    page.wait_for_function(f"async () => (await ({KEPT})()).some((path) => path.endsWith('.js'))")
    return page.evaluate(KEPT)  # type: ignore[no-any-return]


def test_a_game_against_bots_is_one_tap_from_home(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Ada")
    ada.page.goto(house)
    ada.press(re.compile("^Play now"))
    expect(ada.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    assert ada.faults == []
    ada.close()


def test_the_client_opens_without_a_server_and_says_so(browser: Browser, plugged: House) -> None:
    ada = Person(browser, plugged.address, "Ada")
    ada.page.goto(plugged.address)
    keeps_itself(ada.page)
    plugged.kill()
    ada.page.reload()
    expect(ada.page.get_by_text("No connection to the tables.")).to_be_visible()
    plugged.start()
    ada.press("Try now")
    expect(ada.page.get_by_text("No connection to the tables.")).to_be_hidden()
    ada.close()


def test_nothing_is_kept_but_the_client_itself(browser: Browser, house: str) -> None:
    ada = dealt_in(browser, house)
    play_on(ada)
    ada.page.reload()
    expect(ada.page.get_by_text("Police report").first).to_be_visible()
    kept = keeps_itself(ada.page)
    assert [path for path in kept if not re.match(r"/($|assets/|icon\.svg|manifest)", path)] == []
    ada.close()


def test_a_new_version_takes_the_place_of_the_old_one(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Ada")
    ada.page.goto(house)
    keeps_itself(ada.page)
    ada.page.evaluate(
        """async () => {
            const shelf = await caches.open('standoff')
            await shelf.put('/', new Response('<h1>Of old</h1>'))
            await shelf.put('/assets/of-old.js', new Response('0'))
        }"""
    )
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Open a table")).to_be_visible()
    assert "/assets/of-old.js" not in keeps_itself(ada.page)
    ada.close()


def test_plain_http_is_a_full_game(browser: Browser, phones_house: str) -> None:
    ada = Person(browser, phones_house, "Ada", hears=True)
    ada.open_table(players=4)
    assert not ada.page.evaluate("isSecureContext")
    ada.fill_up()
    ada.deal()
    play_on(ada)
    assert ada.faults == []
    ada.close()


def test_a_second_tab_takes_the_seat_and_the_first_may_take_it_back(
    browser: Browser, house: str
) -> None:
    ada = dealt_in(browser, house)
    tab = ada.context.new_page()
    tab.goto(ada.page.url)
    expect(tab.locator(LOAD).first).to_be_visible()
    expect(ada.page.get_by_text("Your seat is open elsewhere")).to_be_visible()
    ada.press("Play here")
    expect(ada.page.locator(LOAD).first).to_be_visible()
    expect(tab.get_by_text("Your seat is open elsewhere")).to_be_visible()
    ada.close()


def test_a_dead_battery_costs_no_seat(browser: Browser, house: str) -> None:
    ada = dealt_in(browser, house)
    ada.press("Menu")
    ada.press("My seat link")
    link = ada.page.get_by_label("My seat link").last.input_value()
    ada.press("Close")
    ada.page.locator(LOAD).last.click()
    expect(ada.page.locator("h1")).to_contain_text("Point!")
    ada.close()
    spare = Person(browser, house, "?")
    spare.page.goto(link)
    expect(spare.page.locator("h1")).to_contain_text("Point!")
    assert "#" not in spare.page.url
    play_on(spare, until=ROUND_TWO)
    assert spare.faults == []
    spare.close()


def test_a_locked_phone_is_back_with_what_was_chosen(browser: Browser, house: str) -> None:
    ada = dealt_in(browser, house)
    wanda = looking_on(browser, ada)
    ada.page.locator(LOAD).first.click()
    ada.page.locator(POINT).first.click()
    expect(ada.page.locator("h1")).to_contain_text("Hold your nerve")
    ada.page.locator(".drop").click()
    session = ada.context.new_cdp_session(ada.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    ada.context.set_offline(True)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    ada.context.set_offline(False)
    ada.page.evaluate("window.dispatchEvent(new Event('pageshow'))")
    expect(ada.page.locator(".drop")).to_have_attribute("aria-pressed", "true")
    ada.count()
    expect(ada.page.get_by_text("Round 2 of 8", exact=True)).to_be_visible()
    for person in (ada, wanda):
        person.close()
