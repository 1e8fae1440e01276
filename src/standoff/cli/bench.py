"""`standoff bench`: measure a part of the project on this machine."""

import argparse
import sys

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from standoff.bench import arena, browser, env, minds, rules, server, vector
from standoff.bench.report import Bench, MissingError, Report, Sheet
from standoff.cli.command import CommandError

HELP = "measure how fast things are on this machine"

BENCHES: dict[str, Bench] = {
    "arena": arena,
    "browser": browser,
    "env": env,
    "minds": minds,
    "rules": rules,
    "server": server,
    "vector": vector,
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
        if name == "server":
            sub.add_argument(
                "--tables", type=int, metavar="N", help="hold so many tables (find the most)"
            )


def run(given: argparse.Namespace) -> int:
    if not 0 < given.seconds < float("inf"):
        raise CommandError(f"--seconds must be more than 0, not {given.seconds:g}")
    if given.bench == "server" and given.tables is not None and given.tables < 1:
        raise CommandError(f"--tables must be 1 or more, not {given.tables}")
    try:
        report = _measured(given)
    except MissingError as fault:
        raise CommandError(str(fault)) from fault
    if given.json:
        print(msgspec.json.encode(report.figures).decode())
    else:
        _print(report)
    return 0


def _measured(given: argparse.Namespace) -> Report:
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
        task = bar.add_task(f"bench {given.bench}", total=1)

        def progress(done: float) -> None:
            bar.update(task, completed=done)

        if given.bench == "server":
            return server.measure(given.seconds, progress, given.tables)
        return BENCHES[given.bench].measure(given.seconds, progress)


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
