"""How often moments that are called so are won, as a picture of the page about minds.

`python -m tools.reliability` reads `docs/reliability.csv`, which holds what `python -m standoff.training.worth
… --measure` told, and writes the picture beside it.
"""

import csv
from collections.abc import Sequence
from pathlib import Path

from standoff.drawing.svg import element, number, text

FIGURES = Path(__file__).parents[1] / "docs" / "reliability.csv"
PICTURE = FIGURES.with_suffix(".svg")

JUDGE = "great-shark"
MINDS = {
    JUDGE: ("#b3261e", "none"),
    "fox": ("#1b6ca8", "7 3"),
    "bruiser": ("#2e7d32", "2 3"),
    "gambler": ("#6a3d9a", "9 3 2 3"),
}
"""Whose games they are: the colour and the dashes of each."""
ALLOWED = 0.03
"""How far off a chance may be."""
SIDE, LEFT, RIGHT, TOP, BOTTOM = 320, 46, 14, 40, 40


def drawn(rows: Sequence[dict[str, str]]) -> str:
    """The picture of these figures; the same figures always give the same text."""
    wide, high = LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM
    return element(
        "svg",
        element("rect", width=wide, height=high, fill="#fff"),
        *_axes(),
        *(piece for mind in MINDS for piece in _curve(mind, rows)),
        *_legend(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {high}",
        font_family="system-ui, sans-serif",
        font_size=11,
        role="img",
        aria_label="Of moments with about the same chance to win, how many are won, in games of four minds",
    )


def _curve(mind: str, rows: Sequence[dict[str, str]]) -> list[str]:
    colour, dashes = MINDS[mind]
    spots = [
        (_x(float(row["called"])), _y(float(row["won"]))) for row in rows if row["mind"] == mind
    ]
    path = "M" + "L".join(f"{x} {y}" for x, y in spots)
    points = [element("circle", cx=x, cy=y, r=3, fill=colour) for x, y in spots]
    return [_line(path, colour, dashes), *points]


def _legend() -> list[str]:
    pieces, x = [], LEFT
    for mind, (colour, dashes) in MINDS.items():
        pieces.append(_line(f"M{x} 16h20", colour, dashes))
        pieces.append(element("text", text(mind), x=x + 25, y=20, fill="#111"))
        x += 42 + 6 * len(mind)
    return pieces


def _axes() -> list[str]:
    band = f"M{_x(0)} {_y(ALLOWED)}L{_x(1 - ALLOWED)} {_y(1)}H{_x(1)}V{_y(1 - ALLOWED)}L{_x(ALLOWED)} {_y(0)}H{_x(0)}Z"
    pieces = [
        element("path", d=band, fill="#eee"),
        element("path", d=f"M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}", fill="none", stroke="#999"),
        element("path", d=f"M{_x(0)} {_y(1)}V{_y(0)}H{_x(1)}", fill="none", stroke="#999"),
    ]
    for fifth in range(6):
        value = fifth / 5
        said = text(f"{value:g}")
        pieces.append(
            element("text", said, x=_x(value), y=TOP + SIDE + 15, text_anchor="middle", fill="#444")
        )
        pieces.append(
            element("text", said, x=LEFT - 6, y=number(float(_y(value)) + 4), text_anchor="end", fill="#444")
        )  # fmt: skip
    middle = LEFT + SIDE // 2
    pieces.append(
        element("text", text("called"), x=middle, y=TOP + SIDE + 32, text_anchor="middle", fill="#444")
    )  # fmt: skip
    pieces.append(element("text", text("won"), x=LEFT + 6, y=TOP + 10, fill="#444"))
    return pieces


def _line(path: str, colour: str, dashes: str) -> str:
    return element(
        "path", d=path, fill="none", stroke=colour, stroke_width=2, stroke_dasharray=dashes
    )


def _x(chance: float) -> str:
    return number(LEFT + chance * SIDE)


def _y(chance: float) -> str:
    return number(TOP + (1 - chance) * SIDE)


def read() -> list[dict[str, str]]:
    """The figures of the base game, a row each."""
    with FIGURES.open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row["set"] == "base"]


if __name__ == "__main__":
    PICTURE.write_text(drawn(read()) + "\n", encoding="utf-8")
