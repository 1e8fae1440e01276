"""What the course of a game is in OpenSpiel, whichever edition: who speaks next, and all that happened."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from msgspec.json import encode

from standoff.rules.asks import Seat
from standoff.rules.events import Event, Seen

TableT = TypeVar("TableT")


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
