"""A recorded game of Live seen again: as everybody saw it, or as one gangster did."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from standoff.record.reader import Record
from standoff.record.replay import replay
from standoff.rules.asks import Seat
from standoff.rules.events import Event
from standoff.rules.game import asks, redact, view
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.views import View
from standoff.rules.stage import Asks
from standoff.terminal.console import Console
from standoff.terminal.layout import paragraph
from standoff.terminal.live.ending import every_card, team_sums
from standoff.terminal.live.theatre import LiveTheatre
from standoff.terminal.paging import Paging, short
from standoff.terminal.reader import Reader
from standoff.words.speech import Words

LONGEST_NAME = 20
"""In a sentence; beside the map there is less room."""


@dataclass
class LiveReplay:
    """One record and one reader, who turns the pages where there is a keyboard."""

    record: Record
    seat: Seat | None
    words: Words
    console: Console
    by_hand: bool

    def __post_init__(self) -> None:
        opening = self.record.opening
        assert isinstance(opening.options, Options)
        names = tuple(short(name, LONGEST_NAME) for name in opening.names)
        self._paging = Paging(self.words, self.console, by_hand=self.by_hand)
        self._reader = Reader(self.words, opening.options, names, self.seat, self.console.width)
        self._theatre = LiveTheatre(
            self._paging.page, self._reader, self._paging.make_room, lambda _: self._paging.turn()
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
            now = view(table, self.seat)
            self._theatre.show(asked, seen, now)
            asked = asks(table)
            if table.outcome is not None:
                self._reveal(now, told)
            else:
                self._paging.turn_if_written()
        if asked:
            self._paging.write(paragraph(self.words("replay-unfinished"), self._reader.width))

    def _reveal(self, final: View, told: Sequence[Event[Any]]) -> None:
        self._paging.write(team_sums(final, self._reader))
        self._paging.turn()
        self._paging.write(every_card(told, final, self._reader, {}))
