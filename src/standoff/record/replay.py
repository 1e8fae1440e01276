"""Playing a record again, through the same rules."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from standoff.record.editions import Event, Table
from standoff.record.reader import MisfitError, Record, UnreadableError
from standoff.rules.asks import Decision, IllegalError, Seat
from standoff.rules.game import asks, deal, step


class PlayedLine(NamedTuple):
    """One line of a record, played."""

    answers: Mapping[Seat, Decision | None]
    """What was said; nothing at the deal."""
    table: Table
    """The table after it."""
    events: tuple[Event, ...]


def replay(record: Record) -> Iterator[PlayedLine]:
    """The deal, then every step; raises at the first line that does not fit."""
    if record.seed is None:
        raise record.misfit or UnreadableError("its seed is still sealed")
    table, events = deal(record.opening.options, record.seed.chance())
    yield PlayedLine({}, table, events)
    for line, answers in enumerate(record.steps, start=2 + len(record.draws)):
        _check_asked(record, table, answers, line)
        try:
            table, events = step(table, answers)
        except IllegalError as fault:
            said = msgspec.json.encode(fault.said).decode()
            name = record.opening.names[fault.seat]
            raise MisfitError(line, f"has {name} say {said}, which is illegal there") from fault
        yield PlayedLine(answers, table, events)
    if record.outcome is not None and record.outcome != table.outcome:
        raise MisfitError(record.lines, "does not tell the outcome the game came to")
    if record.misfit is not None:
        raise record.misfit


def _check_asked(
    record: Record, table: Table, answers: Mapping[Seat, Decision | None], line: int
) -> None:
    asked = tuple(asks(table))
    if not asked:
        raise MisfitError(line, "goes on, but the game is over")
    if tuple(answers) != asked:
        names = ", ".join(record.opening.names[seat] for seat in asked)
        raise MisfitError(line, f"does not hold the answers of those who were asked: {names}")
