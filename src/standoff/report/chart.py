"""A chart of values with their intervals: rows from the top, a mark for each series, as SVG."""

from collections.abc import Callable
from enum import StrEnum
from math import ceil, floor, isfinite, log10

from msgspec import Struct

from standoff.drawing.identity import kit
from standoff.drawing.labels import text_width
from standoff.drawing.svg import element, number, text
from standoff.simulation.estimates import Estimate

WIDTH = 380
SIZE, SMALL = 14, 12.5
MARGIN = 8
LANE = 16
"""The height of one series in a row."""
ROW_AIR = 12
MARK = 0.42
"""How large a mark is, beside those of the table's gangsters."""
LONGEST_LABEL = 112
TICKS = 5
MINUS = "\N{MINUS SIGN}"


class Unit(StrEnum):
    """What values are, so that they can be written."""

    SHARE = "share"
    MONEY = "money"
    NUMBER = "number"
    POINTS = "points"


class Cell(Struct, frozen=True):
    """One value, and out of how many it comes."""

    estimate: Estimate
    size: int


class ChartRow(Struct, frozen=True):
    """What is compared, with a value for each series that has one."""

    label: str
    cells: tuple[Cell | None, ...]


class Chart(Struct, frozen=True):
    """Rows of values."""

    axis: str
    """What the values are, with their unit."""
    unit: Unit
    series: tuple[str, ...]
    rows: tuple[ChartRow, ...]
    counted: str
    """What the size of a cell counts: games, guns, cards."""
    par: float | None = None
    """A value to compare with, drawn as a line."""
    par_label: str = "par"


def written(value: float, unit: Unit) -> str:
    """A value as people write it."""
    match unit:
        case Unit.SHARE:
            return f"{100 * value:.1f} %"
        case Unit.MONEY:
            sign = MINUS if value < 0 else ""
            return f"{sign}${abs(value):,.0f}"
        case Unit.POINTS:
            return f"{value:,.0f}"
        case Unit.NUMBER:
            return f"{value:,.2f}"


def between(estimate: Estimate, unit: Unit) -> str:
    """The interval of a value, with its unit once."""
    if not estimate.is_told:
        return "(no interval)"
    low, high = written(estimate.low, unit), written(estimate.high, unit)
    return f"({low.removesuffix(' %')} – {high.removeprefix('$')})"


def svg(chart: Chart) -> str:
    """The chart; the same values always give the same text."""
    labels = [_lines(row.label) for row in chart.rows]
    left = MARGIN + max(_wide(line) for lines in labels for line in lines)
    low, high, ticks = scale(chart)
    right = WIDTH - MARGIN - 14

    def across(value: float) -> float:
        return left + 12 + (value - low) / (high - low) * (right - left - 12)

    legend, top = _legend(chart)
    lanes = len(chart.series)
    height = max(LANE * lanes, SIZE * max(map(len, labels))) + ROW_AIR
    bottom = top + height * len(chart.rows)
    drawn = [
        *_ticks(chart, ticks, across, top, bottom),
        *_par(chart, across, top, bottom),
    ]
    for place, row in enumerate(chart.rows):
        y = top + place * height
        drawn += _label(labels[place], left, y + height / 2)
        for lane, cell in enumerate(row.cells):
            if cell is not None:
                middle = y + height / 2 + LANE * (lane + 0.5 - lanes / 2)
                drawn.append(_value(cell.estimate, lane, across, middle, (low, high)))
    axis = [
        element(
            "text", text(line), x=WIDTH / 2, y=bottom + 40 + place * SMALL * 1.2, font_size=SMALL,
            text_anchor="middle", class_="muted",
        )
        for place, line in enumerate(_lines(chart.axis, WIDTH - 2 * MARGIN))
    ]  # fmt: skip
    return element(
        "svg",
        *legend,
        *drawn,
        *axis,
        viewBox=f"0 0 {WIDTH} {number(bottom + 34 + len(axis) * SMALL * 1.2)}",
        role="img",
        aria_label=f"{chart.axis}; the figures are in the table",
    )


def _wide(line: str) -> float:
    # The measure is for bold letters; these are lighter.
    return text_width(line, SIZE) * 0.92


