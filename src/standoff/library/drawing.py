"""A table as a watcher of a terminal sees it, in plain text."""

from collections.abc import Sequence

from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.live.views import View as LiveView
from standoff.terminal.classic.board import board
from standoff.terminal.classic.stakes import stakes
from standoff.terminal.layout import Line, rule
from standoff.terminal.live.screen import screen
from standoff.terminal.reader import Reader
from standoff.words.language import Language
from standoff.words.speech import Words

WIDTH, HEIGHT = 80, 24


def drawn(view: ClassicView | LiveView, names: Sequence[str]) -> str:
    """Round, loot and everybody at the table."""
    reader = Reader(Words(Language.ENGLISH), view.options, names, view.seat, WIDTH)
    lines = screen(view, reader, HEIGHT) if isinstance(view, LiveView) else _classic(view, reader)
    return "\n".join(str(line).rstrip() for line in lines)


def _classic(view: ClassicView, reader: Reader) -> list[Line]:
    title = reader.words("round", round=view.round, rounds=ROUNDS)
    return [rule(title, WIDTH), *stakes(view, reader), "", *board(view, reader)]
