"""People with phones who play whole games, and whatever went wrong on their screens."""

from playwright.sync_api import Browser

from standoff.bench.phone import Phone

A_MOMENT = 60
"""Milliseconds between two looks at a screen."""


class Person(Phone):
    """A person who likes little movement, and notes every fault."""

    def __init__(self, browser: Browser, house: str, name: str) -> None:
        super().__init__(browser, house, name, reduced_motion="reduce")
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)


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
