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
def watched(browser: Browser) -> Watched:
    """One page for all the screens."""
    return Watched(browser.new_context(has_touch=True, reduced_motion="reduce").new_page())


@pytest.fixture(scope="module")
def wall(browser: Browser) -> Watched:
    """One that nobody can touch."""
    return Watched(browser.new_context(reduced_motion="reduce").new_page())


@pytest.mark.parametrize("state", BY_HAND)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_stands_the_review(
    watched: Watched, gallery: str, state: str, language: str
) -> None:
    watched.resize(PHONE)
    watched.open(f"{gallery}/dev/state/{state}?l={language}")
    found = faults(watched, state, language, PHONE)
    if language in ("en", LONGEST):
        for view in (TABLET, LAPTOP):
            watched.resize(view)
            found += faults(watched, state, language, view)
    if language == "en":
        found += motion_faults(watched.page) + keyboard_faults(watched.page)
    assert found == []


@pytest.mark.parametrize("state", ON_THE_WALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_screen_stands_the_review(
    wall: Watched, gallery: str, state: str, language: str
) -> None:
    wall.resize(TV)
    wall.open(f"{gallery}/dev/state/{state}?l={language}")
    assert faults(wall, state, language, TV) == []


@pytest.mark.parametrize("state", BY_HAND)
def test_a_screen_can_be_read_in_any_light(watched: Watched, gallery: str, state: str) -> None:
    watched.resize(PHONE)
    watched.open(f"{gallery}/dev/state/{state}?theme=day")
    found = violations(watched.page, COLOURS)
    watched.page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    assert found + violations(watched.page, COLOURS) == []


@pytest.mark.parametrize("state", BY_HAND)
def test_text_of_twice_the_size_is_all_there(watched: Watched, gallery: str, state: str) -> None:
    watched.resize(PHONE)
    watched.open(f"{gallery}/dev/state/{state}?l={LONGEST}&text=200")
    assert large_text_faults(watched.page) == []


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
