"""The page: findings with their plots and tables, in one file that asks nobody for anything."""

from html import escape
from importlib.resources import files

from msgspec import Struct

from standoff.report.chart import Cell, Chart, between, svg, written

CAUTION = (
    "Bots played these games, not people: the figures say what the rules do among players who play "
    "like these bots. Whiskers and brackets show where the true figure lies 95 times in 100; what "
    "happens in one game hangs together, so a game counts as one."
)


class Grid(Struct, frozen=True):
    """A table on its own, without a plot."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    marks: dict[str, str] = {}
    """A class for the cells that say just this."""


class Finding(Struct, frozen=True):
    """One thing the games show."""

    title: str
    """The finding itself, as a sentence."""
    how: str
    """How to read it, and what it leaves open."""
    shown: tuple[Chart | Grid, ...]


class ReportPart(Struct, frozen=True):
    """Findings that belong together."""

    title: str
    findings: tuple[Finding, ...]


class ReportPage(Struct, frozen=True):
    """Everything, with what it comes from."""

    title: str
    lead: str
    sources: Grid
    parts: tuple[ReportPart, ...]
    footer: str


def html(page: ReportPage) -> str:
    """The whole document."""
    style = files("standoff.report").joinpath("page.css").read_text("utf-8")
    contents = "".join(
        f'<li><a href="#f{number}">{_text(finding.title)}</a></li>'
        for number, finding in _numbered(page)
    )
    numbers = {id(finding): number for number, finding in _numbered(page)}
    parts = "".join(
        f"<h2>{_text(part.title)}</h2>"
        + "".join(_article(finding, numbers[id(finding)]) for finding in part.findings)
        for part in page.parts
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="robots" content="noindex">'
        f"<title>{_text(page.title)}</title><style>{style}</style></head><body><main>"
        f'<h1>{_text(page.title)}</h1><p class="lead">{_text(page.lead)}</p>'
        f'<p class="how">{_text(CAUTION)}</p>'
        f'<nav aria-label="Findings"><ol>{contents}</ol></nav>{parts}'
        f"<h2>What was played</h2><article>{_grid(page.sources)}</article>"
        f"<footer><p>{_text(page.footer)}</p></footer></main></body></html>\n"
    )


def _text(text: str) -> str:
    """Text in which no line ends between a number and its %."""
    return escape(text).replace(" %", "&nbsp;%")


def _numbered(page: ReportPage) -> list[tuple[int, Finding]]:
    findings = [finding for part in page.parts for finding in part.findings]
    return list(enumerate(findings, 1))


def _article(finding: Finding, number: int) -> str:
    shown = "".join(_chart(one) if isinstance(one, Chart) else _grid(one) for one in finding.shown)
    return (
        f'<article id="f{number}"><h3>{_text(finding.title)}</h3>'
        f'<p class="how">{_text(finding.how)}</p>{shown}</article>'
    )


def _chart(chart: Chart) -> str:
    sizes = [cell.size for row in chart.rows for cell in row.cells if cell is not None]
    if not sizes:
        return ""
    least, most = min(sizes), max(sizes)
    sizes_told = f"{least:,}" if least == most else f"{least:,} to {most:,}"
    return (
        f'<div class="pair"><figure>{svg(chart)}'
        f"<figcaption>{_text(chart.counted.capitalize())} behind each mark: {sizes_told}."
        f"</figcaption></figure>{_table(chart)}</div>"
    )


def _table(chart: Chart) -> str:
    head = "".join(f'<th scope="col">{_text(name)}</th>' for name in ("", *chart.series))
    rows = "".join(
        f'<tr><th scope="row">{_text(row.label)}</th>'
        + "".join(_cell(cell, chart) for cell in row.cells)
        + "</tr>"
        for row in chart.rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table><caption>{_text(chart.axis)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _cell(cell: Cell | None, chart: Chart) -> str:
    if cell is None:
        return "<td>–</td>"
    value = written(cell.estimate.value, chart.unit)
    return f"<td>{_text(value)}<small>{_text(between(cell.estimate, chart.unit))}</small></td>"


def _grid(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{_text(name)}</th>' for name in grid.columns)
    rows = "".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{_text(cell)}</th>' if not place else _marked(cell, grid)
            for place, cell in enumerate(row)
        )
        + "</tr>"
        for row in grid.rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _marked(cell: str, grid: Grid) -> str:
    mark = grid.marks.get(cell)
    return f'<td class="{mark}">{_text(cell)}</td>' if mark else f"<td>{_text(cell)}</td>"
