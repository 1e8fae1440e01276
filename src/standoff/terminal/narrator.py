"""The narrator: says what happens, one thing after the other, at the reader's pace."""

from collections.abc import Callable, Sequence

from rich.text import Text

from standoff.story.sentence import Sentence
from standoff.terminal.console import ConsolePage
from standoff.terminal.layout import ACCENT, SPOKEN, STRONG, Line, paragraph, rule
from standoff.terminal.reader import Reader

BEAT = 0.6
"""Seconds between two things that happen."""
HURRY = 3
"""How many times faster a game goes on for those who are out of it."""


class Narrator:
    """Speaks to one reader; what it says depends on the edition."""

    def __init__(self, page: ConsolePage, reader: Reader, make_room: Callable[[int], None]) -> None:
        self._page = page
        self._reader = reader
        self._make_room = make_room
        """Waits before so many lines would push away what was not read yet."""
        self._heading: Sentence | None = None
        """The phase, named as soon as there is something to tell of it."""
        self.watching = False
        """Whether nobody at the keyboard decides: every stage of a round is then drawn."""
        self.skipping = False
        """Whether nothing is of interest for now."""

    def _count(self) -> None:
        """One, two, three: nobody saw the others' choice before."""
        unread = self._page.lines
        first, *others = self._reader.words("terminal-count").split(" ")
        self._page.write(Text(first, ACCENT), end="")
        for beat in others:
            self._pause(BEAT)
            self._page.write(Text(f" {beat}", ACCENT), end="")
        self._page.write("")
        self._page.lines = unread  # nobody needs to read it twice

    def quote(self, text: str) -> None:
        """What somebody says aloud."""
        self._write(self._told(text, SPOKEN))
        self._pause(BEAT)

    def _end(self, sentences: Sequence[Sentence]) -> None:
        self._heading = None
        title = rule(self._reader.words("terminal-end"), self._reader.width)
        told = [line for one in sentences for line in self._told(self._reader.words.say(one))]
        self._write([title, *told])

    def _tell(self, sentences: Sequence[Sentence], style: str = "") -> None:
        """Each sentence after a beat, under the heading of its phase."""
        for sentence in sentences:
            heading, self._heading = self._heading, None
            lines: list[Line] = []
            if heading is not None:
                lines.append(Text(self._reader.words.say(heading), STRONG))
            lines += self._told(self._reader.words.say(sentence), style)
            self._write(lines)
            self._pause(BEAT)

    def _told(self, text: str, style: str = "") -> list[Line]:
        return paragraph(text, self._reader.width, indent=2, style=style)

    def _pause(self, seconds: float) -> None:
        self._page.pause(seconds / HURRY if self.watching else seconds)

    def _write(self, lines: Sequence[Line]) -> None:
        self._make_room(len(lines))
        for line in lines:
            self._page.write(line)
