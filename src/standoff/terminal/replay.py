"""A recorded game seen again, step by step: as the whole table saw it, or as one seat did."""

from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size

from standoff.record.reader import Record
from standoff.record.replay import replay
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.views import View
from standoff.rules.events import Event
from standoff.rules.game import asks, redact, view
from standoff.terminal.cards import cards
from standoff.terminal.console import Console, Page
from standoff.terminal.ending import reckoning, revelations
from standoff.terminal.layout import Line, paragraph
from standoff.terminal.reader import Reader
from standoff.terminal.theatre import Theatre
from standoff.words.speech import Words

LONGEST_NAME = 8
"""Two of them, aimed at by one gangster, must fit beside all else there is to know of him."""
ALL, QUIT = "a", "q"


class QuitError(Exception):
    """The reader has seen enough."""


@dataclass
class Replay:
    """One record and one reader, who turns the pages where there is a keyboard."""

    record: Record
    seat: Seat | None
    words: Words
    console: Console
    by_hand: bool
    """Whether to wait for Enter after each step."""

    def __post_init__(self) -> None:
        opening = self.record.opening
        assert isinstance(opening.options, Options)
        names = tuple(_short(name) for name in opening.names)
        self._page = Page(self.console)
        self._reader = Reader(self.words, opening.options, names, self.seat, self.console.width)
        self._theatre = Theatre(self._page, self._reader, self._make_room, self._turn)
        self._theatre.watching = True

    def run(self) -> None:
        """Show every step, to the end or until the reader quits."""
        try:
            self._run()
        except (QuitError, EOFError):
            return

    def _run(self) -> None:
        asked: Asks = {}
        told: list[Event[Any]] = []
        for _, table, events in replay(self.record):
            assert isinstance(table, Table)
            told += events
            seen = tuple(redact(event, self.seat) for event in events)
            self._theatre.show(asked, seen, view(table, self.seat))
            asked = asks(table)
            if table.outcome is not None:
                self._reveal(view(table, self.seat), told)
            elif self._page.lines:
                self._turn()
        if asked:
            self._write(paragraph(self.words("replay-unfinished"), self._reader.width))

    def _reveal(self, final: View, told: list[Event[Any]]) -> None:
        self._write(reckoning(final, self._reader))
        self._write(revelations(final, self._reader, {}))
        self._turn()
        self._write(cards(told, self._reader))

    def _turn(self) -> None:
        """Wait for the reader; whoever wants all of it is not asked again."""
        while self.by_hand:
            typed = self._page.read(f"{self.words('replay-next')} ").strip().casefold()
            if typed == QUIT:
                raise QuitError
            if typed == ALL:
                self.by_hand = False
            elif typed:
                self._write(paragraph(self.words("replay-help"), self._reader.width))
                continue
            return

    def _make_room(self, lines: int) -> None:
        if not self._page.has_room_for(lines):
            self._turn()

    def _write(self, lines: list[Line]) -> None:
        self._make_room(len(lines))
        for line in lines:
            self._page.write(line)


def _short(name: str) -> str:
    """A name that leaves room for the rest of its line."""
    return name if cell_len(name) <= LONGEST_NAME else f"{set_cell_size(name, LONGEST_NAME - 1)}…"
