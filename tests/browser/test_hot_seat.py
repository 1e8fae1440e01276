"""Several people pass one phone round: each secret behind a curtain, everything else for all."""

import re

import pytest
from playwright.sync_api import Browser, expect

from standoff_drivers.phone import LOAD, POINT, STAY
from tests.browser.players import Person, look_until

pytestmark = pytest.mark.slow

CREW = ("Olga", "Piet", "Quinn", "Rosa")
MOST_HANDS, MOST_TAPS = 10, 40
MOST_HANDS_WITH_TRICKS = 14


COUNT_TWICE = """() => {
  window.again = [];
  new MutationObserver(() => {
    const round = document.querySelector('button.round');
    if (round && document.body.innerText.includes('Round 1 of 8')) window.again.push(round.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  const count = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Count to 3');
  count.click();
  count.click();
}"""
"""A double tap on the count, and whom the phone was to be handed to afterwards in the same round."""


LAID_DOWN = """
const later = window.setTimeout
window.setTimeout = (act, after, ...more) => {
  if (after !== 8000) return later(act, after, ...more)
  window.untouched = act
}
"""
"""An open secret is covered when the test says that 8 s have passed: a busy machine lets them pass between two taps."""


UNTIL = """([text, wanted]) => {
  if (document.querySelector('main')?.textContent.includes(text)) return true
  if (document.querySelector('.pad.holding')) return false
  wanted.map((one) => document.querySelector(one)).find(Boolean)?.click()
}"""
"""Does the next thing until this is read."""


