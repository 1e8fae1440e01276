"""Banknotes, and how they are shared without change (C48-C57, L51)."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from msgspec import Struct

Note = int
"""A banknote, by its value in dollars."""

TWENTY, TEN, FIVE = 20_000, 10_000, 5_000
NOTES: tuple[Note, ...] = (TWENTY, TEN, FIVE)


class Notes(NamedTuple):
    """Some banknotes, counted by value."""

    twenties: int = 0
    tens: int = 0
    fives: int = 0

    @property
    def total(self) -> int:
        return TWENTY * self.twenties + TEN * self.tens + FIVE * self.fives

    def listed(self) -> tuple[Note, ...]:
        """The notes one by one, largest first."""
        return (TWENTY,) * self.twenties + (TEN,) * self.tens + (FIVE,) * self.fives

    def less(self, other: "Notes") -> "Notes":
        return Notes(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))


BOX = Notes(10, 15, 15)
"""Every note of the classic edition (C5)."""


def counted(notes: Iterable[Note]) -> Notes:
    """These notes, counted by value."""
    listed = tuple(notes)
    return Notes(listed.count(TWENTY), listed.count(TEN), listed.count(FIVE))


class Shares(Struct, frozen=True):
    """How some notes are shared: equal parts, and what stays on the table."""

    share: int
    handed: Notes
    left: Notes


@cache
def shares(notes: Notes, sharers: int) -> Shares:
    """The largest equal share that needs no change, largest notes first (C51, C52, C56)."""
    if sharers == 0:
        return Shares(0, Notes(), notes)
    if sharers == 1:  # C55
        return Shares(notes.total, notes, Notes())
    for share in range(notes.total // (FIVE * sharers) * FIVE, 0, -FIVE):
        # The denominations divide each other, so handing out the largest first is exact.
        twenties = min(notes.twenties, sharers * (share // TWENTY))
        owed = sharers * share - TWENTY * twenties
        tens = min(notes.tens, (owed - sharers * (share % TEN)) // TEN)
        fives = (owed - TEN * tens) // FIVE
        if fives <= notes.fives:
            handed = Notes(twenties, tens, fives)
            return Shares(share, handed, notes.less(handed))
    return Shares(0, Notes(), notes)  # C54


@cache
def portions(handed: Notes, share: int, sharers: int) -> tuple[tuple[Note, ...], ...]:
    """Who is handed which notes: each in turn the largest that still fit (A16)."""
    stock = list(handed)
    given = []
    for _ in range(sharers):
        portion: list[Note] = []
        owed = share
        for place, value in enumerate(NOTES):
            taken = min(stock[place], owed // value)
            stock[place] -= taken
            owed -= taken * value
            portion += [value] * taken
        given.append(tuple(portion))
    return tuple(given)
