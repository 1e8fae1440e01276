"""A recorded game seen again, step by step: as everybody saw it, or as one seat did."""

from collections.abc import Mapping

from standoff.record.editions import Event, Table
from standoff.record.reader import Record
from standoff.record.replay import replay
from standoff.rules.asks import Seat
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.events import Seen
from standoff.rules.game import asks, redact, view
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.table import Table as LiveTable
from standoff.rules.stage import Asks
from standoff.terminal.classic.cards import cards
from standoff.terminal.classic.ending import reckoning, revelations
from standoff.terminal.classic.theatre import Theatre
from standoff.terminal.console import Console
from standoff.terminal.layout import paragraph
from standoff.terminal.live.ending import every_card, team_sums
from standoff.terminal.live.theatre import LiveTheatre
from standoff.terminal.paging import Paging, short
from standoff.terminal.reader import Reader
from standoff.words.speech import Words

LONGEST_NAME, LONGEST_LIVE_NAME = 8, 20
"""Two of them, aimed at by one gangster, must fit beside all else there is to know of them; in
Live they stand in a sentence, and beside the map there is less room."""


class Replay:
    """One record and one reader, who turns the pages where there is a keyboard (`by_hand`)."""

    def __init__(
        self, record: Record, seat: Seat | None, words: Words, console: Console, *, by_hand: bool
    ) -> None:
        options = record.opening.options
        live = isinstance(options, LiveOptions)
        longest = LONGEST_LIVE_NAME if live else LONGEST_NAME
        names = tuple(short(name, longest) for name in record.opening.names)
        self._record, self._seat = record, seat
        self._paging = paging = Paging(words, console, by_hand=by_hand)
        self._reader = reader = Reader(words, options, names, seat, console.width)
        self._theatre: Theatre | LiveTheatre = (
            LiveTheatre(paging.page, reader, paging.make_room, lambda _: paging.turn())
            if live
            else Theatre(paging.page, reader, paging.make_room, paging.turn)
        )
        self._theatre.watching = True

    def run(self) -> None:
        """Show every step, to the end or until the reader quits."""
        self._paging.run(self._show_all)

    def _show_all(self) -> None:
        asked: Asks = {}
        told: list[Event] = []
        for step, (_, table, events) in enumerate(replay(self._record), start=-1):
            self._introduce(self._record.plays_on.get(step, {}))
            told += events
            self._show(asked, tuple(redact(event, self._seat) for event in events), table)
            asked = asks(table)
            if table.outcome is not None:
                self._reveal(table, told)
            else:
                self._paging.turn_if_written()
        if asked:
            unfinished = self._reader.words("replay-unfinished")
            self._paging.write(paragraph(unfinished, self._reader.width))

    def _introduce(self, plays_on: Mapping[Seat, str]) -> None:
        """Say who plays on from here, for whom."""
        for seat, who in plays_on.items():
            dealt = self._record.opening.names[seat]
            line = self._reader.words("replay-plays-on", who=who, dealt=dealt)
            self._paging.write(paragraph(line, self._reader.width))

    def _show(self, asked: Asks, seen: tuple[Seen, ...], table: Table) -> None:
        if isinstance(self._theatre, LiveTheatre):
            assert isinstance(table, LiveTable)
            self._theatre.show(asked, seen, view(table, self._seat))
        else:
            assert isinstance(table, ClassicTable)
            self._theatre.show(asked, seen, view(table, self._seat))

    def _reveal(self, table: Table, told: list[Event]) -> None:
        """What every sum came from, then everything that was secret."""
        write, reader = self._paging.write, self._reader
        if isinstance(table, LiveTable):
            live = view(table, self._seat)
            write(team_sums(live, reader))
            self._paging.turn()
            write(every_card(told, live, reader, {}))
        else:
            final = view(table, self._seat)
            write(reckoning(final, reader))
            write(revelations(final, reader, {}))
            self._paging.turn()
            write(cards(told, reader))
