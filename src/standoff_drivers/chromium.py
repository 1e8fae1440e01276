"""Chromium: the browser of this machine, driven by Playwright where that is installed."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from standoff_drivers.missing import MissingError

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WHOLE = ("chromium", "google-chrome", "chrome")
SHELL = "chromium-headless-shell"
"""A page of it costs a seventh of the processor time, but its tabs are never hidden."""
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")


def chromium(*names: str) -> str:
    """Where the first browser of these names is, or any of this machine; raises MissingError."""
    found = next(filter(None, map(shutil.which, names or (SHELL, *WHOLE))), None)
    if found is None:
        raise MissingError("Chromium is not installed, and the browser client is measured in it")
    return found


@contextmanager
def launched(*more: str) -> Iterator["Browser"]:
    """A browser without a window, with more flags; raises MissingError."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError as fault:
        raise MissingError(
            "Playwright is not installed; `pip install playwright` brings it"
        ) from fault
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *more])
        try:
            yield browser
        finally:
            browser.close()
