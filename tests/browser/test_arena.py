"""The arena as people see it: what is mimed, sheets that fold, a Godfather who leaves, the report."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from standoff.words.speech import Words
from tests.browser.house import House
from tests.browser.live_players import Gangster
from tests.browser.players import A_MOMENT, play_on

pytestmark = pytest.mark.slow

WORDS = Words("en")
SEEN = """() => {
  window.seen = []
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-strike]')) window.seen.push(one.dataset.strike)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}"""
STRIKES = {"live-exploded": "boom", "live-stabbed": "backstab", "stepped-back": "fall"}
GAMES = 8
"""So many are played until a grenade goes off, which happens in most."""


LONGER_SIDE = """one => {
  const { width, height } = one.getBoundingClientRect()
  return Math.max(width, height)
}"""
"""Of a sign, however its arm is turned."""


def hearing(person: Gangster) -> list[dict[str, Any]]:
    """The events somebody's page is told from now on."""
    heard: list[dict[str, Any]] = []

    def frame(got: str | bytes) -> None:
        message = json.loads(got).get("message", {})
        heard.extend(message.get("events", ()) if message.get("tell") == "played" else ())

    person.page.on("websocket", lambda line: line.on("framereceived", frame))
    return heard


def act_until(people: list[Gangster], title: str) -> None:
    """Everybody does what is asked until all see this step, and nothing of it is done yet."""
    while not all(title in one.title for one in people):
        for one in people:
            if title not in one.title:
                one.act()
        people[0].page.wait_for_timeout(A_MOMENT)


def together(browser: Browser, house: str, *names: str, **options: str) -> list[Gangster]:
    """Some people at one table, with bots, before the deal."""
    host, *others = people = [Gangster(browser, house, name) for name in names]
    code = host.open_arena(**options)
    for one in others:
        one.sit_down(code)
    return people


def test_what_is_mimed_is_seen_in_the_picture_in_the_list_and_afterwards(
    browser: Browser, house: str
) -> None:  # L23, L26
    ada, bruno = Gangster(browser, house, "Ada"), Gangster(browser, house, "Bruno")
    bruno.page.goto(f"{house}/?settings")
    bruno.page.get_by_role("switch", name="Seats as a list").click()
    heard = hearing(ada)
    bruno.sit_down(ada.open_arena(tempo="Relaxed"))
    ada.fill_up()
    ada.deal()
    act_until([ada, bruno], "Freeze")
    while "Hands out" not in ada.title:
        asked = [one.act() for one in (ada, bruno)]
        if not any(asked):
            ada.page.evaluate("document.querySelector('button.count')?.click()")
            bruno.page.evaluate("document.querySelector('button.count')?.click()")
        ada.page.wait_for_timeout(A_MOMENT)
    # Who goes on in a hurry may have gone past these hands to those of the next round.
    begun = [place for place, one in enumerate(heard) if one["event"] == "live-round-began"]
    aims = [one for one in heard[max(begun, default=0) :] if one["event"] == "live-aimed"]
    mimes = [one["mime"] for one in aims for _ in one["at"]]
    drawn = ada.page.locator("g.hand[data-mime]")
    assert sorted(drawn.evaluate_all("all => all.map(one => one.dataset.mime)")) == sorted(mimes)
    signs = drawn.evaluate_all(f"all => all.map({LONGER_SIDE})")
    assert min(signs) >= 20
    for mime in set(mimes):
        weapon = WORDS(f"one-weapon-{mime}")
        rows = bruno.page.get_by_role("listitem").filter(has_text=re.compile(f"{weapon} at "))
        expect(rows.first).to_be_visible()
    ada.press("Menu")
    ada.press("What happened")
    told = ada.page.get_by_role("log").inner_text()
    for mime in mimes:
        assert f"{WORDS(f'one-weapon-{mime}')} at " in told
    for one in (ada, bruno):
        assert one.faults == []
        one.close()


def test_grenades_daggers_and_falls_are_drawn(browser: Browser, house: str) -> None:  # L38, L40
    ada = Gangster(browser, house, "Ada")
    ada.page.add_init_script(f"({SEEN})()")
    heard = hearing(ada)
    ada.open_arena(tempo="Relaxed")
    ada.page.locator("fieldset button").last.click()
    ada.deal()
    for _ in range(GAMES):
        play_on(ada, looks=4000)
        happened = {STRIKES[one["event"]] for one in heard if one["event"] in STRIKES}
        assert happened <= set(ada.page.evaluate("window.seen"))
        if "boom" in happened:
            break
        ada.press("Same gang again")
        expect(ada.page.get_by_text("Police report")).to_have_count(0)
    else:
        raise AssertionError("no grenade went off")
    assert ada.faults == []
    ada.close()


