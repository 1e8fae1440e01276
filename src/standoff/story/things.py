"""Phrases for the things on the table: bullets and notes."""

from collections.abc import Iterable
from functools import reduce

from standoff.rules.classic.hand import Hand
from standoff.rules.classic.words import Bullet
from standoff.rules.live.teams import TEAM_NAMES
from standoff.rules.notes import Note
from standoff.words.families import member
from standoff.words.phrase import Phrase, Value, Values


def one_bullet(bullet: Bullet) -> Phrase:
    """ "a Bang" """
    return Phrase(member("one-bullet", bullet))


def hand_of(hand: Hand) -> tuple[Phrase, ...]:
    """ "2 × Click, 1 × Bang" """
    return tuple(
        Phrase(
            "cards",
            {
                "count": hand.listed().count(bullet),
                "bullet": Phrase(member("bullet", bullet)),
            },
        )
        for bullet in hand.kinds
    )


def team_called(name: str) -> Value:
    """A team by the name it chose, or by its usual name in the reader's language."""
    return Phrase(member("team", name)) if name in TEAM_NAMES else name


def series_of(notes: Iterable[Note]) -> tuple[Phrase, ...]:
    """ "$20k, $10k and $5k" """
    return tuple(Phrase("note", _thousands(note)) for note in notes)


def row_of(notes: Iterable[Note]) -> Phrase:
    """ "[$20k] [$10k] [$5k]": notes drawn one beside the other."""
    first, *others = notes
    return reduce(
        lambda row, note: Phrase("notes-row", _thousands(note) | {"row": row}),
        others,
        Phrase("note-drawn", _thousands(first)),
    )


def _thousands(note: Note) -> Values:
    return {"thousands": note // 1_000}
