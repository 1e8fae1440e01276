"""Live outdoors while phones are out of reach: the evening goes on, and nothing is lost."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.outdoors import VOLLEYS, Leader, Runner

pytestmark = pytest.mark.slow

TEN = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz", "Gina", "Hugo", "Ida", "Jules")


def test_a_hit_tapped_while_a_phone_is_out_of_reach_goes_to_its_own_phase_once(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    code = gus.lay(box=True)
    ada = Runner(browser, house, "Ada").come(code)
    gus.begin()
    gus.run_and_freeze()
    gus.next()
    gus.at("Triple")
    expect(ada.page.locator("h1")).to_contain_text("Triple")
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("No connection.")).to_be_visible()
    ada.press("Ada is hit")
    expect(ada.page.get_by_role("button", name="Ada: hit once")).to_be_visible()
    gus.next()
    gus.at("Double")
    gus.next()
    gus.at("Shotgun")
    ada.context.set_offline(False)
    expect(gus.person("Ada")).to_contain_text("one plaster")
    expect(gus.page.get_by_text("Ada owned up in “Triple”. It is noted now.")).to_be_visible()
    gus.at("Shotgun")
    expect(ada.page.locator("h1")).to_contain_text("Shotgun")
    expect(gus.person("Ada")).to_contain_text("one plaster")
    gus.close()
    ada.close()


def test_a_hit_tapped_out_of_reach_stays_theirs_when_a_latecomer_has_moved_their_seat(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    code = gus.lay(teams=2, box=True)
    fitz = Runner(browser, house, "Fitz").come(code)
    gus.begin()
    gus.run_and_freeze()
    gus.next()
    expect(fitz.page.locator("h1")).to_contain_text("Triple")
    fitz.context.set_offline(True)
    expect(fitz.page.get_by_text("No connection.")).to_be_visible()
    fitz.press("Fitz is hit")
    while "The cards" not in gus.title:
        gus.next()
    gus.press("Somebody came late?")
    gus.page.get_by_label("Name").fill("Zoe")
    gus.press("Circles")
    expect(gus.person("Zoe")).to_have_count(1)
    fitz.context.set_offline(False)
    expect(gus.page.get_by_text("Fitz owned up in “Triple”. It is noted now.")).to_be_visible()
    for person in (gus, fitz):
        person.close()


def test_a_whistle_told_ahead_is_blown_without_a_connection_and_a_reload_loses_nothing(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    code = gus.lay(teams=2)
    ada = Runner(browser, house, "Ada").come(code)
    gus.begin()
    gus.next()
    expect(ada.page.locator(".count")).to_be_visible()
    ada.context.set_offline(True)
    expect(ada.page.locator(".count")).to_have_text("0")
    ada.context.set_offline(False)
    gus.page.reload()
    gus.at("Freeze!")
    gus.press("I whistled myself")
    gus.tap("Bruno")
    gus.next()
    expect(gus.person("Bruno")).to_contain_text("hands up")
    gus.press("Take back")
    gus.at("Hold your nerve")
    gus.press("Take back")
    gus.at("The cards")
    gus.press("Bring back")
    gus.press("Bring back")
    expect(gus.person("Bruno")).to_contain_text("hands up")
    gus.close()
    ada.close()


def test_cards_shared_out_without_a_connection_are_held_so_once_it_is_back(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    code = gus.lay(teams=2)
    ada, bruno, cleo = [
        Runner(browser, house, name).come(code) for name in ("Ada", "Bruno", "Cleo")
    ]
    gus.begin()
    first, second = ada.look(), bruno.look()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("No connection.")).to_be_visible()
    ada.press("Share out the cards")
    ada.page.locator(".card select").first.select_option("1")
    ada.press("That is how we hold them")
    assert ada.look() == second
    ada.context.set_offline(False)
    expect(ada.page.locator(".toast")).to_have_text("You are back at the table.")
    bruno.page.locator("button.strip").dispatch_event("pointerdown")
    expect(bruno.page.locator(".secret")).to_have_text(
        re.compile(r"\s*".join(map(re.escape, first.split())))
    )
    assert ada.look() == second
    for person in (gus, ada, bruno, cleo):
        person.close()


def test_a_players_phone_leads_on_when_the_godfathers_is_gone_and_nothing_is_lost(
    browser: Browser, house: str
) -> None:
    gus, ada = Leader(browser, house), Leader(browser, house, "Ada")
    code = gus.lay(teams=2)
    ada.come(code)
    gus.begin()
    gus.next()
    expect(ada.page.get_by_text("The whistle comes!")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Hands up")).to_have_count(0)
    gus.press("I whistled myself")
    expect(ada.page.locator(".count")).to_have_count(0)
    ada.press("Godfather’s phone gone?")
    ada.press("Yes")
    expect(gus.page.get_by_text("Ada asks for the pen")).to_be_visible()
    gus.press("Keep it")
    expect(ada.page.get_by_text("You have the pen in")).to_have_count(0)
    gus.context.set_offline(True)
    expect(gus.page.get_by_text("No connection.")).to_be_visible()
    gus.tap("Edie")
    gus.next()
    ada.press("Godfather’s phone gone?")
    ada.press("Yes")
    expect(ada.page.get_by_text("You have the pen in")).to_be_visible()
    expect(ada.page.locator(".giant")).to_be_visible()
    ada.at("Hold your nerve")
    gus.context.set_offline(False)
    expect(ada.page.get_by_text("Tapped, but not written down:")).to_be_visible()
    expect(gus.page.get_by_text("Ada holds the pen. You follow.")).to_be_visible()
    ada.press("Note it")
    expect(ada.person("Edie")).to_contain_text("hands up")
    for person in (gus, ada):
        person.close()


def test_ten_people_play_on_while_the_line_is_cut_and_afterwards_nothing_differs(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    code = gus.lay(teams=3, larger=["Circles"])
    ada = Runner(browser, house, "Ada").come(code)
    gus.begin()
    expect(gus.page.locator(".shout")).to_be_in_viewport(ratio=1)
    for cut in (1, 2, 4):
        gus.next()
        gus.press("I whistled myself")
        if cut != 4:
            gus.context.set_offline(True)
            expect(gus.page.get_by_text("No connection.")).to_be_visible()
        gus.next()
        while "The cards" not in gus.title:
            if gus.title.endswith(VOLLEYS):
                gus.strike([name for name in TEN if gus.may_tap(name)][cut])
            else:
                gus.next()
        if cut == 1:
            expect(gus.page.locator(".brought")).to_contain_text(re.compile("^(Each|Nobody) gets"))
            expect(gus.page.locator(".shout")).to_contain_text("on this phone: it goes round")
            continue
        alone = gus.page.locator(".brought").inner_text(), gus.page.locator(".teams").inner_text()
        gus.context.set_offline(False)
        expect(gus.page.get_by_text("No connection.")).to_have_count(0)
        gus.at("Round 3 of 5" if cut == 2 else "Round 4 of 5")
        expect(gus.page.locator(".brought")).to_have_text(alone[0])
        assert gus.page.locator(".teams").inner_text() == alone[1]
        expect(ada.page.locator("h1")).to_contain_text("The cards")
    for person in (gus, ada):
        person.close()
