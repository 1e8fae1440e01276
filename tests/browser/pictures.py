"""Pictures of made-up states, held against each other."""

from playwright.sync_api import Browser

from standoff_drivers.phone import context_of
from tests.browser.review import Watched

TRIES = 8


def picture(browser: Browser, gallery: str, state: str) -> bytes:
    """How a state is drawn on a phone."""
    context = context_of(browser, reduced_motion="reduce")
    watched = Watched(context.new_page())
    watched.open(f"{gallery}/dev/state/{state}")
    # What is fetched late has come, and is drawn.
    watched.page.wait_for_load_state("networkidle")
    watched.page.evaluate("document.fonts.ready")
    drawn = watched.page.screenshot()
    context.close()
    return drawn


def look_alike(browser: Browser, gallery: str, one: str, other: str) -> bool:
    """Whether two states are drawn the same to the last point.

    Now and then an edge is a shade off on a busy machine; what is told is told in every picture.
    """
    states = ((one, other) for _ in range(TRIES))
    return any(picture(browser, gallery, a) == picture(browser, gallery, b) for a, b in states)
