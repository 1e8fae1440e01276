"""Whole games in the browser: no foreign secret on the page or in its frames, and few bytes a round."""

import re

import pytest
from playwright.sync_api import Browser

from standoff.words.speech import Words
from tests.browser.listening import Json, Listening
from tests.browser.option_sets import OptionSet, dealt_in
from tests.browser.players import A_MOMENT, Person
from tests.server.foreign import POWERS, Observer, truth_of

pytestmark = pytest.mark.slow

GAMES = {
    OptionSet(6, "all+backstab", cop=True, money="open"): 14_000,
    OptionSet(5, "all", cop=True, money="closed"): 14_000,
    OptionSet(6, "none", cop=False, money="open"): 6_000,
}
"""Three games, and the most bytes that any round may take in each."""

NAMES = {power: Words("en")(f"power-{power}") for power in POWERS}

PAGE = """() => {
  const page = document.documentElement.cloneNode(true)
  const own = [...page.querySelectorAll('.dealt, p.power')]
  own.forEach(one => one.remove())
  return {
  own: own.map(one => one.outerHTML).join('\\n'),
  html: [
    page.outerHTML,
    ...[...document.querySelectorAll('input, textarea, select')].map(one => one.value),
    ...[localStorage, sessionStorage, history.state, location.href, window.name].map(one => JSON.stringify(one)),
    ...Object.keys(window).flatMap(name => {
      try { return [name, JSON.stringify(window[name])] } catch { return [] }
    }),
  ].join('\\n'),
  turned: [...document.querySelectorAll('.seats [data-seat]')].flatMap(seat =>
    [...seat.querySelectorAll('.turned')].map(card => [Number(seat.dataset.seat), card.className])),
  }
}"""
"""All there is on a page; apart, one's own cards: presented at the deal, and opened in an offer."""


PLANTS = {
    "a power in an attribute": "seat.dataset.has = POWER",
    "a power in a name for screen readers": "seat.setAttribute('aria-label', NAME)",
    "a power in a class": "seat.classList.add(POWER)",
    "a power in a style": "seat.style.setProperty('--power', POWER)",
    "a power out of sight": "seat.append(Object.assign(document.createElement('p'), { hidden: true, textContent: NAME }))",
    "a power among one's own cards": "document.querySelector('main').append(Object.assign(document.createElement('p'), { className: 'power', textContent: NAME }))",
    "a power in a comment": "seat.append(new Comment(POWER))",
    "a power in a field": "seat.append(Object.assign(document.createElement('input'), { value: POWER }))",
    "a power in what is stored": "localStorage.planted = POWER",
    "a power in what a tab stores": "sessionStorage.planted = POWER",
    "a power in the address": "history.replaceState({ power: POWER }, '')",
    "a power that scripts can reach": "window.planted = { gangsters: [{ power: POWER }] }",
    "a role in an attribute": "seat.dataset.role = 'cop'",
    "a role that scripts can reach": "window.planted = { role: 'cop' }",
    "a card that was not fired": "seat.append(Object.assign(document.createElement('i'), { className: 'turned bang' }))",
}
"""Where a page could give something away, each as a script that does so."""


class Reader:
    """Reads a page as often as somebody looks at it."""

    def __init__(self, listening: Listening) -> None:
        self.listening = listening
        self.found: list[str] = []
        self.known: set[str] = set()

    def read(self, page: Json) -> None:
        """Note what the page has in it that the server has not yet told to all."""
        told = self.listening.messages
        events = [event for one in told for event in one.get("events", ())]
        shown = {event["power"] for event in events if event["event"] == "power-shown"}
        # Whoever loads the page anew is told by a view what was shown meanwhile.
        views = [one.get("view") or {} for one in told]
        shown |= {other.get("power") for view in views for other in view.get("gangsters", ())}
        self.known = shown | {(view.get("own") or {}).get("power", "") for view in views}
        for power in POWERS - self.known:
            if NAMES[power] in page["own"]:
                self.found.append(f"{power} is among one's own cards")
        fired = {(event["seat"], event["bullet"]) for event in events if event["event"] == "fired"}
        for power in POWERS - shown:
            for found in re.finditer(rf"\b{power}\b|{NAMES[power]}", page["html"]):
                around = page["html"][max(0, found.start() - 60) : found.end() + 60]
                self.found.append(f"{power} is on the page: {around}")
        if re.search(r"\bcop\b", page["html"]):
            self.found.append("a role is on the page")
        for seat, name in page["turned"]:
            if not any(bullet in name.split() for one, bullet in fired if one == seat):
                self.found.append(f"a card of seat {seat}: {name}")


def play(person: Person, reader: Reader) -> None:
    with person.playing():
        for _ in range(10_000):
            page = person.page.evaluate(PAGE)
            if person.at_report:
                return
            reader.read(page)
            if not person.is_asked:
                person.count()
            person.page.wait_for_timeout(A_MOMENT)
    raise AssertionError(f"no report, but {person.title}")


@pytest.mark.parametrize("chosen", GAMES, ids=str)
def test_a_whole_game_gives_nothing_away_and_takes_few_bytes(
    browser: Browser, house: str, chosen: OptionSet
) -> None:
    ada = Person(browser, house, "Ada")
    listening = Listening(ada.page)
    reader = Reader(listening)
    dealt_in(ada, chosen)
    play(ada, reader)
    assert reader.found == []
    told = listening.messages
    report = next(one for one in told if one["tell"] == "report")
    observer = Observer(0, truth_of(report["events"]))
    before = [one for one in told if not (one.get("view") or {}).get("outcome")]
    assert [leak for one in before if one is not report for leak in observer.leaks(one)] == []
    assert max(listening.bytes_a_round()) <= GAMES[chosen]
    ada.close()


def test_whatever_a_page_gave_away_would_be_found(browser: Browser, house: str) -> None:
    ada = Person(browser, house, "Ada")
    listening = Listening(ada.page)
    dealt_in(ada, OptionSet(6, "all+backstab", cop=True, money="open"))
    unseen = []
    for where, plant in PLANTS.items():
        reader = Reader(listening)
        reader.read(ada.page.evaluate(PAGE))
        assert reader.found == []
        # Bots show powers meanwhile, and what is known gives nothing away.
        power = min(POWERS - reader.known)
        seat = "const seat = document.querySelector('.seats [data-seat=\"3\"]')"
        ada.page.evaluate(f"([POWER, NAME]) => {{ {seat}; {plant} }}", [power, NAMES[power]])
        reader.read(ada.page.evaluate(PAGE))
        if not reader.found:
            unseen.append(where)
        ada.page.evaluate("localStorage.removeItem('planted'), sessionStorage.clear()")
        ada.page.evaluate("history.replaceState(null, '')")
        ada.page.reload()
        ada.page.locator(".seats [data-seat='3']").wait_for()
    assert unseen == []
    ada.close()
