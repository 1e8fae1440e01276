"""Live, as a room must know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.json import Decoder

from standoff.arena.arena import opened
from standoff.arena.godfather import touch
from standoff.arena.ground import Ground, ground_for
from standoff.bots.catalogue import make_live
from standoff.bots.gangsters import LIVE_GANGSTERS
from standoff.bots.live.bot import LiveBot
from standoff.bots.live.company import LiveCompany
from standoff.rooms import casting
from standoff.rooms.edition import Edition
from standoff.rooms.people import Chair
from standoff.rooms.setting import Godfather, LiveSetting
from standoff.rooms.walk import STEPS_A_SECOND, Walk
from standoff.rooms.window import Waiting
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import shuffled
from standoff.rules.live.decisions import (
    NERVE_ASK,
    AimAsk,
    DivideAsk,
    FreezeAsk,
    LiveAsk,
    LiveDecision,
    TouchAsk,
)
from standoff.rules.live.events import (
    Aimed,
    Ended,
    Event,
    Exploded,
    Fell,
    Fired,
    Froze,
    LiveSeen,
    RoundBegan,
    Sheathed,
    Split,
    Stabbed,
    SteppedBack,
    Withdrew,
    Wounded,
)
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.views import view
from standoff.rules.live.words import Place

_SHOWN_FOR: tuple[tuple[type[Event], int], ...] = (
    (RoundBegan, 2_500),
    (Froze, 500),
    (Aimed, 2_500),
    (Withdrew, 2_000),
    (SteppedBack, 2_500),
    (Split, 4_000),
)
_ONE_BY_ONE: dict[type[Event], int] = {Exploded: 3_000, Stabbed: 3_000, Sheathed: 1_000}
_VOLLEY = 3_000


class Live(Edition):
    """In teams, with a Godfather, who may be the arena."""

    gangsters = LIVE_GANGSTERS
    ask: Any = LiveAsk
    decision: Any = LiveDecision
    seen: Any = LiveSeen | RoundBegan
    """A new deck is seen when the game is over."""
    decisions = Decoder(LiveDecision)

    def chairs(self, setting: LiveSetting) -> int:
        return setting.chairs

    def players(self, options: Options) -> int:
        return options.gangsters

    def arranged(self, setting: LiveSetting, chairs: Sequence[Chair]) -> list[Chair] | None:
        """Team by team; a Godfather who does not play comes last."""
        teams = casting.cast(setting, chairs)
        if teams is None:
            return None
        apart = [chair for chair in chairs if casting.is_apart(setting, chair)]
        return [*(chair for team in teams for chair in team), *apart]

    def team_sizes(self, setting: LiveSetting, chairs: Sequence[Chair]) -> tuple[int, ...]:
        return casting.sizes(setting, chairs)

    def settled(self, setting: LiveSetting, chairs: Sequence[Chair]) -> Options:
        """Each chair keeps its team for the next game."""
        options = setting.options(casting.sizes(setting, chairs))
        for chair, team in zip(chairs, options.team_of, strict=False):
            chair.team = team
        return options

    def has_whistle(self, setting: LiveSetting) -> bool:
        return setting.godfather is not Godfather.ARENA

    def ground(self, setting: LiveSetting, options: Options) -> Ground | None:
        if self.has_whistle(setting):
            return None
        return ground_for(options.gangsters, setting.obstacles, STEPS_A_SECOND)

    def walk(
        self, table: Table, ground: Ground | None, bots: Mapping[Seat, LiveBot], seed: bytes
    ) -> Walk | None:
        ask = table.asking.get(table.godfather)
        if ground is None or not isinstance(ask, FreezeAsk):
            return None
        order = shuffled(seed, f"arena/{table.round}", table.in_play)
        company = LiveCompany(bots, b"%b/%d" % (seed, table.round))
        return Walk(opened(ground.figures, ground.obstacles, order), company)

    def refereed(self, table: Table, ground: Ground | None) -> Mapping[Seat, Decision] | None:
        ask = table.asking.get(table.godfather)
        if ground is None or not isinstance(ask, TouchAsk):
            return None
        arena = ground.with_people(table.spots)
        return {table.godfather: touch(arena, ask, view(table, table.godfather))}

    def team(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        options = table.options
        return options.members[options.team_of[seat]] if seat < options.gangsters else ()

    def bot(self, name: str) -> LiveBot:
        return make_live(name)

    def secrets(self, options: Options) -> int:
        """Of a team's cards, or of those that were handed to a Godfather who does not play."""
        largest = max(team.size for team in options.teams)
        in_a_team = 160 + 96 * largest + 12 * options.gangsters
        return max(in_a_team, 128 + 48 * options.gangsters)

    def waiting_for(self, table: Table, ground: Ground | None) -> Waiting:
        ask = next(iter(table.asking.values()))
        if isinstance(ask, DivideAsk):
            return Waiting.DIVIDE
        if isinstance(ask, FreezeAsk):
            return Waiting.WHISTLE if ground is None else Waiting.MOVE
        if isinstance(ask, AimAsk):
            return Waiting.MIME
        if isinstance(ask, TouchAsk):
            return Waiting.TOUCH
        return Waiting.NERVE if ask == NERVE_ASK else Waiting.STAB

    def looks_on(self, table: Table, seat: Seat) -> bool:
        """From the Hospital, or the Coward's Corner."""
        return seat < table.options.gangsters and table[seat].place is not Place.IN_PLAY

    def standing(self, table: Table) -> tuple[Seat, ...]:
        return table.in_play

    def theatre(self, events: Sequence[Event]) -> int:
        """A volley counts once, what a Click card does each time."""
        kinds = {type(event) for event in events}
        volleys = {event.weapon for event in events if isinstance(event, Fired)}
        return (
            _VOLLEY * len(volleys)
            + sum(time for kind, time in _SHOWN_FOR if kind in kinds)
            + sum(_ONE_BY_ONE.get(type(event), 0) for event in events)
        )

    def hits(self, events: Sequence[Event]) -> list[tuple[Seat, Seat]]:
        return [
            (event.seat, target)
            for event in events
            if isinstance(event, Fired)
            for target in event.at
        ]

    def down(self, events: Sequence[Event]) -> set[Seat]:
        return {event.seat for event in events if isinstance(event, Wounded | Fell)}

    def ran(self, events: Sequence[Event]) -> set[Seat]:
        return {event.seat for event in events if isinstance(event, Withdrew)}

    def shared(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Split) and event.share > 0 for event in events)

    def is_settled(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Split | RoundBegan | Ended) for event in events)

    def won(self, table: Table) -> dict[Seat, float]:
        """All of a team have won together."""
        assert table.outcome is not None
        winners = table.outcome.winners
        return {seat: 1 / len(winners) for team in winners for seat in table.options.members[team]}

    def totals(self, table: Table) -> dict[Seat, int]:
        """What each one's team has come to."""
        assert table.outcome is not None
        return {
            seat: account.total
            for account in table.outcome.accounts
            for seat in table.options.members[account.team]
        }
