"""Whose games may go into a dataset: those of bots, and of people only where their table said yes."""

from standoff.record.reader import Record


class LeftOutError(ValueError):
    """Why a game does not go into a dataset; the same words for every game of its kind."""


def check_consent(record: Record) -> None:
    """Refuse a game in which somebody played who was not asked.

    A record has no place yet for a table's yes, so only games in which the house spoke for every
    seat pass. Where records come to carry it, this is the one function that has to read it.
    """
    if not record.draws:
        raise LeftOutError("does not say who was a bot")
    if len(record.draws[0].house) < len(record.opening.names) or record.plays_on:
        raise LeftOutError("people played, and nothing says that their table agreed")
