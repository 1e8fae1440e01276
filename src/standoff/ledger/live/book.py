"""The book of Live outdoors: what the facts come to, and what the Godfather does next."""

from msgspec import Struct

from standoff.ledger.live.facts import LiveFact
from standoff.rules.asks import Seat
from standoff.rules.live.events import Event
from standoff.rules.live.table import Table
from standoff.rules.live.words import Contact, StageId

VOLLEYS = (StageId.BBB, StageId.DOUBLE, StageId.SHOTGUN)


class LiveBook(Struct, frozen=True):
    """The table, which waits for the next fact, and everything that happened."""

    table: Table
    events: tuple[Event, ...]
    news: int
    """Where in the events begins what the last fact brought about."""
    opening: Table
    """The table when the round that is on was dealt, or could be."""
    stages: tuple[StageId, ...] = ()
    """Where the round stood when each fact was noted."""
    contact: Contact | None = None
    """What of a numbered card is asked about: whom a grenade touched, or a dagger slapped."""
    bodies: tuple[Seat, ...] = ()
    """Who jumps, or may slap."""
    others: tuple[Seat, ...] = ()
    """Whom they could touch."""
    firing: tuple[Seat, ...] = ()
    """Whose gun speaks in this phase, where the house dealt the cards."""
    playing_from: tuple[tuple[Seat, int], ...] = ()
    """Who came late, and from which round on they play."""
    home: tuple[Seat, ...] = ()
    """Who went home."""
    home_then: tuple[Seat, ...] = ()
    """Who had when the round began."""
    since: tuple[LiveFact, ...] = ()
    """What was noted since the round was dealt, except who came."""

    @property
    def stage(self) -> StageId:
        """What comes next, and is noted down; while cards are divided, that all ran."""
        return self.table.stage
