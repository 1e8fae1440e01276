"""Whose games may go into a dataset: those of bots, and of people only where their table said yes."""

from standoff.record.reader import Record
from standoff.rules.asks import Seat

PERSON = "a person"
"""What everybody is called in a dataset who is no bot."""


class LeftOutError(ValueError):
    """Why a game does not go into a dataset; the same words for every game of its kind."""


def check_consent(record: Record) -> None:
    """Refuse a game in which somebody played who did not say yes.

    At an open house people may permit it; the record says whether all of a table did. At other
    tables nobody is asked, so only games pass in which the house spoke for every seat.
    """
    if not record.draws:
        raise LeftOutError("does not say who was a bot")
    if len(people(record)) > 0 and not record.permitted:
        raise LeftOutError("people played, and not all of them permitted it")


def people(record: Record) -> set[Seat]:
    """Where people sat, also those who came late."""
    late = {seat for seats in record.plays_on.values() for seat in seats}
    return set(range(len(record.opening.names))) - set(record.draws[0].house) | late


def names(record: Record) -> tuple[str, ...]:
    """What those are called who played: bots by their names, and people by none."""
    theirs = people(record)
    return tuple(
        PERSON if seat in theirs else name for seat, name in enumerate(record.opening.names)
    )
