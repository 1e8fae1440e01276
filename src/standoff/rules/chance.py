"""Chance: everything the rules leave to luck comes through one small interface.

It keeps no count of what was drawn before: each question says which draw it is, so the same
table asked twice gives the same answer, and a seed, a scenario, a chance node or a test can
play it. `docs/record.md` says how to redo the seeded one in any language.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Protocol, TypeVar

from msgspec import Struct

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Cards
from standoff.rules.notes import BOX, Note

T = TypeVar("T")


class Chance(Protocol):
    """What only luck decides in a classic game."""

    def note(self, turned: int) -> Note:
        """The note that is turned up after `turned` others."""

    def power(self, seat: Seat, pool: tuple[str, ...]) -> str | None:
        """The power card dealt to a seat, out of the pool in this game."""

    def cop(self, seats: int) -> Seat:
        """Who draws the cop's role card."""

    def bullet(self, round_: int, seat: Seat, gun: int, unused: Sequence[T]) -> T:
        """The card laid for someone who chose none in time (A2)."""


class LiveChance(Protocol):
    """What only luck decides in a Live game."""

    def deck(self, round_: int, cards: Cards, *, red: bool) -> tuple[Card, ...]:
        """The new cards of a round, in the order they lie behind those carried over."""

    def dealt(self, round_: int, row: tuple[Card, ...], hands: int) -> tuple[Card, ...]:
        """The cards of the row dealt to the teams in turn, one for each gangster in play."""


def number(seed: bytes, label: str, counter: int) -> int:
    """The first 64 bits of SHA-256(seed, label, counter): the stream behind every draw."""
    block = sha256(seed + label.encode() + counter.to_bytes(8, "big")).digest()
    return int.from_bytes(block[:8], "big")


def draws(seed: bytes, label: str, bound: int, counter: int = 0) -> tuple[int, int]:
    """A number below `bound` by rejection sampling, and the counter after it."""
    limit = (1 << 64) - (1 << 64) % bound
    while True:
        value = number(seed, label, counter)
        counter += 1
        if value < limit:
            return value % bound, counter


def shuffled(seed: bytes, label: str, things: Sequence[T]) -> tuple[T, ...]:
    """The things in the order of a Fisher-Yates shuffle, from the last place down."""
    order = list(things)
    counter = 0
    for place in range(len(order) - 1, 0, -1):
        other, counter = draws(seed, label, place + 1, counter)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def fingerprint(table_seed: bytes) -> str:
    """What is published before play, so that nobody can change the seed afterwards."""
    return sha256(table_seed).hexdigest()


def commitment(part: bytes) -> str:
    """What is told of a part before it is opened: it cannot be changed any more."""
    return sha256(part).hexdigest()


def house_part(table_seed: bytes, seat: Seat) -> bytes:
    """The part of a seat for which the house speaks, a bot's: it follows from the sealed seed."""
    return sha256(table_seed + f"part/{seat}".encode()).digest()


def game_seed(table_seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """The seed the game is dealt from: the table's, and each seat's contribution in order."""
    return sha256(table_seed + b"".join(contributions)).digest()


DECKS = 5
"""A deck for each round of a Live game (L13, L14)."""


@lru_cache(maxsize=64)
def decks(seed: bytes, cards: Cards, *, red: bool) -> tuple[tuple[Card, ...], ...]:
    """Every deck of a Live game: money paired with weapons by edge (A59), then all shuffled."""
    box: list[Card] = []
    for colour, edge in cards.edges(red=red):
        values = shuffled(seed, f"live/values/{colour}", edge.values.notes.listed())
        box += [
            Card(weapon, value, number)
            for (weapon, number), value in zip(edge.faces, values, strict=True)
        ]
    order = shuffled(seed, "live/decks", box)
    size = len(order) // DECKS
    return tuple(order[first : first + size] for first in range(0, len(order), size))


@lru_cache(maxsize=64)
def power_cards(seed: bytes, pool: tuple[str, ...]) -> tuple[str, ...]:
    """The power cards of a classic game in the order of the seats, those not dealt behind."""
    return shuffled(seed, "powers", pool)


class Seeded(Struct, frozen=True, dict=True):
    """Chance from a seed: the same seed always deals the same game."""

    seed: bytes

    @cached_property
    def pile(self) -> tuple[Note, ...]:
        return shuffled(self.seed, "notes", BOX.listed())

    def note(self, turned: int) -> Note:
        return self.pile[turned]

    def power(self, seat: Seat, pool: tuple[str, ...]) -> str:
        return power_cards(self.seed, pool)[seat]

    def cop(self, seats: int) -> Seat:
        return shuffled(self.seed, "roles", ("cop", *["gangster"] * (seats - 1))).index("cop")

    def bullet(self, round_: int, seat: Seat, gun: int, unused: Sequence[T]) -> T:
        place, _ = draws(self.seed, f"bullet/{round_}/{seat}/{gun}", len(unused))
        return unused[place]

    def deck(self, round_: int, cards: Cards, *, red: bool) -> tuple[Card, ...]:
        return decks(self.seed, cards, red=red)[round_ - 1]

    def dealt(self, round_: int, row: tuple[Card, ...], hands: int) -> tuple[Card, ...]:
        return shuffled(self.seed, f"live/deal/{round_}", row)[:hands]


class Scripted(Struct, frozen=True):
    """Chance written down beforehand: by a scenario, or by a test."""

    deck: tuple[Note, ...]
    powers: tuple[str | None, ...] = ()
    cop_seat: Seat = 0

    def note(self, turned: int) -> Note:
        return self.deck[turned]

    def power(self, seat: Seat, pool: tuple[str, ...]) -> str | None:  # noqa: ARG002
        return self.powers[seat]

    def cop(self, seats: int) -> Seat:  # noqa: ARG002
        return self.cop_seat

    def bullet(self, round_: int, seat: Seat, gun: int, unused: Sequence[T]) -> T:  # noqa: ARG002
        return unused[0]


class LiveScripted(Struct, frozen=True):
    """Chance of a Live game written down beforehand, round by round."""

    decks: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    """The cards dealt, in the order of the seats in play; as the row lies where too few are."""

    def deck(self, round_: int, cards: Cards, *, red: bool) -> tuple[Card, ...]:  # noqa: ARG002
        return self.decks[round_ - 1]

    def dealt(self, round_: int, row: tuple[Card, ...], hands: int) -> tuple[Card, ...]:
        written = self.hands[round_ - 1] if round_ <= len(self.hands) else ()
        return (*written, *row)[:hands]
