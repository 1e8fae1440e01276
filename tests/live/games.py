"""Whole games of Live by random decisions and silences, at every kind of table."""

from itertools import product
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from standoff.cards.reading import house_cards
from standoff.rules.asks import Ask, Decision
from standoff.rules.cards import Card, Cards
from standoff.rules.chance import LiveChance, Seeded
from standoff.rules.game import deal
from standoff.rules.live.decisions import Freeze, FreezeAsk, Touch, TouchAsk
from standoff.rules.live.events import Event
from standoff.rules.live.options import Options
from standoff.rules.live.table import Spot, Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.rules.options import Money
from tests.played import Game as AnyGame
from tests.played import Turn as AnyTurn
from tests.played import turns

SIZES = (
    (3, 3),
    (4, 4),
    (4, 3, 3),
    (5, 5),
    (3, 3, 3, 3),
    (4, 3, 3, 3),
    (5, 5, 5),
    (4,) * 5,
    (3,) * 7,
)
VARIANTS: tuple[tuple[Variant, ...], ...] = (
    (),
    (Variant.CHAIN_OF_GRENADES,),
    (Variant.FOOLPROOF,),
    (Variant.CHAIN_OF_GRENADES, Variant.FOOLPROOF),
)
TABLES = tuple(
    Options(teams_of(*sizes), house_cards(), variants, playing, money)
    for sizes, variants, (playing, money) in product(
        SIZES, VARIANTS, ((False, Money.CLOSED), (True, Money.OPEN))
    )
)


class Temper(NamedTuple):
    """How often people say nothing, how many are hidden, and how close all stand."""

    silence: float = 0.1
    hidden: float = 0.1
    crowd: float = 0.15


TEMPERS = (Temper(), Temper(0, 0, 0.4), Temper(0.5, 0.5, 0.05), Temper(0.02, 0, 1))


class Shuffled:
    """The decks of a seed, dealt by places in the row, so that a test knows which card went where."""

    def __init__(self, seed: int, decks: tuple[tuple[Card, ...], ...] | None = None) -> None:
        self.seed = seed
        self.decks = decks

    def deck(self, round_: int, cards: Cards, *, red: bool) -> tuple[Card, ...]:
        if self.decks is not None:
            return self.decks[round_ - 1]
        return Seeded(self.seed.to_bytes(32, "big")).deck(round_, cards, red=red)

    def places(self, round_: int, row: int, hands: int) -> list[int]:
        """The places in the row of the cards that are dealt."""
        return Random(f"{self.seed}/{round_}").sample(range(row), hands)

    def dealt(self, round_: int, row: tuple[Card, ...], hands: int) -> tuple[Card, ...]:
        return tuple(row[place] for place in self.places(round_, len(row), hands))


Turn = AnyTurn[Table, Event]
Game = AnyGame[Options, Temper, Table, Event]


def played(options: Options, seed: int, temper: Temper) -> Game:
    """The game of a seed, in which everyone asked says something legal, or stays silent."""
    chance: LiveChance = Shuffled(seed)
    dealt, events = deal(options, chance)
    return Game(options, seed, temper, dealt, events, random_turns(dealt, Random(seed), temper))


def random_turns(table: Table, dice: Random, temper: Temper) -> tuple[Turn, ...]:
    """Play a dealt table to its end."""
    return turns(table, lambda _, ask: answered(ask, dice, temper))


def answered(ask: Ask, dice: Random, temper: Temper) -> Decision | None:
    """A decision drawn from an ask, or nothing; the Godfather is neither blind nor a crowd."""
    if dice.random() < temper.silence:
        return None
    if isinstance(ask, FreezeAsk):
        unseen = tuple(pair for pair in ask.pairs if dice.random() < temper.hidden)
        seats = [seat for team in ask.teams for seat in team]
        return Freeze(unseen, tuple(Spot(seat, dice.randrange(9_000), 0) for seat in seats))
    if isinstance(ask, TouchAsk):
        near = temper.crowd
        return Touch(
            tuple(tuple(seat for seat in ask.others if dice.random() < near) for _ in ask.bodies)
        )
    return ask.draw(dice)


games = st.builds(
    played, st.sampled_from(TABLES), st.integers(0, 2**32 - 1), st.sampled_from(TEMPERS)
)
