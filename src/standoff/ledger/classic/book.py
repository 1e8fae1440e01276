"""The book: what the facts of a ledger come to."""

from msgspec import Struct

from standoff.rules.classic.events import Event
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import PowerId, Role, StageId


class KnownCards(Struct, frozen=True):
    """The secret cards of each seat as far as they are known; no roles: none known, or no cop."""

    powers: tuple[PowerId | None, ...]
    roles: tuple[Role, ...] = ()


class Book(Struct, frozen=True):
    """The table, which waits for the next fact, and everything that happened."""

    table: Table
    events: tuple[Event, ...]

    @property
    def stage(self) -> StageId:
        """What comes next, and is noted down."""
        return self.table.stage
