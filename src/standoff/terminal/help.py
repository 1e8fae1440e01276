"""The explanation at the start, and the rules in one screen behind every `?`."""

from collections.abc import Iterator

from standoff.terminal.layout import Line, item, rule
from standoff.terminal.reader import Reader

INTRODUCTION = (
    "terminal-intro-loot",
    "terminal-intro-load",
    "terminal-intro-aim",
    "terminal-intro-nerve",
    "terminal-intro-end",
)
ROUND = (
    "terminal-help-loot",
    "terminal-help-load",
    "terminal-help-aim",
    "terminal-help-nerve",
    "terminal-help-fast-volley",
    "terminal-help-volley",
    "terminal-help-split",
)
BULLET = "•"


def introduction(reader: Reader) -> list[Line]:
    """The game in five lines."""
    words, width = reader.words, reader.width
    return [line for message in INTRODUCTION for line in item(BULLET, words(message), width)]


def rules_in_one_screen(reader: Reader) -> list[Line]:
    """The phases of a round in order, what kills, what wins, and what may be typed."""
    words, width = reader.words, reader.width
    lines: list[Line] = [rule(words("terminal-help-title"), width)]
    for number, message in enumerate(ROUND, 1):
        lines += item(str(number), words(message), width)
    for message in _afterwards(reader):
        lines += item(BULLET, words(message), width)
    return lines


def _afterwards(reader: Reader) -> Iterator[str]:
    yield "terminal-help-death"
    yield "terminal-help-end"
    if reader.options.pool:
        yield "terminal-help-powers"
    if reader.options.cop:
        yield "terminal-help-cop"
    yield "terminal-help-keys"
