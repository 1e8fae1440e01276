"""Charts: every mark stands where its value says, and names stay text."""

import re
from xml.etree import ElementTree

import pytest

from standoff.report.chart import Cell, Chart, ChartRow, Unit, between, scale, svg, written
from standoff.simulation.estimates import Estimate


def chart(*values: tuple[float, float, float] | None, unit: Unit = Unit.SHARE) -> Chart:
    cells = tuple(None if one is None else Cell(Estimate(*one), 10) for one in values)
    rows = (ChartRow("one", cells), ChartRow("a row with quite a long name", cells))
    series = tuple(f"series {number}" for number in range(len(values)))
    return Chart("An axis", unit, series, rows, "games", par=0.2 if unit is Unit.SHARE else None)


def test_the_axis_holds_every_interval_and_par() -> None:
    low, high, ticks = scale(chart((0.31, 0.28, 0.37)))
    assert low == 0
    assert high >= 0.37
    assert ticks[0] == low
    assert ticks[-1] == pytest.approx(high)
    low, high, _ = scale(chart((-4_000, -5_500, 3_000), unit=Unit.MONEY))
    assert low <= -5_500
    assert high >= 3_000


def test_values_that_are_all_nothing_have_an_axis_too() -> None:
    low, high, _ = scale(chart((0.0, 0.0, 0.0), unit=Unit.NUMBER))
    assert low == 0 < high


def test_a_chart_is_well_formed_and_has_a_mark_for_each_value() -> None:
    drawn = ElementTree.fromstring(svg(chart((0.3, 0.2, 0.4), None, (0.1, 0.0, 0.2))))
    marks = [one for one in drawn.iter("path") if one.get("class") == "mark"]
    whiskers = [one for one in drawn.iter("path") if one.get("class") == "whisker"]
    assert len(whiskers) == 4
    assert len(marks) == len(whiskers) + 3  # and one for each series in the legend


def test_whiskers_end_where_the_interval_does_and_the_mark_lies_between() -> None:
    text = svg(chart((0.2, 0.1, 0.4)))
    left, right = map(float, re.findall(r'd="M([\d.]+) [\d.]+H([\d.]+)', text)[0])
    (mark, *_) = re.findall(r'class="mark" transform="translate\(([\d.]+) ', text)
    low, high, _ = scale(chart((0.2, 0.1, 0.4)))
    assert (float(mark) - left) / (right - left) == pytest.approx(1 / 3, abs=0.01)
    assert left < float(mark) < right
    assert low == 0
    assert high == pytest.approx(0.4)


def test_names_stay_text() -> None:
    wicked = Chart(
        "<b>", Unit.SHARE, ("<i>",), (ChartRow("<u>&", (Cell(Estimate(0, 0, 1), 1),)),), "n"
    )
    drawn = ElementTree.fromstring(svg(wicked))
    assert {"<b>", "<u>&"} <= {one.text for one in drawn.iter("text")}


@pytest.mark.parametrize(
    ("value", "unit", "told"),
    [
        (0.3456, Unit.SHARE, "34.6 %"),
        (17_148.4, Unit.MONEY, "$17,148"),
        (-500, Unit.MONEY, "\N{MINUS SIGN}$500"),
        (5.83, Unit.NUMBER, "5.83"),
        (1_245.2, Unit.POINTS, "1,245"),
    ],
)
def test_values_are_written_with_their_unit(value: float, unit: Unit, told: str) -> None:
    assert written(value, unit) == told


def test_an_interval_names_its_unit_once() -> None:
    assert between(Estimate(0.2, 0.15, 0.25), Unit.SHARE) == "(15.0 – 25.0 %)"
    assert between(Estimate(2_000, 1_000, 3_000), Unit.MONEY) == "($1,000 – 3,000)"
