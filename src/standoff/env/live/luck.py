"""What luck says in Live, a word at a time: which cards come, who is dealt them, and what an arena would say."""

from collections import Counter
from functools import cache
from typing import NamedTuple, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Cards, Weapon
from standoff.rules.chance import DECKS
from standoff.rules.live.decisions import Freeze, FreezeAsk, Touch, TouchAsk
from standoff.rules.notes import NOTES

Pair = tuple[Seat, Seat]
Odds = list[tuple[int, float]]


class LuckDraw(Protocol):
    """What luck has said so far of something, and may say next."""

    @property
    def so_far(self) -> tuple[object, ...]: ...

    @property
    def done(self) -> bool: ...

    def outcomes(self) -> Odds: ...

    def said(self, outcome: int) -> str: ...

    def after(self, outcome: int) -> Self: ...


class CardKind(NamedTuple):
    """Cards that are alike on their action side and at their edge."""

    colour: int
    weapon: Weapon
    number: int | None


class CardsLeft(Struct, frozen=True):
    """The cards that have not come yet: action sides by kind, money sides by colour."""

    kinds: tuple[CardKind, ...]
    faces: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]

    def odds(self, value: int) -> list[float]:
        """How likely each kind of action side is on a card of this money side (A59)."""
        alike = sum([colour[value] for colour in self.values])
        edges = [colour[value] / max(alike * sum(colour), 1) for colour in self.values]
        return [
            count * edges[kind.colour] for kind, count in zip(self.kinds, self.faces, strict=True)
        ]

    def without(self, kind: int, value: int) -> "CardsLeft":
        colour = self.kinds[kind].colour
        values = list(self.values)
        values[colour] = _less(values[colour], value)
        return replace(self, faces=_less(self.faces, kind), values=tuple(values))


@cache
def box(cards: Cards, *, red: bool) -> CardsLeft:
    """All cards of a game (L13, L14)."""
    edges = [edge for _, edge in cards.edges(red=red)]
    found = Counter(
        CardKind(colour, *face) for colour, edge in enumerate(edges) for face in edge.faces
    )
    values = tuple(tuple(edge.values.notes) for edge in edges)
    return CardsLeft(tuple(found), tuple(found.values()), values)


class DeckDraw(Struct, frozen=True):
    """The new cards of a round, in the order they lie; money is paired with weapons by edge (A59)."""

    box: CardsLeft
    size: int
    so_far: tuple[Card, ...] = ()

    @property
    def done(self) -> bool:
        return len(self.so_far) == self.size

    def outcomes(self) -> Odds:
        left, faces = self.box, sum(self.box.faces)
        return [
            (place * len(NOTES) + value, count / faces * worth / sum(left.values[kind.colour]))
            for place, (kind, count) in enumerate(zip(left.kinds, left.faces, strict=True))
            if count
            for value, worth in enumerate(left.values[kind.colour])
            if worth
        ]

    def card(self, outcome: int) -> Card:
        kind, value = divmod(outcome, len(NOTES))
        _, weapon, number = self.box.kinds[kind]
        return Card(weapon, NOTES[value], number)

    def said(self, outcome: int) -> str:
        return f"a new card: {_named(self.card(outcome))}"

    def after(self, outcome: int) -> Self:
        left = self.box.without(*divmod(outcome, len(NOTES)))
        return replace(self, box=left, so_far=(*self.so_far, self.card(outcome)))


def deck_draw(left: CardsLeft, cards: Cards, *, red: bool) -> DeckDraw:
    """The cards of the next round."""
    return DeckDraw(left, sum(box(cards, red=red).faces) // DECKS)


class HandsDraw(Struct, frozen=True):
    """The cards of the row that go to the teams; which of two alike makes no difference."""

    row: tuple[Card, ...]
    hands: int
    so_far: tuple[Card, ...] = ()

    @property
    def done(self) -> bool:
        return len(self.so_far) == self.hands

    def outcomes(self) -> Odds:
        left = Counter(self.row)
        left.subtract(self.so_far)
        whole = left.total()
        return [(self.row.index(card), count / whole) for card, count in left.items() if count]

    def said(self, outcome: int) -> str:
        return f"deal {_named(self.row[outcome])}"

    def after(self, outcome: int) -> Self:
        return replace(self, so_far=(*self.so_far, self.row[outcome]))


class ArenaDraw(Struct, frozen=True):
    """What the Godfather is asked, pair by pair, each with the same chance."""

    ask: FreezeAsk | TouchAsk
    chance: float
    so_far: tuple[bool, ...] = ()

    @property
    def pairs(self) -> tuple[Pair, ...]:
        if isinstance(self.ask, FreezeAsk):
            return self.ask.pairs
        return tuple((body, other) for body in self.ask.bodies for other in self.ask.others)

    @property
    def done(self) -> bool:
        return self.chance in (0, 1) or len(self.so_far) == len(self.pairs)

    def outcomes(self) -> Odds:
        return [(0, 1 - self.chance), (1, self.chance)]

    def said(self, outcome: int) -> str:
        one, other = self.pairs[len(self.so_far)]
        words = ("sees", "does not see") if isinstance(self.ask, FreezeAsk) else _TOUCHES
        return f"{one} {words[outcome]} {other}"

    def after(self, outcome: int) -> Self:
        return replace(self, so_far=(*self.so_far, bool(outcome)))

    @property
    def answer(self) -> Freeze | Touch:
        bits = self.so_far or (bool(self.chance),) * len(self.pairs)
        those = tuple([pair for pair, bit in zip(self.pairs, bits, strict=True) if bit])
        if isinstance(self.ask, FreezeAsk):
            return Freeze(those)
        return Touch(
            tuple(tuple(other for one, other in those if one == body) for body in self.ask.bodies)
        )


def _less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def _named(card: Card) -> str:
    number = "" if card.number is None else f" {card.number}"
    return f"{card.weapon.value}{number}, {card.value}"


_TOUCHES = ("does not touch", "touches")
