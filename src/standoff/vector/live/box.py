"""The Action cards: how many of each kind a box holds, and how a card is written as a number."""

from typing import NamedTuple

BBB, DOUBLE, SHOTGUN, KEVLAR = 32, 33, 34, 35
"""The faces without a number; a number is its own face: odd a grenade, even a dagger (A65)."""
HIGHEST_NUMBER = 30


class EdgeCounts(NamedTuple):
    """The cards with one colour of edge."""

    values: tuple[int, int, int]
    """How many are worth 5k, 10k and 20k."""
    plain: tuple[int, int, int, int]
    """How many are BBB, Double Guns, Shotgun and Kevlar."""
    numbers: tuple[int, ...]
    """Those with a number."""

    @property
    def cards(self) -> int:
        return sum(self.values)

    @property
    def number_bits(self) -> int:
        """The numbers as a set: bit 1 for the number 1."""
        return sum(1 << number for number in self.numbers)


class CardBox(NamedTuple):
    """Which cards there are; the weapons may be edited, the sums of money not (A58, A59)."""

    black: EdgeCounts = EdgeCounts((29, 29, 22), (19, 15, 12, 11), tuple(range(1, 24)))
    red: EdgeCounts = EdgeCounts((9, 9, 7), (6, 5, 3, 4), tuple(range(24, 31)))

    def fault(self) -> str | None:
        """What makes this no box of Live, if anything does."""
        for colour, edge, values in (
            ("black", self.black, (29, 29, 22)),
            ("red", self.red, (9, 9, 7)),
        ):
            if edge.values != values:
                return f"{colour} cards are worth 5k, 10k and 20k {values} times, not {edge.values}"
            cards = sum(edge.plain) + len(edge.numbers)
            if cards != edge.cards or min(edge.plain) < 0:
                return f"the {colour} weapons make {cards} cards, there must be {edge.cards}"
        numbers = self.black.numbers + self.red.numbers
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(range(1, 31)):
            return f"numbers are different ones from 1 to {HIGHEST_NUMBER}"
        return None


HOUSE = CardBox()
"""A58"""
