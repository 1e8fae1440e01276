"""Live in the arena, in a real browser against the real server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from standoff.arena.figures import figures_for
from standoff.protocol.setting import MOST
from standoff_drivers.phone import context_of
from tests.browser.live_players import Crowd, Gangster
from tests.browser.players import A_MOMENT, Person, play_on

pytestmark = pytest.mark.slow

PAGES = ("Ada", "Bruno", "Cleo")
PACE = 1_800
"""Millimetres a second."""
LATE = 10
"""Sights of the arena that a bad line brings all at once."""


def test_twenty_clients_play_a_whole_game_in_one_arena(browser: Browser, house: str) -> None:
    people = [Gangster(browser, house, name) for name in PAGES]
    host, *others = people
    code = host.open_arena(obstacles="Pillars")
    for person in others:
        person.sit_down(code)
    screen = Person(browser, house, "TV")
    screen.page.goto(f"{house}/t/{code}?tv")
    screen.press("Show this table")
    with Crowd(house, code, [f"Device {number}" for number in range(MOST - len(people))]):
        expect(host.page.get_by_text("20 gangsters in 5 teams: ready.")).to_be_visible()
        host.deal()
        expect(screen.page.get_by_text("Round 1 of 5", exact=True)).to_be_visible()
        play_on(*people, looks=4000)
    told = {person.page.locator(".winner").inner_text() for person in people}
    assert len(told) == 1
    expect(screen.page.locator(".winner")).to_have_text(told.pop())
    host.page.get_by_role("group", name="Ice cold").get_by_role("button", name="Cleo").click()
    for person in others:
        group = person.page.get_by_role("group", name="Ice cold")
        expect(group.get_by_role("button", name="Cleo, 1 vote")).to_be_visible()
        expect(group.get_by_text(re.compile(r": 1 vote$"))).to_be_visible()
    host.press("Watch it again")
    expect(host.page.get_by_text(re.compile("^Moment 1 of "))).to_be_visible()
    expect(host.page.locator("dialog .arena")).to_be_visible()
    for part in ("Close", "Share", "Share this game"):
        host.press(part)
    guest = context_of(browser, reduced_motion="reduce", locale="fr-FR").new_page()
    guest.goto(host.page.get_by_label("Link to this game").input_value())
    expect(guest.locator("h1")).to_have_text("Une partie de Standoff")
    expect(guest.locator(".arena")).to_be_visible()
    expect(guest.locator(".winner")).to_be_visible()
    guest.get_by_role("button", name="Lire ×4", exact=True).click()
    expect(guest.get_by_role("slider")).not_to_have_value("0")
    guest.context.close()
    everybody: list[Person] = [*people, screen]
    assert [fault for one in everybody for fault in one.faults] == []
    for one in everybody:
        one.close()


def alone(browser: Browser, house: str, tempo: str) -> Gangster:
    """Ada, with five bots, before the deal."""
    ada = Gangster(browser, house, "Ada")
    ada.open_arena(tempo=tempo)
    ada.fill_up()
    return ada


def go_on(ada: Gangster) -> None:
    """Do what is asked, game after game: on a busy machine one may be too late in every round."""
    if ada.at_report:
        ada.press("Same gang again")
    ada.act()


def in_the_arena(ada: Gangster) -> None:
    """Do what is asked until all walk and are seen."""
    while ada.page.locator("g.pawn circle.me").count() == 0 or "Walk" not in ada.title:
        go_on(ada)
        ada.page.wait_for_timeout(A_MOMENT)


def test_a_reload_and_an_outage_in_mid_move_lose_nothing(browser: Browser, house: str) -> None:
    ada = alone(browser, house, "Quick")
    ada.deal()
    in_the_arena(ada)
    ada.page.reload()
    in_the_arena(ada)
    before = ada.place
    while ada.place == before:  # a whistle may come before the tap: then in the next round
        in_the_arena(ada)
        ada.page.locator(".arena").click(position={"x": 20, "y": 20})
    ada.context.set_offline(True)
    ada.page.evaluate("window.dispatchEvent(new Event('online'))")
    ada.context.set_offline(False)
    ada.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(ada.page.locator("h1")).to_contain_text("Freeze!")
    expect(ada.page.locator(".people button").first).to_be_visible()
    assert [fault for fault in ada.faults if "ERR_INTERNET_DISCONNECTED" not in fault] == []
    ada.close()


FIRST_ROW = "document.querySelector('.tray li')?.innerText ?? null"
PRESSED = """async ([one]) => {
  one?.click()
  await new Promise(requestAnimationFrame)
  return one?.ariaPressed
}"""
BOTH_HANDS = """async () => {
  for (const hand of [0, 1]) {  // A Double has two.
    document.querySelectorAll('.people button')[hand]?.click()
    await new Promise(requestAnimationFrame)
  }
  return document.querySelector('.status').textContent.trim()
}"""


def test_a_round_is_played_from_lists(browser: Browser, house: str) -> None:
    ada = Gangster(browser, house, "Ada")
    ada.page.goto(f"{house}/?settings")
    ada.page.get_by_role("switch", name="Seats as a list").click()
    ada.open_arena(tempo="Quick")
    ada.fill_up()
    ada.deal()
    row = ada.page.locator(".tray li").first
    # A busy machine may be too late for a window: then in the next round.
    moved = False
    while not moved:
        while row.count() == 0 or "Walk" not in ada.title:
            go_on(ada)
            ada.page.wait_for_timeout(A_MOMENT)
        before = ada.page.evaluate(FIRST_ROW)
        if row.get_by_role("button", name="Towards").evaluate_all(PRESSED) == "true":
            while "Walk" in ada.title and not moved:
                moved = ada.page.evaluate(FIRST_ROW) not in (before, None)
    chosen = ""
    while not chosen.startswith("You will point at"):
        while "Freeze" not in ada.title:
            if "Walk" not in ada.title:
                go_on(ada)
            ada.page.wait_for_timeout(A_MOMENT)
        chosen = ada.page.evaluate(BOTH_HANDS)
        if not chosen.startswith("You will point at"):
            expect(ada.page.locator("h1")).not_to_contain_text("Freeze!")
    own = ada.page.get_by_role("listitem").filter(has_text=re.compile(r"^\s*You a .* at "))
    expect(own).to_be_visible()
    assert ada.faults == []
    ada.close()


def test_one_who_plays_is_the_godfather_of_a_whole_game(browser: Browser, house: str) -> None:
    ada = Gangster(browser, house, "Ada")
    ada.open_arena(godfather="One who plays")
    expect(ada.page.get_by_text("Godfather: One who plays")).to_be_visible()
    ada.fill_up()
    expect(ada.page.get_by_text("Somebody must take the whistle.")).to_be_visible()
    ada.page.locator(".reach .primary").click()
    ada.deal()
    while ada.page.locator(".blow").count() == 0:
        ada.act()
        ada.page.wait_for_timeout(A_MOMENT)
    ada.press("All see each other")
    sheet = ada.page.get_by_role("dialog")
    names = sheet.locator(".people").first.get_by_role("button")
    names.first.click()
    sheet.locator(".people").last.get_by_role("button").first.click()
    ada.press("Close")
    expect(ada.page.get_by_text("1 pair out of sight")).to_be_visible()
    ada.page.locator(".blow").click()
    expect(ada.page.get_by_text("out of sight").first).to_be_visible()
    play_on(ada, looks=4000)
    expect(ada.page.locator(".winner")).to_be_visible()
    assert ada.faults == []
    ada.close()


LOOKS = """seen => {
  Object.defineProperty(document, 'visibilityState', { value: seen, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_who_was_away_reads_who_was_hit(browser: Browser, house: str) -> None:
    ada = Gangster(browser, house, "Ada")
    heard: list[str] = []
    ada.page.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame)))
    )
    ada.open_arena()
    ada.fill_up()
    ada.deal()
    in_the_arena(ada)
    heard.clear()
    ada.page.evaluate(LOOKS, "hidden")
    while not any('"event":"live-wounded"' in one for one in heard) or "Walk" not in ada.title:
        assert not any('"event":"live-ended"' in one for one in heard), "nobody was hit all game"
        ada.act()
        ada.count()
        ada.page.wait_for_timeout(A_MOMENT)
    ada.page.evaluate(LOOKS, "visible")
    expect(ada.page.locator(".away")).to_contain_text("now it is round")
    expect(ada.page.locator(".away")).to_contain_text(re.compile("Hit: |Went to the Hospital: "))
    ada.close()


