"""Action cards: a weapon on one side, money on the other, and which of them the box holds."""

from functools import cached_property
from typing import NamedTuple

from msgspec import Struct, field

from standoff.rules.notes import NOTES, Note, Notes
from standoff.rules.options import ImpossibleTableError
from standoff.rules.words import Word


class Weapon(Word):
    """The action side of a card (L3)."""

    BBB = "bbb"
    DOUBLE = "double"
    SHOTGUN = "shotgun"
    KEVLAR = "kevlar"
    BACKSTAB = "backstab"
    BOOM = "boom"


GUNS = (Weapon.BBB, Weapon.DOUBLE, Weapon.SHOTGUN)
"""Weapons that fire, and the three that can be mimed (L26); the others are Click cards."""
NUMBERED = (Weapon.BACKSTAB, Weapon.BOOM)
"""Weapons that act when their holder is wounded, in the order of their numbers (L4)."""
HIGHEST_NUMBER = 30
"""A65"""


class Card(NamedTuple):
    """One Action card."""

    weapon: Weapon
    value: Note
    number: int | None = None


class Values(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards show each sum."""

    fives: int = field(name="5000")
    tens: int = field(name="10000")
    twenties: int = field(name="20000")

    @property
    def notes(self) -> Notes:
        return Notes(self.twenties, self.tens, self.fives)


class Edge(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The cards with one colour of edge: plain ones are counted, numbered ones are listed."""

    values: Values
    bbb: int
    double: int
    shotgun: int
    kevlar: int
    backstab: tuple[int, ...]
    boom: tuple[int, ...]

    @property
    def plain(self) -> tuple[tuple[Weapon, int], ...]:
        """How many cards there are of each weapon without a number."""
        return (
            (Weapon.BBB, self.bbb),
            (Weapon.DOUBLE, self.double),
            (Weapon.SHOTGUN, self.shotgun),
            (Weapon.KEVLAR, self.kevlar),
        )

    @cached_property
    def faces(self) -> tuple[tuple[Weapon, int | None], ...]:
        """The action sides one by one, in the order of the weapons, numbers as listed."""
        return (
            *((weapon, None) for weapon, count in self.plain for _ in range(count)),
            *((Weapon.BACKSTAB, number) for number in self.backstab),
            *((Weapon.BOOM, number) for number in self.boom),
        )


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards the box holds; the weapons are a house table, since no text prints them (A58)."""

    black: Edge
    red: Edge

    def __post_init__(self) -> None:
        for colour, edge, cards, values in (
            ("black", self.black, 80, Notes(22, 29, 29)),
            ("red", self.red, 25, Notes(7, 9, 9)),
        ):
            _check_counts(colour, edge, cards)
            _check_values(colour, edge.values.notes, values)
        _check_numbers(Weapon.BOOM, (*self.black.boom, *self.red.boom), remainder=1)
        _check_numbers(Weapon.BACKSTAB, (*self.black.backstab, *self.red.backstab), remainder=0)

    def edges(self, *, red: bool) -> tuple[tuple[str, Edge], ...]:
        """The colours in play, each with its name (L13, L14)."""
        black = ("black", self.black)
        return (black, ("red", self.red)) if red else (black,)


def _check_counts(colour: str, edge: Edge, cards: int) -> None:
    """L13, L14: so many cards have this edge."""
    for weapon, count in edge.plain:
        if count < 0:
            raise ImpossibleTableError(f"{colour}: {count} cards of {weapon.value}")
    if len(edge.faces) != cards:
        raise ImpossibleTableError(
            f"{colour}: the weapons make {len(edge.faces)} cards, there must be {cards}"
        )


def _check_values(colour: str, given: Notes, wanted: Notes) -> None:
    """L1, A59: so many cards of each value have this edge."""
    for value, count, right in zip(NOTES, given, wanted, strict=True):
        if count != right:
            raise ImpossibleTableError(
                f"{colour}: {count} cards are worth {value}, there must be {right}"
            )


def _check_numbers(weapon: Weapon, numbers: tuple[int, ...], *, remainder: int) -> None:
    """A65: one series from 1 to 30, all different, odd for Boom and even for Backstab."""
    for place, number in enumerate(numbers):
        if not 1 <= number <= HIGHEST_NUMBER:
            raise ImpossibleTableError(
                f"{weapon.value}: the number {number} is not between 1 and {HIGHEST_NUMBER}"
            )
        if number % 2 != remainder:
            parity = "odd" if remainder else "even"
            raise ImpossibleTableError(f"{weapon.value}: the number {number} is not {parity}")
        if number in numbers[:place]:
            raise ImpossibleTableError(f"{weapon.value}: the number {number} stands twice")
