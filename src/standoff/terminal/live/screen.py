"""The screen of Live: the map on the left, beside it everybody and what one knows."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from standoff.arena.figures import Figures, figures_for
from standoff.arena.obstacles import Obstacle
from standoff.arena.plane import Point
from standoff.rules.asks import Seat
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.views import Own, View
from standoff.rules.live.words import Place
from standoff.terminal.layout import ACCENT, FAINT, GAIN, STRONG, Line, rule, wrapped
from standoff.terminal.live.field import Token, drawn, field_for
from standoff.terminal.live.panel import panel, style_of
from standoff.terminal.live.signs import sign, weapon_name
from standoff.terminal.reader import Reader

BELOW = 11
"""Lines that are kept free for a question."""
FEWEST_ROWS, MOST_ROWS = 8, 18
GAP = 2


def heading(round_: int, reader: Reader) -> Text:
    return rule(reader.words("round", round=round_, rounds=ROUNDS), reader.width)


def screen(
    view: View,
    reader: Reader,
    height: int,
    places: Mapping[Seat, Point] | None = None,
    figures: Figures | None = None,
    obstacles: Sequence[Obstacle] = (),
) -> list[Line]:
    """Map and panel side by side; only the panel where nobody knows where all stand."""
    standing = _spots(view) if places is None else places
    if not standing:
        known = [*panel(view, reader, reader.width), *_knowledge(view, reader, reader.width)]
        return [heading(view.round, reader), *known]
    figures = figures or figures_for(view.options.gangsters)
    rows = min(MOST_ROWS, max(FEWEST_ROWS, height - BELOW))
    mine = standing.get(reader.seat) if reader.seat is not None else None
    map_ = drawn(
        field_for(figures, standing.values(), rows),
        standing,
        {seat: _token(view, seat, reader) for seat in standing},
        reach_of=mine,
        reach=figures.reach,
        obstacles=obstacles,
    )
    width = reader.width - map_[0].cell_len - GAP
    beside = [*panel(view, reader, width), "", *_knowledge(view, reader, width)]
    if mine is not None and len(beside) < len(map_):
        beside.append(Text(reader.words("terminal-live-reach"), FAINT))
    return [heading(view.round, reader), *_side_by_side(map_, beside)]


def _spots(view: View) -> dict[Seat, Point]:
    return {seat: Point(x, y) for seat, x, y in view.spots}


def _token(view: View, seat: Seat, reader: Reader) -> Token:
    style = style_of(view, view.gangsters[seat], reader)
    return Token(sign(view.options, seat, reader.names), style)


def _side_by_side(left: Sequence[Text], right: Sequence[Line]) -> list[Line]:
    lines: list[Line] = []
    width = left[0].cell_len
    for place in range(max(len(left), len(right))):
        line = left[place].copy() if place < len(left) else Text(" " * width)
        line.append(" " * GAP)
        line.append_text(_text(right[place]) if place < len(right) else Text())
        line.rstrip()
        lines.append(line)
    return lines


def _text(line: Line) -> Text:
    return line if isinstance(line, Text) else Text(line)


def _knowledge(view: View, reader: Reader, width: int) -> list[Line]:
    """The loot, what one holds and one's friends hold, and what the team has put aside."""
    told: list[tuple[str, str]] = []
    if view.own is not None and reader.seat is not None:
        told += [*_cards(view, view.own, reader, reader.seat), _stash(view, view.own, reader)]
    lines = [Text(line, style) for text, style in told for line in wrapped(text, width)]
    return [*loot(view, reader, width), *lines]


def loot(view: View, reader: Reader, width: int) -> list[Line]:
    """What was announced for this round."""
    message = "terminal-live-loot-cards" if view.options.foolproof else "terminal-live-loot"
    text = reader.words(message, loot=view.loot, cards=view.cards)
    return [Text(line, GAIN) for line in wrapped(text, width)]


def _cards(view: View, own: Own, reader: Reader, me: Seat) -> Iterator[tuple[str, str]]:
    """What the reader holds, and then their friends in play."""
    words = reader.words
    holds = {one.seat: weapon_name(one.card.weapon, reader) for one in own.held}
    if view.gangsters[me].place is not Place.IN_PLAY:
        yield words("terminal-live-no-card"), STRONG
    elif me in holds:
        yield words("terminal-live-own-card", weapon=holds[me]), ACCENT
    friends = tuple(
        words("terminal-live-holder", name=reader.names[seat], weapon=weapon)
        for seat, weapon in holds.items()
        if seat != me and view.gangsters[seat].place is Place.IN_PLAY
    )
    if friends:
        yield ", ".join(friends), ""


def _stash(view: View, own: Own, reader: Reader) -> tuple[str, str]:
    stash = view.stashes[own.team]
    assert stash is not None
    if view.options.foolproof:
        return reader.words("terminal-live-own-stash-cards", stash=stash.cards), ""
    return reader.words("terminal-live-own-stash", stash=stash.money), ""
