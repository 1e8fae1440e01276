"""The lesson of Live, walked from the tap on home to the last word: a real arena, and only what its events tell."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from standoff.words.speech import Words
from tests.browser.players import A_MOMENT
from tests.browser.test_arena import IN_SIGHT
from tests.browser.test_lesson import DECIDE, LOCALES, phone_of, wait_for_hint

pytestmark = pytest.mark.slow

NAMES = {"point": "Dario", "stay": "Dario", "kevlar": "Dario", "bluff": "Edie", "trust": "Fitz"}
NAMES |= {"any": "Edie"}
"""Of whom is spoken."""
SHARE_OUT, HAND_OUT = ".tray > .primary.big", "dialog .hand-out"
STAY, DROP = f"{DECIDE} .primary", f"{DECIDE} .drop"


class Pupil:
    """Somebody who does what they are told, once they have tried something else."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page, self.words = page, words

    def told(self, step: str) -> None:
        said = self.words(
            f"web-live-lesson-{step}", **({"name": NAMES[step]} if step in NAMES else {})
        )
        wait_for_hint(self.page, said)

    def tap(self, found: str) -> None:
        self.page.locator(found).first.click()

    def refused(self) -> None:
        expect(self.page.get_by_text(self.words("web-lesson-not-yet")).first).to_be_visible()

    def point(self, name: str) -> None:
        self.page.locator(".people button").filter(has_text=name).click()

    def divide(self, keeping: str) -> None:
        """Have this card oneself, and hand out."""
        self.tap(SHARE_OUT)
        weapon = self.words(f"weapon-{keeping}")
        row = self.page.locator("dialog li").filter(has=self.page.get_by_text(weapon, exact=True))
        row.first.get_by_role("button", name=self.words("web-you"), exact=True).click()
        self.tap(HAND_OUT)


@pytest.mark.parametrize("language", LOCALES)
def test_the_lesson_of_live_is_three_rounds_in_a_real_arena(
    browser: Browser, house: str, language: str
) -> None:
    words = Words(language)
    page, told = phone_of(browser, language)
    pupil = Pupil(page, words)
    page.goto(f"{house}/?new=live")
    expect(page.get_by_role("button", name=words("web-learn-live-first"))).to_be_visible()
    page.goto(house)
    page.get_by_role("button", name=words("web-learn-live"), exact=True).click()

    pupil.told("triple")
    # To give the gun away does not lead on, and nothing is sent.
    pupil.tap(SHARE_OUT)
    page.locator("dialog li").first.get_by_role("button").nth(1).click()
    pupil.tap(HAND_OUT)
    pupil.refused()
    pupil.divide("bbb")
    pupil.told("walk")
    page.locator(".arena").click(position={"x": 40, "y": 40})
    pupil.told("point")
    pupil.point("Fitz")
    pupil.refused()
    expect(page.locator(".people [aria-pressed=true]")).to_have_count(0)
    pupil.point("Dario")
    pupil.told("stay")
    # However long "hold: your secrets" is in this language, nothing lies on what is to be tapped.
    assert page.evaluate(IN_SIGHT)["hidden"] == []
    pupil.tap(STAY)
    pupil.told("kevlar")
    pupil.divide("kevlar")
    pupil.told("apart")
    pupil.told("bluff")
    pupil.tap(".guns button")
    pupil.point("Edie")
    pupil.told("trust")
    pupil.tap(STAY)
    pupil.told("any")
    pupil.tap(SHARE_OUT)
    pupil.tap(HAND_OUT)
    pupil.told("back")
    pupil.told("anybody")
    while page.locator(DECIDE).count() == 0:  # a Double needs two
        page.evaluate("document.querySelector('.people button[aria-pressed=false]')?.click()")
        page.wait_for_timeout(A_MOMENT)
    pupil.told("drop")
    pupil.tap(DROP)
    pupil.told("end")

    # All of it came from a server: two shots, a bluff that was believed, a Kevlar, and a retreat.
    events = "".join(told)
    fired = re.findall(
        r'"event":"live-fired","seat":(\d),"weapon":"(\w+)","at":\[([\d,]+)\]', events
    )
    assert sorted(fired[:2]) == [("0", "bbb", "3"), ("2", "bbb", "3")]
    assert fired[2] == ("5", "bbb", "0")
    assert re.findall(r'"event":"live-withdrew","seat":(\d)', events) == ["4", "0"]
    assert '"event":"live-saved","seat":0' in events or '"event":"saved","seat":0' in events
    page.get_by_role("button", name=words("web-live-lesson-done"), exact=True).click()
    # Nobody comes back to a lesson: it is offered again.
    expect(page.get_by_role("button", name=words("web-learn-live"), exact=True)).to_be_visible()
    assert page.get_by_role("button", name=re.compile("[B-Z]{4}$")).count() == 0
    page.context.close()
