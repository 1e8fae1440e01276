"""A whole game of Live in a terminal: one player at the keyboard, bots everywhere else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from standoff.arena import godfather
from standoff.arena.arena import Arena, opened
from standoff.arena.figures import figures_for
from standoff.arena.ground import Ground
from standoff.arena.obstacles import Obstacle
from standoff.bots.gangsters import LIVE_GANGSTERS
from standoff.bots.live.company import LiveCompany
from standoff.bots.outside import live_bot_named
from standoff.record.lines import open_seed
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import shuffled
from standoff.rules.game import asks, deal, redact, step, view
from standoff.rules.live.decisions import FreezeAsk
from standoff.rules.live.events import Event
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.views import View
from standoff.rules.live.views import view as live_view
from standoff.rules.live.words import Place
from standoff.rules.stage import Asks
from standoff.terminal.console import Console
from standoff.terminal.keeping import RecordKeeper
from standoff.terminal.live.answers import LiveAnswers
from standoff.terminal.live.ending import every_card, team_sums
from standoff.terminal.live.signs import team_name
from standoff.terminal.live.theatre import LiveTheatre
from standoff.terminal.live.walking import Walking
from standoff.terminal.reader import Reader
from standoff.terminal.session import SKIP, GameSetting, TerminalSession

YOU: Seat = 0
"""The player is the Chief of the first team."""


@dataclass(frozen=True)
class LiveGameSetting(GameSetting[Options]):
    """For Live there is also an arena."""

    obstacles: tuple[Obstacle, ...] = ()


class LivePlay:
    """One game, from the first deck to the last card."""

    def __init__(self, setting: LiveGameSetting, console: Console, keeper: RecordKeeper) -> None:
        options = setting.options
        self._setting = setting
        referee = setting.words("terminal-live-godfather")
        self._names = setting.names or (*LIVE_GANGSTERS[: options.gangsters], referee)
        self._reader = Reader(setting.words, options, self._names, YOU, console.width)
        self._session = TerminalSession(self._reader, console, keeper)
        self._keyboard = self._session.keyboard
        page, obstacles = self._session.page, setting.obstacles
        self._answers = LiveAnswers(self._keyboard, self._reader, page, obstacles)
        self._theatre = LiveTheatre(
            page, self._reader, self._keyboard.make_room, self._between_rounds, obstacles
        )
        self._tempers: Mapping[Seat, str] = dict(enumerate(setting.bots, YOU + 1))
        self._seed = open_seed(setting.table_seed, options.players)
        self._chance = self._seed.chance()
        bots = {seat: live_bot_named(bot) for seat, bot in self._tempers.items()}
        self._company = LiveCompany(bots, self._chance.seed)
        self._arena: Arena | None = None
        """Where everybody froze in this round."""

    def run(self) -> None:
        """Play to the end, or until the player leaves (EOFError, KeyboardInterrupt)."""
        options, session = self._setting.options, self._session
        table, events = deal(options, self._chance)
        told: list[Event] = list(events)
        if self._setting.past:
            self._theatre.catch_up([redact(event, YOU) for event in events])
        else:
            session.keep(lambda: session.keeper.begin(options, self._names, self._seed))
            session.introduce(self._cast())
            self._keyboard.wait("terminal-begin")
            self._show({}, events, table)
        for said in self._setting.past:
            gangsters = {seat: ask for seat, ask in asks(table).items() if seat != table.godfather}
            self._company.answers(gangsters, partial(live_view, table))  # for what they remember
            table, events = step(table, said)
            told += events
            self._theatre.catch_up([redact(event, YOU) for event in events])
        if self._setting.past:
            ground = Ground(figures_for(options.gangsters), self._setting.obstacles)
            self._arena = ground.with_people(table.spots)
            self._theatre.watching = table[YOU].place is not Place.IN_PLAY
            self._keyboard.say("terminal-goes-on", round=table.round)
        while asking := asks(table):
            answers = self._answered(table, dict(asking))
            session.keep(partial(session.keeper.step, asking, answers))
            table, events = step(table, answers)
            told += events
            self._show(asking, events, table)
        assert table.outcome is not None
        session.keep(partial(session.keeper.end, table.outcome))
        self._reveal(view(table, YOU), told)

    def _answered(self, table: Table, asking: dict[Seat, Ask]) -> dict[Seat, Decision]:
        """What everybody says: the bots, the arena for the Godfather, and the player."""

        @cache
        def sight(seat: Seat) -> View:
            return view(table, seat)

        mine = asking.pop(YOU, None)
        referee = asking.pop(table.godfather, None)
        answers = self._company.answers(asking, sight)
        if referee is not None:
            if isinstance(referee, FreezeAsk):
                self._arena = self._walked(table, sight)
            assert self._arena is not None
            answers[table.godfather] = godfather.answer(
                self._arena, referee, sight(table.godfather)
            )
        if mine is not None:
            answers[YOU] = self._answers.decide(sight(YOU), mine)
        return answers

    def _walked(self, table: Table, sight: Callable[[Seat], View]) -> Arena:
        """The arena at the whistle."""
        order = shuffled(self._chance.seed, f"arena/{table.round}", table.in_play)
        arena = opened(figures_for(table.options.gangsters), self._setting.obstacles, order)
        height = self._session.page.height
        walking = Walking(self._keyboard, self._reader, self._company, sight, height)
        return walking.to_the_whistle(arena, YOU if YOU in table.in_play else None)

    def _show(self, asked: Asks, events: Sequence[Event], table: Table) -> None:
        seen = tuple(redact(event, YOU) for event in events)
        self._theatre.show(asked, seen, view(table, YOU))

    def _between_rounds(self, now: View) -> None:
        """Whoever is out of the next round may watch it, or not."""
        out = now.gangsters[YOU].place is not Place.IN_PLAY
        self._theatre.watching = out
        self._theatre.skipping = False
        if not out:
            self._keyboard.wait("terminal-next-round")
        elif self._keyboard.wait("terminal-live-out", SKIP) == SKIP:
            self._theatre.skipping = True
            self._keyboard.say("terminal-live-skipping")

    def _cast(self) -> str:
        options = self._setting.options
        teams = range(len(options.teams))
        own, *others = (team_name(options, team, self._reader) for team in teams)
        mates = self._names[YOU + 1 : options.teams[0].size]
        return self._reader.words(
            "terminal-live-cast", you=self._names[YOU], team=own, mates=mates, others=tuple(others)
        )

    def _reveal(self, final: View, told: Sequence[Event]) -> None:
        """What every sum came from, then everything that was secret."""
        self._session.write(team_sums(final, self._reader))
        self._keyboard.wait("terminal-see-cards")
        self._session.write(every_card(told, final, self._reader, self._tempers))
