"""The page: sentences and small tables as lines of plain text, never wider than they may be."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from rich.cells import cell_len

from standoff.story.classic.ending import Sum
from standoff.story.sentence import Form, Sentence
from standoff.words.speech import Words

INDENT = "  "
GAP = "  "


class PageLine(Struct, frozen=True):
    """One line of a page."""

    text: str
    form: Form = Form.SENTENCE


class StandingRow(Struct, frozen=True):
    """Where one gangster stands, as a row of a table; no money where the reader may not know it."""

    name: str
    wounds: int
    shame: int
    money: int | None
    alive: bool = True


class StoryPage:
    """Writes in one language, for so many columns."""

    def __init__(self, words: Words, width: int = 80) -> None:
        self.words = words
        self.width = width

    def sentences(self, sentences: Iterable[Sentence]) -> Iterator[PageLine]:
        """Each consequence on a line of its own with its rules; plain facts run on."""
        running: list[str] = []
        for sentence in sentences:
            text = self.words.say(sentence)
            if sentence.form is Form.SENTENCE and not sentence.rules:
                running.append(text)
                continue
            yield from self._paragraph(" ".join(running))
            running = []
            if sentence.form is Form.SENTENCE:
                yield from self._paragraph(text, _cited(sentence))
            elif sentence.form is Form.ITEM:
                yield from self._paragraph(text, indent=INDENT * 3)
            else:
                yield PageLine("")
                yield PageLine(self._heading(text, sentence.form), sentence.form)
        yield from self._paragraph(" ".join(running))

    def _heading(self, text: str, form: Form) -> str:
        """A round's heading spans the page, so that it stands out without colour."""
        if form is Form.PHASE:
            return text
        return f"── {text} ".ljust(self.width, "─")

    def standings(self, rows: Iterable[StandingRow]) -> Iterator[PageLine]:
        """Wounds, shame and money beside each name."""
        words = self.words
        heads = ("table-name", "table-wounds", "table-shame", "table-money")
        table = [[words(head) for head in heads]]
        for row in rows:
            money = words("table-dead") if not row.alive else "?"
            if row.alive and row.money is not None:
                money = words.money(row.money)
            table.append([row.name, str(row.wounds), str(row.shame), money])
        yield PageLine("")
        yield from self._columns(table, "<>>>")

    def sums(self, names: Sequence[str], sums: Iterable[Sum]) -> Iterator[PageLine]:
        """How every sum came about, line by line."""
        words = self.words
        table: list[list[str]] = []
        for entry in sums:
            name = names[entry.seat]
            if entry.total is None:
                table.append([name, words("entry-dead"), "", ""])
                continue
            for line, amount in entry.lines:
                table.append([name, words.say(line), words.money(amount), _cited(line)])
                name = ""
            table.append(["", words("entry-total"), words.money(entry.total), ""])
        yield PageLine("")
        yield PageLine(words("table-sums"), Form.PHASE)
        yield from self._columns(table, "<<><")

    def _columns(self, table: Sequence[Sequence[str]], aligned: str) -> Iterator[PageLine]:
        widths = [max(map(cell_len, column)) for column in zip(*table, strict=True)]
        for row in table:
            cells = [
                _padded(cell, width, align)
                for cell, width, align in zip(row, widths, aligned, strict=True)
            ]
            yield PageLine((INDENT + GAP.join(cells)).rstrip())

    def _paragraph(self, text: str, cited: str = "", indent: str = INDENT) -> Iterator[PageLine]:
        """The text in lines that fit; only at plain spaces may a line break."""
        line = ""
        hanging = indent + INDENT if cited else indent
        for word in [*text.split(" "), *([cited] if cited else [])]:
            longer = f"{line} {word}" if line else f"{indent}{word}"
            if line and cell_len(longer) > self.width:
                yield PageLine(line)
                longer = f"{hanging}{word}"
            line = longer
        if text:
            yield PageLine(line)


def _cited(sentence: Sentence) -> str:
    """The rules behind a sentence, for the end of its line."""
    return f"({', '.join(sentence.rules)})" if sentence.rules else ""


def _padded(cell: str, width: int, align: str) -> str:
    space = " " * (width - cell_len(cell))
    return space + cell if align == ">" else cell + space
