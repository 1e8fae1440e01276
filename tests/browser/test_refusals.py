"""Whatever the server refuses, the page says why, in words for each of its codes."""

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from standoff.protocol.refusal import Code
from tests.browser.players import Person
from tests.browser.real_tables import Scribe

pytestmark = pytest.mark.slow

TAPPED = """
window.lines = []
window.WebSocket = class extends WebSocket {
  constructor(address) { super(address); window.lines.push(this) }
}
"""
"""Lets a test speak on a page's own line: what no button of this page would say is refused too."""
SAYS = {
    Code.MALFORMED: "This page said something the server does not know. Load it again.",
    Code.ILLEGAL: "The rules do not allow that.",
    Code.STALE: "Too late for that.",
    Code.NOT_ASKED: "Nobody asks you that now.",
    Code.NOT_HOST: "Only whoever opened the table can do that.",
    Code.NOT_SEATED: "Only whoever sits at the table can do that.",
    Code.FULL: "Every chair is taken.",
    Code.LOCKED: "The table is closed.",
    Code.TOO_FEW: "Not enough gangsters yet.",
    Code.TOO_OFTEN: "Not so fast.",
    Code.MUTED: "You cannot be heard at this table.",
    Code.COARSE: "Not at this table: families are playing.",
    Code.CONFLICT: "That came twice, and differently. Do it again.",
    Code.PAUSED: "The game is paused.",
    Code.OWNER_HERE: "Whoever sits there is here, or was a moment ago.",
    Code.NO_PEN: "Somebody else holds the pen now.",
    Code.NO_ROOM: "There is no room left for that at this table.",
    Code.SOMEBODY_LEFT: "Somebody who knows cards of this game has left it: no bot to play on for until the next.",
    Code.ALREADY_HERE: "This device already has a place at this table.",
    Code.NOT_OPEN: "This house has no lobby for strangers.",
    Code.FAULT: "Something went wrong on our side. Nothing was lost; try again.",
}

IDS: Iterator[int] = itertools.count(1000)


class Speaker:
    """A page whose line can be spoken on."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.add_init_script(TAPPED)
        self.met: set[Code] = set()

    def say(self, frame: str) -> None:
        self.person.page.evaluate("frame => window.lines.at(-1).send(frame)", frame)

    def do(self, deed: dict[str, Any], number: int | None = None) -> None:
        command = next(IDS) if number is None else number
        self.say(json.dumps({"send": "command", "id": command, "deed": deed}))

    def is_told(self, code: Code) -> None:
        """The words of a code, which are no longer there when the next is tried."""
        expect(self.person.page.locator(".toast")).to_have_text(SAYS[code])
        self.met.add(code)


def says_instead(code: Code) -> Callable[[WebSocketRoute], None]:
    """A line on which another code takes the place of the usual one."""

    def altered(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda said: page.send(str(said).replace(Code.MALFORMED, code)))

    return altered


def test_every_refusal_has_words(browser: Browser, house: str) -> None:
    ada, bert, cleo = (Person(browser, house, name) for name in ("Ada", "Bert", "Cleo"))
    host, guest, watcher = Speaker(ada), Speaker(bert), Speaker(cleo)
    code = ada.open_table(players=4)
    host.say("{}")
    host.is_told(Code.MALFORMED)
    host.do({"do": "start"})
    host.is_told(Code.TOO_FEW)
    host.do({"do": "publish", "on": True})
    host.is_told(Code.NOT_OPEN)
    bert.sit_down(code)
    guest.do({"do": "lock", "on": True})
    guest.is_told(Code.NOT_HOST)
    guest.do({"do": "point", "at": 1})
    guest.is_told(Code.ILLEGAL)
    # Two in one breath, however slow the machine is.
    both = [{"send": "command", "id": next(IDS), "deed": {"do": "point", "at": 0}} for _ in "ab"]
    bert.page.evaluate(
        "both => both.forEach(one => window.lines.at(-1).send(JSON.stringify(one)))", both
    )
    guest.is_told(Code.TOO_OFTEN)
    members = {"Ada": 1, "Bert": 2}
    host.do({"do": "mute", "member": members["Bert"], "on": True})
    guest.do({"do": "say", "text": "hello?"})
    guest.is_told(Code.MUTED)
    options = {"edition": "classic", "players": 4}
    host.do({"do": "choose", "options": options, "tempo": "none", "family": True})
    host.do({"do": "say", "text": "merde"})
    host.is_told(Code.COARSE)
    number = next(IDS)
    host.do({"do": "add-bot", "bot": "timid"}, number)
    host.do({"do": "add-bot", "bot": "reckless"}, number)
    host.is_told(Code.CONFLICT)
    host.do({"do": "add-bot", "bot": "timid"})
    host.do({"do": "add-bot", "bot": "timid"})
    host.is_told(Code.FULL)
    cleo.page.goto(f"{house}/t/{code}")
    cleo.press("Just watch")
    expect(cleo.page.get_by_text("Bert")).to_be_visible()
    watcher.do({"do": "ready"})
    watcher.is_told(Code.NOT_SEATED)
    watcher.do({"do": "claim", "seat": 0})
    watcher.is_told(Code.OWNER_HERE)
    host.do({"do": "lock", "on": True})
    watcher.do({"do": "sit"})
    watcher.is_told(Code.LOCKED)
    host.do({"do": "start"})
    expect(ada.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    host.do({"do": "last-words", "words": {"own": "Farewell"}})
    host.is_told(Code.NOT_ASKED)
    host.do({"do": "answer", "window": 999, "say": {"say": "stay"}})
    host.is_told(Code.STALE)
    host.do({"do": "pause"})
    host.do({"do": "go-on"})
    host.is_told(Code.PAUSED)
    scribe, reader = Scribe(browser, house, "Olga"), Scribe(browser, house, "Piet")
    other = Speaker(reader)
    real = scribe.lay()
    reader.follow(real)
    expect(reader.page.get_by_role("button", name="Take the pen")).to_be_visible()
    other.do({"do": "begin-table"})
    other.is_told(Code.NO_PEN)
    # Not to be had by asking, or in another house alone: these codes take another's place on the way.
    rare = (Code.FAULT, Code.NO_ROOM, Code.SOMEBODY_LEFT, Code.ALREADY_HERE)
    unlucky = [Speaker(Person(browser, house, "Rosa")) for _ in rare]
    for one, code_there in zip(unlucky, rare, strict=True):
        one.person.page.route_web_socket("**/ws", says_instead(code_there))
        one.person.open_table(players=4)
        one.person.page.get_by_role("button", name="Add a bot").first.wait_for()
        one.say("{}")
        one.is_told(code_there)
    met = set().union(*(one.met for one in (host, guest, watcher, other, *unlucky)))
    assert met == set(Code)
    for person in (ada, bert, cleo, scribe, reader, *(one.person for one in unlucky)):
        person.close()


def test_every_code_has_words_here() -> None:
    assert set(SAYS) == set(Code)
