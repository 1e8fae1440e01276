"""People with phones who play whole games, and whatever went wrong on their screens."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from standoff_drivers.phone import Phone

A_MOMENT = 60
"""Milliseconds between two looks at a screen."""
NOW_AND_THEN = 300
"""Milliseconds between two looks from outside at people who play by themselves: each costs three processes time."""
REPORT = "Police report"
ROUND_TWO = re.compile(f"Round 2 of 8|{REPORT}")
PLAYS = """([wanted, asked]) => {
  window.playing = setInterval(() => LOOK([wanted, asked]), A_MOMENT)
}"""
"""A page whose person does what is asked, without a word from outside."""


SILENT = "delete window.AudioContext"
"""Nobody listens, and making sounds costs a tenth of a game's processor time."""


class Person(Phone):
    """A person who likes little movement, and notes every fault."""

    def __init__(
        self, browser: Browser, house: str, name: str, *, hears: bool = False, **more: Any
    ) -> None:
        super().__init__(browser, house, name, reduced_motion="reduce", **more)
        if not hears:
            self.page.add_init_script(SILENT)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: self.note(m.text) if m.type == "error" else None)

    def note(self, said: str) -> None:
        # Of a header that plain http cannot honour a browser complains; that is no fault of ours.
        if "Cross-Origin-Opener-Policy" not in said:
            self.faults.append(said)

    @property
    def is_asked(self) -> bool:
        asks = "asked => asked.some((one) => document.querySelector(one))"
        return bool(self.page.evaluate(asks, self.asked))

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Do whatever is asked, as long as this lasts and the page is not loaded anew."""
        plays = PLAYS.replace("LOOK", f"({self.glance})").replace("A_MOMENT", str(A_MOMENT))
        self.page.evaluate(plays, [self.wanted, self.asked])
        yield
        self.page.evaluate("clearInterval(window.playing)")


UNTIL_CONTENT = """(arg) => new Promise((done) => {
  const looking = setInterval(() => {
    if (!(LOOK)(arg)) return
    clearInterval(looking)
    done()
  }, A_MOMENT)
})"""


def look_until(page: Page, look: str, arg: object) -> None:
    """Look every moment, without a word from outside, until what looks is content."""
    page.evaluate(UNTIL_CONTENT.replace("LOOK", look).replace("A_MOMENT", str(A_MOMENT)), arg)


def play_on(*people: Person, until: str | re.Pattern[str] = REPORT, looks: int = 3_000) -> None:
    """Play until all see this: everybody does what is asked, and then wants the count."""
    with ExitStack() as stack:
        for person in people:
            stack.enter_context(person.playing())
        for _ in range(looks):
            if all(person.page.get_by_text(until).count() for person in people):
                return
            if not any(person.is_asked for person in people):
                for person in people:
                    person.count()
            people[0].page.wait_for_timeout(NOW_AND_THEN)
    raise AssertionError(f"no {until}, but {[person.title for person in people]}")


def looking_on(browser: Browser, person: Person) -> Person:
    """Somebody who watches: whoever is not alone counts by hand."""
    wanda = Person(browser, person.house, "Wanda")
    wanda.page.goto(person.page.url)
    wanda.page.get_by_label("Your name").fill(wanda.name)
    wanda.press("Just watch")
    wanda.page.locator(".seats > li").first.wait_for()
    return wanda
