"""How long a whole game of one person against bots takes, phase by phase, and where they wait for nothing."""

from collections import defaultdict
from itertools import pairwise
from time import monotonic
from typing import TYPE_CHECKING

from standoff_bench.report import BenchSheet
from standoff_drivers.phone import GO_ON, LOAD, POINT, READ, STAY, TRICKS, context_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

THINKS = 2.0
"""Seconds in which somebody decides."""
LONGEST = 900.0
"""A game that is not over by then is not waited for, once something was decided."""
LOOK = 50
NEXT_ROUND = "button.primary.on"
"""What the card at the end of a round waits for."""
KINDS = {READ: "deal", LOAD: "load", POINT: "aim", STAY: "nerve", NEXT_ROUND: "round"}
NOTES = """
window.pace = { changes: [], taps: [] }
const look = () => {
  const heading = document.querySelector('main.app h1')
  if (!heading) return
  const above = heading.querySelector('small')?.textContent ?? ''
  const title = heading.textContent.slice(above.length).trim()
  const key = `${above} ${title} ${document.querySelector('span.count')?.textContent ?? ''}`
  if (key !== pace.changes.at(-1)?.[1]) pace.changes.push([performance.now(), key, title])
}
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
"""
TAP = """wanted => {
  const found = document.querySelector(wanted)
  if (!found) return
  pace.taps.push([performance.now(), wanted])
  found.click()
}"""

Figures = dict[str, float | int | None]
Change = tuple[float, str, str]


class Solo:
    """Somebody who plays a whole game against bots, from home on."""

    def __init__(self, browser: "Browser", house: str, *, skips: bool) -> None:
        self.skips = skips
        self.page = context_of(browser).new_page()
        self.page.add_init_script(NOTES)
        self.page.goto(house)
        self.page.locator("button.now").click()
        self.asked: str | None = None
        self.since = 0.0
        self.over = False
        self.decided: set[str] = set()

    def look(self) -> None:
        """Do what is asked, once one has thought; what only shows something goes on by itself, or at once."""
        at_once = GO_ON if self.skips else None
        wanted = [*KINDS, *TRICKS, *([at_once] if at_once else [])]
        asked = self.page.evaluate(
            "wanted => wanted.find(one => document.querySelector(one)) ?? null", wanted
        )
        now = monotonic()
        if asked != self.asked:
            self.asked, self.since = asked, now
        if asked is not None and (asked == at_once or now - self.since >= THINKS):
            self.page.evaluate(TAP, asked)
            self.asked = None
            self.decided |= {asked} & {LOAD, POINT}
        self.over = self.page.locator(".podium").count() > 0

    @property
    def is_told(self) -> bool:
        """Whether enough was decided to tell how long one waits after it."""
        return len(self.decided) > 1

    def noted(self) -> tuple[list[Change], list[tuple[float, str]]]:
        changes, taps = self.page.evaluate("[pace.changes, pace.taps]")
        self.page.context.close()
        return changes, taps


def paces(browser: "Browser", house: str) -> tuple[Figures, BenchSheet]:
    """Two games at once, one with all that is shown, one in which it is tapped away."""
    players = {skips: Solo(browser, house, skips=skips) for skips in (False, True)}
    ends = monotonic() + LONGEST
    while not all(one.over or (monotonic() > ends and one.is_told) for one in players.values()):
        for one in players.values():
            if not one.over:
                one.look()
        players[False].page.wait_for_timeout(LOOK)
    figures: Figures = {}
    longest: list[float] = []
    spent: dict[bool, dict[str, float]] = {}
    for skips, one in players.items():
        changes, taps = one.noted()
        name = "solo_skipped" if skips else "solo"
        figures[f"{name}_s"] = (changes[-1][0] - changes[0][0]) / 1000
        spent[skips] = in_each(changes)
        waits = idle_after(changes, taps)
        figures |= {f"{name}_idle_{kind}_s": idle for kind, idle in waits.items()}
        longest.append(max(waits.values(), default=0))
    figures["idle_s"] = max(longest)
    rows = [
        (title, f"{spent[False].get(title, 0):,.0f} s", f"{spent[True].get(title, 0):,.0f} s")
        for title in dict.fromkeys([*spent[False], *spent[True]])
    ]
    return figures, BenchSheet(("a solo game, in all", "with theatre", "skipped"), tuple(rows))


def in_each(changes: list[Change]) -> dict[str, float]:
    """Seconds under each heading."""
    found: dict[str, float] = defaultdict(float)
    for (at, _, title), (then, *_) in pairwise(changes):
        found[title] += (then - at) / 1000
    return found


def idle_after(changes: list[Change], taps: list[tuple[float, str]]) -> dict[str, float]:
    """The longest wait, in seconds, from each kind of needed tap to the next thing that happens."""
    found: dict[str, float] = {}
    for at, what in taps:
        kind = KINDS.get(what)
        after = next((then for then, *_ in changes if then > at), None)
        if kind is not None and kind != "deal" and after is not None:
            found[kind] = max(found.get(kind, 0), round((after - at) / 1000, 2))
    return found
