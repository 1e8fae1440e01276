"""The split, drawn note by note."""

from collections.abc import Iterator

from rich.text import Text

from standoff.rules.classic.events import Split
from standoff.rules.notes import counted
from standoff.terminal.classic.stakes import drawn
from standoff.terminal.layout import GAIN, STRONG
from standoff.terminal.reader import Reader

Piece = tuple[Text | str, str]
"""Something to write, and what ends it."""


def handed_out(split: Split, reader: Reader) -> Iterator[Piece]:
    """One line for each sharer, growing with every note."""
    if not split.share:
        return
    names = [reader.name(seat) for seat in split.among]
    portions = [drawn(counted(portion), reader) for portion in split.portions]
    room = max(map(len, names), default=0)
    notes_room = max((len(" ".join(notes)) for notes in portions), default=0)
    for name, notes in zip(names, portions, strict=True):
        yield Text(f"  {name:<{room}}  ", STRONG), ""
        for note in notes:
            yield f"{note} ", ""
        rest = " " * (notes_room - len(" ".join(notes)))
        yield Text(f"{rest}= {reader.words.money(split.share)}", GAIN), "\n"
