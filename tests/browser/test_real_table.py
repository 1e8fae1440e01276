"""People sit round a real table with the real box, and a device or several keep them company."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from standoff.words.speech import Words
from tests.browser.house import House
from tests.browser.outdoors import COUNT_TAPS
from tests.browser.real_tables import LOOTS, NAMES, STUBBED_VOICE, Scribe

pytestmark = pytest.mark.slow

WORDS = Words("en")
MOST_TOUCHES = 19
"""Six for the notes, four for a power, one for everybody who is named, and one a step."""


@pytest.fixture
def olga(browser: Browser, house: str) -> Scribe:
    return Scribe(browser, house, "Olga")


def test_a_whole_game_is_kept_at_a_real_table(olga: Scribe) -> None:
    olga.lay()
    for number, loot in enumerate(LOOTS, 1):
        expect(olga.page.get_by_text(f"Round {number} of 8", exact=True)).to_be_visible()
        olga.round(loot, ("Rosa", "Sami"))
    expect(olga.page.locator("h1")).to_contain_text("The game is over")
    expect(olga.page.get_by_text(re.compile("^(Winner|Winners)"))).to_be_visible()
    expect(olga.page.get_by_text("\N{MINUS SIGN}$40,000").first).to_be_visible()
    expect(olga.page.get_by_text("\N{MINUS SIGN}$40k").first).to_be_visible()
    olga.press("Another game")
    expect(olga.page.get_by_role("button", name="Begin")).to_be_visible()
    assert olga.faults == []
    olga.close()


def test_shares_deaths_and_feathers_are_worked_out(olga: Scribe) -> None:
    olga.lay()
    olga.turn(20, 10, 10, 5, 5)
    olga.load_and_aim()
    olga.drop("Rosa", "Sami")
    expect(olga.row("Rosa").locator("button")).to_have_count(0)
    olga.hit("Olga")
    olga.hit("Olga", "Olga")
    expect(olga.page.locator(".share")).to_contain_text("$25,000 each")
    expect(olga.row("Olga")).to_contain_text("dead")
    expect(olga.page.locator(".guide")).to_contain_text("(C59, C61)")
    olga.press("Handed out")
    expect(olga.row("Piet")).to_contain_text("$25k")
    expect(olga.row("Rosa")).to_contain_text("one feather")
    olga.close()


def test_what_was_tapped_wrongly_is_taken_back_and_brought_back(olga: Scribe) -> None:
    olga.lay()
    olga.turn(20, 10, 10, 5, 5)
    olga.load_and_aim()
    olga.drop("Rosa")
    olga.press("Take back")
    expect(olga.page.locator("h1")).to_contain_text("Hold your nerve")
    olga.press("Take back")
    expect(olga.page.locator("h1")).to_contain_text("Point!")
    olga.press("Bring back")
    olga.press("Bring back")
    expect(olga.page.locator("h1")).to_contain_text("Bang! Bang! Bang!")
    expect(olga.row("Rosa")).to_contain_text("dropped")
    olga.close()


def test_a_bad_fact_is_refused_with_its_rule(olga: Scribe) -> None:
    olga.lay()
    olga.turn(20, 10, 10, 5, 5)
    olga.load_and_aim()
    olga.drop("Rosa", "Sami", "Quinn")
    olga.hit("Olga", "Olga", "Olga")
    expect(olga.page.get_by_text("More hits than guns that can fire. (C35)").first).to_be_visible()
    expect(olga.page.locator("h1")).to_contain_text("Bang! Bang! Bang!")
    olga.close()


def test_the_first_game_is_read_aloud_with_its_counts(olga: Scribe) -> None:
    olga.page.add_init_script(STUBBED_VOICE)
    olga.lay(read="First game: tell us everything")
    for beginning in ("Good evening", "Everyone takes a gangster", "Shuffle all", "We play eight"):
        expect(olga.page.locator(".guide")).to_contain_text(beginning)
        olga.press("Next")
    olga.turn(20, 10, 10, 5, 5)
    olga.page.wait_for_function("spoken.some((said) => said.includes('Everyone chooses one card'))")
    olga.press("All have loaded")
    expect(olga.page.locator(".guide")).to_contain_text("on three everyone points at somebody")
    olga.press("Count to 3")
    # Each number is in sight for a moment only; what was said stays.
    # On "three" all point: whoever let the phone count need not say so too.
    expect(olga.page.locator("h1")).to_contain_text("Hold your nerve")
    spoken: list[str] = olga.page.evaluate("window.spoken")
    assert spoken[(one := spoken.index("One!")) : one + 3] == ["One!", "Two!", "Three!"]
    olga.close()


def test_the_referee_says_what_would_happen_and_by_which_rules(olga: Scribe) -> None:
    olga.lay()
    olga.turn(20, 10, 10, 5, 5)
    olga.press("What if…")
    sheet = olga.page.get_by_role("dialog")
    olga_part = sheet.get_by_role("group", name="Olga")
    olga_part.get_by_label("Card").select_option("bbb")
    olga_part.get_by_label("Points at").select_option(label="Piet")
    sheet.get_by_role("group", name="Rosa").get_by_role("button", name="Drops").click()
    sheet.get_by_role("button", name="Ask the referee").click()
    expect(sheet.get_by_text(re.compile(r"Olga fires at Piet.*\(C35\)"))).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"Rosa drops.*\(C30\)"))).to_be_visible()
    olga.close()


def test_a_busy_round_with_powers_and_cop_costs_its_scribe_nineteen_touches(olga: Scribe) -> None:
    """Two counts by the phone, a coward, three hits, a power and the telephone: 24 before."""
    title = olga.page.locator("h1")
    olga.page.add_init_script(COUNT_TAPS)
    olga.lay(powers="All eleven", cop=True)
    olga.page.evaluate("window.taps = 0")
    olga.turn(20, 10, 10, 5, 5)
    olga.press("All have loaded")
    olga.press("Count to 3")
    expect(title).to_contain_text("Hold your nerve")  # nobody has to say that all have pointed
    olga.press("Count to 3")
    olga.hold("Sami")
    expect(title).to_contain_text("Bang! Bang! Bang!")
    olga.hold("Piet")
    expect(title).to_contain_text("The other shots")
    # The click that follows the finger names nobody of the next step.
    expect(olga.page.get_by_role("button", name="Nobody was hit")).to_be_visible()
    show(olga, "Rosa", "9. The Specialist")
    olga.tap("Quinn")
    olga.hold("Olga")
    expect(olga.row("Quinn")).to_contain_text("one plaster")
    olga.press("Handed out")
    olga.press("Not used")
    expect(olga.page.get_by_text("Round 2 of 8", exact=True)).to_be_visible()
    assert olga.page.evaluate("window.taps") <= MOST_TOUCHES
    assert olga.faults == []
    olga.close()


def test_a_power_shown_late_changes_what_it_must(olga: Scribe) -> None:
    olga.lay(powers="All eleven")
    olga.turn(20, 10, 10, 5, 5)
    olga.load_and_aim()
    olga.drop()
    olga.hit("Piet", "Piet", "Piet")
    expect(olga.row("Piet")).to_contain_text("dead")
    olga.press("A power")
    sheet = olga.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Piet").click()
    sheet.get_by_role("button", name="The Unbreakable").click()
    sheet.get_by_role("button", name="Shown").click()
    expect(olga.row("Piet")).not_to_contain_text("dead")
    expect(olga.row("Piet")).to_contain_text("3 plasters")
    olga.close()


def test_another_device_follows_and_takes_the_pen(browser: Browser, house: str) -> None:
    olga, piet = Scribe(browser, house, "Olga"), Scribe(browser, house, "Piet")
    code = olga.lay()
    olga.turn(20, 10, 10, 5, 5)
    piet.follow(code)
    # Nobody is called by a name they did not give.
    expect(piet.page.get_by_text("The Godfather holds the pen. You follow.")).to_be_visible()
    expect(piet.page.get_by_role("button", name="All have loaded")).to_have_count(0)
    piet.press("Take the pen")
    piet.press("Yes")
    olga.press("Hand it over")
    piet.press("All have loaded")
    expect(olga.page.get_by_text("holds the pen. You follow.")).to_be_visible()
    expect(olga.page.locator("h1")).to_contain_text("Point!")
    expect(olga.page.get_by_role("button", name="Take back")).to_have_count(0)
    olga.close()
    piet.close()


def test_a_reload_brings_everything_back(olga: Scribe) -> None:
    olga.lay()
    olga.turn(20, 10, 10, 5, 5)
    olga.load_and_aim()
    olga.drop("Rosa")
    expect(olga.page.locator("h1")).to_contain_text("Bang! Bang! Bang!")
    olga.page.reload()
    expect(olga.page.locator("h1")).to_contain_text("Bang! Bang! Bang!")
    expect(olga.row("Rosa")).to_contain_text("dropped")
    olga.hit("Piet")
    expect(olga.page.locator("h1")).to_contain_text("The other shots")
    olga.close()


def tapped_while_away(olga: Scribe, plugged: House) -> None:
    """The server goes away, and three more facts are tapped."""
    olga.turn(20, 10, 10, 5, 5)
    olga.load_and_aim()
    plugged.kill()
    expect(olga.page.get_by_text("No connection.")).to_be_visible()
    olga.drop("Rosa")
    expect(olga.page.locator(".guide")).to_contain_text("Rosa drops: out of the round")
    olga.tap(*["Piet"] * 4)
    olga.press("4 hits")
    expect(olga.page.locator(".toast")).to_contain_text("More hits than guns that can fire.")
    for _ in range(3):
        olga.press("One hit fewer: Piet")
    olga.hit()
    expect(olga.page.locator("h1")).to_contain_text("The other shots")
    olga.hit()
    expect(olga.page.locator("h1")).to_contain_text("Round 1 of 8")
    expect(olga.page.locator("h1")).to_contain_text("The split")
    expect(olga.page.locator(".share")).to_contain_text("$10,000 each")
    # On a slow machine the fact before these has not arrived either.
    expect(
        olga.page.get_by_text(re.compile("[34] notes are kept and will be sent."))
    ).to_be_visible()


def written_once(page: Page, olga: Scribe) -> None:
    """Everything tapped meanwhile stands in the ledger, once and in its order."""
    expect(page.locator("h1")).to_contain_text("The split")
    expect(page.locator(".share")).to_contain_text("$10,000 each")
    expect(olga.row("Piet")).to_contain_text("one plaster")
    expect(olga.row("Rosa")).to_contain_text("one feather")


def test_what_is_tapped_while_the_server_is_away_is_sent_later_once(
    browser: Browser, plugged: House
) -> None:
    olga = Scribe(browser, plugged.address, "Olga")
    olga.lay()
    tapped_while_away(olga, plugged)
    plugged.start()
    written_once(olga.page, olga)
    olga.close()


def test_what_is_tapped_while_the_server_is_away_outlives_the_page(
    browser: Browser, plugged: House
) -> None:
    olga = Scribe(browser, plugged.address, "Olga")
    code = olga.lay()
    tapped_while_away(olga, plugged)
    olga.page.close()
    plugged.start()
    olga.page = olga.context.new_page()
    olga.page.goto(f"{plugged.address}/t/{code}")
    written_once(olga.page, olga)
    olga.close()


def test_phones_deal_secret_cards_and_pass_the_telephone(browser: Browser, house: str) -> None:
    people = [Scribe(browser, house, name) for name in NAMES]
    olga = people[0]
    code = olga.lay(cop=True, powers="First six", phones=True)
    for person in people:
        if person is not olga:
            person.follow(code)
        person.press(person.name)
    olga.press("Begin")
    secrets = []
    for person in people:
        strip = person.page.get_by_role("button", name="Hold: your secrets")
        strip.dispatch_event("pointerdown")
        secrets.append(person.page.locator(".secret").inner_text())
        strip.dispatch_event("pointerup")
    assert len(set(secrets)) == 5
    assert sum(secret.startswith("cop ") for secret in secrets) == 1
    olga.round(LOOTS[0], ("Sami",))
    for person in people[:4]:
        person.page.get_by_role("button", name="Left hand").dispatch_event("click", {"detail": 0})
    expect(people[4].page.get_by_role("button", name="Left hand")).to_have_count(0)
    expect(olga.page.get_by_text("Round 2 of 8", exact=True)).to_be_visible()
    for person in people:
        assert person.faults == []
        person.close()


def test_several_steps_are_taken_back_at_once_and_brought_back(olga: Scribe) -> None:
    olga.lay()
    olga.round(LOOTS[0], ("Sami",))
    expect(olga.page.get_by_text("Round 2 of 8", exact=True)).to_be_visible()
    olga.press("Several steps back")
    olga.page.get_by_role("button", name="Cards laid Round 1").click()
    expect(olga.page.get_by_role("heading", level=1)).to_contain_text("Load")
    olga.press("Bring back")
    expect(olga.page.get_by_role("heading", level=1)).not_to_contain_text("Load")


@pytest.mark.parametrize("edition", ["Round a table: 4 to 6", "Live: 8 to 20, in teams"])
def test_the_aid_prints_on_one_page_in_every_language(olga: Scribe, edition: str) -> None:
    olga.page.goto(f"{olga.house}/?aid")
    olga.press(edition)
    for language, code in (("English", "en"), ("Français", "fr"), ("Italiano", "it")):
        olga.press(language)
        expect(olga.page.locator("html")).to_have_attribute("lang", code)
        pdf = olga.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    olga.close()


def show(olga: Scribe, name: str, power: str) -> None:
    """Somebody turns up a power, found by its number."""
    olga.press("A power")
    sheet = olga.page.get_by_role("dialog")
    sheet.get_by_role("button", name=name, exact=True).click()
    sheet.get_by_role("button", name=power).click()
    sheet.get_by_role("button", name="Shown").click()
    expect(olga.row(name)).to_contain_text(power.split(". ")[1])


IN_SIGHT = """() => {
  const names = innerHeight < 400 ? [...document.querySelectorAll('button.person')] : []
  const asked = [...names, ...document.querySelectorAll('.reach button')].map((one) => one.getBoundingClientRect())
  return scrollY === 0 && asked.length > 0 && asked.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
}"""
"""Whether the button that goes on is in sight without scrolling; on a phone on its side so is everybody who can be tapped."""


def in_sight(olga: Scribe) -> bool:
    """However the phone is held, and on the screen of a small one too."""
    for size in ((640, 360), (740, 360), (360, 740)):
        olga.page.set_viewport_size({"width": size[0], "height": size[1]})
        if not olga.page.evaluate(IN_SIGHT):
            return False
    return True


def test_a_first_evening_with_everything_is_led_step_by_step(olga: Scribe) -> None:
    """Powers by their numbers, what they change, and what a grenade skipped explained in its turn."""
    guide = olga.page.locator(".guide")
    olga.lay(powers="All eleven", cop=True, read="First game: tell us everything")
    olga.press(WORDS("web-real-skip"))
    show(olga, "Rosa", "6. The Kid")  # P26, A28
    show(olga, "Piet", "5. The Insane")  # P20: in phase 1
    olga.press("A power")
    # P1: no box has an eleventh.
    expect(olga.page.get_by_role("group", name="Which card?")).to_contain_text("12. Backstab")
    olga.page.get_by_role("button", name="Close").click()
    olga.press("Another phone")
    expect(olga.page.get_by_role("dialog").locator("svg").last).to_be_visible()
    olga.page.get_by_role("button", name="Close").click()
    olga.turn(20, 10, 10, 5, 5)
    expect(guide).to_contain_text("the card with three")
    olga.press("All have loaded")
    expect(guide).to_contain_text("all at once")
    # P26: the first time it is explained, and ever after.
    expect(guide).to_contain_text("But Rosa waits, and points after all others.")
    olga.press("All have pointed")
    for names in ((), ("Piet",)):
        assert in_sight(olga)
        olga.tap(*names)
        olga.press(re.compile("(dropped|^[0-9]+ hits?)$"))
    # P21, P22: the grenade of who was hit ended the round; shots, split and telephone wait for theirs.
    expect(olga.page.get_by_text("Round 2 of 8", exact=True)).to_be_visible()
    olga.turn(20, 20, 10, 5, 5)
    show(olga, "Sami", "7. The Cunning")
    expect(guide).to_contain_text("Sami waits, and loads once all have pointed.")  # P28
    olga.press("All have loaded")
    expect(guide).to_contain_text("But Rosa waits, and points after all others. Then Sami loads.")
    olga.press("All have pointed")
    olga.drop("Sami")
    olga.hit()
    expect(guide).to_contain_text("Everyone still standing and pointing shows the card")
    assert in_sight(olga)
    olga.hit()
    expect(guide).to_contain_text("no change is given")
    assert in_sight(olga)
    olga.press(re.compile("^(Handed out|Go on)$"))
    expect(guide).to_contain_text("under the table, clockwise")
    # K9, K10: of those who shared.
    expect(olga.page.get_by_text("It goes: Olga → Piet → Quinn → Rosa.")).to_be_visible()
    olga.close()
