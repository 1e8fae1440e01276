"""The law of a batch: which tables it holds. What is the same at all of them costs nothing."""

from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from standoff.schema.observation import POWERS
from standoff.vector.numbers import POWERS as KNOWN

POWER_SETS = {"none": 0, "starter": 6, "all": 10, "all+backstab": len(POWERS)}
"""How many of the powers, in the order of their numbers, are shuffled (P3, A44)."""
PLAYABLE = tuple(name for name, powers in POWER_SETS.items() if powers <= KNOWN)
"""The sets in which this engine knows every power."""
MONEY = ("open", "closed")

ROUNDS = 8
NOTES_A_ROUND = 5
LAST_PHONE_ROUND = 6
CALLS_TO_ALERT = 3
DEADLY = 3
SEATS = 6


@dataclass(frozen=True)
class TableOptions:
    """What one table chooses."""

    players: int = 5
    powers: str = "none"
    cop: bool = False
    money: str = "open"

    @property
    def start(self) -> "GameStart":
        """Where its games begin."""
        return CLASSIC


class GameStart(NamedTuple):
    """How far a game has come before it begins."""

    played: int
    """How many rounds are over."""
    hand: tuple[int, int, int]
    """Click, bang, bbb of everybody."""
    notes: tuple[int, int, int]
    """Twenties, tens and fives to come."""
    scars: int
    """Everybody's wounds."""
    fewest: int
    """How many players there are at least."""


CLASSIC = GameStart(0, (5, 2, 1), (10, 15, 15), 0, 4)
"""C3, C5, C8, C10"""


@dataclass(frozen=True)
class MiniTable(TableOptions):
    """The last rounds of a game (`standoff.rules.classic.mini`)."""

    players: int = 2
    rounds: int = 2
    hand: tuple[int, int, int] = (1, 1, 0)
    notes: tuple[int, int, int] = (0, 10, 0)
    wounds: int = 1

    @property
    def start(self) -> GameStart:
        return GameStart(ROUNDS - self.rounds, self.hand, self.notes, DEADLY - self.wounds, 2)


@dataclass(frozen=True)
class Law:
    """The tables that a batch may hold: one option set, or several mixed."""

    tables: tuple[TableOptions, ...] = (TableOptions(),)
    counts: bool = False
    """Whether to count what was there to be split, and what was left of it."""

    def __post_init__(self) -> None:
        for table in self.tables:
            fewest = table.start.fewest
            if not fewest <= table.players <= SEATS:
                raise ValueError(
                    f"the game is for {fewest} to {SEATS} players, not {table.players}"
                )
            if table.powers not in POWER_SETS:
                raise ValueError(f"powers are one of {', '.join(POWER_SETS)}, not {table.powers}")
            if table.powers not in PLAYABLE:
                unknown = ", ".join(POWERS[KNOWN : POWER_SETS[table.powers]])
                raise ValueError(f"the vector engine does not know {unknown}: play by the rules")
            if table.money not in MONEY:
                raise ValueError(f"money is one of {', '.join(MONEY)}, not {table.money}")
            if table.cop and table.players < 5:
                raise ValueError("the cop needs 5 or 6 players")  # K1
        if not self.tables:
            raise ValueError("a law needs at least one option set")
        if len({table.start for table in self.tables}) > 1:
            raise ValueError("all games of a law begin alike")

    @property
    def start(self) -> GameStart:
        """Where all games begin."""
        return self.tables[0].start

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted({table.players for table in self.tables}))

    @property
    def pools(self) -> tuple[int, ...]:
        """How many powers are shuffled, at any of the tables."""
        return tuple(sorted({POWER_SETS[table.powers] for table in self.tables}))

    @property
    def cops(self) -> tuple[bool, ...]:
        return tuple(sorted({table.cop for table in self.tables}))

    @property
    def moneys(self) -> tuple[str, ...]:
        return tuple(money for money in MONEY if any(money == one.money for one in self.tables))

    @property
    def seats(self) -> int:
        """The seats of the largest table."""
        return self.players[-1]

    @property
    def has_powers(self) -> bool:
        return self.pools[-1] > 0

    @property
    def has_cop(self) -> bool:
        return self.cops[-1]

    def has(self, power: int) -> bool:
        """Whether a power may lie anywhere."""
        return power <= self.pools[-1]


def law(players: int = 5, powers: str = "none", cop: bool = False, money: str = "open") -> Law:
    """The law of a batch whose tables all play the same options."""
    return Law((TableOptions(players, powers, cop, money),))


EVERYTHING = Law(
    tuple(
        TableOptions(players, powers, cop, money)
        for players, powers, cop, money in product((4, 5, 6), PLAYABLE, (False, True), MONEY)
        if players > 4 or not cop
    )
)
"""Every option set this engine can play, in one batch."""
