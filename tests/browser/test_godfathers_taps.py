"""How often the Godfather touches their phone in a round, where it is the only one in the garden."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, expect

from standoff_drivers.phone import context_of
from tests.browser.outdoors import RUNNING, Finger, Leader

pytestmark = pytest.mark.slow

MOST_TAPS = 12
CARDS = ("Triple", "Double", "Shotgun", "Dagger", "Grenade")
DEALS = 60
"""So often cards are dealt until a round can be busy; about every third can."""
NOON = datetime(2026, 11, 19, 12, tzinfo=UTC)
THREE = ("Bruno", "Edie", "Gina")
SETTLED, RESTED = 400, 550
"""Milliseconds after which a tap counts in a new step, and a finger has rested on somebody."""


class BusyRound:
    """A round of twelve with two grenades and a dagger that all go off, and what is seen in it."""

    def __init__(self, gus: Leader, held: dict[str, str]) -> None:
        self.gus = gus
        holders = {weapon: [name for name in held if held[name] == weapon] for weapon in CARDS}
        self.grenades = holders["Grenade"][:2]
        self.dagger = holders["Dagger"][:1]
        self.guns = [*holders["Double"][-1:], *holders["Shotgun"][-1:]]
        """Who must still fire after the Triples."""
        acting = {*self.grenades, *self.dagger, *self.guns}
        spare = [name for name in held if name not in acting]
        clicks = [name for name in spare if held[name] in ("Grenade", "Dagger")]
        self.coward = (clicks or [one for one in spare if one not in holders["Triple"][:2]])[0]
        self.others = [name for name in spare if name != self.coward and name not in clicks]
        """Whom it does not matter to be touched."""
        self.is_busy = (
            len(self.grenades) == 2
            and len(self.dagger) == 1
            and len(self.guns) == 2
            and len(holders["Triple"]) >= 2
            and len(self.others) >= 5
        )
        self.named = 0
        """How many people the Godfather has named."""

    @classmethod
    def dealt(cls, gus: Leader) -> "BusyRound":
        """Deal until the cards are such that it can be played."""
        for _ in range(DEALS):
            gus.lay(teams=4)
            gus.begin()
            busy = cls(gus, gus.cards())
            if busy.is_busy:
                return busy
        raise AssertionError("no busy round")

    def play(self, *, sliding: bool) -> None:
        """Play it, people named by taps and a finger that stays, or slides from one to the next."""
        self.name(self.coward, sliding=sliding)
        self.gus.at("Triple")
        self.name(self.grenades[0], self.dagger[0], sliding=sliding)
        while not self.gus.title.endswith("Double"):
            self.click(sliding=sliding)
        self.name(self.grenades[1], self.free(1)[0], sliding=sliding)
        self.gus.at("Grenade")
        self.click(sliding=sliding)
        self.gus.at("Shotgun")
        self.gus.tap(self.guns[0])
        self.named += 1
        self.name(self.guns[1], sliding=sliding)
        self.gus.at("The cards")

    def click(self, *, sliding: bool) -> None:
        """A dagger slaps one, or a grenade touches two."""
        if self.gus.title.endswith("Grenade"):
            self.name(*self.free(2), sliding=sliding)
            return
        before = self.gus.page.locator(".shout").inner_text()
        self.gus.tap(self.free(1)[0])
        self.named += 1
        self.gus.after(before)

    def free(self, count: int) -> list[str]:
        """Some who are in play and can be touched now."""
        return [name for name in self.others if self.gus.may_tap(name)][-count:]

    def name(self, *names: str, sliding: bool) -> None:
        """Name these, and nobody else."""
        if not sliding:
            self.gus.tap(*names[:-1])
        self.gus.hold(*(names if sliding else names[-1:]))
        self.named += len(names)


def test_the_busiest_round_takes_the_godfather_twelve_taps_at_most(
    browser: Browser, house: str
) -> None:
    """A coward, two hits by Triples and by Doubles, a slap, two grenades on two each, a Shotgun."""
    gus = Leader(browser, house)
    busy = BusyRound.dealt(gus)
    taken = {}
    for sliding in (True, False):
        busy.named = 0
        gus.taps()
        gus.next()
        gus.at(RUNNING)
        start = gus.taps()
        gus.press("I whistled myself")  # the count would begin by itself, as the next test shows
        gus.taps()
        busy.play(sliding=sliding)
        taken[sliding] = start + gus.taps()
        assert busy.named == 12
        gus.press("Several steps back")
        gus.page.get_by_role("dialog").get_by_role("button", name="round 1").last.click()
        gus.at("Round 1 of 5")
    assert taken[True] <= MOST_TAPS
    assert taken[False] == 1 + busy.named  # nothing is tapped but the count, and people
    assert gus.faults == []
    gus.close()


def test_a_finger_names_whom_it_rests_on_and_neither_whom_it_crosses_nor_whom_it_scrolls_past(
    browser: Browser, gallery: str
) -> None:
    context = context_of(browser)
    page = context.new_page()
    page.clock.install(time=NOON)
    page.goto(f"{gallery}/dev/state/real-out-blast")
    # A busy machine would let a finger rest on whom it crosses.
    page.clock.pause_at(NOON + timedelta(hours=1))
    finger = Finger(page)
    bruno, edie, gina = [page.locator("button.person", has_text=name) for name in THREE]
    on = page.locator(".giant")
    page.clock.run_for(SETTLED)
    finger.press(bruno)
    finger.draw(edie)
    page.clock.run_for(RESTED)
    finger.lift()
    expect(page.locator("button.person[aria-pressed=true]")).to_have_count(0)
    finger.press(bruno)
    page.clock.run_for(RESTED)
    expect(bruno).to_have_attribute("aria-pressed", "true")
    finger.draw(edie)
    finger.draw(gina)
    page.clock.run_for(RESTED)
    expect(gina).to_have_attribute("aria-pressed", "true")
    finger.draw(page.locator(".shout"))
    finger.lift()
    expect(edie).to_have_attribute("aria-pressed", "false")
    expect(on).to_have_text("2 were touched")
    finger.press(bruno)
    page.clock.run_for(RESTED)
    expect(on).to_have_text("2 were touched")
    finger.draw(on)
    finger.lift()
    expect(on).to_be_disabled()
    context.close()
