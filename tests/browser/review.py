"""The review: what a script can see of a screen, by the numbers of the checklist UX01 to UX19."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.gallery import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that another light can spoil."""
LOOK = (Path(__file__).parent / "look.js").read_text()
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SEEN_BY_AXE = """async wanted => {
  // At its end nothing of a page lies under what stays in reach; a head that stays is put back to its beginning.
  const atEnd = document.querySelector('.reach') !== null
  const heads = [...document.querySelectorAll('.head')].filter(one => atEnd && getComputedStyle(one).position === 'sticky')
  for (const head of heads) head.style.position = 'relative'
  if (atEnd) scrollTo(0, 1e6)
  // A part of the screen may be scrolled by itself.
  const roll = to => document.querySelectorAll('.reach').forEach(one => { for (let up = one; up; up = up.parentElement) up.scrollTop = to })
  roll(1e6)
  const found = await axe.run(document, wanted)
  scrollTo(0, 0)
  roll(0)
  for (const head of heads) head.style.position = ''
  return found
}"""
TARGET, TEXT, TV_TEXT = 48, 14, 40


class View(NamedTuple):
    """A kind of screen."""

    name: str
    width: int
    height: int


PHONE, TABLET = View("phone", 360, 740), View("tablet", 768, 1024)
LAPTOP, TV = View("laptop", 1280, 720), View("tv", 1920, 1080)
LOW, ZOOMED = View("low", 740, 360), View("zoomed", 640, 360)
ZOOMED_PHONE = View("zoomed-phone", 180, 370)
"""A phone on its side; a laptop and a phone at 200 %."""


class Watched:
    """A page, and whatever went wrong on it so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("console", lambda m: self.said.append(m.text) if m.type == "error" else None)

    def open(self, url: str) -> None:
        self.said.clear()
        self.page.goto(url)
        self.page.wait_for_selector("html[data-shown]", state="attached")

    def resize(self, view: View) -> None:
        """Turn the page into a screen of another kind, and wait until it is drawn."""
        self.page.set_viewport_size({"width": view.width, "height": view.height})
        self.page.evaluate(DRAWN)


def faults(watched: Watched, state: str, language: str, view: View) -> list[str]:
    """What is wrong with the screen that is shown, each with its number."""
    page = watched.page
    seen = page.evaluate(LOOK, {"target": TARGET, "text": TV_TEXT if view is TV else TEXT})
    found: list[str] = []
    if seen["sideways"] > 0:
        found.append(f"UX01 scrolls sideways by {seen['sideways']} px")
    found += [f"UX02 control off screen: {one}" for one in seen["off"]]
    found += [f"UX03 text clipped: {one}" for one in sorted(set(seen["clipped"]))]
    if view is not TV:
        found += [f"UX04 target too small: {one}" for one in seen["small"]]
    found += [f"UX05 targets overlap: {one}" for one in seen["overlaps"]]
    found += [f"UX06 text too small: {one}" for one in sorted(set(seen["tiny"]))]
    if not seen["live"]:
        found.append("UX08 no live region")
    if seen["headings"] != 1:
        found.append(f"UX09 {seen['headings']} headings of level 1")
    if seen["language"] != language:
        found.append(f"UX10 the page says it is in {seen['language']}")
    if seen["dingbats"]:
        found.append(f"UX11 {seen['dingbats']} dingbats")
    found += [f"UX12 console: {one[:200]}" for one in watched.said]
    found += [f"UX13 axe {one}" for one in violations(page)]
    return [f"{state}/{view.name}/{language} {one}" for one in found]


def size_faults(page: Page) -> list[str]:
    """What another size of screen or text must not spoil, besides what text of 200 % may not (UX18)."""
    seen = page.evaluate(LOOK, {"target": TARGET, "text": 0})
    found = [f"UX18 scrolls sideways by {seen['sideways']} px"] if seen["sideways"] > 0 else []
    for fault, words in (
        ("off", "off screen"), ("clipped", "text clipped"), ("overlaps", "targets overlap"),
        ("later", "not on the first screen"), ("broken", "broken inside a word"),
        ("cut", "no room for accents"),
    ):  # fmt: skip
        found += [f"UX18 {words}: {one}" for one in sorted(set(seen[fault]))]
    return found


def covered(page: Page) -> list[str]:
    """What a step asks for and a notice, a lost line or the news of an absence lies over (UX19)."""
    seen = page.evaluate(LOOK, {"target": TARGET, "text": 0})
    return [f"UX19 covered: {one}" for one in seen["covered"]]


@cache
def _axe() -> str:
    return AXE.read_text()


def violations(page: Page, rules: Mapping[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    wanted = {"runOnly": rules, "resultTypes": ["violations"]}
    result: dict[str, Any] = page.evaluate(SEEN_BY_AXE, wanted)
    return [
        f"{one['id']} ×{len(one['nodes'])}: {one['nodes'][0]['html'][:120]}"
        for one in result["violations"]
    ]


def keyboard_faults(page: Page) -> list[str]:
    """Whether Tab reaches everything, and shows where it is (UX14, UX15)."""
    controls = page.evaluate("() => window.reachable().length")
    first = page.evaluate("() => window.focused()")
    reached: set[int] = {first["place"]} if first else set()
    bare: set[str] = set()
    for _ in range(controls + 4):
        page.keyboard.press("Tab")
        where = page.evaluate("() => window.focused()")
        if where is None:
            break
        reached.add(where["place"])
        if not where["ring"]:
            bare.add(where["name"])
    missed = page.evaluate(
        "reached => window.reachable().filter((_, place) => !reached.includes(place))"
        ".map(one => one.outerHTML.slice(0, 80))",
        sorted(reached),
    )
    return [f"UX14 Tab does not reach {one}" for one in missed] + [
        f"UX15 no focus ring on {one}" for one in sorted(bare)
    ]


def large_text_faults(page: Page) -> list[str]:
    """Whether text of twice the size is all there, without scrolling sideways (UX16)."""
    seen = page.evaluate(LOOK, {"target": TARGET, "text": 2 * TEXT})
    found = [f"UX16 clipped at 200 %: {one}" for one in sorted(set(seen["clipped"]))]
    found += [f"UX16 off screen at 200 %: {one}" for one in seen["off"]]
    if seen["sideways"] > 0:
        found.append(f"UX16 text at 200 % scrolls sideways by {seen['sideways']} px")
    return found


def motion_faults(page: Page) -> list[str]:
    """Whether anything moves for somebody who wants little movement (UX17)."""
    running = page.evaluate(
        "document.getAnimations().filter(one => one.playState === 'running').length"
    )
    return [f"UX17 {running} animations run under reduced motion"] if running else []
