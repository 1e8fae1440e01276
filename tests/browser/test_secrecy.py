"""Nobody who looks over a shoulder learns anything: equal pixels for unequal secrets."""

import pytest
from playwright.sync_api import Browser

from standoff_drivers.phone import context_of
from tests.browser.pictures import look_alike
from tests.browser.review import PHONE, Watched

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("phone-gangster", "phone-cop"),
        ("real-pads", "real-pads-cop"),
        ("load-chosen", "load-chosen-click"),
    ],
)
def test_two_secrets_look_the_same(browser: Browser, gallery: str, one: str, other: str) -> None:
    assert look_alike(browser, gallery, one, other)


@pytest.mark.parametrize("state", ["load-chosen", "phone-cop", "offer"])
def test_a_secret_is_on_the_page_only_while_one_peeks(
    browser: Browser, gallery: str, state: str
) -> None:
    context = context_of(browser, viewport={"width": PHONE.width, "height": PHONE.height})
    watched = Watched(context.new_page())
    watched.open(f"{gallery}/dev/state/{state}")
    page = watched.page
    secret = "The Insane" if state != "load-chosen" else "a Bang"
    assert secret not in page.content()
    strip = page.get_by_role("button", name="Hold: your secrets")
    strip.dispatch_event("pointerdown")
    assert secret in page.locator(".secret").inner_text()
    box = page.locator(".secret").bounding_box()
    assert box is not None
    assert box["y"] >= PHONE.height * 0.6
    strip.dispatch_event("pointerup")
    page.wait_for_function("document.querySelector('.secret') === null")
    assert secret not in page.content()
    context.close()
