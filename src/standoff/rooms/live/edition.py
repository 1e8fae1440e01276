"""Live, as a room must know it."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from standoff.arena.arena import opened
from standoff.arena.godfather import touch
from standoff.arena.ground import Ground, ground_for
from standoff.bots.catalogue import NAMES, make_live
from standoff.bots.gangsters import LIVE_GANGSTERS
from standoff.bots.live.bot import LiveBot
from standoff.bots.live.company import LiveCompany
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.protocol.window import Waiting
from standoff.rooms.edition import LESSON, Edition
from standoff.rooms.live import casting
from standoff.rooms.live.lesson import ARRANGED, LiveLessonBot
from standoff.rooms.people import Chair
from standoff.rooms.walk import STEPS_A_SECOND, Walk
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import shuffled
from standoff.rules.live.decisions import (
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
from standoff.rules.live.words import Place, StageId

SCENES: dict[str, int] = {
    StageId.LOOT: 2_500,
    StageId.FREEZE: 500,
    StageId.AIM: 2_500,
    StageId.NERVE: 2_000,
    StageId.BBB: 3_000,
    StageId.DOUBLE: 3_000,
    StageId.SHOTGUN: 3_000,
    "cards": 1_500,
    "blast": 3_000,
    "stab": 3_000,
    StageId.FALL: 2_500,
    StageId.SPLIT: 4_000,
    StageId.OVER: 1_500,
}
"""How long each scene takes at the standard tempo, in milliseconds; what a card does is at no one stage."""
_SHOWN_FOR: tuple[tuple[type[Event], int], ...] = (
    (RoundBegan, SCENES[StageId.LOOT]),
    (Froze, SCENES[StageId.FREEZE]),
    (Aimed, SCENES[StageId.AIM]),
    (Withdrew, SCENES[StageId.NERVE]),
    (SteppedBack, SCENES[StageId.FALL]),
    (Split, SCENES[StageId.SPLIT]),
)
_ONE_BY_ONE: dict[type[Event], int] = {
    Exploded: SCENES["blast"],
    Stabbed: SCENES["stab"],
    Sheathed: 1_000,
}
_WAITING = {
    StageId.DIVIDE: Waiting.DIVIDE,
    StageId.AIM: Waiting.MIME,
    StageId.NERVE: Waiting.NERVE,
}
"""Which window each stage opens; after a volley it depends on who is asked."""


class Live(Edition[LiveSetting, Options, Table, Event, LiveBot]):
    """In teams, with a Godfather, who may be the arena."""

    gangsters = LIVE_GANGSTERS
    stand_in = "accountant"
    bots = (*NAMES, LESSON)
    arranged_seed = ARRANGED
    tells_wishes = True

    def __init__(self) -> None:
        super().__init__(LiveDecision)

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

    def settled(
        self, setting: LiveSetting, chairs: Sequence[Chair]
    ) -> tuple[Options, Sequence[Chair]]:
        """Each chair keeps its team for the next game; a Godfather who does not play has none."""
        options = setting.options(casting.sizes(setting, chairs))
        teams = [
            replace(chair, team=team) for chair, team in zip(chairs, options.team_of, strict=False)
        ]
        return options, (*teams, *chairs[len(teams) :])

    def has_whistle(self, setting: LiveSetting) -> bool:
        return setting.godfather is not Godfather.ARENA

    def ground(self, setting: LiveSetting, options: Options) -> Ground | None:
        if self.has_whistle(setting):
            return None
        return ground_for(options.gangsters, setting.obstacles, STEPS_A_SECOND)

    def walk(
        self, table: Table, ground: Ground | None, bots: Mapping[Seat, LiveBot], seed: bytes
    ) -> Walk | None:
        if ground is None or table.stage is not StageId.FREEZE:
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
        return LiveLessonBot() if name == LESSON else make_live(name)

    def secrets(self, options: Options) -> int:
        """Of a team's cards, or of those that were handed to a Godfather who does not play."""
        largest = max(team.size for team in options.teams)
        in_a_team = 160 + 96 * largest + 12 * options.gangsters
        return max(in_a_team, 128 + 48 * options.gangsters)

    def waiting_for(self, table: Table, ground: Ground | None) -> Waiting:
        if table.stage is StageId.FREEZE:
            return Waiting.WHISTLE if ground is None else Waiting.MOVE
        return _WAITING.get(table.stage) or (
            Waiting.TOUCH if table.godfather in table.asking else Waiting.STAB
        )

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
            sum(SCENES[weapon] for weapon in volleys)
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
