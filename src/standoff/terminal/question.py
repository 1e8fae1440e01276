"""How a player is asked: numbered answers, kind to slips, with help at every moment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.cells import cell_len, set_cell_size

from standoff.terminal.console import ConsolePage
from standoff.terminal.help import rules_in_one_screen
from standoff.terminal.layout import ACCENT, Line, item, paragraph
from standoff.terminal.reader import Reader

T = TypeVar("T")

PROMPT = "> "
HELP, LEAVE, HUSH = "?", "q", "0"


@dataclass(frozen=True)
class Option(Generic[T]):
    """One answer a player may type, by its number, by its label or by the beginning of it."""

    value: T
    label: str
    meaning: str = ""


class Keyboard:
    """Where one player's answers come from."""

    def __init__(self, page: ConsolePage, reader: Reader) -> None:
        self._page = page
        self._reader = reader
        self.explained: Callable[[], list[Line]] = list
        """What `?` explains of this very moment, behind the rules."""
        self.silent = False
        """Whether bots keep their words to themselves."""

    def choose(
        self,
        screen: Sequence[Line],
        title: str,
        options: Sequence[Option[T]],
        *,
        inline: bool = False,
    ) -> T:
        """Show a screen and a question under it until one of the options was typed."""

        def understood(typed: str) -> Option[T] | None:
            meant = _meant(typed, options)
            return meant[0] if len(meant) == 1 else None

        def slip(typed: str) -> str:
            message = "terminal-slip" if typed else "terminal-slip-nothing"
            return self._reader.words(message, last=len(options))

        listed = self._in_rows(options) if inline else self._in_lines(options)
        return self.ask([*screen, *self.titled(title), *listed], understood, slip).value

    def ask(
        self,
        lines: Sequence[Line],
        understood: Callable[[str], T | None],
        slip: Callable[[str], str],
    ) -> T:
        """Show some lines until something was typed that is understood, and be kind to slips."""
        shown = self._fitted(list(lines))
        self.make_room(len(shown))
        self._write(shown)
        said: list[Line] = []
        while True:
            typed = self._read(PROMPT)
            if typed == HELP:
                self._help()
                self._write(shown)
                said = []
                continue
            meant = understood(typed)
            if meant is not None:
                return meant
            kind = paragraph(slip(typed), self._reader.width)
            said += [PROMPT, *kind]
            if len(shown) + len(said) >= self._page.height:
                self._write(self._fitted([*kind, *shown]))
                said = []
            else:
                self._write(kind)

    def wait(self, message: str, *others: str) -> str:
        """Go on after Enter; one of the other answers is given back if it was typed."""
        prompt = f"{self._reader.words(message)} "
        while True:
            typed = self._read(prompt)
            if typed == HELP:
                self._help()
            elif not typed or typed in others:
                return typed
            else:
                self.say("terminal-slip-enter")

    def make_room(self, lines: int) -> None:
        """Wait before something would push away what was not read yet."""
        if not self._page.has_room_for(lines):
            self.wait("terminal-more")

    def say(self, message: str, **values: str | int) -> None:
        """One message, as a line of its own."""
        self.tell(self._reader.words(message, **values))

    def tell(self, text: str) -> None:
        """A text, in as many lines as it takes."""
        self._write(paragraph(text, self._reader.width))

    def _read(self, prompt: str) -> str:
        """What was typed; who types q twice has left like one who closed the terminal."""
        typed = self._page.read(prompt).strip().casefold()
        self._reader.width = self._page.width  # the window may have been drawn larger or smaller
        if typed == LEAVE:
            self.say("terminal-leave")
            if self._page.read(PROMPT).strip().casefold() == LEAVE:
                raise EOFError
            self.say("terminal-stays")
            return self._read(prompt)
        if typed == HUSH:
            self.silent = not self.silent
            self.say("terminal-bots-hushed" if self.silent else "terminal-bots-speak")
            return self._read(prompt)
        return typed

    def titled(self, title: str) -> list[Line]:
        """A question under a screen."""
        return ["", *paragraph(title, self._reader.width, style=ACCENT)]

    def _in_lines(self, options: Sequence[Option[T]]) -> list[Line]:
        """One below the other, each with its meaning."""
        room = max(cell_len(option.label) for option in options)
        lines: list[Line] = []
        for number, option in enumerate(options, 1):
            head = f"{number}  {set_cell_size(option.label, room)}"
            lines += item(head, option.meaning, self._reader.width)
        return lines

    def _in_rows(self, options: Sequence[Option[T]]) -> list[Line]:
        """Many in few lines, without their meanings."""
        room = max(cell_len(option.label) for option in options)
        cells = [
            f"{number:>2}  {set_cell_size(option.label, room)}"
            for number, option in enumerate(options, 1)
        ]
        across = max(1, (self._reader.width - 2) // (room + 6))
        return [
            f"  {'  '.join(cells[start : start + across])}".rstrip()
            for start in range(0, len(cells), across)
        ]

    def _fitted(self, lines: list[Line]) -> list[Line]:
        """Without its empty lines where they would push the first ones away."""
        return lines if len(lines) < self._page.height else [line for line in lines if line]

    def _help(self) -> None:
        back = f"{self._reader.words('terminal-help-back')} "
        self._write(rules_in_one_screen(self._reader))
        more = self.explained()
        if more:
            self._page.read(f"{self._reader.words('terminal-help-more')} ")
            self._write(more)
        self._page.read(back)

    def _write(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self._page.write(line)


def _meant(typed: str, options: Sequence[Option[T]]) -> list[Option[T]]:
    """The options an answer may mean: a number, a whole label, or the beginning of labels."""
    if not typed:
        return []
    for number, option in enumerate(options, 1):
        if typed in (str(number), option.label.casefold()):
            return [option]
    return [option for option in options if option.label.casefold().startswith(typed)]
