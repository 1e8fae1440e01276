"""How long what stands in the book of an open house is to be known."""

from standoff.lobby.entries import (
    AnyBookEntry,
    Banned,
    Called,
    CameIn,
    Dropped,
    GamePlayed,
    LeftGame,
    Lifted,
    Paired,
    Reported,
    Unmet,
)
from standoff.lobby.patience import FORGIVEN_AFTER

HOUR = 3600 * 1000
DAY = 24 * HOUR
REPORTS_KEPT = PAIRS_KEPT = 90 * DAY
PEOPLE_KEPT = 365 * DAY


def is_young(entry: AnyBookEntry, now: int) -> bool:
    """Whether something is still to be known."""
    match entry:
        case Banned():
            return entry.until > now
        case Reported() | Dropped() | Lifted():
            return entry.at > now - REPORTS_KEPT
        case Paired():
            return entry.at > now - PAIRS_KEPT
        case LeftGame():
            return entry.at > now - FORGIVEN_AFTER
        case Called() | CameIn() | GamePlayed() | Unmet():
            return entry.at > now - PEOPLE_KEPT
        case _:
            return True
