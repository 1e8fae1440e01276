"""Small games of Live for tests: everyone holds what a test says, and does what it says."""

import re
from collections.abc import Mapping

from standoff.cards.reading import house_cards
from standoff.rules.asks import Decision, Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.chance import LiveScripted
from standoff.rules.decisions import WITHDRAW
from standoff.rules.game import asks, deal, step
from standoff.rules.live.decisions import Aim, Freeze, TouchAsk
from standoff.rules.live.events import Event
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.rules.notes import FIVE

A, B, C, D, E, F = range(6)
"""Two teams of three: A, B, C against D, E, F. The Godfather sits in the seat behind."""
GODFATHER = 6

Answers = Mapping[Seat, Decision | None]


def card(text: str) -> Card:
    """A card worth 5,000: `bbb`, `boom3`."""
    weapon, number = re.fullmatch(r"([a-z]+)(\d*)", text).groups()  # type: ignore[union-attr]
    return Card(Weapon(weapon), FIVE, int(number) if number else None)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(card, text.split()))


def two_teams(*variants: Variant) -> Options:
    return Options(teams_of(3, 3), house_cards(), variants)


def dealt(held: str, *variants: Variant, decks: int = 5) -> Table:
    """Six gangsters who hold these cards from A to F, just before the Chiefs divide them."""
    hand = cards(held)
    deck = (*hand, *cards("bbb " * (16 - len(hand))))
    table, _ = deal(two_teams(*variants), LiveScripted((deck,) * decks, (hand,) * decks))
    return table


def divided(held: str, *variants: Variant) -> Table:
    """The same once both Chiefs left everything as dealt: the Godfather is asked."""
    return after(dealt(held, *variants))


def frozen(held: str, *variants: Variant, freeze: Freeze | None = None) -> Table:
    """The same once everybody stands still: all are asked to aim."""
    return after(divided(held, *variants), {GODFATHER: freeze})


def aimed(held: str, aims: Mapping[Seat, Aim], *variants: Variant) -> Table:
    """The same once these have aimed and the others were too slow: all are asked to stay."""
    return after(frozen(held, *variants), dict(aims))


def fired(
    held: str, aims: Mapping[Seat, Aim], *variants: Variant, cowards: tuple[Seat, ...] = ()
) -> Table:
    """The same once these withdrew and all others stayed."""
    return after(aimed(held, aims, *variants), dict.fromkeys(cowards, WITHDRAW))


def after(table: Table, answers: Answers | None = None) -> Table:
    """The table after these answers, and the silence of everybody else."""
    return step(table, answers or {})[0]


def told(table: Table, answers: Answers | None = None) -> tuple[Event, ...]:
    return step(table, answers or {})[1]


def bbb(target: Seat) -> Aim:
    return Aim(Weapon.BBB, (target,))


def double(first: Seat, second: Seat) -> Aim:
    return Aim(Weapon.DOUBLE, (first, second))


def shotgun(target: Seat) -> Aim:
    return Aim(Weapon.SHOTGUN, (target,))


def touch_ask(table: Table) -> TouchAsk:
    """What the Godfather is asked about touching, and nobody else anything."""
    ((seat, ask),) = asks(table).items()
    assert seat == GODFATHER
    assert isinstance(ask, TouchAsk)
    return ask
