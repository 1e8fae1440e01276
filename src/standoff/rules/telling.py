"""A telling: the events of one step as they happen, each on the table the one before left."""

from typing import Generic

from standoff.rules.events import Event, TableT


class Telling(Generic[TableT]):
    """What has happened so far in this step, and the table it has come to."""

    __slots__ = ("again", "events", "round_over", "table")

    def __init__(self, table: TableT) -> None:
        self.table = table
        self.events: list[Event[TableT]] = []
        self.round_over = False
        """Whether the rest of the round is passed over."""
        self.again = False
        """Whether the stage that was just resolved has more to ask."""

    def tell(self, event: Event[TableT]) -> None:
        """Let one thing happen. Never compute a later event from an earlier table."""
        self.table = event.fold(self.table)
        self.events.append(event)
