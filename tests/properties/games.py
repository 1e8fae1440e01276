"""Whole games by random decisions and silences, at every table that can be laid."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple, TypeVar

from hypothesis import strategies as st

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Seeded
from standoff.rules.classic.decisions import Aim, Forgo, Load, Withdraw
from standoff.rules.classic.events import Event
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, Money, PowerSet
from standoff.rules.game import asks, deal, step

T = TypeVar("T")
Answers = Mapping[Seat, Decision | None]

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


class Turn(NamedTuple):
    """One step: the table that asked, what it was told, and what came of it."""

    before: Table
    answers: Answers
    after: Table
    events: tuple[Event, ...]


class Game(NamedTuple):
    """A game from the deal to the end."""

    options: Options
    seed: int
    temper: Temper
    dealt: Table
    deal_events: tuple[Event, ...]
    turns: tuple[Turn, ...]

    def __repr__(self) -> str:
        return f"played({self.options}, {self.seed}, {self.temper})"

    @property
    def end(self) -> Table:
        return self.turns[-1].after

    @property
    def events(self) -> tuple[Event, ...]:
        return (*self.deal_events, *(event for turn in self.turns for event in turn.events))


def played(options: Options, seed: int, temper: Temper) -> Game:
    """The game of a seed, in which everyone asked says something legal, or stays silent."""
    dice = Random(seed)
    dealt, events = deal(options, Seeded(seed.to_bytes(32, "big")))
    table = dealt
    turns = []
    while asking := asks(table):
        answers = {seat: answered(table, ask, dice, temper) for seat, ask in asking.items()}
        after, told = step(table, answers)
        turns.append(Turn(table, answers, after, told))
        table = after
    return Game(options, seed, temper, dealt, events, tuple(turns))


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
