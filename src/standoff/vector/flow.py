"""The order of play: one stage after another, with somebody to answer wherever one asks."""

from collections.abc import Callable
from typing import Protocol

from standoff.vector.numbers import BACKSTAB
from standoff.vector.phases import aim, load, nerve, phone, split, window
from standoff.vector.phases.volley import fast_volley, volley
from standoff.vector.rows import Row, Word
from standoff.vector.table import Tables

(LOOT_TURNED, LOAD, LOADED, AIM, AIM_LAST, AIMED, LOAD_LAST, NERVE, FOILED, NERVE_ENDED,
 FAST_VOLLEY_ENDED, VOLLEY_ENDED, SPLITTING, PHONE, OVER) = range(15)  # fmt: skip
"""What a table can wait for, in the order of a round, and that it waits for nothing any more."""


class Players(Protocol):
    """Whoever answers for the seats. ActionPlayers are nothing where a table does not go on from here."""

    def shows(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        """Who shows a power."""

    def loads(self, table: Tables, moment: int, asked: Row) -> tuple[Row, Word]:
        """The bullet each lays, and that of the second gun."""

    def aims(self, table: Tables, moment: int, asked: Row) -> tuple[Row, Word]:
        """Where each points, and the second gun."""

    def withdraws(self, table: Tables, moment: int, asked: Row) -> Row:
        """Who withdraws."""

    def stabs(self, table: Tables, moment: int, asked: Row, stabber: Row, victims: Row) -> Row:
        """Who is stabbed."""

    def ends(
        self, table: Tables, moment: int, asked: Row, taker: Row, swapper: Row
    ) -> tuple[Row, Word]:
        """Whose gun is taken, and which bullet is thrown for a BBB."""

    def joins(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        """Who stands up again."""

    def calls(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        """Who turns the telephone."""


def arm(table: Tables, players: Players) -> None:
    """Phases 1 and 2 once the loot is there: powers shown, bullets laid."""
    powers = table.law.has_powers
    if powers:
        _show(table, players, LOOT_TURNED)
    load.resolve(table, *players.loads(table, LOAD, load.asks(table, last=False)))
    if powers:
        _show(table, players, LOADED)


def point(table: Tables, players: Players) -> None:
    """Phase 3: guns pointed, by those who do it last too, and the last bullets laid."""
    aim.resolve(table, *players.aims(table, AIM, aim.asks(table, last=False)))
    if table.law.has_powers:
        aim.resolve(table, *players.aims(table, AIM_LAST, aim.asks(table, last=True)))
        _show(table, players, AIMED)
        load.resolve(table, *players.loads(table, LOAD_LAST, load.asks(table, last=True)))


def face(table: Tables, players: Players) -> None:
    """Phase 4: stay or withdraw, and what comes of foiled shots."""
    nerve.resolve(table, players.withdraws(table, NERVE, nerve.asks(table)))
    if table.law.has(BACKSTAB):
        window.stab(table, players.stabs(table, FOILED, *window.foiled(table)))
        _end(table, players, NERVE_ENDED)


def shoot_fast(table: Tables, players: Players) -> None:
    """Phase 5."""
    fast_volley(table)
    if table.law.has_powers:
        _end(table, players, FAST_VOLLEY_ENDED)


def shoot(table: Tables, players: Players) -> None:
    """Phase 6."""
    volley(table)
    if table.law.has_powers:
        _end(table, players, VOLLEY_ENDED)


def divide(table: Tables, players: Players) -> None:
    """Phases 7 and 8: the split, and the telephone."""
    if table.law.has_powers:
        window.join(table, players.joins(table, SPLITTING, *window.splitting(table)))
    split.resolve(table)
    if table.law.has_cop:
        asked = phone.asks(table)
        called = players.calls(table, PHONE, asked, asked & phone.may_call(table))
        phone.resolve(table, asked & table.go, called)


Part = Callable[[Tables, Players], None]
PARTS: tuple[Part, ...] = (arm, point, face, shoot_fast, shoot, divide)
"""One round from the loot on, for the tables that go on (section 6 of the rules)."""
LAST_MOMENTS = (LOADED, LOAD_LAST, NERVE_ENDED, FAST_VOLLEY_ENDED, VOLLEY_ENDED, PHONE)
"""What a table waits for last in each of them."""


def _show(table: Tables, players: Players, moment: int) -> None:
    powers = window.AFTER_AIMS if moment == AIMED else window.BEFORE_AIMS
    window.show(table, players.shows(table, moment, *window.shows(table, powers)))


def _end(table: Tables, players: Players, moment: int) -> None:
    asks = window.phase_ended(table, fast=moment == FAST_VOLLEY_ENDED)
    window.end(table, *players.ends(table, moment, *asks))
