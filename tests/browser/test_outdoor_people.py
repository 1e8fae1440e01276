"""Live outdoors: who lies in the Hospital, goes home or comes late, and teams that have no phone."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.outdoors import Leader, Runner

pytestmark = pytest.mark.slow


def test_a_phone_in_the_hospital_says_until_when_and_asks_for_nobody_there(
    browser: Browser, house: str
) -> None:  # L43, L53
    gus, ada = Leader(browser, house), Runner(browser, house, "Ada")
    code = gus.lay(teams=2, box=True)
    ada.page.goto(f"{house}/t/{code}?day")
    # Whoever scanned the code stands in the sun.
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "day")
    ada.come(code)
    gus.begin()
    gus.next()
    expect(ada.page.get_by_text("The whistle comes!")).to_be_visible()
    ada.press("Menu")
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    gus.press("I whistled myself")
    gus.next()
    gus.tap("Ada", "Ada")
    gus.next()
    ill = "You have been in the Hospital since round 1. You are back in round 3."
    expect(ada.page.get_by_text(ill)).to_be_visible()
    # Two of the team have no phone: they are asked for on this one.
    expect(ada.page.get_by_text("There is nothing to tap.")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Bruno is hit")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("Ada"))).to_have_count(0)
    while "The cards" not in gus.title:
        gus.next()
    expect(ada.page.get_by_text(re.compile("You sit out round 2. .* round 3"))).to_be_visible()
    expect(gus.page.locator(".brought")).to_contain_text("Sitting out: Ada.")
    for person in (gus, ada):
        assert person.faults == []
        person.close()


def test_who_goes_home_or_comes_late_is_named_where_one_looks_and_a_grenade_sets_off_another(
    browser: Browser, house: str
) -> None:  # L10, V2
    gus = Leader(browser, house)
    gus.lay(teams=2, box=True, on=["Chain of grenades"])
    gus.begin()
    gus.press("Somebody goes home?")
    home = gus.page.get_by_role("button", name="Cleo", exact=True)
    expect(home).to_be_in_viewport(ratio=1)
    home.click()
    expect(gus.person("Cleo")).to_contain_text("went home")
    gus.press("Somebody came late?")
    expect(gus.page.get_by_label("Name")).to_be_in_viewport(ratio=1)
    gus.run_and_freeze()
    gus.next()
    gus.declare("Ada", "Grenade", 9)
    gus.next()
    gus.at("Grenade")
    gus.tap("Dario", "Edie")
    row = gus.page.locator("li", has=gus.person("Edie"))
    # Nothing but another grenade matters here (L39).
    shown = row.get_by_role("group", name="What is shown").get_by_role("button")
    expect(shown).to_have_text(["Grenade"])
    shown.click()
    row.get_by_label("Its number").select_option("12")
    gus.next()
    expect(gus.page.locator(".shout")).to_contain_text("Edie: a grenade!")
    expect(gus.button("Dario")).to_have_count(0)
    expect(gus.button("Fitz")).to_have_count(1)
    assert gus.faults == []
    gus.close()


def test_a_team_without_a_phone_divides_its_cards_on_the_godfathers(
    browser: Browser, house: str
) -> None:  # L18
    gus = Leader(browser, house)
    gus.page.goto(house)
    # One way to Live in a garden from where everybody begins.
    expect(gus.page.get_by_role("button", name="Live, outdoors")).to_have_count(1)
    gus.lay(teams=2)
    gus.begin()
    before = gus.cards()
    gus.press("Pass the cards round")
    gus.page.locator("button.open").dispatch_event("click", {"detail": 0})
    gus.press("Share out the cards")
    gus.page.locator(".card select").first.select_option(label="Bruno")
    gus.press("That is how we hold them")
    gus.press("Seen: pass it on")
    gus.press("Not now")
    after = gus.cards()
    assert (after["Ada"], after["Bruno"]) == (before["Bruno"], before["Ada"])
    assert after["Dario"] == before["Dario"]
    assert gus.faults == []
    gus.close()
