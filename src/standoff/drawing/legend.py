"""The legend: what the signs in a picture mean, and which shape is whose."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from standoff.drawing.figures import mark
from standoff.drawing.identity import INK, LINE, MUTED, kit
from standoff.drawing.labels import text_width
from standoff.drawing.layout import MARGIN, WIDTH
from standoff.drawing.scene import Scene, State
from standoff.drawing.svg import element, number, text
from standoff.drawing.symbols import symbol

SIZE, ROW, SIGN, GAP = 16, 30, 34, 26
"""Of the text, from row to row, for a sign, and between two entries."""


class Sign(StrEnum):
    """What may need an explanation."""

    SHOT = "shot"
    AIM = "aim"
    TOUCH = "touch"
    WOUNDED = "wounded"
    FALLEN = "fallen"
    WITHDRAWN = "withdrawn"
    ABSENT = "absent"


class Captions(Struct, frozen=True):
    """Everything that is written in a picture, in the reader's language."""

    title: str
    subtitle: str
    signs: Mapping[Sign, str]
    teams: tuple[str, ...] = ()
    """The names of teams, in the order of their kits."""


def legend(scene: Scene, captions: Captions, top: float) -> tuple[list[str], float]:
    """The entries this picture needs, row after row, and where they end."""
    drawn = []
    x, y = float(MARGIN), top
    for sign, words in _entries(scene, captions):
        width = SIGN + text_width(words, SIZE)
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, y = float(MARGIN), y + ROW
        drawn.append(
            element(
                "g",
                sign,
                element("text", text(words), x=SIGN, y=SIZE * 0.35, font_size=SIZE, fill=MUTED),
                class_="legend",
                transform=f"translate({number(x)} {number(y)})",
            )
        )
        x += width + GAP
    return drawn, y + ROW


def _entries(scene: Scene, captions: Captions) -> Iterator[tuple[str, str]]:
    for number_, team in enumerate(captions.teams):
        yield element("g", mark(kit(number_), 10), transform="translate(14 0)"), team
    for sign in _used(scene):
        yield SIGNS[sign](), captions.signs[sign]


def _used(scene: Scene) -> list[Sign]:
    states = {one.state for one in scene.figures}
    wounded = any(one.wounds and one.state is State.WOUNDED for one in scene.figures)
    used = {
        Sign.SHOT: any(aim.fired for aim in scene.aims),
        Sign.AIM: any(not aim.fired for aim in scene.aims),
        Sign.TOUCH: bool(scene.touches),
        Sign.WOUNDED: wounded,
        Sign.FALLEN: State.FALLEN in states,
        Sign.WITHDRAWN: State.WITHDRAWN in states,
        Sign.ABSENT: State.ABSENT in states,
    }
    return [sign for sign in Sign if used[sign]]


def _line(*, fired: bool) -> str:
    return element(
        "path", d="M0 0H26", stroke=INK, stroke_width=4, stroke_dasharray=None if fired else "6 4"
    )


def _touch() -> str:
    return element(
        "path", d="M3 0H26", stroke=MUTED, stroke_width=6, stroke_dasharray="0.1 9",
        stroke_linecap="round",
    )  # fmt: skip


SIGNS: Mapping[Sign, Callable[[], str]] = {
    Sign.SHOT: lambda: _line(fired=True),
    Sign.AIM: lambda: _line(fired=False),
    Sign.TOUCH: _touch,
    Sign.WOUNDED: lambda: symbol("plaster", 14, 0, 22),
    Sign.FALLEN: lambda: symbol("plaster", 14, 0, 24) + symbol("plaster", 14, 0, 24, 70),
    Sign.WITHDRAWN: lambda: symbol("feather", 14, 0, 24),
    Sign.ABSENT: lambda: element(
        "circle", cx=14, r=9, fill="none", stroke=LINE, stroke_width=2, stroke_dasharray="0.1 4",
        stroke_linecap="round",
    ),
}  # fmt: skip
