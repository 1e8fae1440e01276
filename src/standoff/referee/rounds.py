"""A judged game round by round, whatever the edition."""

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from standoff.rules.events import Event

ScenarioT = TypeVar("ScenarioT")
TableT = TypeVar("TableT")
Kind = TypeVar("Kind")


class Beginning(Protocol):
    """The event a round begins with."""

    @property
    def round(self) -> int: ...


class PlayedRound(Struct, Generic[TableT], frozen=True):
    """One round as it went: the table before it, everything that happened, the table after."""

    before: TableT
    events: tuple[Event[TableT], ...]
    after: TableT

    def told(self, kind: type[Kind]) -> Iterator[Kind]:
        """The events of one kind, in the order they happened."""
        return (event for event in self.events if isinstance(event, kind))


class JudgedGame(Struct, Generic[ScenarioT, TableT], frozen=True):
    """A scenario played to its last round."""

    scenario: ScenarioT
    rounds: tuple[PlayedRound[TableT], ...]

    @property
    def table(self) -> TableT:
        return self.rounds[-1].after


def by_round(
    table: TableT, events: Sequence[Event[TableT]], begins: type[Beginning], rounds: int
) -> tuple[PlayedRound[TableT], ...]:
    """The events, round by round; a round nobody wrote down has only begun, and is left out."""
    before = table
    played: list[PlayedRound[TableT]] = []
    current: list[Event[TableT]] = []
    for event in events:
        if isinstance(event, begins) and event.round > 1:
            played.append(PlayedRound(before, tuple(current), table))
            before, current = table, []
        current.append(event)
        table = event.fold(table)
    played.append(PlayedRound(before, tuple(current), table))
    return tuple(played[:rounds])
