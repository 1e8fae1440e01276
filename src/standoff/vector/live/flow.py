"""The order of play: one stage after another, with somebody to answer wherever one asks."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from standoff.vector.live.box import BBB, DOUBLE, SHOTGUN
from standoff.vector.live.law import Facts
from standoff.vector.live.phases import homecoming, split, volley
from standoff.vector.live.table import BBB_CHAIN, DOUBLE_CHAIN, SHOTGUN_CHAIN, LiveTables

Stage = Callable[[LiveTables], None]


class LivePlayers(Protocol):
    """Whoever answers, for the seats and for the Godfather; they let tables pass a stage."""

    def divide(self, facts: Facts, table: LiveTables) -> None: ...

    def freeze(self, facts: Facts, table: LiveTables) -> None: ...

    def aim(self, facts: Facts, table: LiveTables) -> None: ...

    def nerve(self, facts: Facts, table: LiveTables) -> None: ...

    def chain(self, facts: Facts, table: LiveTables, moment: int) -> None: ...

    def fall(self, facts: Facts, table: LiveTables) -> None: ...

    def go(self, table: LiveTables, stage: Stage) -> None:
        """Pass a stage that asks nobody."""


def play_round(facts: Facts, table: LiveTables, players: LivePlayers) -> None:
    """One round once the cards are dealt (L18-L53)."""
    players.divide(facts, table)
    players.freeze(facts, table)
    players.aim(facts, table)
    players.nerve(facts, table)
    for moment, face in ((BBB_CHAIN, BBB), (DOUBLE_CHAIN, DOUBLE), (SHOTGUN_CHAIN, SHOTGUN)):
        players.go(table, partial(volley.resolve, facts, face=face))
        if face == SHOTGUN:
            players.fall(facts, table)
        players.chain(facts, table, moment)
    players.go(table, partial(split.resolve, facts))
    players.go(table, partial(homecoming.resolve, facts))
