"""What an event of any edition is: it says what it changes, and what each seat sees of it."""

from abc import abstractmethod
from typing import Generic, TypeVar

from msgspec import Struct

from standoff.rules.asks import Seat

TableT = TypeVar("TableT")


class Seen(Struct, frozen=True, tag_field="event", gc=False):
    """Something as one seat may see it."""


class Event(Seen, Generic[TableT], frozen=True, tag_field="event"):
    """Something that happened at the table."""

    @abstractmethod
    def fold(self, table: TableT) -> TableT:
        """The table after it."""

    def seen_by(self, seat: Seat | None) -> Seen:  # noqa: ARG002
        """What a seat sees of it (None: a watcher). Public unless said otherwise."""
        return self