def _lines(label: str, room: float = LONGEST_LABEL) -> list[str]:
    """A label in one line, or in two that are as alike as can be."""
    gaps = [place for place, sign in enumerate(label) if sign == " "]
    if _wide(label) <= room or not gaps:
        return [label]
    middle = min(gaps, key=lambda place: abs(2 * place - len(label)))
    return [label[:middle], label[middle + 1 :]]


def _label(lines: list[str], right: float, middle: float) -> list[str]:
    first = middle + SIZE * 0.35 - (len(lines) - 1) * SIZE * 0.55
    return [
        element(
            "text", text(line), x=right, y=first + place * SIZE * 1.1, font_size=SIZE,
            text_anchor="end", class_="ink",
        )
        for place, line in enumerate(lines)
    ]  # fmt: skip


def scale(chart: Chart) -> tuple[float, float, list[float]]:
    """From where to where the axis goes, and where it is marked."""
    ends = [
        end for row in chart.rows for cell in row.cells if cell is not None
        for end in (cell.estimate.value, cell.estimate.low, cell.estimate.high)
        if isfinite(end)
    ]  # fmt: skip
    if chart.par is not None:
        ends.append(chart.par)
    low, high = min(ends), max(ends)
    if chart.unit is not Unit.POINTS:
        low = min(low, 0.0)
    if high <= low:
        high = low + 1
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 2.5, 5, 10) if power * times >= rough)
    first, last = floor(low / step), ceil(high / step)
    return first * step, last * step, [place * step for place in range(first, last + 1)]


def _legend(chart: Chart) -> tuple[list[str], float]:
    """Which mark is which series, and where the rows begin."""
    if len(chart.series) == 1:
        return [], 22.0
    drawn: list[str] = []
    x, y = float(MARGIN + 8), 14.0
    for lane, name in enumerate(chart.series):
        width = 30 + text_width(name, SMALL) * 0.9
        if x > MARGIN + 8 and x + width > WIDTH:
            x, y = float(MARGIN + 8), y + 20
        drawn += [
            _mark(lane, x, y),
            element("text", text(name), x=x + 12, y=y + 4, font_size=SMALL, class_="ink"),
        ]
        x += width
    return drawn, y + 32


def _ticks(
    chart: Chart, ticks: list[float], across: Callable[[float], float], top: float, bottom: float
) -> list[str]:
    drawn = []
    for tick in ticks:
        x = across(tick)
        drawn += [
            element("path", d=f"M{number(x)} {number(top)}V{number(bottom)}", class_="grid"),
            element(
                "text", text(_tick(tick, chart.unit)), x=x, y=bottom + 18, font_size=SMALL,
                text_anchor="middle", class_="muted",
            ),
        ]  # fmt: skip
    return drawn


def _tick(value: float, unit: Unit) -> str:
    match unit:
        case Unit.SHARE:
            return f"{100 * value:.3g} %"
        case Unit.MONEY:
            return "$0" if not value else f"{MINUS if value < 0 else ''}${abs(value) / 1_000:.3g}k"
        case Unit.POINTS | Unit.NUMBER:
            return f"{value:.4g}"


def _par(chart: Chart, across: Callable[[float], float], top: float, bottom: float) -> list[str]:
    if chart.par is None:
        return []
    x = across(chart.par)
    return [
        element("path", d=f"M{number(x)} {number(top - 4)}V{number(bottom)}", class_="par"),
        element(
            "text", text(chart.par_label), x=x, y=top - 8, font_size=SMALL, text_anchor="middle",
            class_="ink",
        ),
    ]  # fmt: skip


def _value(
    estimate: Estimate,
    lane: int,
    across: Callable[[float], float],
    y: float,
    ends: tuple[float, float],
) -> str:
    if not estimate.is_told:
        return _mark(lane, across(estimate.value), y)
    low, high = max(ends[0], estimate.low), min(ends[1], estimate.high)
    left, right = across(low), across(high)
    whisker = f"M{number(left)} {number(y)}H{number(right)}"
    caps = "".join(f"M{number(x)} {number(y - 3)}v6" for x in (left, right))
    return element("path", d=whisker + caps, class_="whisker") + _mark(
        lane, across(estimate.value), y
    )


def _mark(lane: int, x: float, y: float) -> str:
    look = kit(lane)
    return element(
        "path", d=look.outline, fill=look.colour, class_="mark",
        transform=f"translate({number(x)} {number(y)}) scale({MARK})",
    )  # fmt: skip
