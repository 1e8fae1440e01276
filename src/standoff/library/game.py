"""A game one can hold in one's hand: deal it, ask it who must speak, answer, look, save."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from os import PathLike
from pathlib import Path
from secrets import token_hex
from typing import Any, Generic, Self, TypeVar, overload

import msgspec

from standoff.bots.bot import Bot
from standoff.bots.company import Company
from standoff.bots.gangsters import GANGSTERS, LIVE_GANGSTERS
from standoff.bots.live.bot import LiveBot
from standoff.bots.outside import bot_named, live_bot_named
from standoff.record.editions import Event, Options, Table
from standoff.record.lines import Seed, open_seed, table_seed
from standoff.record.reader import read
from standoff.record.replay import PlayedLine, replay
from standoff.record.writer import Writer
from standoff.rules.asks import Decision, RefusedAnswerError, Seat, heard
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.outcome import Outcome as ClassicOutcome
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.game import asks, deal, step, view
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.outcome import Outcome as LiveOutcome
from standoff.rules.live.views import View as LiveView
from standoff.rules.options import ImpossibleTableError
from standoff.rules.stage import Answers, Asks
from standoff.rules.words import AnyStage

ViewT = TypeVar("ViewT", ClassicView, LiveView)
OutcomeT = TypeVar("OutcomeT", ClassicOutcome, LiveOutcome)
Somebody = Bot | LiveBot | str
"""A bot, or the name of one."""

GODFATHER = "Godfather"


class Game(Generic[ViewT, OutcomeT]):
    """One game of either edition, from the deal on; the same seed always deals the same."""

    @overload
    def __init__(
        self: "Game[ClassicView, ClassicOutcome]",
        options: ClassicOptions = ...,
        seed: str | int | None = ...,
        names: Sequence[str] | None = ...,
    ) -> None: ...
    @overload
    def __init__(
        self: "Game[LiveView, LiveOutcome]",
        options: LiveOptions,
        seed: str | int | None = ...,
        names: Sequence[str] | None = ...,
    ) -> None: ...
    def __init__(
        self,
        options: Options | None = None,
        seed: str | int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        options = ClassicOptions() if options is None else options
        if not isinstance(options, ClassicOptions | LiveOptions):
            raise ImpossibleTableError(
                f"a game needs Options(…) or live_options(…), not {options!r}"
            )
        self.options = options
        self.seed = token_hex(8) if seed is None else str(seed)
        """The text it was dealt from; none where it was read from a record."""
        self.names = _named(options, names)
        self._seed = open_seed(table_seed(self.seed), options.players)
        Writer().open_game(options, self.names, self._seed)  # refuses names no record can keep
        table, events = deal(options, self._seed.chance())
        self._played = [PlayedLine({}, table, events)]

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Game[Any, Any]":
        """The game in a file, as far as it was played."""
        return cls.from_record(Path(path).read_bytes())

    @classmethod
    def from_record(cls, data: bytes) -> "Game[Any, Any]":
        """The game that a record tells; raises at the first line that does not fit."""
        record = read(data)
        played = list(replay(record))
        assert record.seed is not None
        opening = record.opening
        return cls._made(opening.options, "", opening.names, record.seed, played)

    @classmethod
    def _made(
        cls,
        options: Options,
        seed: str,
        names: tuple[str, ...],
        whole_seed: Seed,
        played: list[PlayedLine],
    ) -> Self:
        game = object.__new__(cls)
        game.options, game.seed, game.names = options, seed, names
        game._seed, game._played = whole_seed, played
        return game

    @property
    def table(self) -> Table:
        """The whole truth of this moment, secrets and all: for whoever referees, never for a bot."""
        return self._played[-1].table

    @property
    def asks(self) -> Asks:
        """Who must speak, by seat, and everything each may say; nobody once the game is over."""
        return asks(self.table)

    @property
    def round(self) -> int:
        """Which round it is, counted from 1."""
        return self.table.round

    @property
    def stage(self) -> AnyStage:
        """Where in the round the table waits."""
        return self.table.stage

    @property
    def outcome(self) -> OutcomeT | None:
        """How it ended: winners, and every sum line by line; None while it goes on."""
        outcome: OutcomeT | None = self.table.outcome  # type: ignore[assignment]  # of its edition
        return outcome

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, from the deal on."""
        return tuple(event for played in self._played for event in played.events)

    def view(self, seat: Seat | None = None) -> ViewT:
        """What a seat may know; without a seat, what everybody sees."""
        if seat is not None and seat not in range(self.options.players):
            raise IndexError(f"there are seats 0 to {self.options.players - 1}, not {seat!r}")
        seen: ViewT = view(self.table, seat)  # type: ignore[assignment]  # of its edition
        return seen

    def play(self, answers: Answers | None = None) -> tuple[Event, ...]:
        """Go on once everybody asked has spoken; silence gets the rule's default.

        Says what happened. What may not be said is refused, and nothing has happened then.
        """
        said = {seat: _as_the_rules_write(answer) for seat, answer in (answers or {}).items()}
        asked = self.asks
        table, events = step(self.table, said)
        self._played.append(PlayedLine(heard(asked, said), table, events))
        return events

    def finish(self, bots: Somebody | Mapping[Seat, Somebody] = "accountant") -> Self:
        """Let bots play on to the end: one for all seats, or some by seat; other seats are silent.

        In Live nobody walks: all see all, and nobody touches anybody.
        """
        gangsters = self.options.players - isinstance(self.options, LiveOptions)
        seated = bots if isinstance(bots, Mapping) else dict.fromkeys(range(gangsters), bots)
        live = isinstance(self.options, LiveOptions)
        company: Company[Any] = Company(
            {seat: make_bot(bot, live=live) for seat, bot in seated.items()},
            self._seed.chance().seed,
        )
        while self.asks:
            self.play(company.answers(self.asks, partial(view, self.table)))
        return self

    def copy(self) -> Self:
        """The same game, to be played on otherwise."""
        return self._made(self.options, self.seed, self.names, self._seed, self._played[:])

    __copy__ = copy

    @property
    def record(self) -> bytes:
        """The game so far, as `docs/record.md` writes it down; `standoff replay` shows it."""
        writer = Writer()
        lines = [writer.open_game(self.options, self.names, self._seed)]
        for before, played in zip(self._played, self._played[1:], strict=False):
            lines.append(writer.step(asks(before.table), played.answers))
        if self.outcome is not None:
            lines.append(writer.outcome(self.outcome))
        return b"".join(lines)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record into a file."""
        Path(path).write_bytes(self.record)

    def __iter__(self) -> Iterator[PlayedLine]:
        """The deal and every step since: what was said, the table after it, what happened."""
        return iter(self._played)

    def __len__(self) -> int:
        """How many steps were played, the deal among them."""
        return len(self._played)

    def __repr__(self) -> str:
        edition = "Live" if isinstance(self.options, LiveOptions) else "classic"
        seed = f", seed {self.seed!r}" if self.seed else ""
        asked = f", asks {', '.join(map(str, self.asks))}" if self.asks else ""
        here = f"round {self.round}, {self.stage}"
        return f"<Game: {edition} for {self.options.players}{seed}: {here}{asked}>"

    def __str__(self) -> str:
        """The table as everybody sees it, in English, 80 columns wide."""
        from standoff.library.drawing import drawn

        return drawn(self.view(), self.names)


def make_bot(bot: Somebody, *, live: bool = False) -> Bot | LiveBot:
    """A bot for one seat of one game, by its name; a bot is that bot."""
    if not isinstance(bot, str):
        return bot
    return live_bot_named(bot) if live else bot_named(bot)


def _named(options: Options, names: Sequence[str] | None) -> tuple[str, ...]:
    if names is None and isinstance(options, LiveOptions):
        return (*LIVE_GANGSTERS[: options.gangsters], GODFATHER)
    given = GANGSTERS[: options.players] if names is None else tuple(names)
    if len(set(given)) != options.players:
        raise ImpossibleTableError(
            f"names are {options.players} different ones, one a seat, not {names!r}"
        )
    return given


def _as_the_rules_write(answer: Decision | None) -> Decision | None:
    """The same decision with the game's own words where somebody wrote plain text."""
    if not isinstance(answer, Decision):
        return answer
    try:
        return msgspec.convert(msgspec.to_builtins(answer), type(answer))
    except msgspec.ValidationError as fault:
        raise RefusedAnswerError(f"{answer!r}: {fault}") from fault
