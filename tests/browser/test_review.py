"""Every screen in every state stands the review, at every size and in every language."""

import pytest
from playwright.sync_api import Browser

from tests.browser.gallery import states
from tests.browser.review import (
    PHONE,
    TABLET,
    TV,
    View,
    Watched,
    faults,
    keyboard_faults,
    large_text_faults,
    motion_faults,
)

LANGUAGES = ("en", "fr", "it")
SCREENS = states()
BY_HAND = [state for state in SCREENS if not state.startswith("tv-")]
ON_THE_WALL = [state for state in SCREENS if state.startswith("tv-")]

pytestmark = pytest.mark.slow


def reviewed(browser: Browser, gallery: str, state: str, language: str, view: View) -> list[str]:
    size = {"width": view.width, "height": view.height}
    context = browser.new_context(viewport=size, has_touch=view is not TV)  # type: ignore[arg-type]
    watched = Watched(context.new_page())
    watched.open(f"{gallery}/dev/state/{state}?l={language}")
    found = faults(watched, state, language, view)
    if language == "en" and view is PHONE:
        found += keyboard_faults(watched.page)
    if view is PHONE:
        found += large_text_faults(watched.page)
    context.close()
    return found


@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_stands_the_review_on_a_phone_in_every_language(
    browser: Browser, gallery: str, state: str
) -> None:
    found = [one for it in LANGUAGES for one in reviewed(browser, gallery, state, it, PHONE)]
    assert found == []


@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_stands_the_review_on_a_tablet_in_the_longest_language(
    browser: Browser, gallery: str, state: str
) -> None:
    assert reviewed(browser, gallery, state, "fr", TABLET) == []


@pytest.mark.parametrize("state", ON_THE_WALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_screen_stands_the_review(
    browser: Browser, gallery: str, state: str, language: str
) -> None:
    assert reviewed(browser, gallery, state, language, TV) == []


def test_nothing_moves_for_those_who_want_little_movement(browser: Browser, gallery: str) -> None:
    context = browser.new_context(
        viewport={"width": PHONE.width, "height": PHONE.height}, reduced_motion="reduce"
    )
    watched = Watched(context.new_page())
    found = []
    for state in SCREENS:
        watched.open(f"{gallery}/dev/state/{state}")
        found += [f"{state} {one}" for one in motion_faults(watched.page)]
    context.close()
    assert found == []
