"""The final table: the gang behind it, the winners under the lamp, everybody with name and sum."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct

from standoff.drawing.identity import INK, KITS, LAMP, PAPER
from standoff.drawing.letters import width_of, written
from standoff.drawing.svg import element, number, text
from standoff.drawing.symbols import symbol, symbols

WIDTH, HEIGHT = 1200, 630
"""What chats show of a link."""
NIGHT, WOOD, FELT, EDGE, FAINT = "#15110f", "#4a2813", "#1b463e", "#8a5a2b", "#cbbba6"
TABLE_TOP = 452
FIRST, OTHER = 250, 158
"""How large a face is: a lone winner's, and everybody else's."""
FACES = "abcdef"
NOTHING = -(10**9)
"""Whoever is dead stands behind all debts."""


class SeatAtTheEnd(Struct, frozen=True):
    """Somebody at the table once all is over; or a team, with the face of its first."""

    name: str
    face: int
    colour: int
    total: int | None
    """None: they are dead."""
    won: bool
    in_money: bool = True
    """Whether the total is a sum; else so many cards."""

    @property
    def worth(self) -> str:
        """The total, short."""
        if self.total is None:
            return ""
        sign = "-" if self.total < 0 else ""
        return f"{sign}${abs(self.total) // 1000}K" if self.in_money else str(self.total)


def final_picture(seats: Sequence[SeatAtTheEnd], title: str) -> str:
    """A whole SVG document; it needs no font and nothing else from outside."""
    return element(
        "svg",
        element("title", text(title)),
        symbols(),
        _light(),
        element("rect", width=WIDTH, height=HEIGHT, fill=NIGHT),
        element("rect", width=WIDTH, height=HEIGHT, fill="url(#light)"),
        *_rays(),
        written("STANDOFF", WIDTH / 2, 62, 34, LAMP),
        *(_bust(one, stand.x, stand.size) for one, stand in _placed(seats)),
        element(
            "ellipse", cx=WIDTH / 2, cy=TABLE_TOP + 400, rx=1400, ry=400, fill=FELT, stroke=EDGE,
            stroke_width=14,
        ),
        *(_label(*one) for one in _placed(seats)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
    )  # fmt: skip


class _Stand(Struct, frozen=True):
    """Where somebody stands: the middle of their face, how large it is, and the room they have."""

    x: float
    size: float
    room: float


def _placed(seats: Sequence[SeatAtTheEnd]) -> list[tuple[SeatAtTheEnd, _Stand]]:
    """Winners in the middle, and the poorer the farther out."""
    ordered = sorted(
        seats, key=lambda one: (not one.won, -(NOTHING if one.total is None else one.total))
    )
    around: list[SeatAtTheEnd] = []
    for place, one in enumerate(ordered):
        around.insert(0 if place % 2 else len(around), one)
    lone = sum(one.won for one in seats) == 1
    sizes = [FIRST if lone and one.won else OTHER for one in around]
    gap = (WIDTH - 60 - sum(sizes)) / len(sizes)
    found, left = [], 30 + gap / 2
    for one, size in zip(around, sizes, strict=True):
        found.append((one, _Stand(left + size / 2, size, size + gap - 14)))
        left += size + gap
    return found


def _light() -> str:
    stops = ((0, WOOD, 1), (0.55, WOOD, 0.55), (1, NIGHT, 0))
    return element(
        "defs",
        element(
            "radialGradient",
            *(
                element("stop", offset=at, stop_color=colour, stop_opacity=str(strength))
                for at, colour, strength in stops
            ),
            id="light", gradientUnits="userSpaceOnUse", cx=WIDTH / 2, cy=250, r=640,
        ),
    )  # fmt: skip


def _rays() -> list[str]:
    return [
        element(
            "path", d="M0 0L-60-900H60Z", fill=LAMP, fill_opacity="0.05",
            transform=f"translate({WIDTH / 2:.0f} 300) rotate({turn})",
        )
        for turn in range(0, 360, 30)
    ]  # fmt: skip


def _bust(one: SeatAtTheEnd, x: float, size: float) -> str:
    """A face in its colour; whoever is dead is pale, and has two plasters."""
    bottom = _bottom(x)
    middle, radius = bottom - size / 2, size / 2
    ring = element("circle", cx=x, cy=middle, r=radius + 7, fill=LAMP) if one.won else ""
    dead = one.total is None
    face = element(
        "g",
        element("circle", cx=48, cy=48, r=48, fill=KITS[one.colour].colour),
        element(
            "g", *_gangster(one.face, KITS[one.colour].colour), fill=INK, clip_path="url(#round)"
        ),
        transform=f"translate({number(x - radius)} {number(middle - radius)}) scale({size / 96:.4f})",
        opacity="0.45" if dead else None,
    )
    clip = element("clipPath", element("circle", cx=48, cy=48, r=48), id="round")
    plasters = (
        [symbol("plaster", x, middle, size * 0.5), symbol("plaster", x, middle, size * 0.5, 70)]
        if dead
        else []
    )
    return clip + ring + face + "".join(plasters)


def _bottom(x: float) -> float:
    """Where a figure stands behind the table's edge."""
    away = abs(x - WIDTH / 2) / 600
    return TABLE_TOP - 20 + 26 * away * away


def _label(one: SeatAtTheEnd, stand: _Stand) -> str:
    """Name and sum, on the table before them; a long name is written smaller."""
    large = stand.size == FIRST
    height = 32.0 if large else 24.0
    height *= min(1, stand.room / max(1, width_of(one.name, height)))
    line = _bottom(stand.x) + 78
    name = written(one.name, stand.x, line, height, FAINT if one.total is None else PAPER)
    below = line + (72 if large else 56)
    return name + written(
        one.worth, stand.x, below, 48 if large else 36, LAMP if one.won else PAPER
    )


def _gangster(face: int, colour: str) -> tuple[str, str]:
    """A gangster's drawings, in a colour."""
    letter = FACES[face]
    bust, body, worn = (_drawings()[one] for one in ("bust", f"b-{letter}", f"w-{letter}"))
    body = body.replace('<use href="#s-bust"/>', bust)
    return body.replace("var(--acc)", colour), worn.replace("var(--acc)", colour)


@cache
def _drawings() -> dict[str, str]:
    drawn = (files("standoff.drawing") / "gangsters.svg").read_text("utf-8")
    return dict(re.findall(r'<symbol id="s-([\w-]+)"[^>]*>(.*?)</symbol>', drawn))
