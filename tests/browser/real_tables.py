"""People at a real table with one phone or more: what they tap, by what the screen says."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.outdoors import Finger
from tests.browser.players import Person

NAMES = ("Olga", "Piet", "Quinn", "Rosa", "Sami")
LOOTS = (
    (20, 10, 10, 5, 5), (20, 20, 10, 5, 5), (20, 10, 10, 10, 5), (20, 20, 10, 5, 5),
    (20, 10, 10, 5, 5), (20, 10, 10, 10, 5), (20, 10, 10, 5, 5), (20, 10, 5, 5, 5),
)  # fmt: skip
"""The notes of eight rounds, all of the box, in thousands."""
STUBBED_VOICE = """
window.spoken = [];
window.speechSynthesis.speak = (said) => window.spoken.push(said.text);
"""


class Scribe(Person):
    """Somebody who keeps the ledger of a real table."""

    def lay(
        self, *, names: tuple[str, ...] = NAMES, powers: str = "None", cop: bool = False,
        phones: bool = False, read: str = "Only the calls",
    ) -> str:  # fmt: skip
        """Lay a table and begin; returns its code."""
        self.page.goto(f"{self.house}/?real")
        for place, name in enumerate(names):
            self.page.get_by_label(f"Name {place + 1}", exact=True).fill(name)
        self.press(powers)
        if cop:
            self.press("Yes")
        if phones:
            self.press("On phones")
        self.press(read)
        self.press("Begin")
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
        return self.page.url[-4:]

    def follow(self, code: str) -> None:
        """Come to the same table with another device."""
        self.page.goto(f"{self.house}/t/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")

    def turn(self, *thousands: int) -> None:
        for value in thousands:
            self.press(f"A note of ${value},000")
        self.press("These five")
        expect(self.page.locator("h1")).to_contain_text("Load")

    def row(self, name: str) -> Locator:
        return (
            self.page.get_by_role("list", name="Round the table")
            .get_by_role("listitem")
            .filter(has_text=name)
        )

    def tap(self, *names: str) -> None:
        for name in names:
            self.row(name).locator("button.person").click()

    def hold(self, name: str) -> None:
        """Rest a finger on the last who is named, and let go: that goes on."""
        person, finger = self.row(name).locator("button.person"), Finger(self.page)
        person.evaluate("one => one.scrollIntoView({ block: 'center' })")
        finger.press(person)
        expect(self.page.locator(".primary.held")).to_be_visible()
        finger.lift()

    def load_and_aim(self) -> None:
        self.press("All have loaded")
        self.press("All have pointed")
        expect(self.page.locator("h1")).to_contain_text("Hold your nerve")

    def drop(self, *names: str) -> None:
        self.tap(*names)
        self.press(re.compile("dropped$"))
        expect(self.page.locator("h1")).to_contain_text("Bang! Bang! Bang!")

    def hit(self, *names: str) -> None:
        self.tap(*names)
        self.press(re.compile("^(Nobody was hit|[0-9]+ hits?)$"))

    def round(self, loot: tuple[int, ...], dropped: tuple[str, ...] = ()) -> None:
        """A round in which nobody is hit."""
        self.turn(*loot)
        self.load_and_aim()
        self.drop(*dropped)
        self.hit()
        expect(self.page.locator("h1")).to_contain_text("The other shots")
        self.hit()
        expect(self.page.locator("h1")).to_contain_text("The split")
        self.press(re.compile("^(Handed out|Go on)$"))
