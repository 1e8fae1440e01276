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


@pytest.fixture(scope="module")
def pages(browser: Browser) -> dict[View, Watched]:
    """One page of each size, for all the screens."""
    return {
        view: Watched(
            browser.new_context(
                viewport={"width": view.width, "height": view.height}, has_touch=view is not TV
            ).new_page()
        )
        for view in (PHONE, TABLET, TV)
    }


def reviewed(watched: Watched, gallery: str, state: str, language: str, view: View) -> list[str]:
    watched.open(f"{gallery}/dev/state/{state}?l={language}")
    found = faults(watched, state, language, view)
    if language == "en" and view is PHONE:
        found += keyboard_faults(watched.page)
    if view is PHONE:
        found += large_text_faults(watched.page)
    return found


@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_stands_the_review_on_a_phone_in_every_language(
    pages: dict[View, Watched], gallery: str, state: str
) -> None:
    found = [one for it in LANGUAGES for one in reviewed(pages[PHONE], gallery, state, it, PHONE)]
    assert found == []


@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_stands_the_review_on_a_tablet_in_the_longest_language(
    pages: dict[View, Watched], gallery: str, state: str
) -> None:
    assert reviewed(pages[TABLET], gallery, state, "fr", TABLET) == []


@pytest.mark.parametrize("state", ON_THE_WALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_screen_stands_the_review(
    pages: dict[View, Watched], gallery: str, state: str, language: str
) -> None:
    assert reviewed(pages[TV], gallery, state, language, TV) == []


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
