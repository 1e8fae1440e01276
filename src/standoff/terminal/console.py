"""Where the game is shown and answers are typed: a real terminal, or whatever a test puts there."""

import sys
import time
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Protocol

from rich.console import Console as Painter
from rich.text import Text

from standoff.terminal.keys import TypedKeys
from standoff.terminal.signs import PLAIN

WIDEST = 100
"""Lines follow the window as far as they stay readable."""


class Console(Protocol):
    """What a player reads from and types into; only ever from top to bottom."""

    @property
    def width(self) -> int:
        """How many columns a line may fill."""

    @property
    def height(self) -> int:
        """How many lines are seen at once."""

    def write(self, text: Text | str, end: str = "\n") -> None:
        """Show a line, or with another end a piece of one."""

    def read(self, prompt: str) -> str:
        """What was typed; EOFError or KeyboardInterrupt from whoever leaves."""

    def pause(self, seconds: float) -> None:
        """Let something sink in."""


class Terminal:
    """The terminal this process was started in."""

    def __init__(self, *, pauses: bool = True) -> None:
        # A sign the terminal cannot show, or a slip of the keyboard, must not end the game.
        for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN)):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors=errors)
        self._painter = Painter(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._pauses = pauses and sys.stdout.isatty()
        self._keys = TypedKeys()

    @property
    def width(self) -> int:
        # The last column is left free: many terminals break the line when it is filled.
        return min(WIDEST, get_terminal_size().columns) - 1

    @property
    def height(self) -> int:
        return get_terminal_size().lines

    def write(self, text: Text | str, end: str = "\n") -> None:
        self._painter.print(text, end=end)

    def read(self, prompt: str) -> str:
        self._keys.listen()
        try:
            return input(prompt)
        finally:
            self._keys.hush()

    def pause(self, seconds: float) -> None:
        if self._pauses:
            time.sleep(seconds)


class ConsolePage:
    """A console that knows how many lines stand on it since the player last typed something."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.lines = 0

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        return self._console.height

    def write(self, text: Text | str, end: str = "\n") -> None:
        self.lines += end.count("\n")
        self._console.write(text, end)

    def read(self, prompt: str) -> str:
        self.lines = 0
        return self._console.read(prompt)

    def pause(self, seconds: float) -> None:
        self._console.pause(seconds)

    def has_room_for(self, lines: int) -> bool:
        """Whether so many more, and a prompt, leave everything unread on the screen."""
        return not self.lines or self.lines + lines < self.height
