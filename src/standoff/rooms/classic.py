"""What a room must know of the classic edition, beyond the five functions."""

from collections.abc import Iterable

from standoff.rooms.window import Waiting
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import (
    NERVE_ASK,
    PASS,
    AimAsk,
    Join,
    LoadAsk,
    Show,
    Stab,
    Swap,
    Take,
)
from standoff.rules.classic.events import (
    Aimed,
    Ended,
    Event,
    Fired,
    PhoneLaid,
    RoundBegan,
    Split,
    Withdrew,
    Wounded,
)
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, Phase
from standoff.rules.notes import shares

SECRETS, SECRETS_WITH_POWERS = 192, 320
"""Bytes that all a seat alone may know of one step never exceeds."""
GANGSTERS = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")


def secrets(options: Options) -> int:
    """How many bytes more than a watcher a seat may be told of one step."""
    return SECRETS_WITH_POWERS if options.pool else SECRETS


def waiting_for(table: Table) -> Waiting:
    """What a table waits for: its asks are all of one kind."""
    ask = next(iter(table.asking.values()))
    if isinstance(ask, LoadAsk):
        return Waiting.LOAD if table.phase is Phase.LOAD else Waiting.LOAD_LAST
    if isinstance(ask, AimAsk):
        others_aimed = any(gangster.aims for gangster in table.gangsters)
        return Waiting.AIM_LAST if others_aimed else Waiting.AIM
    if ask == NERVE_ASK:
        return Waiting.NERVE
    return Waiting.PHONE if PASS in ask else Waiting.OFFER


def stakes(table: Table) -> tuple[int, ...]:
    """What each would get of the loot if one, two or more of the living shared it."""
    return tuple([shares(table.loot, count + 1).share for count in range(len(table.living))])


def may_be_armed(decision: Decision) -> bool:
    """Whether this is how a power is used: all else is asked of everybody, and chosen then."""
    return isinstance(decision, Show | Take | Swap | Join | Stab)


def still_armed(table: Table, seat: Seat) -> bool:
    """Whether a seat may still use its power some day."""
    return table[seat].alive and not table[seat].power_shown


_SHOWN_FOR: tuple[tuple[type[Event], int], ...] = (
    (RoundBegan, 2_500),
    (Aimed, 1_500),
    (Withdrew, 1_500),
    (Split, 2_500),
    (PhoneLaid, 3_000),
)
_VOLLEY = 2_000
_ROUND_CARD = 2_800
"""Who hit whom and what everybody has, before the next round begins."""


def theatre(events: Iterable[Event]) -> int:
    """How long it takes, at the standard tempo, to show what happened; a volley counts once."""
    events = tuple(events)
    kinds = {type(event) for event in events}
    volleys = {event.bullet is Bullet.BBB for event in events if isinstance(event, Fired)}
    again = any(isinstance(event, RoundBegan) and event.round > 1 for event in events)
    shown = sum(time for kind, time in _SHOWN_FOR if kind in kinds)
    return _VOLLEY * len(volleys) + shown + _ROUND_CARD * again


def round_of(table: Table) -> int:
    return table.round


def hits(events: Iterable[Event]) -> list[tuple[Seat, Seat]]:
    """Whose loaded hand fired at whom."""
    return [
        (event.seat, event.target)
        for event in events
        if isinstance(event, Fired) and event.bullet is not Bullet.CLICK
    ]


def down(events: Iterable[Event]) -> set[Seat]:
    """Who was wounded."""
    return {event.seat for event in events if isinstance(event, Wounded)}


def ran(events: Iterable[Event]) -> set[Seat]:
    """Who withdrew."""
    return {event.seat for event in events if isinstance(event, Withdrew)}


def shared(events: Iterable[Event]) -> bool:
    """Whether somebody got a share."""
    return any(isinstance(event, Split) and event.share > 0 for event in events)


def is_settled(events: Iterable[Event]) -> bool:
    """Whether a round came to its end, so that bets on it are decided."""
    return any(isinstance(event, Split | RoundBegan | Ended) for event in events)
