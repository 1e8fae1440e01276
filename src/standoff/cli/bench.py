"""`standoff bench`: measure a part of the project on this machine."""

import argparse
import sys

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from standoff.bench import arena, rules
from standoff.bench.report import Bench, MissingError, Report, Sheet
from standoff.cli.command import CommandError

HELP = "measure how fast things are on this machine"

BENCHES: dict[str, Bench] = {
    "arena": arena,
    "rules": rules,
}


def arguments(parser: argparse.ArgumentParser) -> None:
    benches = parser.add_subparsers(title="benches", metavar="BENCH", required=True)
    for name, bench in BENCHES.items():
        sub = benches.add_parser(name, help=bench.HELP, description=bench.HELP)
        sub.add_argument(
            "--seconds",
            type=float,
            default=bench.SECONDS,
            metavar="S",
            help=f"how long to measure ({bench.SECONDS:g})",
        )
        sub.add_argument("--json", action="store_true", help="one object instead of tables")
        sub.set_defaults(bench=name)


def run(given: argparse.Namespace) -> int:
    if not 0 < given.seconds < float("inf"):
        raise CommandError(f"--seconds must be more than 0, not {given.seconds:g}")
    try:
        report = _measured(given.bench, given.seconds)
    except MissingError as fault:
        raise CommandError(str(fault)) from fault
    if given.json:
        print(msgspec.json.encode(report.figures).decode())
    else:
        _print(report)
    return 0


def _measured(name: str, seconds: float) -> Report:
    """Run a bench, with a bar for whoever is watching."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(f"bench {name}", total=1)
        return BENCHES[name].measure(seconds, lambda done: bar.update(task, completed=done))


def _print(report: Report) -> None:
    console = Console(highlight=False, markup=False)
    console.print(Text(report.title, style="bold"))
    for sheet in report.sheets:
        console.print(_table(sheet))
    for note in report.notes:
        console.print(Text(note, style="dim"))


def _table(sheet: Sheet) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(sheet.columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*row)
    return table
