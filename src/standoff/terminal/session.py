"""A sitting at the keyboard: what games of both editions need between their questions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from standoff.rules.asks import Decision, Seat
from standoff.terminal.console import Console, ConsolePage
from standoff.terminal.help import introduction
from standoff.terminal.keeping import RecordKeeper, RecordLostError
from standoff.terminal.layout import Line, rule
from standoff.terminal.question import Keyboard
from standoff.terminal.reader import Reader
from standoff.words.speech import Words

SKIP = "s"
OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True)
class GameSetting(Generic[OptionsT]):
    """Everything that is settled before a game begins."""

    options: OptionsT
    table_seed: bytes
    bots: tuple[str, ...]
    """The temperaments of the other seats, in order."""
    words: Words
    names: tuple[str, ...] = ()
    """Of all seats; those of the house where nobody chose."""
    past: Sequence[Mapping[Seat, Decision | None]] = ()
    """What was said in a game that goes on, step by step."""
    silent: bool = field(default=False, kw_only=True)
    """Whether the bots keep their words to themselves."""


class TerminalSession:
    """One player at one console, and the record of what is played there."""

    def __init__(self, reader: Reader, console: Console, keeper: RecordKeeper) -> None:
        self.keeper = keeper
        self.reader = reader
        self.page = ConsolePage(console)
        self.keyboard = Keyboard(self.page, reader)

    def introduce(self, cast: str) -> None:
        """Who plays, and the game in five lines for whoever wants them."""
        self.write([rule(self.reader.words("terminal-title"), self.reader.width)])
        self.keyboard.tell(cast)
        if self.keyboard.wait("terminal-intro-offer", SKIP) != SKIP:
            self.write(introduction(self.reader))

    def keep(self, keep: Callable[[], None]) -> None:
        """A full disk costs the record, not the game."""
        try:
            keep()
        except RecordLostError as fault:
            self.keyboard.say("terminal-record-lost", reason=str(fault))

    def write(self, lines: Sequence[Line]) -> None:
        self.keyboard.make_room(len(lines))
        for line in lines:
            self.keyboard.make_room(1)
            self.page.write(line)
