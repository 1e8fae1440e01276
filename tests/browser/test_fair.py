"""Every device checks by itself whether the deal was nobody's choice, and says what that means."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from standoff.record.verify import Fit, verify
from tests.browser.players import Person

pytestmark = pytest.mark.slow

FAIR = {
    "en": "Nobody chose this deal",
    "fr": "Personne n’a choisi cette donne",
    "it": "Nessuno ha scelto questa distribuzione",
}
KEEPS = {
    "en": "The host’s computer keeps the cards.",
    "fr": "Les cartes sont gardées par l’ordinateur de l’hôte.",
    "it": "Le carte le tiene il computer di chi ospita.",
}
UNFAIR = "Something about this deal does not fit"


def overheard(page: Page, hears: Callable[[str], str], says: Callable[[str], bool]) -> None:
    """A page whose line changes what it hears, and loses what it may not say."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(said) if says(str(said)) else None)
        server.on_message(lambda heard: line.send(hears(str(heard))))

    page.route_web_socket(re.compile("/ws$"), carry)


def call_off(host: Person) -> None:
    for part in ("Menu", "The table", "Call the game off"):
        host.press(part)
    host.page.locator(".sure .danger").click()


def opened(person: Person, text: str) -> str:
    """What the sheet behind the tick says."""
    person.press(text)
    return person.page.get_by_role("dialog").inner_text()


def signs(sheet: str) -> str:
    found = re.search(r"\b[0-9A-F]{8}\b", sheet)
    assert found
    return found[0]


KEEP = {
    "en": "Keep the record",
    "fr": "Garder l’enregistrement",
    "it": "Conserva la registrazione",
}


def kept_record(person: Person, language: str) -> bytes:
    """The file a person gets who wants the record, from the sheet that is open."""
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name=KEEP[language]).click()
    assert re.fullmatch(r"standoff-[A-Z]+-1\.jsonl", download.value.suggested_filename)
    return Path(download.value.path()).read_bytes()


def with_another_part(heard: str) -> str:
    """A server that used another part of seat 0 than the one it was given."""
    reply = json.loads(heard)
    message = reply.get("message", {})
    report = message if message.get("tell") == "report" else message.get("report")
    if report:
        report["contributions"][0] = "ab" * 32
    return json.dumps(reply)


def test_whoever_plays_at_once_against_bots_has_a_part_in_the_deal(
    browser: Browser, house: str
) -> None:
    ada = Person(browser, house, "Ada")
    ada.page.goto(house)
    ada.press(re.compile("^Play now"))
    expect(ada.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    call_off(ada)
    assert "The part of this device is in it" in opened(ada, FAIR["en"])
    assert ada.faults == []
    ada.close()


def test_all_devices_find_the_deal_nobodys_name_who_did_not_open_and_catch_a_server_that_lies(
    browser: Browser, house: str
) -> None:
    ada, bruno, cleo = (Person(browser, house, name) for name in ("Ada", "Bruno", "Cleo"))
    code = ada.open_table(players=4)
    bruno.sit_down(code)
    overheard(cleo.page, hears=str, says=lambda said: "open-part" not in said)
    cleo.sit_down(code)
    ada.fill_up()
    # What a device is bound to it still knows after a reload.
    bruno.page.reload()
    expect(bruno.page.locator(".chair.me")).to_be_visible()
    ada.deal()
    expect(bruno.page.get_by_text("The device of Cleo did not answer.").first).to_be_visible()
    for person in (ada, bruno, cleo):
        expect(person.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
    call_off(ada)
    sheets = [opened(person, FAIR["en"]) for person in (ada, bruno)]
    assert len({signs(sheet) for sheet in sheets}) == 1
    for sheet in sheets:
        assert "Added a part: Ada and Bruno." in sheet
        assert "Did not open the part they were bound to: Cleo." in sheet
        assert KEEPS["en"] in sheet
    record = kept_record(ada, "en")
    assert verify(record).fit is Fit.FITS
    assert signs(opened(cleo, "The deal fits, as far as this device can tell")) in sheets[0]
    for language in ("fr", "it"):
        bruno.page.evaluate(
            "language => localStorage.setItem('standoff-settings', JSON.stringify({ language }))",
            language,
        )
        bruno.page.reload()
        assert KEEPS[language] in opened(bruno, FAIR[language])
        assert kept_record(bruno, language) == record
    overheard(ada.page, hears=with_another_part, says=lambda _: True)
    ada.page.reload()
    sheet = opened(ada, UNFAIR)
    assert "A part that was opened is not the one its seat was bound to." in sheet
    assert "This device opened its part, and the part was left out." in sheet
    assert [fault for person in (ada, bruno, cleo) for fault in person.faults] == []
    for person in (ada, bruno, cleo):
        person.close()
