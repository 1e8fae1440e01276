"""Who sits at the table: aims, wounds, shame and money beside each name."""

from rich.text import Text

from standoff.rules.asks import Seat
from standoff.rules.classic.views import Other, View
from standoff.rules.classic.words import Phase, Stance
from standoff.terminal.layout import ACCENT, DANGER, FAINT, STRONG, Line, columns, paragraph
from standoff.terminal.reader import Reader

ARROW, ARROW_AT_YOU = "──►", "══►"
UNKNOWN = "?"
NUMBERS = (3, 4, 5, 6, 7)
"""The columns that hold numbers, which end flush."""
LAST_WOUND = 2
"""One more kills most people (C59)."""


def board(view: View, reader: Reader) -> list[Line]:
    """A line for each gangster; whoever points at the reader is marked."""
    rows = [_head(view, reader)]
    rows += [_row(view, other, reader) for other in view.gangsters]
    return [*_fitted(rows, reader.width), *_powers(view, reader), *_own(view, reader)]


def _fitted(rows: list[list[Line]], width: int) -> list[Text]:
    """The rows in columns, closer together where long names leave little room."""
    lines = columns(rows, right=NUMBERS, indent=0)
    if max(line.cell_len for line in lines) > width:
        lines = columns(rows, right=NUMBERS, indent=0, gap=1)
    return lines


def aimers(view: View, seat: Seat | None) -> tuple[Seat, ...]:
    """Who points at a seat, once for each gun."""
    return tuple(
        other.seat
        for other in view.gangsters
        for target in other.aims
        if target is not None and target == seat and _threatens(view, other)
    )


def _threatens(view: View, other: Other) -> bool:
    """Whether a gun may still go off; who loads last has time until the nerve is tried (P28)."""
    loaded = other.loaded > 0 or view.phase < Phase.NERVE
    return other.alive and loaded and other.stance is Stance.STANDING


def _guns_are_up(view: View) -> bool:
    """Once the loot is split nobody points at anybody any more."""
    return view.phase < Phase.SPLIT


def _head(view: View, reader: Reader) -> list[Line]:
    words = reader.words
    aimed = _guns_are_up(view) and any(other.aims for other in view.gangsters)
    return [
        "",
        Text(words("table-name"), FAINT),
        Text(words("terminal-board-aim") if aimed else "", FAINT),
        Text(words("table-wounds"), FAINT),
        Text(words("table-shame"), FAINT),
        Text(words("terminal-board-flashing") if view.alerted else "", FAINT),
        Text(words("table-money"), FAINT),
        Text(words("terminal-board-cards"), FAINT),
        "",
    ]


def _row(view: View, other: Other, reader: Reader) -> list[Line]:
    words = reader.words
    if not other.alive:
        dead = Text(words("table-dead"), FAINT)
        return ["", Text(reader.name(other.seat), FAINT), "", "", "", "", dead, "", ""]
    threat = other.seat in aimers(view, reader.seat)
    return [
        Text("!" if threat else " ", DANGER),
        Text(reader.name(other.seat), ACCENT if other.seat == reader.seat else STRONG),
        _aim(view, other, reader),
        Text(str(other.wounds), DANGER if other.wounds >= LAST_WOUND else ""),
        str(other.shame),
        str(other.flashing) if view.alerted else "",
        UNKNOWN if other.money is None else words.money(other.money),
        "+".join(str(cards) for cards in other.cards),
        _stance(other, reader),
    ]


def _aim(view: View, other: Other, reader: Reader) -> Text:
    """An arrow to each target, double and coloured where the reader is the target."""
    if not other.aims or not _guns_are_up(view):
        return Text()
    if not _threatens(view, other):
        return Text(reader.words("terminal-gun-down"), FAINT)
    targets = tuple(dict.fromkeys(other.aims))
    at_you = reader.seat is not None and reader.seat in targets
    named = [
        reader.words("terminal-no-aim") if target is None else reader.target(target)
        for target in targets
    ]
    twice = " ×2" if len(other.aims) > len(targets) else ""
    arrow = ARROW_AT_YOU if at_you else ARROW
    return Text(f"{arrow} {' + '.join(named)}{twice}", DANGER if at_you else "")


def _stance(other: Other, reader: Reader) -> Text:
    match other.stance:
        case Stance.STANDING:
            return Text()
        case Stance.WITHDRAWN:
            return Text(reader.words("terminal-stance-withdrawn"), FAINT)
        case Stance.WOUNDED:
            return Text(reader.words("terminal-stance-wounded"), FAINT)


def _powers(view: View, reader: Reader) -> list[Line]:
    """The powers everybody has seen."""
    shown = tuple(
        f"{reader.called('power', other.power)} ({_whose(other, reader)})"
        for other in view.gangsters
        if other.power is not None and other.alive
    )
    if not shown:
        return []
    text = reader.words("terminal-powers-shown", powers=shown)
    return paragraph(text, reader.width, indent=3, style=FAINT)


def _own(view: View, reader: Reader) -> list[Line]:
    """What the reader must not forget: their own cards, and how often the cop has called."""
    words, own = reader.words, view.own
    told = []
    if own is not None and own.power is not None:
        told.append(words("terminal-own-power", power=reader.called("power", own.power)))
    if own is not None and own.role is not None:
        told.append(words("terminal-own-role", role=reader.called("role", own.role)))
    if view.options.cop:
        told.append(words("terminal-calls-so-far", calls=view.calls))
    return paragraph(" ".join(told), reader.width, indent=3, style=FAINT)


def _whose(other: Other, reader: Reader) -> str:
    return reader.words("you") if other.seat == reader.seat else reader.names[other.seat]
