"""Live outdoors: a Godfather and phones lead people who really run, in all three ways."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.outdoors import RUNNING, VOLLEYS, Finger, Leader, Runner

pytestmark = pytest.mark.slow

ROUNDS = 5
TRIANGLES = ("Dario", "Edie", "Fitz")
MOST_TAPS = 12


HEADED = "['h1', '.shout'].map(one => document.querySelector(one).innerText)"


def play_round(gus: Leader, coward: str, *hit: str) -> None:
    """One goes to the Corner, some of these are hit wherever a gun speaks, bodies touch one."""
    gus.run_and_freeze()
    gus.tap(coward)
    gus.next()
    targets = list(hit)
    while "The cards" not in gus.title and "over" not in gus.title:
        if gus.title.endswith(VOLLEYS):
            ready = [name for name in targets if gus.may_tap(name)][:1]
            gus.strike(*ready)
            targets = [name for name in targets if name not in ready]
        else:
            gus.next()


def test_the_godfathers_phone_alone_leads_a_whole_game(browser: Browser, house: str) -> None:
    gus = Leader(browser, house)
    gus.lay(teams=4)
    gus.begin()
    cards = gus.pass_round(12)
    assert [card.split("\n")[0] for card in cards][:4] == ["Ada", "Bruno", "Cleo", "Dario"]
    gus.taps()
    for number in range(1, ROUNDS + 1):
        gus.at(f"Round {number} of 5")
        play_round(gus, ("Ada", "Bruno")[number % 2], "Dario", "Gina", "Jules")
        assert gus.taps() <= MOST_TAPS
    gus.at("The game is over")
    expect(gus.page.locator("ol.list li")).to_have_count(4)
    expect(gus.page.get_by_text(re.compile("^(Winners?:|Nobody wins)"))).to_be_visible()
    expect(gus.page.get_by_role("heading", name="Awards")).to_be_visible()
    gus.press("Certificates to print")
    expect(gus.page.locator("article")).to_have_count(4)
    expect(gus.page.locator("article").first).to_contain_text("five rounds of Live outdoors")
    pdf = gus.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 4
    gus.press("Back to the report")
    gus.press("Another game")
    expect(gus.page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    assert gus.faults == []
    gus.close()


def test_the_count_of_three_begins_by_itself_unless_it_is_too_early(
    browser: Browser, house: str
) -> None:
    hasty, patient = Leader(browser, house), Leader(browser, house, "Hedda")
    for leader in (patient, hasty):
        leader.lay(teams=2)
        leader.begin()
        leader.next()
        leader.at(RUNNING)
        head, shout = leader.page.evaluate(HEADED)
        assert ("Run!" in head) is ("Run! At the whistle: freeze" in shout)
        # Who puts their hands up is not asked yet.
        expect(leader.page.locator("button.person")).to_have_count(0)
    patient.press("Not yet")
    three = hasty.page.get_by_role("button", name="Count from three")
    expect(three).to_be_disabled()
    expect(three).to_be_enabled()
    expect(three).to_have_count(0)
    hasty.at("Hold your nerve")
    expect(hasty.page.locator(".shout")).to_contain_text("Stay or hands up")
    expect(hasty.page.get_by_role("button", name="All stay")).to_be_visible()
    expect(patient.page.get_by_role("button", name="Count from three")).to_be_enabled()
    expect(patient.page.locator(".shout")).to_have_text("Freeze! Aim!")
    patient.at("Freeze!")
    hasty.close()
    patient.close()


def test_a_card_is_seen_while_it_is_held_and_letting_go_taps_nothing(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    gus.lay(teams=2)
    gus.begin()
    gus.press("Pass the cards round")
    finger, curtain = Finger(gus.page), gus.page.locator("button.open")
    expect(gus.page.get_by_role("button", name="Seen: pass it on")).to_have_count(0)
    finger.press(curtain)
    expect(gus.page.locator(".center")).to_contain_text("Mime")
    finger.lift()
    expect(gus.page.locator("h1")).to_have_text("Hand it to Ada")
    expect(gus.page.get_by_role("button", name="Share out the cards")).to_be_visible()
    expect(gus.page.get_by_role("dialog")).to_have_count(0)
    gus.press("Seen: pass it on")
    expect(gus.page.locator("h1")).to_have_text("Hand it to Bruno")
    gus.close()


def test_teams_that_differ_by_one_walk_for_cards_that_count_one(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    gus.lay(
        teams=2,
        larger=["Triangles"],
        on=["Walk only", "Foolproof", "Chain of grenades"],
    )
    expect(gus.page.get_by_text("Walk, do not run, and grab nobody.")).to_be_visible()
    gus.begin()
    expect(gus.page.locator(".shout")).to_contain_text("Walk, do not run! The loot is 16 cards!")
    expect(gus.page.locator(".person")).to_have_count(7)
    gus.run_and_freeze()
    gus.next()
    while "The cards" not in gus.title:
        gus.next()
    expect(gus.page.locator(".brought")).to_contain_text("Each gets 2 cards:")
    assert gus.faults == []
    gus.close()


def test_everyone_with_a_phone_owns_up_and_the_godfather_only_goes_on(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    code = gus.lay(teams=2)
    names = ("Ada", "Bruno", "Cleo", *TRIANGLES)
    people = {name: Runner(browser, house, name).come(code) for name in names}
    gus.begin()
    assert all("Mime" in person.look() for person in people.values())
    for number in range(ROUNDS):
        gus.taps()
        gus.next()
        for name in names:
            if people[name].is_running():
                expect(people[name].page.locator(".frozen")).to_be_visible()
                expect(people[name].page.locator(".frozen button.hit")).to_have_count(0)
        gus.press("Count from three")
        runner = next(people[name] for name in names[number % 2 :] if people[name].is_running())
        runner.press("Hands up")
        expect(gus.page.locator("button.person[aria-pressed=true]")).to_have_count(1)
        gus.next()
        while "The cards" not in gus.title and "over" not in gus.title:
            if gus.title.endswith(VOLLEYS):
                victim = next((p for p in people.values() if p.may_own_up()), None)
                if victim is not None:
                    victim.press("I’m hit")
                    expect(gus.page.locator("button.person[aria-pressed=true]")).to_have_count(1)
            gus.next()
        assert gus.taps() <= MOST_TAPS
    for person in (gus, *people.values()):
        expect(person.page.locator("h1")).to_contain_text("The game is over")
        assert person.faults == []
        person.close()


def test_what_the_godfather_tapped_stays_when_a_phone_owns_up(browser: Browser, house: str) -> None:
    gus = Leader(browser, house)
    ada = Runner(browser, house, "Ada").come(gus.lay(teams=2))
    gus.begin()
    gus.next()
    gus.press("I whistled myself")
    gus.tap("Edie")
    ada.press("Hands up: Ada")
    expect(gus.button("Ada")).to_have_attribute("aria-pressed", "true")
    expect(gus.button("Edie")).to_have_attribute("aria-pressed", "true")
    for person in (gus, ada):
        person.close()


def test_one_phone_a_team_is_passed_behind_a_curtain(browser: Browser, house: str) -> None:
    gus = Leader(browser, house)
    code = gus.lay(teams=2)
    phones = [Runner(browser, house, name).come(code) for name in ("Ada", "Dario")]
    gus.begin()
    expect(gus.page.get_by_role("button", name="Pass the cards round")).to_have_count(0)
    seen = [phone.pass_round(3) for phone in phones]
    assert [card.split("\n")[0] for card in seen[1]] == list(TRIANGLES)
    for _ in range(ROUNDS):
        gus.run_and_freeze()
        gus.next()
        while "The cards" not in gus.title and "over" not in gus.title:
            if gus.title.endswith(VOLLEYS) and phones[1].owns_up_for("Edie"):
                expect(gus.page.locator("button.person[aria-pressed=true]")).to_have_count(1)
            gus.next()
    gus.at("The game is over")
    for person in (gus, *phones):
        assert person.faults == []
        person.close()


def test_two_cards_that_are_alike_are_held_by_two(browser: Browser, gallery: str) -> None:
    page = browser.new_page()
    page.goto(f"{gallery}/dev/state/real-out-palm-alike")
    chosen = page.locator(".card select")
    expect(chosen).to_have_count(3)
    assert chosen.evaluate_all("them => them.map(one => one.value)") == ["0", "1", "2"]
    page.close()


def test_whoever_comes_late_with_a_phone_plays_from_the_next_deal_on(
    browser: Browser, house: str
) -> None:
    gus, zoe = Leader(browser, house), Runner(browser, house, "Zoe")
    code = gus.lay(teams=2)
    gus.begin()
    zoe.page.goto(f"{house}/t/{code}")
    zoe.page.get_by_label("Your name").fill(zoe.name)
    zoe.press("Sit down")
    expect(zoe.page.get_by_text("Tell the Godfather who you are")).to_be_visible()
    expect(gus.page.get_by_text("Zoe is here with a phone.")).to_be_visible()
    gus.page.get_by_role("region", name="Zoe").get_by_role("button", name="Circles").click()
    expect(gus.person("Zoe")).to_contain_text("sits out")
    expect(zoe.page.locator(".badge")).to_contain_text("Zoe")
    gus.run_and_freeze()
    gus.next()
    while "The cards" not in gus.title:
        gus.next()
    gus.at("Round 2 of 5")
    expect(zoe.page.get_by_role("button", name="Pass the cards round")).to_be_visible()
    assert "Zoe" in zoe.pass_round(4)[3]
    for person in (gus, zoe):
        assert person.faults == []
        person.close()


def test_cards_of_a_real_box_are_declared_and_act_in_the_order_of_their_numbers(
    browser: Browser, house: str
) -> None:
    gus = Leader(browser, house)
    gus.lay(box=True, plays=True)
    gus.press("Ada")
    gus.begin()
    gus.run_and_freeze()
    gus.next()
    gus.declare("Bruno", "Grenade", 9)
    gus.declare("Dario", "Dagger", 4)
    gus.next()
    gus.at("Dagger")
    expect(gus.page.locator(".shout")).to_contain_text("Dario has a dagger")
    gus.next()
    gus.at("Grenade")
    expect(gus.page.locator(".shout")).to_contain_text("Bruno: a grenade!")
    gus.tap("Gina")
    gus.next()
    gus.at("Double")
    expect(gus.person("Gina")).to_contain_text("Hospital")
    expect(gus.person("Dario")).to_contain_text("one plaster")
    assert gus.faults == []
    gus.close()
