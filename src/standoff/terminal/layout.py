"""How lines are laid out: wrapped to the width, in columns, under a rule. No cursor is moved."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

GAP = 2
STRONG, FAINT, DANGER, GAIN, ACCENT = "bold", "dim", "bold red", "green", "bold yellow"
SPOKEN = "italic"
"""Colour never says anything alone: every word of it also stands in the text."""

Line = Text | str


def paragraph(text: str, width: int, indent: int = 0, style: str = "") -> list[Line]:
    """A text in lines that fit, all indented."""
    return [Text(" " * indent + line, style) for line in wrapped(text, width - indent)]


def wrapped(text: str, width: int) -> list[str]:
    """A text broken between words; no-break spaces hold."""
    return wrap(text, width, break_long_words=False, break_on_hyphens=False)


def item(head: str, text: str, width: int, indent: int = 2) -> list[Line]:
    """A text behind a head, its later lines under its first."""
    start = " " * indent + head + " " * GAP
    first, *others = wrapped(text, width - len(start)) or [""]
    return [(start + first).rstrip(), *(" " * len(start) + line for line in others)]


def rule(title: str, width: int) -> Text:
    """A line across the screen with a title in it."""
    start = f"── {title} "
    return Text.assemble((start, STRONG), ("─" * (width - len(start)), FAINT))


def columns(
    rows: Sequence[Sequence[Line]], right: Sequence[int] = (), indent: int = 2, gap: int = GAP
) -> list[Text]:
    """Cells under each other; the columns in `right` end flush. Empty columns take no room."""
    cells = [[_text(cell) for cell in row] for row in rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        line = Text(" " * indent)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            if width:
                room = " " * (width - cell.cell_len)
                line.append_text(Text(room) + cell if place in right else cell + Text(room))
                line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def _text(cell: Line) -> Text:
    return cell if isinstance(cell, Text) else Text(cell)
