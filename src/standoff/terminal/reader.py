"""Whom the screens are drawn for: a language, the names at the table, and whose eyes these are."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from standoff.record.editions import Options
from standoff.rules.asks import Seat
from standoff.words.families import member
from standoff.words.speech import Words


@dataclass
class Reader:
    """A player at the keyboard, or a watcher without a seat."""

    words: Words
    options: Options
    names: Sequence[str]
    seat: Seat | None
    width: int
    """Of the lines drawn for them; follows the window."""

    def name(self, seat: Seat) -> str:
        """A gangster's name, and whether that is the reader."""
        name = self.names[seat]
        return self.words("terminal-you", name=name) if seat == self.seat else name

    def target(self, seat: Seat) -> str:
        """Somebody at the far end of a gun; the reader in capitals."""
        return self.words("terminal-you-aimed-at") if seat == self.seat else self.names[seat]

    def note(self, value: int) -> str:
        """A banknote as it is drawn."""
        return self.words("note-drawn", thousands=value // 1_000)

    def called(self, family: str, which: StrEnum | str) -> str:
        """The name of a bullet, a weapon, a power, a role or a temperament."""
        return self.words(member(family, which))
