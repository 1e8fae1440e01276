"""Every card of the game, round by round: told once nothing is secret any more."""

from collections.abc import Iterable

from standoff.rules.asks import Seat
from standoff.rules.classic.events import Fired, Loaded, RoundBegan, Stabbed, TookBack
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.words import Bullet
from standoff.rules.events import Seen
from standoff.terminal.layout import FAINT, Line, columns, paragraph
from standoff.terminal.reader import Reader

Gun = tuple[Seat, int]
Laid = dict[Gun, dict[int, Bullet]]


def cards(events: Iterable[Seen], reader: Reader) -> list[Line]:
    """A line for each gun; a star marks the cards that nobody else has seen (H3)."""
    laid, shown = _followed(events)
    words = reader.words
    rounds = range(1, ROUNDS + 1)
    rows: list[list[Line]] = [["", *(str(round_) for round_ in rounds)]]
    for seat, gun in sorted(laid):
        name = words("terminal-second-gun") if gun else reader.name(seat)
        cells = []
        for round_ in rounds:
            bullet = laid[seat, gun].get(round_)
            card = reader.called("bullet", bullet) if bullet else ""
            cells.append(f"{card}*" if card and (seat, gun, round_) not in shown else card)
        rows.append([name, *cells])
    title = paragraph(words("terminal-all-cards"), reader.width, style=FAINT)
    return [*title, *columns(rows, gap=1)]


def _followed(events: Iterable[Seen]) -> tuple[Laid, set[tuple[Seat, int, int]]]:
    """Which card lay before each gun in each round, and which of them everybody saw."""
    laid: Laid = {}
    shown: set[tuple[Seat, int, int]] = set()
    round_ = 0
    for event in events:
        match event:
            case RoundBegan():
                round_ = event.round
            case Loaded():
                for gun, bullet in enumerate(event.bullets):
                    laid.setdefault((event.seat, gun), {})[round_] = bullet
            case TookBack():
                for gun in (0, 1):
                    laid.get((event.seat, gun), {}).pop(round_, None)
            case Fired():
                shown.add((event.seat, event.gun, round_))
            case Stabbed():  # never with two guns (I15)
                shown.add((event.seat, 0, round_))
            case _:
                pass
    return laid, shown
