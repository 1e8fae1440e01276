"""People with phones who play whole games, and whatever went wrong on their screens."""

from typing import Any

from playwright.sync_api import Browser

from standoff_drivers.phone import Phone

A_MOMENT = 60
"""Milliseconds between two looks at a screen."""


class Person(Phone):
    """A person who likes little movement, and notes every fault."""

    def __init__(self, browser: Browser, house: str, name: str, **more: Any) -> None:
        super().__init__(browser, house, name, reduced_motion="reduce", **more)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: self.note(m.text) if m.type == "error" else None)

    def note(self, said: str) -> None:
        # Of a header that plain http cannot honour a browser complains; that is no fault of ours.
        if "Cross-Origin-Opener-Policy" not in said:
            self.faults.append(said)


def play_on(host: Person, *others: Person, looks: int = 10_000) -> None:
    """Play until the report: everybody does what is asked, and wants the count."""
    people = (host, *others)
    for _ in range(looks):
        asked = [person.act() for person in people]
        if not any(asked):
            for person in people:
                person.count()
        if all(person.at_report for person in people):
            return
        host.page.wait_for_timeout(A_MOMENT)
    raise AssertionError(f"no report, but {[person.title for person in people]}")


def looking_on(browser: Browser, person: Person) -> Person:
    """Somebody who watches: whoever is not alone counts by hand."""
    wanda = Person(browser, person.house, "Wanda")
    wanda.page.goto(person.page.url)
    wanda.page.get_by_label("Your name").fill(wanda.name)
    wanda.press("Just watch")
    wanda.page.locator(".seats > li").first.wait_for()
    return wanda
