"""What lies on the table, and what each would get if 1, 2, 3… of them are left standing."""

from rich.text import Text

from standoff.rules.classic.views import View
from standoff.rules.notes import NOTES, Notes, shares
from standoff.terminal.layout import FAINT, GAIN, STRONG, Line, columns
from standoff.terminal.reader import Reader

MOST_DRAWN = 6
"""More notes than this are counted, not drawn one by one."""


def stakes(view: View, reader: Reader) -> list[Line]:
    """The loot, note by note, and the stake ladder under it."""
    return [_loot(view.loot, reader), *ladder(view, reader)]


def drawn(notes: Notes, reader: Reader) -> list[str]:
    """Some notes, each in its frame; of many, how many of each."""
    if sum(notes) <= MOST_DRAWN:
        return [reader.note(note) for note in notes.listed()]
    counts = zip(notes, NOTES, strict=True)
    return [f"{count} × {reader.note(note)}" for count, note in counts if count]


def _loot(loot: Notes, reader: Reader) -> Text:
    words = reader.words
    return Text.assemble(
        "  ",
        (words("terminal-loot"), STRONG),
        f"  {' '.join(drawn(loot, reader))}  ",
        (f"= {words.money(loot.total)}", GAIN),
    )


def ladder(view: View, reader: Reader) -> list[Line]:
    """How much each of 1, 2, 3… sharers would get (C51)."""
    words = reader.words
    living = sum(gangster.alive for gangster in view.gangsters)
    counts: list[Line] = [Text(words("terminal-ladder-standing"), FAINT)]
    amounts: list[Line] = [Text(words("terminal-ladder-each"), FAINT)]
    for sharers in range(1, living + 1):
        share = shares(view.loot, sharers).share
        counts.append(str(sharers))
        amounts.append(
            Text(words.money(share), GAIN) if share else Text(words("terminal-ladder-nothing"))
        )
    return [*columns([counts, amounts], right=range(1, living + 1))]
