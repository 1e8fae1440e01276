"""The end of a game: how every sum came about, and what was secret until now."""

from collections.abc import Mapping

from rich.text import Text

from standoff.bots.outside import bot_title
from standoff.rules.asks import Seat
from standoff.rules.classic.views import View
from standoff.story.classic.ending import sums
from standoff.terminal.layout import ACCENT, FAINT, GAIN, STRONG, Line, columns
from standoff.terminal.reader import Reader

WINNER = "►"


def reckoning(view: View, reader: Reader) -> list[Line]:
    """Everybody's sum, line by line; the winners are marked."""
    outcome, words = view.outcome, reader.words
    assert outcome is not None
    rows: list[list[Line]] = []
    for entry in sums(outcome):
        won = entry.seat in outcome.winners
        mark = Text(WINNER if won else "", ACCENT)
        name = Text(reader.name(entry.seat), ACCENT if won else STRONG)
        if entry.total is None:
            rows.append([mark, name, Text(words("entry-dead"), FAINT), ""])
            continue
        for place, (line, amount) in enumerate(entry.lines):
            head: list[Line] = ["", ""] if place else [mark, name]
            rows.append([*head, words.say(line), words.money(amount)])
        if len(entry.lines) > 1:
            rows.append(["", "", words("entry-total"), Text(words.money(entry.total), GAIN)])
    return [Text(words("table-sums"), STRONG), *columns(rows, right=(3,), indent=0)]


def revelations(view: View, reader: Reader, tempers: Mapping[Seat, str]) -> list[Line]:
    """Who held which power and which role, shown or not, and how each bot was minded."""
    rows: list[list[Line]] = []
    for one in view.revealed:
        power = reader.called("power", one.power) if one.power else ""
        role = reader.called("role", one.role) if one.role else ""
        temper = bot_title(tempers[one.seat], reader.words) if one.seat in tempers else ""
        rows.append([Text(reader.name(one.seat), STRONG), power, role, Text(temper, FAINT)])
    told = view.options.pool or view.options.cop or tempers
    title = Text(reader.words("terminal-who-was-who"), STRONG)
    return ["", title, *columns(rows, indent=3)] if told else []
