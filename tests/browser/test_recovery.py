"""A phone dies in the middle of a game: its three words bring the seat back on any other, in any language."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from standoff.words.language import Language
from standoff.words.phrase import Phrase
from standoff.words.speech import Words
from standoff_drivers.phone import LOAD, context_of
from tests.browser.players import Person

pytestmark = pytest.mark.slow

THREE = re.compile("[a-z]+ [a-z]+ [a-z]+")


class Reader:
    """A phone in some language, and a person who reads it."""

    def __init__(self, browser: Browser, language: Language) -> None:
        self.words = Words(language)
        self.context = context_of(browser, locale=language)
        self.page: Page = self.context.new_page()

    def says(self, message: str) -> str:
        return self.words.say(Phrase(message))

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=self.says(message), exact=True).first.click()

    def sit_down(self, house: str, code: str, name: str) -> str:
        """Sit down; returns the words that stand in the lobby."""
        self.page.goto(f"{house}/t/{code}")
        self.page.get_by_label(self.says("web-name")).fill(name)
        self.press("web-sit")
        shown = self.page.get_by_text(self.says("web-three-words"))
        expect(shown).to_be_visible()
        return shown.locator("b").inner_text()

    def recall(self, house: str, code: str, words: str) -> None:
        self.page.goto(f"{house}/?join")
        self.page.get_by_label(self.says("web-code")).fill(code)
        self.press("web-words-have")
        self.page.get_by_label(self.says("web-words-yours")).fill(words)
        self.press("web-words-back")


@pytest.mark.parametrize(("first", "second"), [("en", "fr"), ("fr", "it"), ("it", "en")])
def test_three_words_bring_a_seat_back_on_another_phone(
    browser: Browser, house: str, first: str, second: str
) -> None:
    ada, bruno = Person(browser, house, "Ada"), Reader(browser, Language(first))
    code = ada.open_table(players=4)
    words = bruno.sit_down(house, code, "Bruno")
    assert THREE.fullmatch(words)
    ada.fill_up()
    ada.deal()
    expect(bruno.page.locator(LOAD).first).to_be_visible()
    bruno.page.get_by_role("button", name=bruno.says("web-peek")).dispatch_event("pointerdown")
    expect(bruno.page.locator(".secret b").last).to_have_text(words)
    bruno.context.close()
    again = Reader(browser, Language(second))
    again.recall(house, code, "zorro, zorro, zorro")
    expect(again.page.get_by_text(again.says("web-fault-wrong-words"))).to_be_visible()
    typed = f" {words.upper().replace(' ', ', ')}."
    again.page.get_by_label(again.says("web-words-yours")).fill(typed)
    again.press("web-words-back")
    # The server may need a moment to see that the dead phone is gone.
    elsewhere = again.page.get_by_text(again.says("web-fault-elsewhere"))
    expect(again.page.locator(LOAD).first.or_(elsewhere)).to_be_visible()
    while elsewhere.is_visible():
        again.press("web-words-back")
        expect(again.page.locator(LOAD).first.or_(elsewhere)).to_be_visible()
    expect(again.page.locator(LOAD).first).to_be_visible()
    ada.close()
    again.context.close()
