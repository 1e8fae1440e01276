"""`standoff simulate`: let bots play many games, and say what they come to."""

import argparse
import sys
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from standoff.cli.bot_options import add_bots, bots_of
from standoff.cli.command import CommandError
from standoff.cli.table_options import (
    add_language,
    add_seed,
    add_table_options,
    options_of,
    seed_of,
)
from standoff.simulation.game import Setup
from standoff.simulation.report import report
from standoff.simulation.runner import played
from standoff.simulation.tables import tables
from standoff.simulation.tally import Tally
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "let bots play many games, and count who wins"
INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many games")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="J", help="how many at a time; same numbers (1)"
    )
    parser.add_argument("--json", action="store_true", help="one object instead of tables")
    add_table_options(parser)
    add_bots(parser)
    add_seed(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    for option, number in (("--games", given.games), ("--jobs", given.jobs)):
        if number < 1:
            raise CommandError(f"{option} must be at least 1, not {number}")
    options = options_of(given)
    seed, table_seed = seed_of(given)
    setup = Setup(options, bots_of(given, options.players), table_seed)
    words = Words(given.language or language_of())
    started = perf_counter()
    tally = _tally(setup, given, words)
    if tally.games == 0:
        sys.stderr.write(f"{words('simulate-nothing')}\n")
        return INTERRUPTED
    figures = report(setup, tally, seed, perf_counter() - started)
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console(highlight=False, markup=False).print(tables(figures, words))
    if tally.games < given.games:
        sys.stderr.write(f"{words('simulate-stopped')}\n")
        return INTERRUPTED
    return 0


def _tally(setup: Setup, given: argparse.Namespace, words: Words) -> Tally:
    """What all games came to, or those that were over when somebody lost patience."""
    tally = Tally()
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with progress:
        bar = progress.add_task(words("simulate-playing"), total=given.games)
        try:
            for batch in played(setup, given.games, given.jobs):
                tally.merge(batch)
                progress.update(bar, completed=tally.games)
        except KeyboardInterrupt:
            pass
    return tally
