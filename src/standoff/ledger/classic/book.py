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
    """The table as it stands, everything that happened, and what comes next."""

    table: Table
    events: tuple[Event, ...]
    step: StageId
