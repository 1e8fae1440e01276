"""People with phones play whole games in a real browser against the real server."""

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Response, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from standoff_drivers.phone import COUNT, LOAD, POINT, SEATED, context_of
from tests.browser.house import House
from tests.browser.players import A_MOMENT, Person, looking_on, play_on
from tests.browser.tabs import Tab, window

pytestmark = pytest.mark.slow

DROP = ".decide:not(:has([aria-pressed=true])) .drop"
AGAIN = ".primary.big:not(.decide *)"
"""Same gang again, at the end of a report."""


class Answer(NamedTuple):
    """The keys that answer a question, and what its buttons are called."""

    keys: str
    names: str


QUESTIONS = {
    "Load": Answer("cbt", "^(Click|Bang|Triple) [1-9]"),
    "Point!": Answer("234", r"^[1-6]\. "),
    "nerve": Answer("x", "^Stay"),
}


def dealt_in(browser: Browser, house: str) -> Person:
    """Ada, in a game against bots."""
    ada = Person(browser, house, "Ada")
    ada.open_table(players=4)
    ada.fill_up()
    ada.deal()
    return ada


def seat_link(person: Person) -> str:
    """What takes somebody's seat to another device."""
    person.press("Menu")
    person.press("My seat link")
    return person.page.get_by_label("My seat link").last.input_value()


def play_a_window(tab: Tab) -> None:
    """Do what is asked for, as only a seat can, until the table asks for something else."""
    heading = "document.querySelector('h1')?.innerText"
    tab.wait_for(heading)
    asked = tab.say(heading)
    wanted = [LOAD, POINT, DROP, COUNT, AGAIN]
    act = f"{wanted!r}.map(one => document.querySelector(one)).find(Boolean)?.click()"
    tab.wait_for(f"({act}, {heading} !== {asked!r})")


