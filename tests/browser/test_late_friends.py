"""Late friends: whoever sits down while a game is on reads what that means, and plays on for a bot."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import A_MOMENT, Person

pytestmark = pytest.mark.slow

ON_FOR = re.compile("^Play on for ")


TOLD_BEFORE = {
    "en": ("A game is on at this table.", "you watch first"),
    "fr": ("Une partie est en cours à cette table.", "tu regardes d’abord"),
    "it": ("A questo tavolo c’è una partita in corso.", "per ora guardi"),
}


def come_late(person: Person, code: str) -> None:
    """Follow the link to a table at which a game is on, read so, and sit down."""
    person.page.goto(f"{person.house}/t/{code}")
    expect(person.page.get_by_role("status").get_by_text(TOLD_BEFORE["en"][0])).to_be_visible()
    person.page.get_by_label("Your name").fill(person.name)
    person.press("Sit down")


def play_until(people: list[Person], seen: str, by: Person) -> None:
    """Everybody does what is asked until somebody's screen shows this."""
    for _ in range(4_000):
        if by.page.locator(seen).count() > 0:
            return
        asked = [person.act() for person in people]
        if not any(asked):
            for person in people:
                person.count()
        by.page.wait_for_timeout(A_MOMENT)
    raise AssertionError(f"{by.name} never saw {seen}, but {by.title}")


def test_a_friend_who_comes_late_watches_and_plays_on_for_a_bot_from_the_next_round(
    browser: Browser, house: str
) -> None:
    ada, bert, lea, mia = (Person(browser, house, name) for name in ("Ada", "Bert", "Lea", "Mia"))
    code = ada.open_table(players=5)
    bert.sit_down(code)
    ada.fill_up()
    ada.deal()
    ada.page.locator("button.pile").first.wait_for()

    # They are told what happens, and choose for whom they would play on.
    for late in (lea, mia):
        come_late(late, code)
        expect(late.page.get_by_text("A game is on, so for now you watch.")).to_be_visible()
        expect(late.page.get_by_role("button", name=ON_FOR)).to_have_count(3)
        assert late.page.locator("button.pile").count() == 0
    bots = [one.inner_text() for one in lea.page.get_by_role("button", name=ON_FOR).all()]
    lea.press(f"Play on for {bots[0]}")
    expect(lea.page.get_by_text(f"From the next round you play on for {bots[0]}.")).to_be_visible()
    # A chair is for one.
    expect(mia.page.get_by_role("button", name=ON_FOR)).to_have_count(2)
    mia.press(f"Play on for {bots[1]}")

    # The host is asked, and may say no: then they watch, among the ghosts.
    expect(bert.page.locator(".claim")).to_have_count(0)
    refused = ada.page.locator(".claim", has_text="Mia")
    expect(refused).to_contain_text(f"Mia would play on for {bots[1]} from the next round.")
    refused.get_by_role("button", name="No").click()
    expect(mia.page.get_by_label("Whisper among ghosts")).to_be_visible()
    agreed = ada.page.locator(".claim", has_text="Lea")
    agreed.get_by_role("button", name="Agree").click()
    expect(agreed).to_have_count(0)

    # Let nobody else in: that holds for whoever would only watch, too.
    for part in ("Menu", "The table"):
        ada.press(part)
    ada.page.get_by_role("switch", name="Let nobody else in").click()
    zoe = Person(browser, house, "Zoe")
    zoe.page.goto(f"{house}/t/{code}")
    zoe.press("Just watch")
    expect(zoe.page.get_by_text(f"Table {code} is closed")).to_be_visible()
    ada.page.keyboard.press("Escape")

    # The next round: the chair is theirs, with what it was dealt.
    play_until([ada, bert], "button.pile", lea)
    expect(lea.page.locator(".seats")).to_contain_text("You")
    for person in (ada, bert, mia):
        expect(person.page.locator(".seats")).to_contain_text("Lea")
        expect(person.page.locator(".seats")).not_to_contain_text(bots[0])
    lea.act()
    play_until([ada, bert, lea], ".decide", lea)

    # The report says for whom they played on.
    for part in ("Menu", "The table", "Call the game off"):
        ada.press(part)
    ada.page.get_by_role("button", name="Call the game off").last.click()
    expect(ada.page.get_by_text(f"From round 2 on Lea played for {bots[0]}.")).to_be_visible()
    for person in (ada, bert, lea, mia):
        assert person.faults == []
    for person in (ada, bert, lea, mia, zoe):
        person.close()


def test_whoever_opens_a_link_reads_that_a_game_is_on_before_they_sit_down(
    browser: Browser, house: str
) -> None:
    ada = Person(browser, house, "Ada")
    code = ada.open_table(players=4)
    lea = Person(browser, house, "Lea")
    # Nobody plays yet: there is nothing to say.
    with lea.page.expect_response(re.compile("/known"), timeout=0) as told:
        lea.page.goto(f"{house}/t/{code}")
    assert told.value.json() == {"known": True, "playing": False}
    expect(lea.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert lea.page.get_by_text(TOLD_BEFORE["en"][0]).count() == 0

    ada.fill_up()
    ada.deal()
    ada.page.locator("button.pile").first.wait_for()
    for language, (that, means) in TOLD_BEFORE.items():
        late = Person(browser, house, f"Lea {language}", locale=language)
        late.page.goto(f"{house}/t/{code}")
        line = late.page.get_by_role("status").filter(has_text=that)
        expect(line).to_be_visible()
        expect(line).to_contain_text(means)
        # A screen on the wall has no seat to wait for.
        late.page.goto(f"{house}/t/{code}?tv")
        expect(late.page.locator("button.big").first).to_be_visible()
        assert late.page.get_by_text(that).count() == 0
        late.close()
    for person in (ada, lea):
        assert person.faults == []
        person.close()
