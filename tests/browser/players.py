"""Somebody at a browser: what a person does on each screen, by what the screen says."""

import re

from playwright.sync_api import Browser, Page, expect

PHONE = {"width": 360, "height": 740}
LOAD = "button.pile:not(:disabled)"
POINT = ".people:not(:has([aria-pressed=true])) button"
STAY = ".decide:not(:has([aria-pressed=true])) .primary"
GO_ON = "button.on"
A_MOMENT = 60
"""Milliseconds between two looks at a screen."""


class Person:
    """A person with a phone of his own, in English."""

    def __init__(self, browser: Browser, house: str, name: str) -> None:
        self.house = house
        self.name = name
        self.context = browser.new_context(
            viewport=PHONE,  # type: ignore[arg-type]
            has_touch=True,
            locale="en-GB",
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)

    def press(self, name: str | re.Pattern[str]) -> None:
        exact = isinstance(name, str)
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def open_table(self, *, players: int, powers: str = "None", cop: bool = False) -> str:
        """Open a table that waits for people; returns its code."""
        self.page.goto(f"{self.house}/?new")
        self.page.get_by_label("Your name").fill(self.name)
        self.press(powers)
        if cop:
            self.press("Yes")
        self.press(str(players))
        self.press("No timer")
        self.press("Open")
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
        return self.page.url[-4:]

    def join(self, code: str) -> None:
        """Follow the link to a table, and sit down."""
        self.page.goto(f"{self.house}/t/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")
        expect(self.page.locator(".list li", has_text=f"{self.name} (You)")).to_be_visible()

    def deal(self) -> None:
        self.press("Deal us in")

    @property
    def title(self) -> str:
        return self.page.locator("h1").first.inner_text()

    @property
    def at_report(self) -> bool:
        return self.page.get_by_text("Police report").count() > 0

    def act(self) -> None:
        """Do the next thing the screen asks for, if it asks for anything."""
        # In one go: between a look and a tap the screen may have moved on.
        self.page.evaluate(
            "wanted => wanted.map(one => document.querySelector(one)).find(Boolean)?.click()",
            [LOAD, POINT, STAY, GO_ON],
        )

    @property
    def undecided(self) -> bool:
        return self.page.locator(f"{LOAD}, {POINT}, {STAY}").count() > 0

    def count(self) -> None:
        """Count to three, where the table waits for somebody to do so."""
        self.page.evaluate("document.querySelector('header .primary')?.click()")

    def close(self) -> None:
        self.context.close()


def play_on(host: Person, *others: Person, looks: int = 1500) -> None:
    """Play until the report: everybody does what is asked, and the host counts."""
    people = (host, *others)
    for _ in range(looks):
        for person in people:
            person.act()
        if not any(person.undecided for person in people):
            host.count()
        if all(person.at_report for person in people):
            return
        host.page.wait_for_timeout(A_MOMENT)
    raise AssertionError(f"no report, but {[person.title for person in people]}")
