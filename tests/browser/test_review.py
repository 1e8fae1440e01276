"""Every screen in every state stands the review, at every size, in every language and light.

There are more than a thousand such looks: `./test review` takes them all, `./test` a fixed sample.
"""

import re
from itertools import product
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser

from standoff_drivers.phone import context_of
from tests.browser.flashes import flashes
from tests.browser.gallery import states
from tests.browser.review import (
    COLOURS,
    LAPTOP,
    LOW,
    PHONE,
    TABLET,
    TV,
    ZOOMED,
    ZOOMED_PHONE,
    Watched,
    covered,
    faults,
    keyboard_faults,
    large_text_faults,
    motion_faults,
    size_faults,
    violations,
)

LANGUAGES = ("en", "fr", "it")
LONGEST = "fr"
SCREENS = states()
BY_HAND = tuple(state for state in SCREENS if not state.startswith("tv-"))
LOOKED_AT = "(home|create|join|lobby|warm-up|load|point|standoff|offer|phone|waiting|last|scene-(round|split)|report|hot|live|real-(prepare|loot|load|aim|nerve|hit|volley|split|phone|pads|reveal|over|follow|offline))"
PILED_UP = {
    "home-away",
    "lobby-bots",
    "lobby-tv",
    "live-lobby-full",
    "live-lobby-unplaced",
    "live-reconnecting",
    "real-offline",
}
"""Where a warning stands above what is asked, a sheet lies over it, or names are as long as they can be."""
EVERY_SIZE = tuple(s for s in SCREENS if re.match(LOOKED_AT, s) and s not in PILED_UP)
ON_THE_WALL = tuple(state for state in SCREENS if state.startswith("tv-"))
ONE_IN = 20
"""How many looks there are for each one that every check takes."""

pytestmark = pytest.mark.slow


def looks(*each: tuple[str, ...], what: str, one_in: int = ONE_IN) -> list[Any]:
    """Every combination, of which all but a sample are in the lane of their own."""
    found = []
    for one in product(*each):
        name = "-".join(one)
        is_in_every_check = crc32(f"{what} {name}".encode()) % one_in == 0
        marks = () if is_in_every_check else pytest.mark.review
        found.append(pytest.param(*one, id=name, marks=marks))
    return found


@pytest.fixture(scope="module")
def watched(browser: Browser) -> Watched:
    """One page for all the screens."""
    return Watched(context_of(browser, reduced_motion="reduce").new_page())


@pytest.fixture(scope="module")
def wall(browser: Browser) -> Watched:
    """One that nobody can touch."""
    return Watched(context_of(browser, has_touch=False, reduced_motion="reduce").new_page())


@pytest.mark.parametrize(("language", "state"), looks(LANGUAGES, BY_HAND, what="by hand"))
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


@pytest.mark.parametrize(("language", "state"), looks(LANGUAGES, ON_THE_WALL, what="wall"))
def test_a_table_screen_stands_the_review(
    wall: Watched, gallery: str, state: str, language: str
) -> None:
    wall.resize(TV)
    wall.open(f"{gallery}/dev/state/{state}?l={language}")
    assert faults(wall, state, language, TV) == []


SIZES = {
    "low": (LOW, 100),
    "zoomed": (ZOOMED, 100),
    "zoomed-phone": (ZOOMED_PHONE, 100),
    "text-125": (PHONE, 125),
    "text-150": (PHONE, 150),
    "text-200": (PHONE, 200),
}
"""How large a screen is, and its text."""


@pytest.mark.parametrize(
    ("size", "state"), looks(tuple(SIZES), EVERY_SIZE, what="sizes", one_in=48)
)
def test_what_is_asked_is_on_the_first_screen_of_every_size(
    watched: Watched, gallery: str, size: str, state: str
) -> None:
    view, text = SIZES[size]
    watched.resize(view)
    watched.open(f"{gallery}/dev/state/{state}?l={LONGEST}&text={text}")
    assert size_faults(watched.page) == []


LED_OUTDOORS = tuple(s for s in SCREENS if re.match("real-out-(?!setup|meet|lay|over|cert)", s))


@pytest.mark.parametrize(
    ("size", "state"), looks(("low", "zoomed"), LED_OUTDOORS, what="outdoors", one_in=24)
)
def test_an_outing_is_led_on_a_phone_held_on_its_side(
    watched: Watched, gallery: str, size: str, state: str
) -> None:
    watched.resize(SIZES[size][0])
    watched.open(f"{gallery}/dev/state/{state}?l={LONGEST}")
    assert size_faults(watched.page) == []


ASKED_IN = (
    "load", "load-two-guns", "point", "standoff", "standoff-worst", "offer-open", "phone-cop",
    "last-words", "live-walk", "live-mime", "live-list-mime", "live-nerve", "live-stab",
)  # fmt: skip
"""A screen of every kind on which a step asks for something."""
NARROW = {"phone": PHONE, "low": LOW, "zoomed": ZOOMED, "zoomed-phone": ZOOMED_PHONE}


@pytest.mark.parametrize(
    ("size", "text", "state"),
    looks(tuple(NARROW), ("100", "125", "150", "200"), ASKED_IN, what="passing", one_in=96),
)
def test_words_in_passing_cover_nothing_that_is_asked(
    watched: Watched, gallery: str, size: str, text: str, state: str
) -> None:
    watched.resize(NARROW[size])
    watched.open(f"{gallery}/dev/state/{state}?l={LONGEST}&text={text}&passing")
    assert covered(watched.page) == []


def test_words_in_passing_are_read_in_a_line_beside_the_arena(
    watched: Watched, gallery: str
) -> None:
    for view in (PHONE, LOW):
        watched.resize(view)
        watched.open(f"{gallery}/dev/state/live-timed-out")
        line = watched.page.locator(".status", has_text="Too slow: you point at nobody.")
        assert line.bounding_box() is not None
        assert watched.page.locator(".toast").count() == 0


@pytest.mark.parametrize("state", looks(BY_HAND, what="light"))
def test_a_screen_can_be_read_in_any_light(watched: Watched, gallery: str, state: str) -> None:
    watched.resize(PHONE)
    watched.open(f"{gallery}/dev/state/{state}?theme=day")
    found = violations(watched.page, COLOURS)
    watched.page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    assert found + violations(watched.page, COLOURS) == []


@pytest.mark.parametrize("state", looks(BY_HAND, what="large"))
def test_text_of_twice_the_size_is_all_there(watched: Watched, gallery: str, state: str) -> None:
    watched.resize(PHONE)
    watched.open(f"{gallery}/dev/state/{state}?l={LONGEST}&text=200")
    assert large_text_faults(watched.page) == []


@pytest.mark.parametrize("state", ["scene-aims", "scene-fast", "scene-volley", "scene-power"])
def test_a_scene_flashes_three_times_a_second_at_most(
    browser: Browser, gallery: str, state: str
) -> None:
    context = context_of(browser, viewport={"width": PHONE.width, "height": PHONE.height})
    assert flashes(context.new_page(), f"{gallery}/dev/state/{state}") <= 3
    context.close()


def test_a_page_that_flashes_is_caught(browser: Browser) -> None:
    context = context_of(browser, viewport={"width": PHONE.width, "height": PHONE.height})
    white = "@keyframes f { 50% { background: white } } body { background: black; animation: f .2s steps(1) infinite }"
    page = f"data:text/html,<style>{white}</style><h1>Bang!</h1>"
    # A busy machine may draw too few frames to tell; then one looks again.
    while flashes(context.new_page(), page) <= 3:
        pass
    context.close()
