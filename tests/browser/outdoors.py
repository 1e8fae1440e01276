"""People outdoors: a Godfather with a phone, and others with one each, one a team, or none."""

import re
from collections.abc import Sequence

from playwright.sync_api import Browser, Locator, Page, expect

from standoff_drivers.phone import SIZE
from tests.browser.players import Person

COUNT_TAPS = """
window.taps = 0;
document.addEventListener('pointerdown', () => (window.taps += 1), true);
"""
NEXT = ".foot .giant"
RUNNING = re.compile("Run!|Freeze!")
"""What the console is headed before the count of three: a busy machine lets the whistle pass."""
VOLLEYS = ("Triple", "Double", "Shotgun")


class Finger:
    """One finger on the screen, which may stay, and be drawn along."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def press(self, thing: Locator) -> None:
        self._send("touchStart", thing)

    def draw(self, thing: Locator) -> None:
        self._send("touchMove", thing)

    def lift(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *things: Locator) -> None:
        points = []
        for thing in things:
            box = thing.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= SIZE["height"], "in sight"
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            points.append({"x": x, "y": y})
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Runner(Person):
    """Somebody with a phone in the palm of the hand."""

    def come(self, code: str) -> "Runner":
        """Scan the code, and say who one is."""
        self.page.goto(f"{self.house}/t/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")
        self.press(self.name)
        expect(self.page.get_by_role("button", name=self.name, pressed=True)).to_be_visible()
        return self

    def look(self) -> str:
        """What stands on the card, while it is held."""
        strip = self.page.locator("button.strip")
        strip.dispatch_event("pointerdown")
        text = self.page.locator(".secret").inner_text()
        strip.dispatch_event("pointerup")
        expect(self.page.locator(".secret")).to_have_count(0)
        return text

    def is_running(self) -> bool:
        """Whether the console's step waits for this person too."""
        return self.page.locator(".line", has_text=re.compile("Hospital|sit out")).count() == 0

    def may_own_up(self) -> bool:
        return self.page.get_by_role("button", name="I’m hit").count() > 0

    def owns_up_for(self, name: str) -> bool:
        """Say on a team's phone that somebody was hit, if they can be."""
        button = self.page.get_by_role("button", name=f"{name} is hit")
        if not button.count():
            return False
        button.click()
        return True

    def pass_round(self, people: int) -> list[str]:
        """Hand the phone round, so that each sees their own card."""
        self.press("Pass the cards round")
        seen = []
        for _ in range(people):
            self.page.locator("button.open").dispatch_event("click", {"detail": 0})
            seen.append(self.page.locator(".center").inner_text())
            self.press(re.compile("^Seen: "))
        return seen


class Leader(Runner):
    """The Godfather with their console."""

    def __init__(self, browser: Browser, house: str, name: str = "Gus") -> None:
        super().__init__(browser, house, name)
        self.page.add_init_script(COUNT_TAPS)

    def lay(
        self,
        *,
        teams: int = 3,
        size: int = 3,
        box: bool = False,
        plays: bool = False,
        larger: Sequence[str] = (),
        on: Sequence[str] = (),
    ) -> str:
        """Name the teams, some larger by one, and what is on; returns the code of the room."""
        self.page.goto(f"{self.house}/?outdoors")
        self.choose("Teams", str(teams))
        self.choose("People in each", str(size))
        if box:
            self.press("From the real box")
        if plays:
            self.choose("Does the Godfather play too?", "Yes")
        for team in larger:
            self.press(f"One more: {team}")
        for switch in on:
            self.page.get_by_role("switch", name=re.compile(switch)).click()
        self.press("These are the teams")
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
        expect(self.page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
        return self.page.url[-4:]

    def begin(self) -> None:
        self.press("Begin")
        self.at("The cards")

    def at(self, title: str | re.Pattern[str]) -> None:
        expect(self.page.locator("h1")).to_contain_text(title)

    @property
    def title(self) -> str:
        return self.page.locator("h1").inner_text()

    def tap(self, *names: str) -> None:
        for name in names:
            self.button(name).first.click()

    def hold(self, *names: str) -> None:
        """Rest a finger on the first, draw it from one to the next, and let go on the last."""
        before = self.page.locator(".shout").inner_text()
        finger = Finger(self.page)
        people = [self.button(name).last for name in names]
        people[0].evaluate("one => one.closest('.teams').scrollIntoView({ block: 'center' })")
        finger.press(people[0])
        expect(self.page.locator(".giant.held")).to_be_visible()
        for person in people[1:-1]:
            finger.draw(person)
            expect(person).to_have_attribute("aria-pressed", "true")
        if len(people) > 1:
            finger.draw(people[-1])
        finger.lift()
        self.after(before)

    def person(self, name: str) -> Locator:
        return self.page.locator(".person", has_text=re.compile(rf"\b{name}"))

    def button(self, name: str) -> Locator:
        """Somebody who can be tapped; where a Shotgun's victim touches others, twice."""
        return self.page.locator("button.person", has_text=re.compile(rf"\b{name}"))

    def may_tap(self, name: str) -> bool:
        return self.button(name).count() > 0

    def declare(self, name: str, weapon: str, number: int) -> None:
        """Somebody was hit, and shows a card of the real box."""
        self.tap(name)
        row = self.page.locator("li", has=self.person(name))
        row.get_by_role("button", name=weapon, exact=True).click()
        row.get_by_label("Its number").select_option(str(number))

    def next(self) -> None:
        """Press the giant button, and wait until the next step is there."""
        before = self.page.locator(".shout").inner_text()
        self.page.locator(NEXT).click()
        self.after(before)

    def after(self, before: str) -> None:
        """Wait until something else is to be shouted."""
        self.page.wait_for_function(
            "before => document.querySelector('.shout')?.innerText !== before", arg=before
        )

    def guns(self) -> int:
        """How many shots there can be in this gun's phase, where that is known."""
        names = re.search(r"Firing now: (.+?)\. Everybody", self.page.locator(".page").inner_text())
        guns = len(re.split(", | and ", names[1])) if names else 0
        return guns * (2 if self.title.endswith("Double") else 1)

    def strike(self, *names: str) -> None:
        """These are hit, each once; goes on by itself once every shot has found somebody."""
        full = len(names) == self.guns() and not self.title.endswith("Shotgun")
        before = self.page.locator(".shout").inner_text()
        self.tap(*names)
        if full:
            self.after(before)
        else:
            self.next()

    def cards(self) -> dict[str, str]:
        """Everybody's card, seen while the phone goes round."""
        self.press("Pass the cards round")
        held = {}
        while self.page.locator("button.open").count():
            self.page.locator("button.open").dispatch_event("click", {"detail": 0})
            name, weapon = self.page.locator(".center").inner_text().split("\n", 1)
            held[name] = weapon.strip().split("\n")[0].split("No.")[0].strip()
            self.press(re.compile("^Seen: "))
        return held

    def run_and_freeze(self) -> None:
        self.next()
        self.at(RUNNING)
        self.press("I whistled myself")

    def taps(self) -> int:
        """How often the Godfather has tapped since they were last asked."""
        taps: int = self.page.evaluate("const t = window.taps; window.taps = 0; t")
        return taps
