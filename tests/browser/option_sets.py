"""Every set of options a table can be opened with, and people who play it against bots."""

from msgspec import Struct
from playwright.sync_api import expect

from tests.browser.players import Person

POWERS = ("none", "starter", "all", "all+backstab")


class OptionSet(Struct, frozen=True):
    """What is played."""

    players: int
    powers: str
    cop: bool
    money: str

    def __str__(self) -> str:
        cop = "cop" if self.cop else "no cop"
        return f"{self.players}, {self.powers} powers, {cop}, {self.money} money"


OPTION_SETS = [
    OptionSet(players, powers, cop, money)
    for players in (4, 5, 6)
    for powers in POWERS
    for cop in ((False, True) if players > 4 else (False,))
    for money in ("open", "closed")
]

SOME_OPTION_SETS = [
    OptionSet(players, powers, cop=cop, money=money)
    for players, powers, cop, money in (
        (4, "none", False, "closed"),
        (4, "all+backstab", False, "open"),
        (5, "starter", True, "open"),
        (5, "all", False, "closed"),
        (6, "starter", False, "closed"),
        (6, "all+backstab", True, "open"),
    )
]
"""Every option stands in some of these."""


def dealt_in(person: Person, chosen: OptionSet) -> None:
    """Open such a table, with bots in the other seats, and see that it is such a table."""
    person.open_table(
        players=chosen.players, powers=chosen.powers, cop=chosen.cop, money=chosen.money
    )
    person.fill_up()
    person.deal()
    page = person.page
    expect(page.locator("h1")).to_contain_text("Round 1 of 8")
    expect(page.locator(".seats > li")).to_have_count(chosen.players)
    shown = page.locator(".seats > li:not(:has-text('You')) .money")
    unknown = chosen.players - 1 if chosen.money == "closed" else 0
    expect(shown.filter(has_text="?")).to_have_count(unknown)
