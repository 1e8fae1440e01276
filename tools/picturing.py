"""Takes the pictures of the README: a phone, the wall, the arena, a terminal and a report, all real.

A server is started as anybody starts it, a browser sits down at it, `standoff play` runs in a terminal
of its own, and `standoff report` writes the page that is looked at. Cards are dealt anew each time, so two
runs show two games.
"""

import argparse
import base64
import codecs
import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from standoff_drivers.arena_phone import ArenaPhone
from standoff_drivers.chromium import launched
from standoff_drivers.phone import POINT, STAY, Phone
from tools.environment import ROOT

PICTURES = ROOT / "docs" / "pictures"
MOST_BYTES = 600_000
"""All of them together."""
QUALITY = 0.86
SHARP = 1.5
"""Pixels of a picture for each of the page."""
A_MOMENT = 100
WALL: ViewportSize = {"width": 1280, "height": 720}
PAPER: ViewportSize = {"width": 1240, "height": 800}
BY_NAME = "standoff.home"
"""As friends reach it: what this machine alone can reach is shown without a code for cameras."""
SERVER = """
import socket, sys
from standoff.cli.main import main
socket.gethostname = lambda: "standoff"
sys.exit(main())
"""
"""The command itself, on a machine of that name: codes show nobody's real one."""
PLAYED = "Five of the house"
FINDING = "One gun makes"
"""What is shown of the report: how guns make people run."""
ONE_LINE = "<pre style='margin:0;padding:1em;display:inline-block;background:#0c0d10;color:#dde;font:16px/1.25 monospace'>{}</pre>"
AS_WEBP = """async ([png, quality]) => {
  const picture = new Image()
  picture.src = 'data:image/png;base64,' + png
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (one) => String.fromCharCode(one)).join(''))
}"""
"""The browser itself packs pictures five times as tight as PNG."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/pictures", description=__doc__)
    parser.add_argument(
        "--to", type=Path, default=PICTURES, metavar="FOLDER", help="(docs/pictures)"
    )
    to = parser.parse_args(arguments).to
    to.mkdir(parents=True, exist_ok=True)
    here = f"--host-resolver-rules=MAP {BY_NAME} 127.0.0.1"
    with tempfile.TemporaryDirectory() as folder, launched(here) as browser:
        with served(Path(folder)) as house:
            taken = dict(at_a_table(browser, house))
            taken["arena"] = in_the_arena(browser, house)
        taken["terminal"] = in_a_terminal(browser, Path(folder))
        taken["report"] = on_paper(browser, Path(folder))
        files = [packed(browser, to / f"{name}.webp", png) for name, png in taken.items()]
    for file in files:
        print(f"{file}  {file.stat().st_size / 1000:.0f} kB")
    size = sum(file.stat().st_size for file in files)
    print(f"together  {size / 1000:.0f} kB")
    return int(size > MOST_BYTES)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server, begun by its command."""
    where = ("--host", "127.0.0.1", "--port", "0", "--journal", f"sqlite:///{folder}/tables.db")
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, "serve", "--no-browser", *where],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip().rstrip("/").replace("127.0.0.1", BY_NAME)
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate()


def at_a_table(browser: Browser, house: str) -> Iterator[tuple[str, bytes]]:
    """A phone that points, the wall, and the same phone when nerves have to hold."""
    ada = Phone(browser, house, "Ada", reduced_motion="reduce", device_scale_factor=SHARP)
    code = ada.open_table(players=6, powers="all")
    wall = browser.new_page(locale="en-GB", reduced_motion="reduce", viewport=WALL)
    wall.goto(f"{house}/t/{code}?tv")
    wall.get_by_role("button", name="Show this table", exact=True).click()
    ada.fill_up()
    ada.deal()
    until(ada, POINT)
    yield "phone-point", shot(ada.page)
    until(ada, STAY)
    yield "phone-nerve", shot(ada.page)
    yield "tv", shot(wall)
    wall.close()
    ada.close()


