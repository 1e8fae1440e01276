"""What people do besides playing: hosting, claiming, haunting, voting, talking, arming a power."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from standoff.rules.classic.words import PowerId
from standoff.words.speech import Words
from standoff_drivers.phone import LOAD, POINT, READ, STAY, TRICKS, context_of
from tests.browser.house import House
from tests.browser.pictures import look_alike
from tests.browser.players import ROUND_TWO, Person, play_on
from tests.browser.review import Watched
from tests.server.serving import FAST

SEATS = "ul[aria-label=Seats] > li"

pytestmark = pytest.mark.slow


class Crew:
    """People at one table, each with a phone."""

    def __init__(self, browser: Browser, house: str) -> None:
        self.browser = browser
        self.house = house
        self.code = ""
        self.people: list[Person] = []

    def come(self, name: str) -> Person:
        person = Person(self.browser, self.house, name)
        self.people.append(person)
        return person

    def opened(self, *names: str, powers: str = "none") -> list[Person]:
        """Everybody sits; bots fill the table."""
        host, *others = [self.come(name) for name in names]
        self.code = host.open_table(players=4, powers=powers)
        for person in others:
            person.sit_down(self.code)
        if len(names) < 4:
            host.fill_up()
        return [host, *others]

    def dealt(self, *names: str, powers: str = "none") -> list[Person]:
        people = self.opened(*names, powers=powers)
        people[0].deal()
        for person in people:
            expect(person.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
        return people

    def watcher(self, name: str) -> Person:
        """Somebody who comes while a game is on."""
        person = self.come(name)
        person.page.goto(f"{self.house}/t/{self.code}")
        person.page.get_by_label("Your name").fill(name)
        person.press("Just watch")
        expect(person.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()
        return person


@pytest.fixture
def crew(browser: Browser, house: str) -> Iterator[Crew]:
    with gathered(browser, house) as found:
        yield found


@pytest.fixture
def hasty(browser: Browser, tmp_path: Path) -> Iterator[Crew]:
    """People at a server whose clock hurries, for what takes a minute elsewhere."""
    server = House(tmp_path, speed=FAST)
    server.start()
    with gathered(browser, server.address) as found:
        yield found
    server.terminate()


@contextmanager
def gathered(browser: Browser, house: str) -> Iterator[Crew]:
    """A crew, as long as nothing goes wrong on any of its pages."""
    found = Crew(browser, house)
    yield found
    faults = [fault for person in found.people for fault in person.faults]
    for person in found.people:
        person.close()
    assert faults == []


def through_the_menu(person: Person, *names: str | re.Pattern[str]) -> None:
    for name in ("Menu", *names):
        person.press(name)


def close_sheet(person: Person) -> None:
    person.page.locator("dialog button[aria-label=Close]").click()


def row(person: Person, name: str) -> Locator:
    return person.page.locator(SEATS, has_text=name)


def order(person: Person) -> list[str]:
    names = person.page.locator("ul[aria-label=Seats] .who > span").all_inner_texts()
    return [name.replace(" (You)", "").strip() for name in names]


def test_seats_are_put_in_order_by_buttons_and_by_dragging(crew: Crew) -> None:
    ada, bruno = crew.opened("Ada", "Bruno")
    expect(row(bruno, "Cleo")).to_be_visible()
    ada.press("Seats")
    assert order(ada)[:2] == ["Ada", "Bruno"]
    ada.press("Move Ada down")
    expect(bruno.page.locator(SEATS).first).to_contain_text("Bruno")
    sheet = ada.page.get_by_role("dialog", name="Seats")
    expect(sheet.locator("li").first).to_contain_text("Bruno")
    head = sheet.locator("li", has_text="Bruno").locator(".head").bounding_box()
    last = sheet.locator("li").last.bounding_box()
    assert head is not None
    assert last is not None
    mouse = ada.page.mouse
    mouse.move(head["x"] + 20, head["y"] + 20)
    mouse.down()
    mouse.move(head["x"] + 20, last["y"] + last["height"] / 2, steps=5)
    mouse.up()
    expect(bruno.page.locator(SEATS).last).to_contain_text("Bruno")
    expect(bruno.page.locator(SEATS).first).to_contain_text("Ada")


def test_everybody_sees_who_points_at_whom_before_the_deal(crew: Crew) -> None:
    ada, bruno = crew.opened("Ada", "Bruno")
    bruno.page.locator("[data-seat='0'] button").click()
    expect(row(ada, "Bruno")).to_contain_text("points at Ada")


def test_the_table_begins_once_all_are_ready(crew: Crew) -> None:
    ada, bruno = crew.opened("Ada", "Bruno")
    bruno.press(re.compile("I’m ready"))
    expect(row(ada, "Bruno")).to_contain_text("ready")
    through_the_menu(ada, "People", "About Bruno", "Make them host", "Make them host")
    close_sheet(ada)
    ada.press(re.compile("I’m ready"))
    expect(ada.page.get_by_text("Round 1 of 8", exact=True)).to_be_visible()


def test_the_host_mutes_removes_and_hands_over_and_confirms_what_hurts(crew: Crew) -> None:
    ada, bruno = crew.dealt("Ada", "Bruno")
    through_the_menu(ada, "People", "About Bruno", "Mute for everybody")
    expect(ada.page.locator("dialog li", has_text="Bruno")).to_contain_text("muted")
    ada.press("Take their chair")
    expect(ada.page.get_by_text("A bot plays on for Bruno")).to_be_visible()
    ada.press("No, back")
    expect(bruno.page.locator(LOAD).first).to_be_visible()
    ada.press("Take their chair")
    ada.page.locator("dialog .danger").click()
    expect(bruno.page.locator(".toast")).to_contain_text("Your chair was taken")
    expect(bruno.page.locator(LOAD)).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Make them host")).to_have_count(0)


def test_who_lost_a_chair_asks_for_it_and_the_table_gives_it_back(hasty: Crew) -> None:
    ada, bruno, cleo = hasty.dealt("Ada", "Bruno", "Cleo")
    wanda = hasty.watcher("Wanda")
    through_the_menu(ada, "People", "About Bruno", "Take their chair")
    ada.page.locator("dialog .danger").click()
    close_sheet(ada)
    through_the_menu(bruno, "Ask for a chair", re.compile("Bruno’s chair"))
    for person in (ada, cleo, wanda):
        expect(person.page.get_by_text("Bruno asks for Bruno’s chair.")).to_be_visible()
    expect(wanda.page.get_by_role("button", name="Agree")).to_have_count(0)
    for person in (ada, cleo):
        person.press("Agree")
    expect(bruno.page.locator(".toast")).to_contain_text("The chair is yours")
    expect(bruno.page.locator(LOAD).first).to_be_visible()


def test_the_host_refuses_a_claim_for_all(crew: Crew) -> None:
    ada, _ = crew.dealt("Ada", "Bruno")
    wanda = crew.watcher("Wanda")
    through_the_menu(wanda, "Ask for a chair")
    expect(wanda.page.get_by_text("There is no such chair now.")).to_be_visible()
    close_sheet(wanda)
    through_the_menu(ada, "People", "About Bruno", "Take their chair")
    ada.page.locator("dialog .danger").click()
    close_sheet(ada)
    through_the_menu(wanda, "Ask for a chair", re.compile("Bruno’s chair"))
    ada.press("No")
    expect(wanda.page.locator(".toast")).to_contain_text("You do not get that chair")
    expect(ada.page.get_by_text("Wanda asks for")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator(LOAD).first).to_be_visible()
    expect(ada.page.get_by_text("Wanda asks for")).to_have_count(0)


def test_the_host_calls_the_game_off_and_has_the_table_deleted(crew: Crew) -> None:
    ada, bruno = crew.dealt("Ada", "Bruno")
    through_the_menu(ada, "The table", "Call the game off")
    ada.page.locator("dialog .danger").click()
    expect(bruno.page.get_by_text("The game was called off")).to_be_visible()
    through_the_menu(ada, "The table", "Delete this table")
    ada.page.locator("dialog .danger").click()
    expect(bruno.page.get_by_text("This table is gone")).to_be_visible()


def test_a_taunt_goes_at_somebody_and_who_would_not_hear_it_does_not(crew: Crew) -> None:
    ada, bruno, cleo = crew.dealt("Ada", "Bruno", "Cleo")
    through_the_menu(cleo, "People", "About Ada", "Don’t hear them any more")
    close_sheet(cleo)
    for person in (ada, bruno, cleo):
        person.page.locator(LOAD).first.click()
    for person in (ada, bruno, cleo):
        person.page.locator(POINT).first.click()
    expect(ada.page.locator(STAY)).to_be_visible()
    ada.page.locator(".taunts .taunt").first.click()
    ada.page.get_by_role("group", name="To whom?").get_by_label("Bruno").click()
    expect(bruno.page.locator(".bubble")).to_be_visible()
    expect(bruno.page.locator(".bubble [href^='#s-g-']")).to_have_count(1)  # a head: to whom
    bruno.press("More…")
    bruno.page.get_by_label("In your own words").fill("I heard that")
    bruno.press("Say")
    expect(cleo.page.locator(".bubble")).to_have_text("I heard that")
    through_the_menu(cleo, "What happened")
    log = cleo.page.get_by_role("log")
    expect(log).to_contain_text("I heard that")
    expect(log).not_to_contain_text("– Ada")


def test_whoever_a_bot_stands_in_for_is_told_so(crew: Crew) -> None:
    ada, _ = crew.dealt("Ada", "Bruno")
    through_the_menu(ada, "Let a bot play for me")
    expect(ada.page.locator(".toast")).to_contain_text("A bot plays for you now")


def test_families_read_milder_words(crew: Crew) -> None:
    ada, bruno = crew.opened("Ada", "Bruno")
    ada.press("Options")
    ada.page.get_by_role("switch", name=re.compile("Family words")).click()
    close_sheet(ada)
    through_the_menu(bruno, "My war cry")
    expect(bruno.page.get_by_role("button", name="No fear!")).to_be_visible()
    expect(bruno.page.get_by_role("button", name="Cojones!")).to_have_count(0)
    bruno.page.get_by_label("Your own, 16 letters").fill("Oh shit")
    bruno.press("Choose")
    expect(bruno.page.locator(".toast")).to_contain_text("Not at this table")


def test_a_war_cry_is_chosen_and_kept(crew: Crew) -> None:
    _, bruno = crew.opened("Ada", "Bruno")
    through_the_menu(bruno, "My war cry")
    bruno.page.get_by_label("Your own, 16 letters").fill("Banzai")
    bruno.press("Choose")
    expect(bruno.page.locator(".mine")).to_have_text("Banzai")
    bruno.page.reload()
    through_the_menu(bruno, "My war cry")
    expect(bruno.page.locator(".mine")).to_have_text("Banzai")


WIDE = {"width": 1280, "height": 720}


def test_whoever_stays_shouts_their_war_cry(browser: Browser, gallery: str) -> None:
    watched = Watched(context_of(browser, viewport=WIDE, has_touch=False).new_page())
    watched.open(f"{gallery}/dev/state/scene-cries")
    cries = watched.page.locator(".stage .cry")
    expect(cries).to_have_count(4)
    said = cries.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert said == ["No fear!", "Banzai", "Like a rock!", "No fear!"]
    watched.page.context.close()


def test_the_dead_speak_haunt_and_vote_and_the_report_remembers(crew: Crew) -> None:
    ada, bruno, cleo, dario = crew.dealt("Ada", "Bruno", "Cleo", "Dario")
    for person in (ada, bruno, cleo, dario):
        person.page.get_by_role("button", name=re.compile("^Bang")).click()
    for person, whom in ((ada, "4"), (bruno, "4"), (cleo, "4"), (dario, "1")):
        expect(person.page.locator(POINT).first).to_be_visible()
        person.page.keyboard.press(whom)
    for person in (ada, bruno, cleo, dario):
        person.page.locator(STAY).click()
    for person in (ada, bruno, cleo, dario):
        person.count()
    dario.page.get_by_role("button", name="It was empty.").click()
    expect(ada.page.locator(".bubble")).to_have_text("It was empty.")
    dario.press("Haunt somebody")
    dario.press("Haunt Ada")
    expect(ada.page.locator(".seat.haunted")).to_have_count(1)
    expect(dario.page.get_by_role("button", name="Haunt somebody")).to_be_disabled()
    dario.press("Vote for awards")
    dario.page.get_by_role("group", name="Grudge").get_by_label("Ada").click()
    close_sheet(dario)
    through_the_menu(ada, "The table", "Call the game off")
    ada.page.locator("dialog .danger").click()
    expect(bruno.page.get_by_text("“It was empty.” – Dario")).to_be_visible()
    grudge = bruno.page.get_by_role("group", name="Grudge")
    expect(grudge.get_by_label("Ada, 1 vote")).to_be_visible()
    grudge.get_by_label("Ada").click()
    expect(
        dario.page.get_by_role("group", name="Grudge").get_by_label("Ada, 2 votes")
    ).to_be_visible()


SOON = [Words("en")(f"power-{one}") for one in (PowerId.INSANE, PowerId.KID)]
"""Powers for beginners whose moment comes in every round (P20, P26)."""


def arms(person: Person) -> str:
    """Arm one's power, if that can be done; returns its name."""
    # What was armed stands unless its owner lets it be.
    person.wanted = tuple(one for one in person.wanted if one not in TRICKS)
    person.press("Got it")
    person.press("Power")
    sheet = person.page.get_by_role("dialog", name="Power")
    expect(sheet).to_be_visible()
    use = sheet.locator(".list button")
    if use.count() > 0:
        use.first.click()
        expect(use.first).to_have_attribute("aria-pressed", "true")
    name = sheet.locator("p").first.inner_text()
    close_sheet(person)
    return name


