"""The frozen suite of the leaderboard: which tables, which deals, among whom. It changes no more.

Whoever wants another suite gives it another name; figures of two suites do not compare.
"""

from functools import cache
from hashlib import sha256

import msgspec
from msgspec import Struct

from standoff.minds.frozen import NAMES, styles_hash
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.game import RULES_VERSION
from standoff.tournament.result import EVALUATION_SEED

PLAYERS = 5
"""Par is the same at every table, so shares of wins may be averaged."""


class Suite(Struct, frozen=True):
    """Everything that figures depend on, but for the entrant and the code of the bots."""

    name: str
    seed: str
    """The published deals; game by game those of `standoff tournament`."""
    rules: int
    minds: str
    """The hash of the scripted minds."""
    opponents: tuple[str, ...]
    """Who fills the other seats: copies of one after the other."""
    tables: dict[str, Options]
    """Every option set, by name."""
    games: int
    """Of a full run, at each table among each opponent."""

    @property
    def hash(self) -> str:
        """Sixteen digits that differ as soon as anything does."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]


def table_name(options: Options) -> str:
    """An option set in a word: its powers, and what else is unusual."""
    cop = "-cop" if options.cop else ""
    closed = "-closed" if options.money is Money.CLOSED else ""
    return f"{options.powers}{cop}{closed}"


@cache
def suite() -> Suite:
    """The suite there is."""
    every = [
        Options(PLAYERS, powers, cop, money)
        for money in Money
        for powers in PowerSet
        for cop in (False, True)
    ]
    return Suite(
        name="standoff suite 1",
        seed=EVALUATION_SEED,
        rules=RULES_VERSION,
        minds=styles_hash(),
        opponents=NAMES,
        tables={table_name(options): options for options in every},
        games=100,
    )