def until(person: Phone, wanted: str) -> None:
    """Do what is asked, until this is."""
    while person.page.locator(wanted).count() == 0:
        person.act()
        person.count()
        person.page.wait_for_timeout(A_MOMENT)


def in_the_arena(browser: Browser, house: str) -> bytes:
    """A phone while all walk."""
    bea = ArenaPhone(browser, house, "Bea", reduced_motion="reduce", device_scale_factor=SHARP)
    bea.open_arena(obstacles="Pillars", tempo="Relaxed")
    bea.fill_up()
    bea.deal()
    while bea.page.locator("g.pawn circle.me").count() == 0 or "Walk" not in bea.title:
        bea.act()
        bea.page.wait_for_timeout(A_MOMENT)
    taken = shot(bea.page)
    bea.close()
    return taken


def shot(page: Page) -> bytes:
    """What is seen once all of it has come and stands still."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(10 * A_MOMENT)
    page.locator(".toast").wait_for(state="hidden")
    return page.screenshot()


def in_a_terminal(browser: Browser, folder: Path) -> bytes:
    """The screen of `standoff play` at the moment it asks for nerve."""
    lines = screen_of(played(folder, until="Stay or drop?"))
    painter = Console(record=True, file=StringIO(), width=90)
    painter.print(Text.from_ansi(lines))
    page = browser.new_page(device_scale_factor=1.25)
    page.set_content(
        ONE_LINE.format(
            painter.export_html(theme=MONOKAI, inline_styles=True, code_format="{code}")
        )
    )
    taken = page.locator("pre").first.screenshot()
    page.close()
    return taken


def played(folder: Path, until: str) -> str:
    """What a terminal of 80 columns and 34 lines has shown until a question comes."""
    terminal, player = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "-m", "standoff", "play", "--fast", "--language", "en", "--powers", "all",
         "--seed", PLAYED, "--record", str(folder / "game.jsonl")],
        stdin=player, stdout=player, stderr=player, start_new_session=True,
        env=os.environ | {"COLUMNS": "80", "LINES": "34", "TERM": "xterm-256color", "COLORTERM": "truecolor"},
    )  # fmt: skip
    os.close(player)
    letters = codecs.getincrementaldecoder("utf-8")()
    text = ""
    try:
        while until not in text or not re.search(r"> $", text):
            text += letters.decode(os.read(terminal, 65536))
            if asked := re.search(r"(> |Enter: [^\n]* )$", re.sub(r"\x1b\[[\d;]*m", "", text)):
                if until in text:
                    break
                os.write(terminal, b"1\n" if asked[1] == "> " else b"\n")
                text += "\n"
    finally:
        game.kill()
        game.wait()
        os.close(terminal)
    return text


def screen_of(text: str) -> str:
    """The last page of it: from the line that names the round."""
    lines = text.replace("\r", "").split("\n")
    rounds = [number for number, line in enumerate(lines) if "Round 1 of 8" in line]
    return "\n".join(lines[rounds[-1] :])


def on_paper(browser: Browser, folder: Path) -> bytes:
    """A finding of a report, with its plot."""
    page_file = folder / "report.html"
    command = [sys.executable, "-m", "standoff", "report", "--games", "200", "-o", str(page_file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    page = browser.new_page(viewport=PAPER)
    page.goto(page_file.as_uri())
    finding = page.locator("article", has_text=FINDING).first
    around, plot = finding.bounding_box(), finding.locator(".pair").first.bounding_box()
    assert around is not None
    assert plot is not None
    tall = plot["y"] + plot["height"] - around["y"]
    taken = page.screenshot(full_page=True, clip={**around, "height": tall})
    page.close()
    return taken


def packed(browser: Browser, file: Path, png: bytes) -> Path:
    """Write a picture as WebP."""
    page = browser.new_page()
    told = page.evaluate(AS_WEBP, [base64.b64encode(png).decode(), QUALITY])
    page.close()
    file.write_bytes(base64.b64decode(told))
    return file


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
