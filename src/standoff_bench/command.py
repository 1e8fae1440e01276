"""`standoff bench`: measure a part of the project on this machine."""

import argparse
import sys

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from standoff.cli.command import CommandError
from standoff_bench import (
    abuse,
    arena,
    browser,
    env,
    lobby,
    minds,
    nodes,
    rules,
    server,
    vector,
    witness,
)
from standoff_bench.report import Bench, BenchReport, BenchSheet, options
from standoff_drivers.missing import MissingError

HELP = "measure how fast things are on this machine"

BENCHES: dict[str, Bench] = {
    "abuse": abuse,
    "arena": arena,
    "browser": browser,
    "env": env,
    "lobby": lobby,
    "minds": minds,
    "nodes": nodes,
    "rules": rules,
    "server": server,
    "vector": vector,
    "witness": witness,
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
        for option in options(bench):
            told = option.help if option.default is None else f"{option.help} ({option.default})"
            sub.add_argument(
                f"--{option.name}", type=int, default=option.default, metavar="N", help=told
            )


def run(given: argparse.Namespace) -> int:
    if not 0 < given.seconds < float("inf"):
        raise CommandError(f"--seconds must be more than 0, not {given.seconds:g}")
    for name, value in _told(given).items():
        if value is not None and value < 1:
            raise CommandError(f"--{name} must be 1 or more, not {value}")
    try:
        report = _measured(given)
    except MissingError as fault:
        raise CommandError(str(fault)) from fault
    if given.json:
        print(msgspec.json.encode(report.figures).decode())
    else:
        _print(report)
    return 0


def _measured(given: argparse.Namespace) -> BenchReport:
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

        return BENCHES[given.bench].measure(given.seconds, progress, **_told(given))


def _told(given: argparse.Namespace) -> dict[str, int | None]:
    """What the bench was told besides how long to take."""
    return {one.name: getattr(given, one.name) for one in options(BENCHES[given.bench])}


def _print(report: BenchReport) -> None:
    console = Console(highlight=False, markup=False)
    console.print(Text(report.title, style="bold"))
    for sheet in report.sheets:
        console.print(_table(sheet))
    for note in report.notes:
        console.print(Text(note, style="dim"))


def _table(sheet: BenchSheet) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(sheet.columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*row)
    return table
