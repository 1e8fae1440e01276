"""Whole games by random decisions and silences, at every table that can be laid."""

from random import Random
from typing import NamedTuple, TypeVar

from hypothesis import strategies as st

from standoff.rules.asks import Ask, Decision
from standoff.rules.chance import Seeded
from standoff.rules.classic.decisions import Aim, Forgo, Load, Withdraw
from standoff.rules.classic.events import Event
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, Money, PowerSet
from standoff.rules.game import deal
from tests.played import Game as AnyGame
from tests.played import Turn as AnyTurn
from tests.played import turns

T = TypeVar("T")

TABLES = tuple(
    Options(players, powers, cop, money)
    for powers in PowerSet
    for cop in (False, True)
    for players in ((5, 6) if cop else (4, 5, 6))
    for money in Money
)
"""Every option set, number of players and way to keep the money."""


class Temper(NamedTuple):
    """How people play: how often they say nothing, and how often they go for blood."""

    silence: float = 0.1
    fierce: float = 0.0


TEMPERS = (Temper(), Temper(silence=0), Temper(silence=0.5), Temper(fierce=0.9))
BLOODTHIRSTY = Temper(silence=0, fierce=1)
"""Chance alone almost never kills enough gangsters to end a game early."""


Turn = AnyTurn[Table, Event]
Game = AnyGame[Options, Temper, Table, Event]


def played(options: Options, seed: int, temper: Temper) -> Game:
    """The game of a seed, in which everyone asked says something legal, or stays silent."""
    dice = Random(seed)
    dealt, events = deal(options, Seeded(seed.to_bytes(32, "big")))
    taken = turns(dealt, lambda table, ask: answered(table, ask, dice, temper))
    return Game(options, seed, temper, dealt, events, taken)


seeds = st.integers(0, 2**32 - 1)
bloodbaths = st.builds(
    played,
    st.sampled_from([options for options in TABLES if options.players == 4]),
    seeds,
    st.just(BLOODTHIRSTY),
)
games = st.builds(played, st.sampled_from(TABLES), seeds, st.sampled_from(TEMPERS)) | bloodbaths


def answered(table: Table, ask: Ask, dice: Random, temper: Temper) -> Decision | None:
    """A decision drawn from an ask, nothing, or with two guns something from one hand only."""
    if dice.random() < temper.silence:
        return None
    said = ask.draw(dice)
    if dice.random() < temper.fierce:
        said = max(ask, key=lambda decision: fierceness(table, decision))
    if isinstance(said, Load) and len(said.bullets) == 2 and dice.random() < temper.silence:
        return Load(muted(said.bullets, dice))
    if isinstance(said, Aim) and len(said.at) == 2 and dice.random() < temper.silence:
        return Aim(muted(said.at, dice))
    return said


def fierceness(table: Table, decision: Decision) -> int:
    """Load to wound, all aim at the one who has suffered most, stay, and use every power."""
    match decision:
        case Load(bullets):
            return -bullets.count(Bullet.CLICK)
        case Aim(at):
            return sum(table[target].wounds for target in at if target is not None)
        case _:
            return -isinstance(decision, Withdraw | Forgo)


def muted(said: tuple[T, ...], dice: Random) -> tuple[T | None, ...]:
    """What two hands said, had one of them stayed silent (A20)."""
    first, second = said
    return (None, second) if dice.random() < 0.5 else (first, None)
