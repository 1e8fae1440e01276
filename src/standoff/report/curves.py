"""Curves of a training as one SVG: how each figure went, game by game."""

from collections.abc import Mapping, Sequence

from standoff.drawing.svg import element, number, text

WIDTH, HEIGHT = 640, 130
LEFT, RIGHT, TOP, BOTTOM = 76, 16, 30, 16
FONT = "system-ui, sans-serif"


def curves(games: Sequence[int], figures: Mapping[str, Sequence[float]]) -> str:
    """A panel for each figure, one above the other; the same numbers always give the same text."""
    panels = [
        element(
            "g", *_panel(name, games, values), transform=f"translate(0 {place * (HEIGHT + 24)})"
        )
        for place, (name, values) in enumerate(figures.items())
    ]
    tall = len(panels) * (HEIGHT + 24) + 28
    axis = element(
        "text", text(f"games, up to {max(games):,}"), x=WIDTH / 2, y=tall - 12, font_size=13,
        text_anchor="middle", fill="#444",
    )  # fmt: skip
    return element(
        "svg",
        element("rect", width=WIDTH, height=tall, fill="#fff"),
        *panels,
        axis,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {tall}",
        font_family=FONT,
        role="img",
        aria_label=f"{', '.join(figures)} over {max(games):,} games",
    )


def _panel(name: str, games: Sequence[int], values: Sequence[float]) -> list[str]:
    low, high = min(values), max(values)
    room = (high - low) or 1.0
    last = max(games) or 1

    def spot(game: int, value: float) -> str:
        x = LEFT + game / last * (WIDTH - LEFT - RIGHT)
        y = TOP + (high - value) / room * (HEIGHT - TOP - BOTTOM)
        return f"{number(x)} {number(y)}"

    line = "L".join(spot(game, value) for game, value in zip(games, values, strict=True))
    frame = f"M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}"
    drawn = [
        element("text", text(name), x=LEFT, y=TOP - 10, font_size=15, fill="#111"),
        element("path", d=frame, fill="none", stroke="#999"),
        element("path", d=f"M{line}", fill="none", stroke="#b3261e", stroke_width=2),
    ]
    for value, y in ((high, TOP + 5), (low, HEIGHT - BOTTOM)):
        told = element(
            "text", text(f"{value:.3g}"), x=LEFT - 6, y=y, font_size=12, text_anchor="end",
            fill="#444",
        )  # fmt: skip
        drawn.append(told)
    return drawn
