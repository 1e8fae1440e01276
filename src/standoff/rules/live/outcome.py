"""Which team won, and how every sum came about: functions of facts known at the end."""

from collections.abc import Sequence

from msgspec import Struct

from standoff.rules.scoring import best
from standoff.rules.words import Word

HOSPITAL_BILL = 25_000
"""L55"""
HOSPITAL_CARDS = 2
"""V4"""


class Victory(Word):
    """What the winner won by."""

    RICHEST = "richest"
    NONE = "none"


class TieBreak(Word):
    """What told equal sums apart."""

    COMA = "coma"
    SHARED = "shared"


class Entry(Word):
    """One kind of line in a final sum."""

    STASH = "stash"
    HOSPITAL = "hospital"


class Line(Struct, frozen=True):
    """One line of a final sum: so many cards or members are worth so much."""

    entry: Entry
    count: int
    amount: int


class Standing(Struct, frozen=True):
    """What counts of one team when the game ends."""

    team: int
    members: int
    cards: int
    stash: int
    """What the cards earned are worth; with foolproof how many there are (V3)."""
    hospital: int
    """How many members are in the Hospital (L55, L58)."""


class Account(Struct, frozen=True):
    """One team's final sum, line by line, and whether it may win at all (L57)."""

    team: int
    eligible: bool
    lines: tuple[Line, ...]
    total: int


class Outcome(Struct, frozen=True):
    """How a game ended; the winners are teams."""

    victory: Victory
    winners: tuple[int, ...]
    tie_break: TieBreak | None
    accounts: tuple[Account, ...]


def account(standing: Standing, bill: int) -> Account:
    """What a team's stash comes to after the Hospital is paid, even below nothing (A74)."""
    lines = [Line(Entry.STASH, standing.cards, standing.stash)]
    if standing.hospital:
        lines.append(Line(Entry.HOSPITAL, standing.hospital, -bill * standing.hospital))
    total = sum(line.amount for line in lines)
    return Account(standing.team, standing.hospital < standing.members, tuple(lines), total)


def outcome(standings: Sequence[Standing], *, foolproof: bool = False) -> Outcome:
    """The end of a game: which team wins, by what, and every sum (L55-L57, V4, A73, A74)."""
    bill = HOSPITAL_CARDS if foolproof else HOSPITAL_BILL
    accounts = tuple(account(standing, bill) for standing in standings)
    eligible = [standing for standing in standings if accounts[standing.team].eligible]
    if not eligible:
        return Outcome(Victory.NONE, (), None, accounts)
    tied = best(eligible, lambda standing: accounts[standing.team].total)
    if len(tied) == 1:
        return Outcome(Victory.RICHEST, (tied[0].team,), None, accounts)
    tied = best(tied, lambda standing: standing.hospital)  # L56
    tie_break = TieBreak.COMA if len(tied) == 1 else TieBreak.SHARED
    winners = tuple(standing.team for standing in tied)
    return Outcome(Victory.RICHEST, winners, tie_break, accounts)
