"""How quick the browser client is: first paint, taps, coming back, and "three" on two phones at once."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct

from standoff_bench.lighthouse.scores import CATEGORIES, scores
from standoff_bench.pace import THINKS, paces
from standoff_bench.report import BenchReport, BenchSheet, Progress
from standoff_bench.server import Server, quantile
from standoff_drivers.cable import Cable
from standoff_drivers.chromium import launched
from standoff_drivers.missing import MissingError
from standoff_drivers.phone import COUNT, GO_ON, LOAD, POINT, STAY, Phone, context_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HELP = "the browser client in Chromium: LCP, INP, coming back, reveals, pace of a game, Lighthouse"
SECONDS = 60.0

VITALS = Path(__file__).with_name("vitals.js").read_text()
SLOWER = 4
"""A middling phone, compared with a processor as this one."""
MOBILE_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
VISITS, TAPS, LOOKS, RETURNS = 5, 25, 1000, 10
REVEALS = 4
"""So many are waited for, however slow the machine is."""
LOCKED = 300
"""Milliseconds a phone is locked: its line is dead when it comes back."""
A_MOMENT = 60

HIDE = """shown => {
  Object.defineProperty(document, 'visibilityState', { value: shown ? 'visible' : 'hidden', configurable: true })
  if (shown) vitals.admitted = null
  document.dispatchEvent(new Event('visibilitychange'))
  return performance.timeOrigin + performance.now()
}"""


MIDDLE = """wanted => {
  const box = document.querySelector(wanted)?.getBoundingClientRect()
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null
}"""
"""Where a finger would tap; one cheap question, so that looking does not slow what is measured."""
TIMES_OF_TAPS = """
  Object.values(vitals.interactions).filter(one => one.name !== "keydown").map(one => one.duration)
"""


class AimTap(Struct, frozen=True):
    """A figure, what it is, and what we want of it."""

    name: str
    unit: str
    aim: float
    at_least: bool = False


AIMS = {
    "lcp_home_ms": AimTap("largest paint, home", "ms", 1200),
    "lcp_join_ms": AimTap("largest paint, link to a table", "ms", 1200),
    "inp_ms": AimTap("tap to next paint, worst (INP)", "ms", 100),
    "tap_p75_ms": AimTap("tap to next paint, p75", "ms", 100),
    "reload_p95_ms": AimTap("back after a reload, p95", "ms", 2000),
    "hidden_p95_ms": AimTap("back after a locked phone, p95", "ms", 2000),
    "skew_p95_ms": AimTap("reveal on two phones, p95 apart", "ms", 100),
    "solo_s": AimTap("a whole solo game, with theatre", "s", 360),
    "solo_skipped_s": AimTap("a whole solo game, theatre skipped", "s", 150),
    "idle_s": AimTap("longest wait after the last needed tap", "s", 4),
    "lighthouse_performance": AimTap("Lighthouse performance", "", 95, at_least=True),
    "lighthouse_accessibility": AimTap("Lighthouse accessibility", "", 100, at_least=True),
    "lighthouse_best_practices": AimTap("Lighthouse best practices", "", 95, at_least=True),
}


def measure(seconds: float, progress: Progress) -> BenchReport:
    """Visit, play, come back; two phones play for so long."""
    figures: dict[str, float | int | None] = {}
    notes = [
        f"Paints and taps with the processor slowed {SLOWER} times; paints also on a network of",
        "150 ms and 1.6 Mbit/s. A locked phone's line is dead, without a word, when it comes back.",
        f"Whoever plays alone against bots decides in {THINKS:.0f} s; the wait is from a tap that was needed",
        "to the next heading or number of the count.",
    ]
    with tempfile.TemporaryDirectory(prefix="standoff-bench-") as folder:
        server = Server(folder)
        try:
            with launched() as browser:
                parts: tuple[Callable[[], dict[str, float | int | None]], ...] = (
                    lambda: _paints(browser, _address(server.port)),
                    lambda: _taps(browser, _address(server.port)),
                    lambda: _returns(browser, server.port),
                    lambda: _skew(browser, _address(server.port), seconds),
                )
                for done, part in enumerate(parts, start=1):
                    figures |= part()
                    progress(done / (len(parts) + 2))
                played, pace = paces(browser, _address(server.port))
                figures |= played
            try:
                figures |= _lighthouse(_address(server.port))
            except MissingError as fault:
                notes.append(f"Lighthouse could not be asked: {fault}.")
        finally:
            server.stop()
    rows = tuple(_row(aim, figures.get(key)) for key, aim in AIMS.items())
    return BenchReport(
        title="The browser client in Chromium",
        sheets=(BenchSheet(("", "measured", "aim"), rows), pace),
        notes=tuple(notes),
        figures={key: figures.get(key) for key in (*AIMS, *(set(figures) - set(AIMS)))},
    )


def _address(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def _row(aim: AimTap, figure: float | None) -> tuple[str, str, str]:
    unit = f" {aim.unit}" if aim.unit else ""
    measured = "–" if figure is None else f"{figure:,.0f}{unit}"
    return aim.name, measured, f"{'>=' if aim.at_least else '<='} {aim.aim:,.0f}{unit}"


def _slow(page: "Page", *, network: bool) -> None:
    """Make a phone of this machine."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", MOBILE_NETWORK)


