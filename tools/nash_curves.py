"""How near solvers come to an equilibrium of mini games, as a picture of the research page.

`python -m tools.nash_curves` reads `docs/nashconv.csv`, and writes the picture beside it.
"""

import csv
from collections.abc import Sequence
from math import log10
from pathlib import Path

from standoff.drawing.svg import element, number, text

FIGURES = Path(__file__).parents[1] / "docs" / "nashconv.csv"
PICTURE = FIGURES.with_suffix(".svg")

SOLVERS = {
    "CFR": ("#1b6ca8", "none"),
    "CFR+": ("#b3261e", "none"),
    "external sampling": ("#2e7d32", "7 3"),
    "outcome sampling": ("#6a3d9a", "2 3"),
}
"""The colour and the dashes of each."""
UNIFORM = "uniform"
WIDTH, HEIGHT = 280, 220
LEFT, RIGHT, TOP, BOTTOM = 52, 24, 62, 36
ITERATIONS = (1, 4)
"""From ten to ten thousand, as powers of ten."""
NASHCONV = (-4, 0)

Point = tuple[int, float]


def drawn(rows: Sequence[dict[str, str]]) -> str:
    """The picture of these figures; the same figures always give the same text."""
    games = list(dict.fromkeys(row["game"] for row in rows))
    panels = [
        element(
            "g",
            *_panel(game, [row for row in rows if row["game"] == game]),
            transform=f"translate({place * WIDTH} 0)",
        )
        for place, game in enumerate(games)
    ]
    wide = WIDTH * len(games)
    return element(
        "svg",
        element("rect", width=wide, height=HEIGHT, fill="#fff"),
        *_legend(),
        *panels,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {HEIGHT}",
        font_family="system-ui, sans-serif",
        font_size=11,
        role="img",
        aria_label="NashConv of four solvers on mini games, iteration by iteration",
    )


def _legend() -> list[str]:
    pieces = []
    for place, (solver, (colour, dashes)) in enumerate(SOLVERS.items()):
        x = LEFT + 165 * place
        line = f"M{x} 16h24"
        pieces.append(_line(line, colour, dashes))
        pieces.append(element("text", text(solver), x=x + 30, y=20, fill="#111"))
    x = LEFT + 165 * len(SOLVERS)
    pieces.append(element("text", text("grey: at random"), x=x, y=20, fill="#666"))
    return pieces


def _panel(game: str, rows: Sequence[dict[str, str]]) -> list[str]:
    name, _, options = game.partition("(")
    pieces = [
        element("text", text(name), x=LEFT, y=42, fill="#111"),
        element("text", text(options.rstrip(")")), x=LEFT, y=55, font_size=8.5, fill="#444"),
        *_axes(),
    ]
    curves: dict[str, list[Point]] = {}
    for row in rows:
        point = int(row["iterations"]), float(row["nashconv"])
        curves.setdefault(row["solver"], []).append(point)
    (_, far), *_ = curves.pop(UNIFORM)
    pieces.append(_line(f"M{LEFT} {_y(far)}H{WIDTH - RIGHT}", "#666", "none"))
    for solver, points in curves.items():
        spots = [f"{_x(iterations)} {_y(far)}" for iterations, far in points]
        pieces.append(_line("M" + "L".join(spots), *SOLVERS[solver]))
    return pieces


def _axes() -> list[str]:
    frame = f"M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}"
    pieces = [element("path", d=frame, fill="none", stroke="#999")]
    for power in range(NASHCONV[0], NASHCONV[1] + 1):
        value = 10.0**power
        pieces.append(
            element("text", text(f"{value:g}"), x=LEFT - 5, y=float(_y(value)) + 4,
                    text_anchor="end", fill="#444")
        )  # fmt: skip
    for power in range(ITERATIONS[0], ITERATIONS[1] + 1):
        value = 10**power
        pieces.append(
            element("text", text(f"{value:,}"), x=float(_x(value)), y=HEIGHT - BOTTOM + 14,
                    text_anchor="middle", fill="#444")
        )  # fmt: skip
    middle = (LEFT + WIDTH - RIGHT) / 2
    pieces.append(
        element("text", text("iterations"), x=middle, y=HEIGHT - 6, text_anchor="middle",
                fill="#444")
    )  # fmt: skip
    return pieces


def _line(path: str, colour: str, dashes: str) -> str:
    return element(
        "path", d=path, fill="none", stroke=colour, stroke_width=2, stroke_dasharray=dashes
    )


def _x(iterations: int) -> str:
    low, high = ITERATIONS
    return number(LEFT + (log10(iterations) - low) / (high - low) * (WIDTH - LEFT - RIGHT))


def _y(far: float) -> str:
    low, high = NASHCONV
    return number(TOP + (high - log10(far)) / (high - low) * (HEIGHT - TOP - BOTTOM))


def read() -> list[dict[str, str]]:
    """The figures, a row each."""
    with FIGURES.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


if __name__ == "__main__":
    PICTURE.write_text(drawn(read()) + "\n", encoding="utf-8")
