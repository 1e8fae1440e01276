"""Everybody in two columns: whom each points at with what, who is hit, and who is out of it."""

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from standoff.rules.asks import Seat
from standoff.rules.live.views import Other, View
from standoff.rules.live.words import Phase, Place
from standoff.terminal.layout import ACCENT, DANGER, FAINT, STRONG, Line, columns
from standoff.terminal.live.signs import letters, sign, weapon_name
from standoff.terminal.paging import short
from standoff.terminal.reader import Reader

ARROW = "►"
LONGEST_NAME = 6
""" "Shotgun ►YOU" must fit behind it, twice in a line beside the map."""
OUT = {
    Place.COWARD: "terminal-live-corner",
    Place.HOSPITAL: "terminal-live-hospital",
    Place.SITTING_OUT: "terminal-live-sits-out",
}


def panel(view: View, reader: Reader, width: int) -> list[Line]:
    """A line for every two gangsters, in the order of their teams."""
    entries = [_entry(view, other, reader) for other in view.gangsters]
    half = (len(entries) + 1) // 2
    rows = [
        [entries[place], entries[place + half] if place + half < len(entries) else Text()]
        for place in range(half)
    ]
    lines = columns(rows, indent=0, gap=1)
    for line in lines:
        line.truncate(width)
    return [*lines]


def threatens(view: View, other: Other) -> bool:
    """Whether a mimed gun is still up: its holder in play and unhurt, before the split."""
    return (
        other.mime is not None
        and other.place is Place.IN_PLAY
        and not other.wounds
        and view.phase < Phase.SPLIT
    )


def aimers(view: View, seat: Seat | None) -> list[Other]:
    """Who points at a seat."""
    return [other for other in view.gangsters if seat in other.at and threatens(view, other)]


def style_of(view: View, other: Other, reader: Reader) -> str:
    """Oneself and one's team stand out, who is out of it steps back."""
    if other.seat == reader.seat:
        return ACCENT
    if other.place is not Place.IN_PLAY:
        return FAINT
    return STRONG if view.own is not None and other.team == view.own.team else ""


def _entry(view: View, other: Other, reader: Reader) -> Text:
    names = [short(name, LONGEST_NAME) for name in reader.names[: view.options.gangsters]]
    you = reader.words("terminal-you-aimed-at")
    name = you if other.seat == reader.seat else names[other.seat]
    room = max(map(cell_len, (you, *names)))
    who = f"{sign(view.options, other.seat, reader.names)} {set_cell_size(name, room)} "
    style = style_of(view, other, reader)
    threat = reader.seat is not None and reader.seat in other.at and threatens(view, other)
    return Text.assemble(
        ("!" if threat else " ", DANGER), (who, style), _state(view, other, reader, threat=threat)
    )


def _state(view: View, other: Other, reader: Reader, *, threat: bool) -> Text:
    if other.place is not Place.IN_PLAY:
        return Text(reader.words(OUT[other.place]), FAINT)
    if other.wounds:
        return Text(reader.words("terminal-live-hit"), DANGER)
    if not threatens(view, other) or other.mime is None:
        return Text()
    known = letters(reader.names[: view.options.gangsters])
    at = [
        reader.words("terminal-you-aimed-at") if seat == reader.seat else known[seat]
        for seat in dict.fromkeys(other.at)
    ]
    text = f"{weapon_name(other.mime, reader)} {ARROW}{'+'.join(at)}"
    return Text(text, DANGER if threat else "")