def _paints(browser: "Browser", house: str) -> dict[str, float | int | None]:
    """The largest paint of first visits, with nothing kept from before."""
    host = Phone(browser, house, "Ada")
    code = host.open_table(players=4)
    found: dict[str, float | int | None] = {}
    for what, path in (("home", "/"), ("join", f"/t/{code}")):
        times = []
        for _ in range(VISITS):
            context = context_of(browser)
            page = context.new_page()
            page.add_init_script(VITALS)
            _slow(page, network=True)
            page.goto(f"{house}{path}", wait_until="networkidle")
            times.append(_told(page, "vitals.lcp || null"))
            context.close()
        found[f"lcp_{what}_ms"] = median(times)
    host.close()
    return found


def _dealt_in(phone: Phone, tempo: str) -> None:
    phone.page.add_init_script(VITALS)
    phone.open_table(players=4, tempo=tempo)
    phone.fill_up()
    phone.deal()
    phone.page.locator(LOAD).first.wait_for()


def _taps(browser: "Browser", house: str) -> dict[str, float | int | None]:
    """What is painted after a tap of a finger, in a game."""
    ada = Phone(browser, house, "Ada")
    _dealt_in(ada, "No timer")
    _slow(ada.page, network=False)
    wanted = ", ".join((LOAD, POINT, STAY, GO_ON, COUNT))
    taps = 0
    looks = 0
    while taps < TAPS and looks < LOOKS:
        looks += 1
        where = ada.page.evaluate(MIDDLE, wanted)
        if where is not None:
            ada.page.touchscreen.tap(*where)
            taps += 1
        ada.page.wait_for_timeout(A_MOMENT)
    times: list[float] = ada.page.evaluate(TIMES_OF_TAPS)
    shift = ada.page.evaluate("vitals.shift")
    ada.close()
    return {
        "inp_ms": max(times, default=0),
        "tap_p75_ms": quantile(times, 0.75) if times else None,
        "taps": taps,
        "layout_shift": round(shift, 4),
    }


def _returns(browser: "Browser", port: int) -> dict[str, float | int | None]:
    """From the moment a page is there again until it shows the table as it is now."""
    reloads, wakes = [], []
    with Cable(port) as cable:
        ada = Phone(browser, _address(cable.port), "Ada")
        _dealt_in(ada, "No timer")
        for _ in range(RETURNS):
            ada.page.reload()
            reloads.append(
                _told(ada.page, "vitals.restored && vitals.restored - performance.timeOrigin")
            )
        for _ in range(RETURNS):
            ada.page.evaluate(HIDE, arg=False)
            cable.deaden()
            ada.page.wait_for_timeout(LOCKED)
            shown = ada.page.evaluate(HIDE, arg=True)
            wakes.append(_told(ada.page, "vitals.admitted") - shown)
        ada.close()
    return {
        "reload_p50_ms": median(reloads),
        "reload_p95_ms": quantile(reloads, 0.95),
        "hidden_p50_ms": median(wakes),
        "hidden_p95_ms": quantile(wakes, 0.95),
    }


def _told(page: "Page", what: str) -> float:
    """A time the page has noted, once it has."""
    while (at := page.evaluate(what)) is None:
        page.wait_for_timeout(A_MOMENT)
    return float(at)


def _skew(browser: "Browser", house: str, seconds: float) -> dict[str, float | int | None]:
    """How far apart two phones show what they should show together."""
    ada, bruno = (Phone(browser, house, name) for name in ("Ada", "Bruno"))
    for phone in (ada, bruno):
        phone.page.add_init_script(VITALS)
    bruno.sit_down(ada.open_table(players=4, tempo="No timer"))
    ada.fill_up()
    ada.deal()
    ends = monotonic() + seconds
    while not ada.at_report and (monotonic() < ends or len(_apart(ada, bruno)) < REVEALS):
        asked = [phone.act() for phone in (ada, bruno)]
        if not any(asked):
            ada.count()
        ada.page.wait_for_timeout(A_MOMENT)
    apart = _apart(ada, bruno)
    for phone in (ada, bruno):
        phone.close()
    return {
        "skew_p50_ms": median(apart),
        "skew_p95_ms": quantile(apart, 0.95),
        "reveals": len(apart),
    }


def _apart(*phones: Phone) -> list[float]:
    """How many milliseconds lay between the two, each time something was shown."""
    one, other = (phone.page.evaluate("vitals.reveals") for phone in phones)
    return [abs(at - other[what]) for what, at in one.items() if at and other.get(what)]


def _lighthouse(house: str) -> dict[str, float | int | None]:
    found = scores(house)
    return {f"lighthouse_{name.replace('-', '_')}": found[name] for name in CATEGORIES}
