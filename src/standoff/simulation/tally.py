"""Counts over many games: whole numbers only, so that they add up alike in any order."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import astuple

WHOLE_WIN = 420
"""A win in parts: up to seven winners divide it evenly."""


class Measure(StrEnum):
    """What is counted."""

    WINS = "wins"
    """In parts of a whole win."""
    DEATHS = "deaths"
    SHAME = "shame"
    MONEY = "money"
    """The final sums of the living."""
    LOOT_LEFT = "loot-left"
    """What could not be split, beside what lay on the table."""
    FALLS = "falls"
    WITHDRAWALS = "withdrawals"
    USES = "uses"
    """Whether a card that somebody held did anything."""
    HOLDER_FALLS = "holder-falls"
    """Whether whoever held a card fell."""
    VARIANT = "variant"
    """What a variant brought about."""
    FLED = "fled"
    """Who withdrew, beside who could: "guns 2", "loot 40", "round 3", "click"; by bot "guns 2/timid"."""
    LOADED = "loaded"
    """Guns that would have fired, beside guns: "guns 2"; in Live "mime bbb"."""
    DANGER = "danger"
    """Those at whom a loaded gun pointed, beside those at whom any did: "guns 2"."""
    INCOME = "income"
    """What a round brought somebody who stayed: "click fled", "weapon boom"."""
    HOLDER_WINS = "holder-wins"
    """Wins, in parts, of whoever had something: "click fled", "insane/timid", "weapon boom"."""
    COP = "cop"
    """What became of the cop: "alerted", "dead"."""
    SHARERS = "sharers"
    """How many shared, beside how often: "loot 40"."""


class Sample(Struct):
    """Pairs of whole numbers, summed up; the second is 1 where only the first matters."""

    size: int = 0
    total: int = 0
    squares: int = 0
    beside: int = 0
    beside_squares: int = 0
    products: int = 0

    def add(self, value: int, beside: int = 1) -> None:
        self.size += 1
        self.total += value
        self.squares += value * value
        self.beside += beside
        self.beside_squares += beside * beside
        self.products += value * beside

    def merge(self, other: "Sample") -> None:
        self.size += other.size
        self.total += other.total
        self.squares += other.squares
        self.beside += other.beside
        self.beside_squares += other.beside_squares
        self.products += other.products

    @property
    def sums(self) -> tuple[int, int, int, int, int, int]:
        """Everything, in the order of the fields."""
        return astuple(self)


Key = tuple[Measure, str]
"""What is counted, and of whom: "seat 0", "bot timid", "weapon boom"; "" for the whole game."""


_NONE = (0, 0)


class GameBlock(Struct):
    """Pairs of whole numbers from one game, which hang together and count as one."""

    pairs: dict[Key, tuple[int, int]] = {}

    def add(self, measure: Measure, of: str, value: int, beside: int = 1) -> None:
        self.add_all(((measure, of),), value, beside)

    def add_all(self, keys: Iterable[Key], value: int, beside: int = 1) -> None:
        """The same pair for several things that are counted."""
        pairs = self.pairs
        for key in keys:
            sum_, sum_beside = pairs.get(key, _NONE)
            pairs[key] = sum_ + value, sum_beside + beside


class Tally(Struct):
    """What some games came to."""

    games: int = 0
    decisions: int = 0
    samples: dict[Key, Sample] = {}

    def __getitem__(self, key: Key) -> Sample:
        return self.samples.get(key, Sample())

    def add(self, measure: Measure, of: str, value: int, beside: int = 1) -> None:
        key = measure, of
        if key not in self.samples:
            self.samples[key] = Sample()
        self.samples[key].add(value, beside)

    def take(self, block: GameBlock) -> None:
        """Add one game's pairs, each sum as one."""
        samples = self.samples
        for key, (value, beside) in block.pairs.items():
            if key not in samples:
                samples[key] = Sample()
            samples[key].add(value, beside)

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for key, sample in other.samples.items():
            self.samples.setdefault(key, Sample()).merge(sample)

    def among(self, measure: Measure, kind: str) -> dict[str, Sample]:
        """The samples of one kind ("seat", "bot", "weapon"), by what each is of."""
        prefix = f"{kind} "
        return {
            of.removeprefix(prefix): sample
            for (what, of), sample in sorted(self.samples.items())
            if what is measure and of.startswith(prefix)
        }
