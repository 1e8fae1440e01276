"""A recorded game seen again, step by step: as the whole table saw it, or as one seat did."""

from dataclasses import dataclass
from typing import Any

from standoff.record.reader import Record
from standoff.record.replay import replay
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.views import View
from standoff.rules.events import Event
from standoff.rules.game import asks, redact, view
from standoff.terminal.cards import cards
from standoff.terminal.console import Console
from standoff.terminal.ending import reckoning, revelations
from standoff.terminal.layout import paragraph
from standoff.terminal.paging import Paging, short
from standoff.terminal.reader import Reader
from standoff.terminal.theatre import Theatre
from standoff.words.speech import Words

LONGEST_NAME = 8
"""Two of them, aimed at by one gangster, must fit beside all else there is to know of him."""


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
        names = tuple(short(name, LONGEST_NAME) for name in opening.names)
        self._paging = Paging(self.words, self.console, by_hand=self.by_hand)
        self._reader = Reader(self.words, opening.options, names, self.seat, self.console.width)
        self._theatre = Theatre(
            self._paging.page, self._reader, self._paging.make_room, self._paging.turn
        )
        self._theatre.watching = True

    def run(self) -> None:
        """Show every step, to the end or until the reader quits."""
        self._paging.run(self._show)

    def _show(self) -> None:
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
            else:
                self._paging.turn_if_written()
        if asked:
            self._paging.write(paragraph(self.words("replay-unfinished"), self._reader.width))

    def _reveal(self, final: View, told: list[Event[Any]]) -> None:
        self._paging.write(reckoning(final, self._reader))
        self._paging.write(revelations(final, self._reader, {}))
        self._paging.turn()
        self._paging.write(cards(told, self._reader))
