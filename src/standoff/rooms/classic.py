"""The classic edition, as a room must know it."""

from collections.abc import Sequence
from typing import Any

from msgspec.json import Decoder

from standoff.arena.ground import Ground
from standoff.bots.bot import Bot
from standoff.bots.catalogue import make
from standoff.bots.gangsters import GANGSTERS
from standoff.rooms.edition import Edition
from standoff.rooms.people import Chair
from standoff.rooms.window import Waiting
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import (
    NERVE_ASK,
    PASS,
    AimAsk,
    ClassicAsk,
    ClassicDecision,
    Join,
    LoadAsk,
    Show,
    Stab,
    Swap,
    Take,
)
from standoff.rules.classic.events import (
    Aimed,
    ClassicSeen,
    Ended,
    Event,
    Fired,
    PhoneLaid,
    PowerShown,
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

_SHOWN_FOR: tuple[tuple[type[Event], int], ...] = (
    (RoundBegan, 2_500),
    (Aimed, 1_500),
    (Withdrew, 1_500),
    (PowerShown, 2_500),
    (Split, 2_500),
    (PhoneLaid, 3_000),
)
_VOLLEY = 2_000
_ROUND_CARD = 2_800
"""Who hit whom and what everybody has, before the next round begins."""


class Classic(Edition):
    """Everybody for himself."""

    gangsters = GANGSTERS
    ask: Any = ClassicAsk
    decision: Any = ClassicDecision
    seen: Any = ClassicSeen
    decisions = Decoder(ClassicDecision)

    def chairs(self, setting: Options) -> int:
        return setting.players

    def players(self, options: Options) -> int:
        return options.players

    def arranged(self, setting: Options, chairs: Sequence[Chair]) -> list[Chair] | None:
        return list(chairs) if len(chairs) >= setting.players else None

    def bot(self, name: str) -> Bot:
        return make(name)

    def secrets(self, options: Options) -> int:
        return SECRETS_WITH_POWERS if options.pool else SECRETS

    def waiting_for(self, table: Table, ground: Ground | None) -> Waiting:  # noqa: ARG002
        ask = next(iter(table.asking.values()))
        if isinstance(ask, LoadAsk):
            return Waiting.LOAD if table.phase is Phase.LOAD else Waiting.LOAD_LAST
        if isinstance(ask, AimAsk):
            others_aimed = any(gangster.aims for gangster in table.gangsters)
            return Waiting.AIM_LAST if others_aimed else Waiting.AIM
        if ask == NERVE_ASK:
            return Waiting.NERVE
        return Waiting.PHONE if PASS in ask else Waiting.OFFER

    def stakes(self, table: Table) -> tuple[int, ...]:
        return tuple([shares(table.loot, count + 1).share for count in range(len(table.living))])

    def may_be_armed(self, decision: Decision) -> bool:
        return isinstance(decision, Show | Take | Swap | Join | Stab)

    def still_armed(self, table: Table, seat: Seat) -> bool:
        return table[seat].alive and not table[seat].power_shown

    def is_dead(self, table: Table, seat: Seat) -> bool:
        return not table[seat].alive

    looks_on = is_dead

    def standing(self, table: Table) -> tuple[Seat, ...]:
        return table.living

    def theatre(self, events: Sequence[Event]) -> int:
        """A volley counts once."""
        kinds = {type(event) for event in events}
        volleys = {event.bullet is Bullet.BBB for event in events if isinstance(event, Fired)}
        again = any(isinstance(event, RoundBegan) and event.round > 1 for event in events)
        shown = sum(time for kind, time in _SHOWN_FOR if kind in kinds)
        return _VOLLEY * len(volleys) + shown + _ROUND_CARD * again

    def hits(self, events: Sequence[Event]) -> list[tuple[Seat, Seat]]:
        return [
            (event.seat, event.target)
            for event in events
            if isinstance(event, Fired) and event.bullet is not Bullet.CLICK
        ]

    def down(self, events: Sequence[Event]) -> set[Seat]:
        return {event.seat for event in events if isinstance(event, Wounded)}

    def ran(self, events: Sequence[Event]) -> set[Seat]:
        return {event.seat for event in events if isinstance(event, Withdrew)}

    def shared(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Split) and event.share > 0 for event in events)

    def is_settled(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Split | RoundBegan | Ended) for event in events)

    def won(self, table: Table) -> dict[Seat, float]:
        assert table.outcome is not None
        return {seat: 1 / len(table.outcome.winners) for seat in table.outcome.winners}

    def totals(self, table: Table) -> dict[Seat, int]:
        assert table.outcome is not None
        return {one.seat: one.total for one in table.outcome.accounts if one.total is not None}