def test_a_whole_base_game_is_played_with_keys_alone_and_by_roles_and_names_alone(
    browser: Browser, house: str
) -> None:
    """The two take turns, round by round."""
    ada = dealt_in(browser, house)
    answered = set()
    for _ in range(10_000):
        title = ada.title
        if "report" in title:
            break
        asked = next((question for question in QUESTIONS if question in title), None)
        way = by_keys if re.search("Round [1357] of 8", title) else by_roles_and_names
        way(ada, asked)
        answered.add((way, asked))
        ada.page.wait_for_timeout(100)
    ways = (by_keys, by_roles_and_names)
    assert {(way, question) for way in ways for question in QUESTIONS} <= answered
    expect(ada.page.get_by_text(re.compile("^(Winner|No winner)"))).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("Police report").first).to_be_visible()
    ada.press("Same gang again")
    expect(ada.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    assert ada.faults == []
    ada.close()


def by_keys(person: Person, asked: str | None) -> None:
    """Press what answers the question, if there is one."""
    for key in QUESTIONS[asked].keys if asked else "n":
        person.page.keyboard.press(key)


def by_roles_and_names(person: Person, asked: str | None) -> None:
    """Tap the first button whose name answers the question."""
    wanted = QUESTIONS[asked].names if asked else "^Go on$"
    buttons = person.page.get_by_role("button", name=re.compile(wanted), disabled=False)
    if buttons.count() > 0:
        # The screen may move on between the look and the tap; then there is a next look.
        with suppress(PlaywrightTimeoutError):
            buttons.first.dispatch_event("click", timeout=200)


def test_six_people_and_a_table_screen_play_with_all_powers_and_the_cop(
    browser: Browser, house: str
) -> None:
    names = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
    people = [Person(browser, house, name) for name in names]
    host, *others = people
    code = host.open_table(players=6, powers="all+backstab", cop=True)
    for person in others:
        person.sit_down(code)
    screen = Person(browser, house, "TV")
    screen.page.goto(f"{house}/t/{code}?tv")
    screen.press("Show this table")
    host.deal()
    expect(screen.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    play_on(*people)
    winners = {person.page.locator(".winner").inner_text().replace("you", "") for person in others}
    assert winners
    assert [fault for person in [*people, screen] for fault in person.faults] == []
    for person in [*people, screen]:
        person.close()


def test_a_seat_survives_lost_lines_hiding_and_reloads(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    ada = dealt_in(browser, house)
    with window(tmp_path / "chromium") as other:
        tab = other.tab()
        tab.go(seat_link(ada))
        tab.wait_for_text("Round 1 of 8")
        behind = other.tab()
        tab.show()
        for _ in range(8):
            tab.be_offline(True)
            tab.be_offline(False)
            play_a_window(tab)
            behind.show()
            assert tab.is_hidden()
            tab.freeze()
            tab.thaw()
            tab.show()
            play_a_window(tab)
            tab.reload()
            play_a_window(tab)
    ada.close()


def test_a_seat_link_takes_the_seat_to_another_device(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Ada")
    ada.open_table(players=4)
    other = Person(browser, house, "?")
    other.page.goto(seat_link(ada))
    expect(other.page.locator(SEATED)).to_contain_text("Ada")
    expect(ada.page.get_by_text("Your seat is open elsewhere")).to_be_visible()
    ada.close()
    other.close()


def test_the_language_changes_in_the_middle_of_a_game(browser: Browser, house: str) -> None:
    ada = dealt_in(browser, house)
    expect(ada.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    ada.press("Menu")
    ada.press("Settings")
    ada.press("Italiano")
    expect(ada.page.get_by_text("Turno 1 di 8", exact=True)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.lang") == "it"
    ada.close()


def test_a_killed_server_is_back_with_everything_everybody_chose(
    browser: Browser, plugged: House
) -> None:
    ada = dealt_in(browser, plugged.address)
    wanda = looking_on(browser, ada)
    ada.page.locator("button.pile").first.click()
    expect(ada.page.locator("h1")).to_contain_text("Point!")
    ada.page.locator(".people button").first.click()
    expect(ada.page.locator("h1")).to_contain_text("Hold your nerve")
    ada.page.locator(".drop").click()
    plugged.kill()
    expect(ada.page.get_by_text("Reconnecting. Your seat is held.")).to_be_visible()
    plugged.start()
    expect(ada.page.get_by_text("Reconnecting. Your seat is held.")).to_be_hidden()
    # Until Wanda is back nobody looks on, and then the count needs no word of Ada's.
    round_two = ada.page.get_by_text("Round 2 of 8", exact=True)
    expect(ada.page.locator(".drop[aria-pressed=true]").or_(round_two).first).to_be_visible()
    ada.count()
    expect(round_two).to_be_visible()
    for person in (ada, wanda):
        person.close()


def test_nothing_is_fetched_from_anywhere_else(browser: Browser, house: str) -> None:
    context = context_of(browser)
    page = context.new_page()
    asked: list[str] = []
    sizes: list[int] = []
    said: list[str] = []
    page.on("console", lambda m: said.append(m.text) if m.type in ("warning", "error") else None)
    page.on("request", lambda request: asked.append(request.url))
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
    page.goto(house)
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    assert [url for url in asked if not url.startswith(house)] == []
    assert [url for url in asked if re.search(r"\.(png|jpe?g|gif|webp|mp3|ogg|wav)", url)] == []
    assert sum(sizes) <= 120_000
    # What is told ahead is what the page asks for, and nothing comes twice.
    assert (said, len(asked) - len(set(asked))) == ([], 0)
    context.close()


def test_a_seat_takes_little_code(browser: Browser, house: str) -> None:
    ada, bruno = Person(browser, house, "Ada"), Person(browser, house, "Bruno")
    code = ada.open_table(players=4)
    sizes: dict[str, int] = {}

    def note(answer: Response) -> None:
        sizes[answer.url] = int(answer.headers.get("content-length", 0))

    bruno.page.on("response", note)
    bruno.sit_down(code)
    ada.fill_up()
    ada.deal()
    for _ in range(5_000):
        asked = [person.act() for person in (ada, bruno)]
        if not any(asked):
            ada.count()
            bruno.count()
        if "Round 2" in bruno.title:
            break
        ada.page.wait_for_timeout(A_MOMENT)
    assert "Round 2" in bruno.title
    # The words of a language are no code; the stage comes beside, while cards are laid.
    code_sizes = [
        size for url, size in sizes.items() if re.search(r"/(?!en-|Stage-)[^/]*\.js$", url)
    ]
    assert 20_000 < sum(code_sizes) <= 75_500
    assert sum(sizes.values()) <= 120_000
    for person in (ada, bruno):
        person.close()
