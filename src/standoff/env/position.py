"""A position: the table, and what everybody remembers of the way to it. A value like the table."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from standoff.env.memory import Memory, opening_memory
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Chance, Scripted
from standoff.rules.classic import engine
from standoff.rules.classic.events import Event
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.notes import BOX
from standoff.schema.legal import WAITING, Legal, legal


class Position(NamedTuple):
    """Where a game stands."""

    table: Table
    memory: Memory

    def legal(self, seat: Seat) -> Legal:
        """What a seat may do; wait, if it is not asked."""
        table = self.table
        ask = table.asking.get(seat)
        return WAITING if ask is None else legal(ask, seat, len(table.gangsters))

    def after(self, answers: Mapping[Seat, Decision]) -> "Passage":
        """Where it stands once everybody asked has answered, and what happened."""
        step = engine.step(self.table, answers)
        return Position(step[0], self.memory.after(self.table, step)), step[1]

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has won: the victory, divided among equals; nothing before the end."""
        won = [0.0] * len(self.table.gangsters)
        outcome = self.table.outcome
        if outcome is not None:
            for seat in outcome.winners:
                won[seat] = 1 / len(outcome.winners)
        return tuple(won)


Passage = tuple[Position, tuple[Event, ...]]


def drawn(options: Options, dice: Random) -> Scripted:
    """Everything that luck will decide in a game, drawn beforehand."""
    notes = list(BOX.listed())
    dice.shuffle(notes)
    powers = dice.sample(options.pool, options.players) if options.pool else ()
    return Scripted(tuple(notes), tuple(powers), dice.randrange(options.players))


def opened(options: Options, chance: Chance) -> Passage:
    """A game at its first ask, and what happened until then."""
    table, events = engine.deal(options, chance)
    return Position(table, opening_memory(table)), events
