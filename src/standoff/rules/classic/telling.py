"""A telling: the events of one step as they happen, each on the table the one before left."""

from standoff.rules.classic.events import Event
from standoff.rules.classic.table import Table


class Telling:
    """What has happened so far in this step, and the table it has come to."""

    __slots__ = ("events", "round_over", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []
        self.round_over = False

    def tell(self, event: Event) -> None:
        """Let one thing happen. Never compute a later event from an earlier table."""
        self.table = event.fold(self.table)
        self.events.append(event)
