"""What a bot says is read in the reader's language, and hushed with one tap for good."""

import pytest
from playwright.sync_api import Browser, expect

from standoff.words.language import Language
from standoff.words.speech import Words
from standoff_drivers.phone import context_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", Language)
def test_a_bot_is_read_in_the_readers_language_and_hushed_with_one_tap(
    browser: Browser, gallery: str, language: Language
) -> None:
    words = Words(language)
    page = context_of(browser).new_page()
    page.goto(f"{gallery}/dev/state/standoff-bot-talk?l={language}")
    said = page.locator(".seat .bubble").get_by_text(words("voice-grudge-threat-2"), exact=True)
    expect(said).to_be_visible()
    page.get_by_role("button", name=words("web-hush-bots")).click()
    expect(said).to_have_count(0)
    page.reload()
    expect(page.get_by_text(words("web-stay"), exact=True)).to_be_visible()
    expect(page.locator(".seat .bubble")).to_have_count(0)
    page.context.close()
