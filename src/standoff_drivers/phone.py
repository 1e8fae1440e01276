"""Somebody with a phone: what a person does on each screen of the browser client, by what it says."""

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SIZE = {"width": 360, "height": 740}
PATIENCE = 120_000
"""However busy the machine is: what comes at all comes within so many milliseconds."""
READ = "button.read"
LOAD = "button.pile:not(:disabled)"
POINT = ".people:not(:has([aria-pressed=true])) button"
STAY = ".decide:not(:has([aria-pressed=true])) .primary"
TRICKS = ("button.forgo", "button.power", ".pair:not(:has(.holding)) .pad:enabled")
"""Whoever may use a power or the telephone is waited for: they look, and let it be."""
GO_ON = "button.on"
LOOK = """([wanted, asked]) => {
  const open = asked.some((one) => document.querySelector(one))
  wanted.map((one) => document.querySelector(one)).find(Boolean)?.click()
  return open
}"""
"""In one go: between a look and a tap the screen may have moved on, and each call costs time."""
COUNT = "button.count"
SEATED = ".chair.me"
"""One's own chair in the lobby."""
POWERS = {
    "none": "None",
    "starter": "First six",
    "all": "Ten, no Backstab",
    "all+backstab": "All eleven",
}
MONEY = {"open": "On the table", "closed": "Hidden"}
AT_A_TABLE = re.compile(r"/t/[A-Z]{4}$")


def context_of(browser: "Browser", **more: Any) -> "BrowserContext":
    """A phone of its own, in English unless told otherwise."""
    usual = {"viewport": SIZE, "has_touch": True, "locale": "en-GB"}
    context = browser.new_context(**{**usual, **more})
    context.set_default_timeout(PATIENCE)
    return context


class Phone:
    """A phone, and the person who holds it."""

    asked: tuple[str, ...] = (READ, LOAD, POINT, STAY)
    wanted: tuple[str, ...] = (*asked, *TRICKS, GO_ON)
    glance = LOOK

    def __init__(self, browser: "Browser", house: str, name: str, **more: Any) -> None:
        self.house = house
        self.name = name
        self.context = context_of(browser, **more)
        self.page: Page = self.context.new_page()

    def press(self, name: str | re.Pattern[str]) -> None:
        exact = isinstance(name, str)
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def open_table(
        self,
        *,
        players: int,
        powers: str = "none",
        cop: bool = False,
        money: str = "open",
        tempo: str = "No timer",
    ) -> str:
        """Open a table; returns its code."""
        self.page.goto(f"{self.house}/?new")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_text("More options").click()
        self.choose("Powers", POWERS[powers])
        self.choose("A cop in the mafia", "Yes" if cop else "No")
        self.choose("Money", MONEY[money])
        self.choose("Players", str(players))
        self.choose("Tempo", tempo)
        self.page.locator("form .big").click()
        self.page.wait_for_url(AT_A_TABLE)
        return self.page.url[-4:]

    def choose(self, what: str, which: str) -> None:
        """Choose one of several under a label."""
        group = self.page.get_by_role("group", name=what)
        group.get_by_role("button", name=which, exact=True).click()

    def sit_down(self, code: str) -> None:
        """Follow the link to a table, and sit down."""
        self.page.goto(f"{self.house}/t/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")
        self.page.locator(SEATED, has_text=self.name).wait_for()

    def fill_up(self) -> None:
        self.press("Fill up")

    def deal(self) -> None:
        self.press(re.compile("^(Start with|Deal us in)"))

    @property
    def title(self) -> str:
        return self.page.locator("h1").first.inner_text()

    @property
    def at_report(self) -> bool:
        return self.page.get_by_text("Police report").count() > 0

    def act(self, but: str = "") -> bool:
        """Do the next thing the screen asks for, but one; tells whether it was for them to decide."""
        wanted = [one for one in self.wanted if one != but]
        return bool(self.page.evaluate(self.glance, [wanted, self.asked]))

    def count(self) -> None:
        """Count to three, where the table waits for somebody to do so."""
        self.page.evaluate("selector => document.querySelector(selector)?.click()", COUNT)

    def close(self) -> None:
        self.context.close()