def pressed(ada: Gangster, name: str) -> None:
    """Go to a button by Tab, and press it by Enter."""
    for _ in range(80):
        if ada.page.evaluate("document.activeElement?.textContent.trim()") == name:
            ada.page.keyboard.press("Enter")
            return
        ada.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def test_a_round_is_played_by_keyboard_alone(browser: Browser, house: str) -> None:
    ada = alone(browser, house, "Relaxed")
    pressed(ada, "I would be Chief")
    pressed(ada, "Deal us in")
    title = ada.page.locator("h1")
    expect(title).to_contain_text("The cards")
    pressed(ada, "Share out the cards")
    pressed(ada, "Hand them out")
    expect(title).to_contain_text("Walk!")
    ada.page.keyboard.down("ArrowRight")
    expect(ada.page.get_by_role("button", name="Right", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    ada.page.keyboard.up("ArrowRight")
    expect(title).to_contain_text("Freeze!")
    expect(ada.page.locator(".people button").first).to_be_visible()
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("2")
    expect(title).to_contain_text("nerve")
    expect(ada.page.locator(".decide")).to_be_visible()
    ada.page.keyboard.press("x")  # alone among bots, the count begins with it
    expect(ada.page.locator(".status")).to_have_text(re.compile("^Dropped: .*you"))
    expect(ada.page.get_by_text("Round 2 of 5", exact=True)).to_be_visible()
    assert ada.faults == []
    ada.close()


WATCH = """() => {
  window.fastest = 0
  let before = null, then = 0
  const look = (now) => {
    const scale = document.querySelector('.arena')?.clientWidth
    const here = [...document.querySelectorAll('g.pawn')]
      .map((one) => one.getAttribute('transform').match(/[-\\d.]+/g).map(Number))
    if (before && here.length === before.length) here.forEach(([x, y], place) => {
      const far = Math.hypot(x - before[place][0], y - before[place][1]) / scale
      window.fastest = Math.max(window.fastest, far / Math.min(200, now - then) * 1000)
    })
    before = here
    then = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


def test_nobody_leaps_on_a_phone_that_hears_late(browser: Browser, house: str) -> None:
    ada = Gangster(browser, house, "Ada")
    held: list[str] = []
    late = [False]

    def slow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(frame: str | bytes) -> None:
            text = frame if isinstance(frame, str) else frame.decode()
            if late[0] and '"reply":"arena"' in text:
                held.append(text)
            else:
                line.send(text)

        def flush() -> None:
            while held:
                line.send(held.pop(0))

        server.on_message(heard)
        flushing.append(flush)

    flushing: list[Callable[[], None]] = []
    ada.page.route_web_socket(re.compile("/ws$"), slow)
    ada.open_arena(tempo="Relaxed")
    ada.fill_up()
    ada.deal()
    ada.page.evaluate(WATCH)
    fastest = 0.0
    while fastest == 0:  # a walk may be over too soon: then in the next round
        in_the_arena(ada)
        ada.page.evaluate("window.fastest = 0")
        for _ in range(4):
            late[0] = True
            while len(held) < LATE and "Walk" in ada.title:
                ada.page.evaluate("new Promise(requestAnimationFrame)")
            late[0] = False
            for flush in flushing:
                flush()
            seen = ada.page.evaluate("window.fastest")
            if "Walk" not in ada.title:
                break
            fastest = seen * figures_for(6).width
    assert 0 < fastest <= 5 * PACE
    ada.close()