ONE_HAND = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  document.querySelectorAll('.guns button')[1]?.click()
  await frame()
  const whom = document.querySelector('.people button')
  if (document.querySelectorAll('.guns button')[1]?.ariaPressed !== 'true' || !whom) return ''
  whom.click()
  await frame()
  return document.querySelector('.status').textContent
}"""


def test_a_double_with_one_hand_up_keeps_that_shot(browser: Browser, house: str) -> None:  # L27
    ada = Gangster(browser, house, "Ada")
    heard = hearing(ada)
    ada.open_arena(tempo="Quick")
    ada.fill_up()
    ada.deal()
    told = ""
    while not told.startswith(
        "You point at"
    ):  # a real gun mimes itself: another round brings another
        assert not ada.at_report, "never held what may mime a Double"
        while "Freeze" not in ada.title or ada.page.locator(".guns").count() == 0:
            assert not ada.at_report, "never held what may mime a Double"
            ada.act()
            ada.page.wait_for_timeout(A_MOMENT)
        heard.clear()
        told = ada.page.evaluate(ONE_HAND)
        if not told.startswith("You point at"):
            expect(ada.page.locator("h1")).not_to_contain_text("Freeze!")
    assert "Your other hand is missing" in told
    expect(ada.page.locator("h1")).not_to_contain_text("Freeze!")
    own = [one for one in heard if one["event"] == "live-aimed" and one["seat"] == 0]
    assert [one["mime"] for one in own] == ["double"]
    assert len(set(own[0]["at"])) == 2
    ada.close()


def test_open_sheets_fold_when_the_walk_and_the_choice_begin(browser: Browser, house: str) -> None:
    ada, bruno = people = together(browser, house, "Ada", "Bruno")
    ada.fill_up()
    ada.deal()
    for one in people:
        one.page.get_by_role("button", name="Share out the cards").wait_for()
    bruno.press("Share out the cards")
    bruno.page.locator("dialog .hand-out").click()
    bruno.press("Menu")
    expect(bruno.page.get_by_role("dialog")).to_be_visible()
    ada.press("Share out the cards")
    ada.page.locator("dialog .hand-out").click()
    tab = bruno.page.locator("button.tab")
    expect(bruno.page.locator("h1")).to_contain_text("Walk!")
    expect(tab).to_be_visible()
    expect(bruno.page.get_by_role("dialog")).to_have_count(0)
    tab.click()
    expect(bruno.page.locator("h1")).to_contain_text("Freeze!")
    expect(tab).to_be_visible()
    expect(bruno.page.get_by_role("dialog")).to_have_count(0)
    for one in people:
        assert one.faults == []
        one.close()


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[str]:
    """A table server on which time goes ten times as fast."""
    server = House(tmp_path, speed=10)
    server.start()
    yield server.address
    server.terminate()


def test_a_bot_whistles_for_a_godfather_who_leaves_until_they_are_back(
    browser: Browser, hurried: str
) -> None:
    ada, bruno = together(browser, hurried, "Ada", "Bruno", godfather="A person")
    bruno.press("I have the whistle")
    ada.fill_up()
    ada.deal()
    address = bruno.page.url
    told = ada.page.locator("body")
    while bruno.page.locator(".blow").count() == 0:
        ada.act()
        ada.page.wait_for_timeout(A_MOMENT)
    bruno.page.close()
    expect(told).to_contain_text("Bruno is out of reach: a bot is the Godfather.")
    expect(told).to_contain_text("Freeze!")
    bruno.page = bruno.context.new_page()
    bruno.page.goto(address)
    expect(told).to_contain_text("Bruno is back and has the whistle again.")
    assert ada.faults == []
    for one in (ada, bruno):
        one.close()


def test_who_wants_the_count_reads_how_many_do(browser: Browser, house: str) -> None:
    people = together(browser, house, "Ada", "Bruno", "Cleo")
    people[0].fill_up()
    people[0].deal()
    act_until(people, "Freeze")
    act_until(people, "Hold your nerve")
    ada = people[0].page
    arena = ada.evaluate(IN_SIGHT)["arena"]
    for count, one in enumerate(people[1:], 1):
        one.page.locator("button.count").click()
        for each in people:
            expect(
                each.page.get_by_text(f"{count} of 3 {'wants' if count == 1 else 'want'} to go on")
            ).to_be_visible()
    # Nothing moves when somebody wants to go on, on a small phone either.
    assert ada.evaluate(IN_SIGHT)["arena"] == arena
    for one in people:
        assert one.faults == []
        one.close()


STEPS = ("The cards", "Walk!", "Freeze!", "Hold your nerve", "The split")
IN_SIGHT = """() => {
  const box = (one) => one.getBoundingClientRect()
  const seen = (one) => {
    const { top, bottom, left, right, width, height } = box(one)
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return false
    const hit = document.elementFromPoint(left + width / 2, top + height - 6)
    return hit === one || one.contains(hit) || hit.contains(one)
  }
  const arena = box(document.querySelector('.arena'))
  const hidden = [...document.querySelectorAll('.tray button')].filter((one) => !seen(one))
  return {
    arena: [arena.left, arena.top, arena.width, arena.height].map(Math.round),
    whole: arena.top >= 0 && arena.bottom <= innerHeight,
    hidden: hidden.map((one) => one.textContent || one.ariaLabel),
  }
}"""


@pytest.mark.parametrize("size", [(740, 360), (360, 740), (1280, 720)], ids=str)
def test_the_arena_keeps_its_place_and_all_controls_are_in_sight(
    browser: Browser, house: str, size: tuple[int, int]
) -> None:
    ada = Gangster(browser, house, "Ada")
    ada.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    ada.open_arena(tempo="Relaxed")
    ada.page.locator("fieldset button").nth(3).click()
    ada.deal()
    places: dict[str, list[int]] = {}
    while len(places) < len(STEPS):
        step = next((one for one in STEPS if one in ada.title and one not in places), None)
        if step is None:
            ada.act()
        elif ada.page.locator(".tray button").count() > 1:
            found = ada.page.evaluate(IN_SIGHT)
            assert found["whole"], step
            assert found["hidden"] == [], step
            places[step] = found["arena"]
        ada.page.wait_for_timeout(A_MOMENT)
    assert len({tuple(place) for place in places.values()}) == 1, places
    ada.close()


def test_a_first_game_has_no_pillars(browser: Browser, house: str) -> None:  # L8
    ada = Gangster(browser, house, "Ada")
    ada.page.goto(f"{house}/?new")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name=re.compile("^Live, in teams")).click()
    ada.page.locator("form .big").click()
    expect(ada.page.get_by_text("Obstacles: None")).to_be_visible()
    ada.close()


def test_a_game_called_off_has_no_awards_and_no_votes(browser: Browser, house: str) -> None:
    people = together(browser, house, "Ada", "Bruno", tempo="Relaxed")
    ada = people[0]
    ada.fill_up()
    ada.deal()
    act_until(people, "Freeze")
    act_until(people, "Hold your nerve")
    for part in ("Menu", "The table", "Call the game off"):
        ada.press(part)
    ada.page.get_by_role("button", name="Call the game off").last.click()
    for one in people:
        expect(one.page.locator("h1")).to_contain_text("called off")
        expect(one.page.get_by_role("heading", name=WORDS("web-awards"))).to_have_count(0)
        expect(one.page.get_by_role("heading", name=WORDS("web-vote"))).to_have_count(0)
        # Of the round that was broken off nothing is told.
        expect(one.page.get_by_role("heading", name=WORDS("web-truth"))).to_have_count(0)
        assert one.faults == []
        one.close()


def test_the_same_gang_again_leaves_the_others_on_the_report_until_they_come(
    browser: Browser, house: str
) -> None:
    ada, bruno, cleo = people = together(browser, house, "Ada", "Bruno", "Cleo")
    ada.fill_up()
    ada.deal()
    play_on(*people)
    group = ada.page.get_by_role("group", name="Ice cold")
    expect(group.get_by_role("button")).to_have_count(6)
    expect(ada.page.get_by_role("button", name=re.compile("^Godfather"))).to_have_count(0)
    ada.press("Same gang again")
    expect(ada.page.get_by_role("button", name="Options", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("button", name="I would be Chief")).to_be_visible()
    for one in (bruno, cleo):
        expect(one.page.locator(".winner")).to_be_visible()
        expect(one.page.get_by_text("Ada wants another game.")).to_be_visible()
    bruno.press("Teams and options")
    expect(bruno.page.get_by_role("button", name="I would be Chief")).to_be_visible()
    bruno.press("Back to the report")
    bruno.page.get_by_role("button", name=re.compile("^" + WORDS("web-ready"))).click()
    ada.deal()
    expect(bruno.page.locator("h1")).to_contain_text("The cards")
    # Who still reads is not torn away.
    expect(cleo.page.get_by_text("The next game has begun.")).to_be_visible()
    expect(cleo.page.locator(".winner")).to_be_visible()
    cleo.press("Come along")
    expect(cleo.page.locator("h1")).to_contain_text("The cards")
    for one in people:
        assert one.faults == []
        one.close()
