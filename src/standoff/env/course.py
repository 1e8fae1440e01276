"""What the course of a game is in OpenSpiel, whichever edition: who speaks next, and all that happened."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from msgspec.json import encode

from standoff.rules.asks import Seat
from standoff.rules.events import Event, Seen

TableT = TypeVar("TableT")
CourseT = TypeVar("CourseT", bound="AnyCourse")
History = Sequence[tuple[int, int]]
"""Players and actions, as OpenSpiel keeps them."""
Said = Mapping[Seat, int]
"""What each seat did; some have not spoken yet if it is the last word of a history."""
Word = int | Said
"""What luck said, or what the players did."""
WAIT = 0
"""The action of who is not asked, in both editions."""


class Turn(IntEnum):
    """Who speaks next."""

    LUCK = -1
    PLAYERS = -2
    """All who are asked, at once."""
    NOBODY = -4


class Log(NamedTuple, Generic[TableT]):
    """A step of the game, and all those before it."""

    before: "Log[TableT] | None"
    events: tuple[Event[TableT], ...]
    table: TableT
    """What the step came to."""


class AnyCourse(Protocol):
    """A value that never changes, so that copies cost nothing."""

    @property
    def turn(self) -> Turn: ...

    @property
    def players(self) -> int: ...

    def outcomes(self) -> list[tuple[int, float]]:
        """Everything luck may say now, and how likely each is."""

    def said(self, outcome: int) -> str:
        """What luck says, in words."""

    def turned(self, outcome: int) -> Self:
        """After luck has spoken."""

    def legal(self, seat: Seat) -> list[int]:
        """What a seat may do; nothing where it is not asked."""

    def after(self, actions: Sequence[int]) -> Self:
        """After everybody asked has acted; what the others are said to do does not matter."""

    def won(self) -> tuple[float, ...]:
        """What each seat has won; nothing before the end."""


def words_of(course: CourseT, history: History) -> list[tuple[CourseT, Word]]:
    """A history of players and actions, word by word; each with where the game stood before."""
    history = [one for one in history if one[0] == Turn.LUCK or one[1] != WAIT]
    words, place = list[tuple[CourseT, Word]](), 0
    while place < len(history):
        if course.turn is Turn.LUCK:
            words.append((course, history[place][1]))
            course = course.turned(history[place][1])
            place += 1
            continue
        asked = seats_asked(course)
        said = dict(history[place : place + len(asked)])
        place += len(said)
        words.append((course, said))
        if len(said) == len(asked):
            course = course.after([said.get(seat, WAIT) for seat in range(course.players)])
    return words


def seats_asked(course: AnyCourse) -> set[Seat]:
    """Who has something to say now."""
    return {seat for seat in range(course.players) if course.legal(seat)}


def steps(log: Log[TableT] | None) -> list[Log[TableT]]:
    """The game step by step, in order."""
    found = []
    while log is not None:
        found.append(log)
        log = log.before
    return found[::-1]


def told(log: Log[TableT] | None, seen: Callable[[Event[TableT]], Seen | None]) -> list[str]:
    """What happened as JSON, a line for each step."""
    lines = []
    for step in steps(log):
        events = [one for event in step.events if (one := seen(event)) is not None]
        lines.append(encode(events).decode())
    return lines
