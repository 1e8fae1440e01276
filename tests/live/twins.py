"""Twins: a game of Live, and another in which cards are exchanged that one watcher does not know.

A card of the box is known by its place in all decks laid end to end. The twin has the same money
sides in the same places and plays the same decisions; only the action sides of some unknown cards
are exchanged, and only where nothing else happens because of it.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from standoff.rules.asks import RefusedAnswerError, Seat
from standoff.rules.cards import Card
from standoff.rules.game import deal, step
from standoff.rules.live.events import Dealt, Divided, Event, RoundBegan, Split
from standoff.rules.live.table import Table, blank
from standoff.rules.live.words import Place
from tests.live.games import Game, Shuffled

Watcher = Seat | None


class Stop(NamedTuple):
    """A moment at which a table waits, and what happened since the one before."""

    table: Table
    events: tuple[Event, ...]


class Twins(NamedTuple):
    """Two games that one watcher cannot tell apart, stop by stop."""

    watcher: Watcher
    one: tuple[Stop, ...]
    other: tuple[Stop, ...]


def twins(game: Game, watcher: Watcher, steps: int, dice: Random, tries: int = 8) -> Twins | None:
    """A twin of the first steps of a game, if some cards can be exchanged."""
    chance = Shuffled(game.seed)
    options = game.options
    cards = [card for r in range(1, 6) for card in chance.deck(r, options.cards, red=options.red)]
    one = replayed(game, cards, steps)
    assert one is not None
    learned = Learned(game, watcher, steps)
    hidden = [card for card in range(len(cards)) if card not in learned.known]
    others = [card for card in learned.ever_held if card in set(hidden)] or hidden
    found = None
    for _ in range(tries):
        exchanged = list(cards)
        first, second = dice.choice(others), dice.choice(hidden)
        exchanged[first] = _with_face(cards[first], cards[second])
        exchanged[second] = _with_face(cards[second], cards[first])
        other = replayed(game, exchanged, steps)
        if exchanged != cards and other is not None and _public(other) == _public(one):
            cards, found = exchanged, other
    return None if found is None else Twins(watcher, one, found)


def _with_face(card: Card, face: Card) -> Card:
    return Card(face.weapon, card.value, face.number)


def replayed(game: Game, cards: Sequence[Card], steps: int) -> tuple[Stop, ...] | None:
    """The same decisions with these cards, unless they are no longer legal."""
    size = len(cards) // 5
    decks = tuple(tuple(cards[first : first + size]) for first in range(0, len(cards), size))
    table, events = deal(game.options, Shuffled(game.seed, decks))
    stops = [Stop(table, events)]
    for turn in game.turns[:steps]:
        try:
            table, events = step(table, turn.answers)
        except RefusedAnswerError:
            return None
        stops.append(Stop(table, events))
    return tuple(stops)


def _public(stops: tuple[Stop, ...]) -> list[Event]:
    """Everything that happened before all eyes."""
    secret = (RoundBegan, Dealt)
    return [event for stop in stops for event in stop.events if not isinstance(event, secret)]


class Learned:
    """Which cards of the box a watcher has come to know, by section 5 of the rules."""

    def __init__(self, game: Game, watcher: Watcher, steps: int) -> None:
        self.watcher = watcher
        self.chance = Shuffled(game.seed)
        self.deck_size = (105 if game.options.red else 80) // 5
        self.row: list[int] = []
        self.dealt: dict[Seat, list[int]] = {}
        self.held: dict[Seat, int] = {}
        self.known: set[int] = set()
        self.ever_held: set[int] = set()
        self.places: Iterator[int] = iter(())
        table = blank(game.options, game.dealt.chance)
        for events in (game.deal_events, *(turn.events for turn in game.turns[:steps])):
            for event in events:
                self._follow(event, table)
                table = event.fold(table)
                self._look(table)

    def _follow(self, event: Event, table: Table) -> None:
        """Keep track of where each card of the box is."""
        match event:
            case RoundBegan():
                first = self.deck_size * (event.round - 1)
                self.row += range(first, first + self.deck_size)
                self.held = {}
            case Dealt():
                if not table.dealt:
                    sample = self.chance.places(table.round, len(self.row), len(table.in_play))
                    self.places = iter(sample)
                self.dealt[event.chief] = [self.row[next(self.places)] for _ in event.cards]
                if self.watcher in event.team:
                    self.known.update(self.dealt[event.chief])
            case Divided():
                self.held.update(zip(event.to, self.dealt[event.chief], strict=True))
                self.ever_held.update(self.held.values())
            case Split():
                taken = {place for portion in event.portions for place in portion}
                self.row = [card for place, card in enumerate(self.row) if place not in taken]
            case _:
                pass

    def _look(self, table: Table) -> None:
        """Learn what was shown, and what was handed to a Godfather who does not play."""
        handed = self.watcher == table.godfather and not table.options.playing_godfather
        for seat, card in self.held.items():
            gone = table[seat].place in (Place.COWARD, Place.HOSPITAL)
            if table[seat].shown or (handed and gone):
                self.known.add(card)