class Crew(Person):
    """People with one phone between them."""

    def __init__(self, browser: Browser, house: str, name: str) -> None:
        super().__init__(browser, house, name)
        self.page.add_init_script(LAID_DOWN)

    load = LOAD
    tricks = "button.round"
    """Whether somebody has a trick when the table is asked: "button.nobody", where nobody has."""

    def deal_in(self, *names: str, powers: str = "None", cop: bool = False) -> None:
        self.page.goto(f"{self.house}/?pass")
        for place, name in enumerate(names):
            field = self.page.get_by_label(f"Name of player {place + 1}", exact=True)
            if field.count() == 0:
                self.press("Add somebody")
            field.fill(name)
        for _ in range(len(names), self.page.get_by_label(re.compile("^Name of player")).count()):
            self.page.get_by_role("button", name=re.compile("^Remove")).last.click()
        self.press(powers)
        if cop:
            self.press("Yes")
        self.press("Deal us in")
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
        expect(self.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()

    @property
    def curtain(self) -> str | None:
        """To whom the phone is to be handed, if it is."""
        found = self.page.locator("h1", has_text="Hand it to ")
        return found.inner_text().removeprefix("Hand it to ") if found.count() else None

    def look(self) -> None:
        """Whoever has been handed the phone opens the curtain."""
        self.page.locator("button.open").dispatch_event("click")

    @property
    def steps(self) -> list[str]:
        """What is done, whoever holds the phone; the first that is there comes first."""
        return ["button.open", "button.pass:enabled", self.load, POINT, STAY,
                ".pad:enabled", "button.forgo", "button.power", "button.on", self.tricks, "button.round",
                ".tray > .primary.big"]  # fmt: skip

    def go_on(self) -> None:
        """Do the next thing."""
        self.page.evaluate(
            "wanted => wanted.map(one => document.querySelector(one)).find(Boolean)?.click()",
            self.steps,
        )

    def play_until(self, text: str) -> None:
        look_until(self.page, UNTIL, [text, self.steps])


@pytest.fixture
def crew(browser: Browser, house: str) -> Crew:
    return Crew(browser, house, "?")


def test_four_people_play_a_whole_game_on_one_phone(crew: Crew) -> None:
    crew.deal_in(*CREW)
    crew.play_until("Police report")
    expect(crew.page.get_by_text(re.compile("^(Winner|No winner)"))).to_be_visible()
    crew.press("Same gang again")
    expect(crew.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    assert crew.faults == []
    crew.close()


def test_the_phone_goes_round_twice_and_shows_nothing_of_the_one_before(crew: Crew) -> None:
    crew.deal_in(*CREW)
    page = crew.page
    page.locator("button.round").click()
    handed = []
    for _ in CREW:
        assert crew.curtain is not None
        handed.append(crew.curtain)
        assert page.locator("button.pile, .secret, .people").count() == 0
        assert not re.search(r"\b(Bang|Triple|left)\b", page.locator("main").inner_text())
        crew.look()
        expect(page.locator("button.pass")).to_be_disabled()
        page.locator(LOAD).last.click()
        page.locator(POINT).first.click()
        page.locator("button.pass").click()
    assert handed == list(CREW)
    expect(page.locator("h1")).to_contain_text("Hold your nerve")
    page.locator("button.round").click()
    for name in CREW:
        assert crew.curtain == name
        crew.look()
        page.locator(STAY).click()
        page.locator("button.pass").click()
    page.evaluate(COUNT_TWICE)
    expect(page.get_by_text("Round 2 of 8", exact=True)).to_be_visible()
    assert page.evaluate("window.again") == []
    crew.close()


def test_a_hidden_page_and_a_reload_draw_the_curtain(crew: Crew) -> None:
    crew.deal_in(*CREW)
    page = crew.page
    page.locator("button.round").click()
    crew.look()
    page.locator(LOAD).first.click()
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(page.locator("h1")).to_have_text("Hand it to Olga")
    crew.look()
    page.locator(LOAD).first.click()
    page.locator(POINT).first.click()
    page.locator("button.pass").click()
    expect(page.locator("h1")).to_have_text("Hand it to Piet")
    page.reload()
    page.locator("button.round").click()
    expect(page.locator("h1")).to_have_text("Hand it to Piet")
    crew.close()


def test_the_dead_bet_and_haunt_on_a_passed_phone(crew: Crew) -> None:
    crew.load = f":nth-last-child(1 of {LOAD})"  # everybody fires at Olga, and Triples first
    crew.deal_in(*CREW)
    crew.play_until("Olga: bets from beyond")
    crew.press("Olga: bets from beyond")
    page = crew.page
    expect(page.locator("h1")).to_contain_text("Haunt them")
    expect(page.get_by_text("Hold: your secrets")).to_be_hidden()
    crew.press("Nothing")
    piet = page.get_by_role("button", name="Piet", exact=True)
    piet.click()
    crew.press("Who gets hit?")
    expect(piet).to_have_attribute("aria-pressed", "true")
    crew.press("Haunt somebody")
    crew.press("Haunt Piet")
    crew.press("Back to the table")
    expect(page.get_by_text("Olga: bets from beyond")).to_be_visible()
    crew.play_until("Round 3 of 8")
    assert crew.faults == []
    crew.close()


def test_bots_powers_and_the_telephone_come_to_a_passed_phone_too(crew: Crew) -> None:
    crew.deal_in("Olga", "Piet", powers="All eleven", cop=True)
    crew.play_until("Round 2 of 8")
    crew.play_until("Hold your nerve")
    assert crew.faults == []
    crew.close()


COUNTED = """
window.taps = window.hands = 0;
window.toasts = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll('.toast')) window.toasts.push(one.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
document.addEventListener('click', ({ target }) => {
  window.taps += Number(target.closest('button.on') === null);
  window.hands += Number(target.closest('button.open') !== null);
}, true);
"""
"""Scenes go on by themselves, so a tap that shortens one is nobody's need."""


def test_a_round_with_powers_that_nobody_uses_costs_ten_hand_overs_and_forty_taps(
    crew: Crew,
) -> None:
    crew.page.add_init_script(COUNTED)
    crew.deal_in(*CREW, powers="All eleven")
    crew.load = f":nth-child(1 of {LOAD})"  # Clicks first: nobody is hurt
    crew.page.evaluate("window.taps = window.hands = 0")
    crew.tricks = "button.nobody"
    while crew.page.get_by_text("Round 2 of 8", exact=True).count() == 0:
        before = crew.page.locator("main").inner_html()
        crew.go_on()
        crew.page.wait_for_function(
            "before => document.querySelector('main').innerHTML !== before", arg=before
        )
    assert crew.page.evaluate("window.toasts") == []
    taps, hands = crew.page.evaluate("[window.taps, window.hands]")
    assert hands <= MOST_HANDS
    assert taps <= MOST_TAPS
    assert crew.faults == []
    crew.close()


def test_a_trick_sends_the_phone_round_once_more_and_says_not_whose_it_is(crew: Crew) -> None:
    crew.page.add_init_script(COUNTED)
    crew.deal_in(*CREW, powers="All eleven")
    crew.load = f":nth-child(1 of {LOAD})"
    handed: list[str] = []
    crew.page.locator("button.nobody").wait_for()
    crew.page.evaluate("window.taps = window.hands = 0")
    crew.page.locator("button.round").click()
    while crew.curtain is not None:
        handed.append(crew.curtain)
        crew.look()
        # Whoever has nothing to choose makes the same gestures.
        crew.page.locator("button.power").click()
        crew.page.locator("button.forgo").click()
        crew.page.locator("button.pass").click()
    assert handed == list(CREW)
    crew.tricks = "button.nobody"
    crew.play_until("Round 2 of 8")
    assert crew.page.evaluate("window.hands") <= MOST_HANDS_WITH_TRICKS
    assert crew.faults == []
    crew.close()


def test_the_browsers_way_back_and_forth_ends_before_the_curtain(crew: Crew) -> None:
    crew.deal_in(*CREW)
    crew.page.locator("button.round").click()
    crew.look()
    expect(crew.page.locator("button.pass")).to_be_visible()
    crew.page.go_back()
    crew.page.go_forward()
    crew.page.locator("button.round, button.open").first.wait_for()
    assert crew.page.locator("button.pass, .secret").count() == 0


def test_an_open_secret_that_nobody_touches_is_covered_and_what_was_chosen_with_it(
    crew: Crew,
) -> None:
    crew.deal_in(*CREW)
    crew.page.locator("button.round").click()
    crew.look()
    crew.page.locator(LOAD).first.click()
    expect(crew.page.locator(".people")).to_be_visible()
    crew.page.evaluate("window.untouched()")
    expect(crew.page.locator("h1")).to_have_text("Hand it to Olga")
    crew.look()
    expect(crew.page.locator(LOAD).first).to_be_visible()
    expect(crew.page.locator("button.pass")).to_be_disabled()
    crew.close()
