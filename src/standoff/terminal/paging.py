"""Turning the pages of a recorded game, by hand where there is a keyboard."""

from collections.abc import Callable

from rich.cells import cell_len, set_cell_size

from standoff.terminal.console import Console, ConsolePage
from standoff.terminal.layout import Line, paragraph
from standoff.words.speech import Words

ALL, QUIT = "a", "q"


class QuitError(Exception):
    """The reader has seen enough."""


class Paging:
    """A page that waits for its reader."""

    def __init__(self, words: Words, console: Console, *, by_hand: bool) -> None:
        self.words = words
        self.page = ConsolePage(console)
        self.by_hand = by_hand
        """Whether to wait for Enter after each step."""

    def run(self, show: Callable[[], None]) -> None:
        """Show every step, to the end or until the reader quits."""
        try:
            show()
        except (QuitError, EOFError):
            return

    def turn(self) -> None:
        """Wait for the reader; whoever wants all of it is not asked again."""
        while self.by_hand:
            typed = self.page.read(f"{self.words('replay-next')} ").strip().casefold()
            if typed == QUIT:
                raise QuitError
            if typed == ALL:
                self.by_hand = False
            elif typed:
                self.write(paragraph(self.words("replay-help"), self.page.width))
                continue
            return

    def turn_if_written(self) -> None:
        """Wait, unless nothing is new since the reader was last asked."""
        if self.page.lines:
            self.turn()

    def make_room(self, lines: int) -> None:
        if not self.page.has_room_for(lines):
            self.turn()

    def write(self, lines: list[Line]) -> None:
        self.make_room(len(lines))
        for line in lines:
            self.page.write(line)


def short(name: str, longest: int) -> str:
    """A name that leaves room for the rest of its line."""
    return name if cell_len(name) <= longest else f"{set_cell_size(name, longest - 1)}…"
