"""`standoff play`: a whole game in this terminal, against bots."""

import argparse
import sys
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import BinaryIO

from standoff.cli.bot_options import add_bots, bots_of
from standoff.cli.command import CommandError
from standoff.cli.table_options import (
    add_language,
    add_seed,
    add_table_options,
    options_of,
    seed_of,
)
from standoff.rules.chance import shuffled
from standoff.terminal.console import Terminal
from standoff.terminal.folder import data_folder, new_record
from standoff.terminal.keeping import Keeper, new_file
from standoff.terminal.play import Play, Setting
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "play a game in this terminal, against bots"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="where to keep the game (your data folder)"
    )
    parser.add_argument("--fast", action="store_true", help="without pauses")
    add_table_options(parser)
    add_bots(parser)
    add_seed(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    options = options_of(given)
    bots = bots_of(given, options.players - 1)
    seed, table_seed = seed_of(given)
    if given.bots is None:  # nobody should know beforehand who is which
        bots = shuffled(table_seed, "bots", bots)
    words = Words(given.language or language_of())
    if not sys.stdin.isatty():
        raise CommandError(words("terminal-no-keyboard"))
    path = given.record or new_record(data_folder(), datetime.now().astimezone())
    with _opened(path, words) as file:
        console = Terminal(pauses=not given.fast)
        console.write(words("terminal-seed", seed=seed))
        console.write(f"{words('terminal-record')} {path}")
        try:
            Play(Setting(options, table_seed, bots, words), console, Keeper(file)).run()
        except (EOFError, KeyboardInterrupt):
            console.write(f"\n{words('terminal-left')}")
        console.write(f"{words('terminal-record-kept')}\n  standoff replay {quote(str(path))}")
    return 0


def _opened(path: Path, words: Words) -> BinaryIO:
    """The file for the record, before anything is played that could not be kept."""
    try:
        return new_file(path)
    except OSError as fault:
        if path.exists():
            raise CommandError(words("terminal-record-exists", path=str(path))) from fault
        reason = fault.strerror or str(fault)
        message = words("terminal-record-unwritable", path=str(path), reason=reason)
        raise CommandError(message) from fault
