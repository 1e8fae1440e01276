"""What one seat observes of a game, to the last byte, through the five functions."""

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from standoff.rules import game
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Ended, Event
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Money
from tests.properties.games import Turn
from tests.properties.twins import Twins


class Rules(NamedTuple):
    """The five functions, or others in their place."""

    deal: Callable[..., tuple[Table, tuple[Event, ...]]] = game.deal
    asks: Callable[[Table], Any] = game.asks
    step: Callable[..., tuple[Table, tuple[Event, ...]]] = game.step
    view: Callable[[Table, Seat | None], object] = game.view
    redact: Callable[[Event, Seat | None], object] = game.redact


def first_difference(twins: Twins, rules: Rules) -> str | None:
    """What first tells the seat which of the two games it sits in; None if nothing does."""
    one = observed(rules, twins.start, twins.one, twins.seat, richer=0)
    other = observed(rules, twins.other_start, twins.other, twins.seat, richer=twins.richer)
    for here, there in zip(one, other, strict=True):
        if here != there:
            return f"seat {twins.seat} sees\n{here.decode()}\nor\n{there.decode()}"
    return None


def observed(
    rules: Rules, start: Table, turns: tuple[Turn, ...], seat: Seat | None, *, richer: int
) -> Iterator[bytes]:
    """Everything a seat is told, shown and asked, step by step, while the game runs."""
    table, events = rules.deal(start.options, start.chance)
    yield told(rules, events, seat)
    yield from seen(rules, table, seat)
    for turn in turns:
        table, events = rules.step(table, turn.answers)
        yield told(rules, events, seat)
        yield from seen(rules, table, seat)
    if table.options.money is Money.CLOSED:
        # Who has seen every split can add them up; a view must not do it for them.
        for other in range(table.options.players):
            if other != seat:
                one = table[other]
                table = table.with_gangster(other, replace(one, money=one.money + richer))
        yield from seen(rules, table, seat)


def told(rules: Rules, events: tuple[Event, ...], seat: Seat | None) -> bytes:
    # When the game ends, everything comes out.
    running = takewhile(lambda event: not isinstance(event, Ended), events)
    return msgspec.json.encode([rules.redact(event, seat) for event in running])


def seen(rules: Rules, table: Table, seat: Seat | None) -> Iterator[bytes]:
    if table.outcome is None:
        asking = rules.asks(table)
        yield msgspec.json.encode([rules.view(table, seat), list(asking), asking.get(seat)])
