"""Somebody with a phone at a table of Live: what a person does on its screens, by what they say."""

import re

from standoff_drivers.phone import Phone

HAND_OUT = "dialog .hand-out"
DIVIDE = ".tray > .primary.big"
POINT = ".people:not(.settled) button[aria-pressed=false]"
STAY = ".decide:not(:has([aria-pressed=true])) .primary"
STAB = ".tray > .row .big"
GO_ON = "button.on"
BLOW, TOUCHED = ".blow", ".touched"
"""What a Godfather does who is a person."""
LOOK = """([wanted, asked]) => {
  const open = asked.some((one) => document.querySelector(one))
  const found = wanted.map((one) => document.querySelector(one)).find(Boolean)
  if (found && found.getAttribute('aria-pressed') !== 'true') found.click()
  return open
}"""


class ArenaPhone(Phone):
    """Somebody who plays Live on a phone."""

    asked = (HAND_OUT, DIVIDE, POINT, STAY)
    wanted = (HAND_OUT, BLOW, TOUCHED, DIVIDE, POINT, STAY, STAB, GO_ON)
    glance = LOOK

    def open_arena(
        self, *, obstacles: str = "None", tempo: str = "No timer", godfather: str = "The app"
    ) -> str:
        """Open a table of Live, where all see each other if nothing stands between; returns its code."""
        self.page.goto(f"{self.house}/?new")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("radio", name=re.compile("^Live, in teams")).click()
        self.page.get_by_text("More options").click()
        self.choose("Obstacles", obstacles)
        self.choose("Godfather", godfather)
        self.choose("Tempo", tempo)
        self.page.locator("form .big").click()
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
        self.page.get_by_role("button", name="I would be Chief").wait_for()
        return self.page.url[-4:]

    def sit_down(self, code: str) -> None:
        self.page.goto(f"{self.house}/t/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")
        self.page.get_by_text(f"{self.name} (You)").wait_for()

    def fill_up(self) -> None:
        self.press("Fill up with bots")

    def count(self) -> None:
        """Blow the second whistle, where the table waits for somebody to do so."""
        if "nerve" in self.title:
            super().count()

    @property
    def place(self) -> tuple[float, float]:
        """Where this one's own pawn is drawn, in pixels."""
        own = self.page.locator(".arena g.pawn:has(circle.me)")
        found = re.findall(r"[-\d.]+", own.get_attribute("transform") or "")
        return float(found[0]), float(found[1])
