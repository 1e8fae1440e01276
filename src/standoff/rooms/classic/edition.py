"""The classic edition, as a room must know it."""

from collections.abc import Mapping, Sequence
from random import Random

from standoff.arena.ground import Ground
from standoff.bots.bot import Bot
from standoff.bots.catalogue import NAMES, make
from standoff.bots.gangsters import GANGSTERS
from standoff.protocol.editions import View
from standoff.protocol.window import Waiting
from standoff.rooms.classic import showing
from standoff.rooms.classic.lesson import LessonBot
from standoff.rooms.edition import LESSON, Edition
from standoff.rooms.people import Chair
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import (
    ClassicDecision,
    Join,
    Show,
    Stab,
    Swap,
    Take,
)
from standoff.rules.classic.events import (
    Ended,
    Event,
    Fired,
    RoundBegan,
    Split,
    Withdrew,
    Wounded,
)
from standoff.rules.classic.options import Options
from standoff.rules.classic.stakes import AtStake, at_stake
from standoff.rules.classic.table import Table
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.classic.words import Bullet, StageId
from standoff.rules.events import Seen
from standoff.rules.notes import shares
from standoff.voices.remark import Remark, remark

SECRETS, SECRETS_WITH_POWERS = 216, 320
"""Bytes that all a seat alone may know of one step never exceeds."""

_WAITING = {
    StageId.LOAD: Waiting.LOAD,
    StageId.LOAD_LAST: Waiting.LOAD_LAST,
    StageId.AIM: Waiting.AIM,
    StageId.AIM_LAST: Waiting.AIM_LAST,
    StageId.NERVE: Waiting.NERVE,
    StageId.PHONE: Waiting.PHONE,
}
"""Which window each stage opens; the others offer powers."""


class Classic(Edition[Options, Options, Table, Event, Bot]):
    """Everybody for themselves."""

    gangsters = GANGSTERS
    stand_in = "great-shark"
    bots = (*NAMES, LESSON)

    def __init__(self) -> None:
        super().__init__(ClassicDecision)

    def chairs(self, setting: Options) -> int:
        return setting.players

    def players(self, options: Options) -> int:
        return options.players

    def arranged(self, setting: Options, chairs: Sequence[Chair]) -> list[Chair] | None:
        return list(chairs) if len(chairs) >= setting.players else None

    def settled(self, setting: Options, chairs: Sequence[Chair]) -> tuple[Options, Sequence[Chair]]:
        return setting, chairs

    def bot(self, name: str) -> Bot:
        return LessonBot() if name == LESSON else make(name)

    def secrets(self, options: Options) -> int:
        return SECRETS_WITH_POWERS if options.pool else SECRETS

    def waiting_for(self, table: Table, ground: Ground | None) -> Waiting:  # noqa: ARG002
        return _WAITING.get(table.stage, Waiting.OFFER)

    def stakes(self, table: Table) -> tuple[int, ...]:
        return tuple([shares(table.loot, count + 1).share for count in range(len(table.living))])

    def at_stake(self, table: Table, seat: Seat) -> AtStake | None:
        return at_stake(table, seat)

    def may_be_armed(self, decision: Decision) -> bool:
        return isinstance(decision, Show | Take | Swap | Join | Stab)

    def still_armed(self, table: Table, seat: Seat) -> bool:
        return table[seat].alive and not table[seat].power_shown

    def remark(
        self,
        before: View,
        seen: Sequence[Seen],
        now: View,
        bots: Mapping[Seat, str],
        dice: Random,
    ) -> Remark | None:
        assert isinstance(before, ClassicView)
        assert isinstance(now, ClassicView)
        return remark(before, seen, now, bots, dice)

    def is_dead(self, table: Table, seat: Seat) -> bool:
        return not table[seat].alive

    looks_on = is_dead

    def standing(self, table: Table) -> tuple[Seat, ...]:
        return table.living

    def theatre(self, events: Sequence[Event]) -> int:
        return showing.takes(events)

    def gives_away(self, events: Sequence[Event]) -> bool:
        return showing.gives_away(events)

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
