"""Hindsight: bluffs that were believed and reads that were right, with the cards as they really lay."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from standoff.review.course import GameStep, other_notes, rest_of_round
from standoff.review.shark import played_on
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import STAY, WITHDRAW
from standoff.rules.classic.events import Discarded, Event, Fired
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, DiscardReason, StageId
from standoff.rules.game import step

Played = tuple[Seat, str, tuple[Seat, ...], Mapping[Seat, Decision]]
"""Whose coup, of what kind, who else had part in it, and what else could have been said."""


class Coup(Struct, frozen=True):
    """A bluff or a read: what it left its owner, and what the other answer would have left."""

    round: int
    seat: Seat
    kind: str
    """bluff: an empty gun, with no live one beside it, that made somebody drop; fled: dropped before a
    live card; held: stayed before nothing but empty guns, and saw it."""
    others: tuple[Seat, ...]
    """Who dropped, or whose guns they were."""
    left: float
    instead: float


def coups(
    turns: Sequence[GameStep], dice: np.random.Generator, count: int, rounds: int
) -> list[Coup]:
    """All of a game, best first: each is played on so often, one way and the other, with the cards there were."""
    found = [
        _coup(turns[number], dice, count, rounds, *what)
        for number, turn in enumerate(turns)
        if turn.before.stage is StageId.NERVE
        for what in _in(turn, rest_of_round(turns, number))
    ]
    return sorted(found, key=lambda one: one.instead - one.left)


def _in(turn: GameStep, events: Sequence[Event]) -> Iterator[Played]:
    table = turn.before
    foiled = {
        event.seat: event.bullet
        for event in events
        if isinstance(event, Discarded) and event.why is DiscardReason.FOILED
    }
    fired = [event for event in events if isinstance(event, Fired)]
    for seat in table.living:
        dropped = turn.said.get(seat) == WITHDRAW
        target = table[seat].aims[0] if table[seat].aims else None
        if not dropped and target is not None and seat in foiled and _only_empty(table, target):
            yield seat, "bluff", (target,), {target: STAY}
        guns = guns_on(table, seat)
        live = tuple(one for one in guns if foiled.get(one, Bullet.CLICK) is not Bullet.CLICK)
        if dropped and live:
            yield seat, "fled", live, {seat: STAY}
        called = any(event.target == seat for event in fired)
        if not dropped and called and _only_empty(table, seat):
            yield seat, "held", guns, {seat: WITHDRAW}


def _only_empty(table: Table, seat: Seat) -> bool:
    """Whether no gun on somebody was live: with one that is, an empty one beside it is no bluff."""
    return all(set(table[one].loaded) == {Bullet.CLICK} for one in guns_on(table, seat))


def guns_on(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who points at a seat."""
    return tuple(one for one in table.living if seat in table[one].aims)


def _coup(
    turn: GameStep,
    dice: np.random.Generator,
    count: int,
    rounds: int,
    seat: Seat,
    kind: str,
    others: tuple[Seat, ...],
    instead: Mapping[Seat, Decision],
) -> Coup:
    notes = [other_notes(turn.before, dice) for _ in range(count)]
    branches = [
        [step(replace(turn.before, chance=one), said)[0] for one in notes]
        for said in (turn.said, {**turn.said, **instead})
    ]
    left, other = played_on(branches, dice, turn.before.round + rounds)[:, :, seat].mean(1).tolist()
    return Coup(turn.before.round, seat, kind, others, left, other)
