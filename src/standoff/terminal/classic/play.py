"""A whole game in a terminal: one player at the keyboard, bots in the other seats."""

from collections.abc import Mapping
from functools import partial
from random import Random

from standoff.bots.company import Company
from standoff.bots.gangsters import GANGSTERS
from standoff.bots.outside import bot_named
from standoff.record.lines import open_seed
from standoff.rules.asks import Seat
from standoff.rules.chance import fingerprint
from standoff.rules.classic.events import Event
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Asks, Table
from standoff.rules.game import asks, deal, redact, step, view
from standoff.terminal.classic.answers import Answers
from standoff.terminal.classic.cards import cards
from standoff.terminal.classic.ending import reckoning, revelations
from standoff.terminal.classic.theatre import Theatre
from standoff.terminal.console import Console
from standoff.terminal.keeping import RecordKeeper
from standoff.terminal.reader import Reader
from standoff.terminal.session import SKIP, GameSetting, TerminalSession
from standoff.voices.remark import remark
from standoff.words.families import member

YOU: Seat = 0
"""The player sits in the Godfather's seat."""


Setting = GameSetting[Options]


class Play:
    """One game, from the deal to the last card."""

    def __init__(self, setting: Setting, console: Console, keeper: RecordKeeper) -> None:
        self._setting = setting
        self._names = setting.names or GANGSTERS[: setting.options.players]
        reader = Reader(setting.words, setting.options, self._names, YOU, console.width)
        self._session = TerminalSession(reader, console, keeper)
        self._reader = reader
        self._keyboard = self._session.keyboard
        self._keyboard.silent = setting.silent
        self._answers = Answers(self._keyboard, reader)
        self._theatre = Theatre(
            self._session.page, reader, self._keyboard.make_room, self._between_rounds
        )
        self._tempers: Mapping[Seat, str] = dict(enumerate(setting.bots, YOU + 1))

    def run(self) -> None:
        """Play to the end, or until the player leaves (EOFError, KeyboardInterrupt)."""
        setting = self._setting
        seed = open_seed(setting.table_seed, setting.options.players)
        chance = seed.chance()
        company = Company(
            {seat: bot_named(bot) for seat, bot in self._tempers.items()}, chance.seed
        )
        session = self._session
        table, events = deal(setting.options, chance)
        told: list[Event] = list(events)
        if setting.past:
            self._theatre.catch_up([redact(event, YOU) for event in events])
        else:
            session.keep(lambda: session.keeper.begin(setting.options, self._names, seed))
            others = self._reader.words.series(*self._names[YOU + 1 :])
            you = self._names[YOU]
            session.introduce(self._reader.words("terminal-cast", you=you, names=others))
            self._show({}, events, table)
            self._keyboard.wait("terminal-begin")
        for said in setting.past:
            company.answers(asks(table), partial(view, table))  # for what they remember
            table, events = step(table, said)
            told += events
            self._theatre.catch_up([redact(event, YOU) for event in events])
        if setting.past:
            self._theatre.watching = not table[YOU].alive
            self._keyboard.say("terminal-goes-on", round=table.round)
        while asking := asks(table):
            answers = dict(company.answers(asking, partial(view, table)))
            if YOU in asking:
                answers[YOU] = self._answers.decide(view(table, YOU), asking[YOU])
            session.keep(partial(session.keeper.step, asking, answers))
            before, (table, events) = table, step(table, answers)
            told += events
            self._show(asking, events, table)
            self._overhear(before, events, table, len(told))
        assert table.outcome is not None
        session.keep(partial(session.keeper.end, table.outcome))
        self._reveal(table, told)

    def _show(self, asked: Asks, events: tuple[Event, ...], table: Table) -> None:
        alive = not self._theatre.watching
        seen = tuple(redact(event, YOU) for event in events)
        self._theatre.show(asked, seen, view(table, YOU))
        if alive and not table[YOU].alive:
            self._theatre.watching = True
            if table.outcome is None:
                self._pause_or_skip("terminal-watch")

    def _overhear(
        self, before: Table, events: tuple[Event, ...], table: Table, number: int
    ) -> None:
        """What a bot says of the last step, if one does: it knows what everybody saw."""
        dice = Random(f"{fingerprint(self._setting.table_seed)}/voices/{number}")
        seen = [redact(event, None) for event in events]
        said = remark(view(before, None), seen, view(table, None), self._tempers, dice)
        if said is None or self._keyboard.silent or self._theatre.skipping:
            return
        words = self._reader.words
        text = words(member("voice", said.words))
        who, whom = self._names[said.seat], self._reader.name(said.at)
        self._theatre.quote(words("terminal-quote", text=text, who=who, whom=whom))

    def _between_rounds(self) -> None:
        if self._theatre.watching:
            self._pause_or_skip("terminal-watch-round")
        else:
            self._keyboard.wait("terminal-next-round")

    def _pause_or_skip(self, message: str) -> None:
        """The dead may watch, or see only how it ends."""
        if not self._theatre.skipping and self._keyboard.wait(message, SKIP) == SKIP:
            self._theatre.skipping = True
            self._keyboard.say("terminal-skipping")

    def _reveal(self, table: Table, told: list[Event]) -> None:
        """What every sum came from, then everything that was secret."""
        final = view(table, YOU)
        self._session.write(reckoning(final, self._reader))
        self._session.write(revelations(final, self._reader, self._tempers))
        self._keyboard.wait("terminal-see-cards")
        self._session.write(cards(told, self._reader))
