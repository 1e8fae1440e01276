"""The lesson, walked from the first tap to the last: a real table, and only what its events tell."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from standoff.words.speech import Words
from standoff_drivers.phone import context_of
from tests.browser.players import look_until

pytestmark = pytest.mark.slow

LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
DECIDE = ".decide:not(:has([aria-pressed=true]))"
STEPS = (
    ("load", "button.pile:nth-of-type(1)"),
    ("point", ".people button"),
    ("stay", f"{DECIDE} .primary"),
    ("bang", "button.pile:nth-of-type(2)"),
    ("point-cleo", ".people button:nth-of-type(2)"),
    ("drop", f"{DECIDE} .drop"),
    ("triple", "button.pile:nth-of-type(3)"),
    ("back", ".people button:nth-of-type(2)"),
    ("stay-now", f"{DECIDE} .primary"),
)
"""What is said, and what to tap then."""


LOOKS_ON = """hint => {
  if (document.querySelector('p.hint')?.innerText === hint) return true
  document.querySelector('button.on')?.click()
}"""


def wait_for_hint(page: Page, hint: str) -> None:
    """Look on, skipping what is shown, until this is said."""
    look_until(page, LOOKS_ON, hint)


def phone_of(browser: Browser, language: str) -> tuple[Page, list[str]]:
    """A phone that speaks this language, and everything a server tells it."""
    page = context_of(browser, locale=LOCALES[language], reduced_motion="reduce").new_page()
    told: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda got: told.append(str(got))))
    return page, told


@pytest.mark.parametrize("language", LOCALES)
def test_the_lesson_is_a_real_game_of_nine_taps(
    browser: Browser, house: str, language: str
) -> None:
    words = Words(language)
    page, told = phone_of(browser, language)
    page.goto(house)
    page.get_by_role("button", name=re.compile(re.escape(words("web-learn")))).click()
    for place, (step, tap) in enumerate(STEPS):
        wait_for_hint(page, words(f"web-lesson-{step}"))
        if place == 0:
            # Another card does not lead on, and nothing is sent.
            page.locator("button.pile").last.click()
            expect(page.get_by_text(words("web-lesson-not-yet")).first).to_be_visible()
        if step == "point-cleo":
            # Nor does another target, and no hand is drawn as if it counted.
            page.locator(".people button").first.click()
            expect(page.get_by_text(words("web-lesson-not-yet")).first).to_be_visible()
            expect(page.locator(".people [aria-pressed=true]")).to_have_count(0)
        page.locator(tap).first.click()
    wait_for_hint(page, words("web-lesson-end"))
    # All of it came from a server: the bluff, the retreat, the Triple that fired first.
    events = "".join(told)
    withdrew = re.findall(r'"event":"withdrew","seat":([0-9])', events)
    assert len(withdrew) == 2
    assert withdrew[1] == "0"
    assert re.search(r'"event":"fired","seat":0,"gun":0,"bullet":"bbb","target":2', events)
    assert re.findall(r'"event":"wounded","seat":([0-9])', events) == ["2"]
    page.get_by_role("button", name=words("web-lesson-done")).click()
    # Nobody comes back to a lesson: it is offered again.
    expect(page.get_by_text(words("web-learn"))).to_be_visible()
    assert page.get_by_role("button", name=re.compile("[B-Z]{4}$")).count() == 0
    page.context.close()