def test_a_power_is_armed_ahead_and_used_at_its_moment(crew: Crew) -> None:
    people: list[Person] = []
    armed: dict[int, str] = {}
    while not armed:  # one deal of fifteen has neither
        people = crew.dealt("Ada", "Bruno", "Cleo", "Dario", powers="starter")
        names = enumerate([arms(person) for person in people])
        armed = {seat: name for seat, name in names if name in SOON}
    holder = people[min(armed)]
    holder.page.reload()
    expect(holder.page.locator(READ).first).to_be_visible()
    play_on(*people, until=ROUND_TWO)
    for seat, name in armed.items():
        for person in people:
            place = person.page.locator(f"[data-seat='{seat}']")
            chair = person.page.locator(".seats > li").filter(has=place)
            expect(chair.locator(".power")).to_have_text(name)


@pytest.mark.parametrize("other", ["load-armed", "load-other-power"])
def test_nobody_sees_that_a_power_is_armed_or_which_it_is(
    browser: Browser, gallery: str, other: str
) -> None:
    assert look_alike(browser, gallery, "load-powers", other)


def test_who_comes_back_reads_at_most_three_lines_of_what_was_missed(crew: Crew) -> None:
    ada, bruno = crew.dealt("Ada", "Bruno")
    through_the_menu(bruno, "Let a bot play for me")
    expect(ada.page.locator(LOAD).first).to_be_visible()
    bruno.page.goto("about:blank")
    play_on_to_round_two(ada)
    bruno.page.goto(f"{crew.house}/t/{crew.code}")
    missed = bruno.page.locator(".away")
    expect(missed).to_contain_text("While you were away")
    assert 1 <= missed.locator("p").count() <= 3
    expect(missed).to_contain_text("now it is round")
    missed.get_by_role("button").click()
    expect(missed).to_have_count(0)


def play_on_to_round_two(person: Person) -> None:
    """Play alone, counting whenever the table waits for somebody who is away."""
    for _ in range(5_000):
        if not person.act():
            person.count()
        if "Round 2" in person.page.locator("h1").first.inner_text():
            return
        person.page.wait_for_timeout(60)
    raise AssertionError(f"no second round, but {person.title}")
