"""A game of either edition that was played in a test, from the deal to the end."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.game import asks, step

Options = TypeVar("Options")
Temper = TypeVar("Temper")
Table = TypeVar("Table")
Event = TypeVar("Event")
Answers = Mapping[Seat, Decision | None]


class Turn(NamedTuple, Generic[Table, Event]):
    """One step: the table that asked, what it was told, and what came of it."""

    before: Table
    answers: Answers
    after: Table
    events: tuple[Event, ...]


class Game(NamedTuple, Generic[Options, Temper, Table, Event]):
    """A game from the deal to the end."""

    options: Options
    seed: int
    temper: Temper
    dealt: Table
    deal_events: tuple[Event, ...]
    turns: tuple[Turn[Table, Event], ...]

    def __repr__(self) -> str:
        return f"played({self.options}, {self.seed}, {self.temper})"

    @property
    def end(self) -> Table:
        return self.turns[-1].after

    @property
    def events(self) -> tuple[Event, ...]:
        return (*self.deal_events, *(event for turn in self.turns for event in turn.events))


def turns(
    table: Any, answered: Callable[[Any, Ask], Decision | None]
) -> tuple[Turn[Any, Any], ...]:
    """Play a dealt table to its end."""
    taken = []
    while asking := asks(table):
        answers = {seat: answered(table, ask) for seat, ask in asking.items()}
        after, told = step(table, answers)
        taken.append(Turn(table, answers, after, told))
        table = after
    return tuple(taken)
