"""Whoever only watches, on a phone or on the wall, never reads "you": nothing is theirs."""

import re

import pytest
from playwright.sync_api import Browser, Page

from standoff.words.speech import Words
from standoff_drivers.phone import context_of
from tests.browser.players import SILENT, Person, play_on
from tests.server.foreign import POWERS

pytestmark = pytest.mark.slow

LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
YOU = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(tu|te|toi|ton|ta|tes|vous|votre|vos)\b|\bt’", re.IGNORECASE),
    "it": re.compile(r"\b(tu|te|ti|tuo|tua|tuoi|tue|voi|vostro|vostra)\b", re.IGNORECASE),
}
NOTE = """() => {
  const read = window.read = new Set()
  const labels = ['aria-label', 'placeholder']
  const note = (one) => {
    if (one.closest('.bubble')) return
    for (const name of labels) if (one.getAttribute(name)) read.add(one.getAttribute(name))
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(' ').trim()
    if (own) read.add(own)
  }
  const look = (one) => {
    if (!one?.closest('main, [role=status], [role=alert]')) return
    note(one)
    one.querySelectorAll('*').forEach(note)
  }
  look(document.querySelector('main'))
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') look(target.parentElement)
      else if (type === 'attributes') note(target)
      else for (const node of addedNodes) look(node.nodeType === 1 ? node : target)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: labels })
}"""
"""Every text and label that was ever on the page is kept, but what somebody at the table says aloud to another."""
SAID_ALOUD = re.compile("[“«].*?[”»]")


def speaks_to_its_reader(text: str, language: str) -> bool:
    """Whether a text says "you"; names of powers and what is said to somebody else may."""
    text = SAID_ALOUD.sub("", text)
    for power in POWERS:
        text = text.replace(Words(language)(f"power-{power}"), "")
    return YOU[language].search(text) is not None


def onlooker(browser: Browser, address: str, language: str, kind: str) -> Page:
    """A page that only looks on, in a language of its own."""
    query, way_in = WAYS_IN[kind]
    page = context_of(browser, locale=LOCALES[language], reduced_motion="reduce").new_page()
    page.add_init_script(SILENT)
    page.goto(address + query)
    page.locator(way_in).click()
    page.locator("main").get_by_text("Ada").first.wait_for()
    page.evaluate(NOTE)
    return page


PHONE, WALL = "phone", "wall"
WAYS_IN = {
    PHONE: ("", "form .tray button[type=button] >> nth=-1"),
    WALL: ("?tv", "form .big"),
}
ALL = tuple((language, kind) for language in LOCALES for kind in WAYS_IN)
SOME = ("en", PHONE), ("fr", WALL), ("it", PHONE)
"""Each language; all six look on in a campaign."""


def test_whoever_watches_a_whole_game_never_reads_you(browser: Browser, house: str) -> None:
    watch_a_whole_game(browser, house, SOME)


def watch_a_whole_game(
    browser: Browser, house: str, onlookers: tuple[tuple[str, str], ...]
) -> None:
    """Play one, and read what was ever shown to each of these."""
    ada = Person(browser, house, "Ada")
    ada.open_table(players=5, powers="all+backstab", cop=True, tempo="Quick")
    ada.fill_up()
    watching = {
        (language, kind): onlooker(browser, ada.page.url, language, kind)
        for language, kind in onlookers
    }
    ada.deal()
    play_on(ada)
    ada.page.get_by_role("button", name="Look at it with the Shark").wait_for()
    for (language, kind), page in watching.items():
        if kind == PHONE:
            page.locator("summary").first.wait_for()
        read = page.evaluate("[...window.read]")
        assert len(read) > 100, (language, kind, read)
        said = [one for one in read if speaks_to_its_reader(one, language)]
        assert said == [], (language, kind)
        page.context.close()
    ada.close()
