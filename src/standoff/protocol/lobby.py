"""The lobby of an open house: which tables there are, as anybody may see it."""

from enum import StrEnum

from msgspec import Struct

from standoff.protocol.members import LanguageSpoken
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo


class TableListed(Struct, frozen=True, omit_defaults=True):
    """A public table in the lobby: nobody's name is in it."""

    code: str
    stage: str
    options: Setting
    tempo: Tempo
    language: LanguageSpoken
    chairs: int
    people: int
    bots: int = 0
    """They make way for people: at once between games, at the next round in one."""
    round: int = 0
    """Of the game that is on."""
    free_text: bool = False
    hosted: bool = False
    starts_at: int | None = None
    """When a table of the house deals, whoever is there."""


class Grievance(StrEnum):
    """Why somebody is reported."""

    WORDS = "words"
    CHEATING = "cheating"
    SPOILING = "spoiling"
    """They let others wait, or play against the game itself."""


class OwnGame(Struct, frozen=True, omit_defaults=True):
    """A game that somebody played at a public table."""

    code: str
    number: int
    """Which game of that table."""
    at: int
    players: int
    won: float = 0
    """Their part of the victory."""
    total: int = 0
    bluffs: int = 0
    """How often they pointed with a blank card."""
    called: int = 0
    """How often whom they pointed at with it stayed."""
    result: str = ""
    """Where it is seen again: `/r/` and this, which nobody else is told. In the book it is not written down."""


class OwnFigures(Struct, frozen=True):
    """What somebody's games come to."""

    games: int
    won: float
    par: float
    """What chance would have given them: a part for each of the players."""
    bluffs: int
    called: int
