"""Every screen in every state stands the review, at every size, in every language and light."""

import pytest
from playwright.sync_api import Browser

from tests.browser.flashes import flashes
from tests.browser.gallery import states
from tests.browser.review import (
    COLOURS,
    LAPTOP,
    PHONE,
    TABLET,
    TV,
    View,
    Watched,
    faults,
    keyboard_faults,
    large_text_faults,
    motion_faults,
    violations,
)

LANGUAGES = ("en", "fr", "it")
LONGEST = "fr"
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
                viewport={"width": view.width, "height": view.height},
                has_touch=view is not TV,
                reduced_motion="reduce",
            ).new_page()
        )
        for view in (PHONE, TABLET, LAPTOP, TV)
    }


def reviewed(watched: Watched, gallery: str, state: str, language: str, view: View) -> list[str]:
    watched.open(f"{gallery}/dev/state/{state}?l={language}")
    found = faults(watched, state, language, view)
    if language == "en" and view is PHONE:
        found += motion_faults(watched.page) + keyboard_faults(watched.page)
    return found


@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_stands_the_review_on_a_phone_in_every_language(
    pages: dict[View, Watched], gallery: str, state: str
) -> None:
    found = [one for it in LANGUAGES for one in reviewed(pages[PHONE], gallery, state, it, PHONE)]
    assert found == []


@pytest.mark.parametrize("view", [TABLET, LAPTOP], ids=lambda view: view.name)
@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_stands_the_review_on_a_larger_one(
    pages: dict[View, Watched], gallery: str, state: str, view: View
) -> None:
    languages = ("en", LONGEST)
    found = [one for it in languages for one in reviewed(pages[view], gallery, state, it, view)]
    assert found == []


@pytest.mark.parametrize("state", ON_THE_WALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_screen_stands_the_review(
    pages: dict[View, Watched], gallery: str, state: str, language: str
) -> None:
    assert reviewed(pages[TV], gallery, state, language, TV) == []


@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_can_be_read_in_any_light(
    pages: dict[View, Watched], gallery: str, state: str
) -> None:
    pages[PHONE].open(f"{gallery}/dev/state/{state}?theme=day")
    found = violations(pages[PHONE].page, COLOURS)
    pages[PHONE].page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    assert found + violations(pages[PHONE].page, COLOURS) == []


@pytest.mark.parametrize("state", BY_HAND)
def test_text_of_twice_the_size_is_all_there(
    pages: dict[View, Watched], gallery: str, state: str
) -> None:
    pages[PHONE].open(f"{gallery}/dev/state/{state}?l={LONGEST}&text=200")
    assert large_text_faults(pages[PHONE].page) == []


@pytest.mark.parametrize("state", ["scene-aims", "scene-fast", "scene-volley", "scene-power"])
def test_a_scene_flashes_three_times_a_second_at_most(
    browser: Browser, gallery: str, state: str
) -> None:
    context = browser.new_context(viewport={"width": PHONE.width, "height": PHONE.height})
    assert flashes(context.new_page(), f"{gallery}/dev/state/{state}") <= 3
    context.close()


def test_a_page_that_flashes_is_caught(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": PHONE.width, "height": PHONE.height})
    white = "@keyframes f { 50% { background: white } } body { background: black; animation: f .2s steps(1) infinite }"
    page = f"data:text/html,<style>{white}</style><h1>Bang!</h1>"
    assert flashes(context.new_page(), page) > 3
    context.close()
