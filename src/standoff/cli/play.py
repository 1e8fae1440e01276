"""`standoff play`: a whole game in this terminal, against bots."""

import argparse
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import BinaryIO

from standoff.arena.figures import figures_for
from standoff.arena.ground import pillars
from standoff.cli.bot_options import add_bots, bots_of, live_bots_of
from standoff.cli.command import CommandError
from standoff.cli.live_options import add_live_options, check_edition, live_options_of
from standoff.cli.table_options import (
    add_language,
    add_seed,
    add_table_options,
    options_of,
    seed_of,
)
from standoff.rules.chance import shuffled
from standoff.terminal.classic.play import Play, Setting
from standoff.terminal.console import Terminal
from standoff.terminal.folder import data_folder, new_record
from standoff.terminal.keeping import RecordKeeper, new_file
from standoff.terminal.live.play import LiveGameSetting, LivePlay
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "play a game in this terminal, against bots"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="where to keep the game (your data folder)"
    )
    parser.add_argument("--fast", action="store_true", help="without pauses")
    add_table_options(parser)
    add_live_options(parser)
    parser.add_argument(
        "--obstacles", action="store_true", help="for Live: pillars that nobody sees through"
    )
    add_bots(parser)
    add_seed(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    check_edition(given)
    seed, table_seed = seed_of(given)
    words = Words(given.language or language_of())
    setting = (_live_setting if given.live else _setting)(given, table_seed, words)
    if not sys.stdin.isatty():
        raise CommandError(words("terminal-no-keyboard"))
    path = given.record or new_record(data_folder(), datetime.now().astimezone())
    with _opened(path, words) as file:
        console = Terminal(pauses=not given.fast)
        console.write(words("terminal-seed", seed=seed))
        console.write(f"{words('terminal-record')} {path}")
        try:
            _game(setting, console, RecordKeeper(file)).run()
        except (EOFError, KeyboardInterrupt):
            console.write(f"\n{words('terminal-left')}")
        console.write(f"{words('terminal-record-kept')}\n  standoff replay {quote(str(path))}")
    return 0


def _setting(given: argparse.Namespace, table_seed: bytes, words: Words) -> Setting:
    options = options_of(given)
    bots = bots_of(given, options.players - 1)
    return Setting(options, table_seed, _mixed(given, table_seed, bots), words)


def _live_setting(given: argparse.Namespace, table_seed: bytes, words: Words) -> LiveGameSetting:
    options = live_options_of(given)
    _, *bots = live_bots_of(given, options)
    obstacles = pillars(figures_for(options.gangsters)) if given.obstacles else ()
    return LiveGameSetting(options, table_seed, _mixed(given, table_seed, bots), words, obstacles)


def _mixed(given: argparse.Namespace, table_seed: bytes, bots: Sequence[str]) -> tuple[str, ...]:
    """The bots as they were named, or else so that nobody knows beforehand who is which."""
    return tuple(bots) if given.bots else shuffled(table_seed, "bots", bots)


def _game(
    setting: Setting | LiveGameSetting, console: Terminal, keeper: RecordKeeper
) -> Play | LivePlay:
    if isinstance(setting, LiveGameSetting):
        return LivePlay(setting, console, keeper)
    return Play(setting, console, keeper)


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
