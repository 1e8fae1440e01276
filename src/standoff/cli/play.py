"""`standoff play`: a whole game in this terminal, against bots."""

import argparse
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from rich.cells import cell_len

from standoff.arena.figures import figures_for
from standoff.arena.ground import pillars
from standoff.arena.obstacles import Obstacle
from standoff.bots.gangsters import GANGSTERS, LIVE_GANGSTERS, seated_with
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
from standoff.rules.live.options import Options as LiveOptions
from standoff.terminal.classic.play import Play, Setting
from standoff.terminal.console import Terminal
from standoff.terminal.folder import as_typed, data_folder, new_record
from standoff.terminal.going_on import NotToGoOnError, newest, reopened, unfinished
from standoff.terminal.keeping import RecordKeeper, new_file
from standoff.terminal.live.play import LiveGameSetting, LivePlay
from standoff.words.language import language_of
from standoff.words.speech import Words

LAST = Path()
"""The game that was left last."""
AGAIN = "r"
LONGEST_NAME = 12

HELP = "play a game in this terminal, against bots"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="where to keep the game (your data folder)"
    )
    parser.add_argument(
        "--go-on",
        nargs="?",
        const=LAST,
        type=Path,
        metavar="FILE",
        help="go on with an unfinished game (the last of your data folder); with other bots or "
        "obstacles than usual, name them again",
    )
    parser.add_argument("--name", metavar="NAME", help="what you are called at the table (Ada)")
    parser.add_argument("--fast", action="store_true", help="without pauses")
    parser.add_argument("--silent", action="store_true", help="the bots say nothing aloud")
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
    words = Words(given.language or language_of())
    if given.go_on is not None:
        return _go_on(given, words)
    again = 0
    while True:
        seed, table_seed = seed_of(given)
        setting = (_live_setting if given.live else _setting)(given, table_seed, words)
        _needs_a_keyboard(words)
        path = _record_of(given, again)
        with _opened(path, words) as file:
            console = Terminal(pauses=not given.fast)
            console.write(words("terminal-seed", seed=seed))
            console.write(f"{words('terminal-record')} {path}")
            finished = _played(_game(setting, console, RecordKeeper(file)), console, path, words)
        if not finished or not _wants_another(console, words):
            return 0
        again += 1
        given.seed = None


def _go_on(given: argparse.Namespace, words: Words) -> int:
    """A game that was left, from where it was left."""
    path = newest(data_folder()) if given.go_on == LAST else given.go_on
    if path is None:
        raise CommandError(words("terminal-nothing-to-go-on", path=str(data_folder())))
    try:
        record = unfinished(path)
    except NotToGoOnError as fault:
        message = words("terminal-not-to-go-on", path=str(path), reason=str(fault))
        raise CommandError(message) from fault
    _needs_a_keyboard(words)
    options, names = record.opening.options, record.opening.names
    assert record.seed is not None
    table_seed = bytes.fromhex(record.seed.table)
    setting: Setting | LiveGameSetting
    if isinstance(options, LiveOptions):
        _, *bots = live_bots_of(given, options)
        mixed = _mixed(given, table_seed, bots)
        ground = _obstacles(given, options)
        setting = LiveGameSetting(options, table_seed, mixed, words, names, record.steps, ground)
    else:
        mixed = _mixed(given, table_seed, bots_of(given, options.players - 1))
        setting = Setting(
            options, table_seed, mixed, words, names, record.steps, silent=given.silent
        )
    file, before = reopened(path)
    with file:
        console = Terminal(pauses=not given.fast)
        _played(_game(setting, console, RecordKeeper(file, before)), console, path, words)
    return 0


def _played(game: Play | LivePlay, console: Terminal, path: Path, words: Words) -> bool:
    """Play a game, and say whether it came to its end before the player left."""
    finished = False
    try:
        game.run()
        finished = True
    except (EOFError, KeyboardInterrupt):
        console.write(f"\n{words('terminal-left')}")
    console.write(f"{words('terminal-record-kept')}\n  standoff replay {as_typed(path)}")
    if not finished:
        console.write(f"{words('terminal-go-on')}\n  standoff play --go-on {as_typed(path)}")
    return finished


def _wants_another(console: Terminal, words: Words) -> bool:
    try:
        return console.read(f"{words('terminal-again')} ").strip().casefold() == AGAIN
    except (EOFError, KeyboardInterrupt):
        return False


def _needs_a_keyboard(words: Words) -> None:
    if not sys.stdin.isatty():
        raise CommandError(words("terminal-no-keyboard"))


def _record_of(given: argparse.Namespace, again: int) -> Path:
    """Where a game is kept; another one of the same evening beside it."""
    if given.record is None:
        return new_record(data_folder(), datetime.now().astimezone())
    path: Path = given.record
    return path.with_stem(f"{path.stem}-{again + 1}") if again else path


def _setting(given: argparse.Namespace, table_seed: bytes, words: Words) -> Setting:
    options = options_of(given)
    bots = _mixed(given, table_seed, bots_of(given, options.players - 1))
    names = _names(given, GANGSTERS, options.players, words)
    return Setting(options, table_seed, bots, words, names, silent=given.silent)


def _live_setting(given: argparse.Namespace, table_seed: bytes, words: Words) -> LiveGameSetting:
    options = live_options_of(given)
    _, *bots = live_bots_of(given, options)
    mixed = _mixed(given, table_seed, bots)
    names = _names(given, LIVE_GANGSTERS, options.gangsters, words)
    if names:
        names = (*names, words("terminal-live-godfather"))
    ground = _obstacles(given, options)
    return LiveGameSetting(options, table_seed, mixed, words, names, (), ground)


def _obstacles(given: argparse.Namespace, options: LiveOptions) -> tuple[Obstacle, ...]:
    return pillars(figures_for(options.gangsters)) if given.obstacles else ()


def _names(
    given: argparse.Namespace, gangsters: Sequence[str], seats: int, words: Words
) -> tuple[str, ...]:
    """The player's own name among the others', if they gave one."""
    if given.name is None:
        return ()
    name = " ".join(given.name.split())
    taken = name.casefold() == words("terminal-live-godfather").casefold()
    if not 1 <= cell_len(name) <= LONGEST_NAME or not name.isprintable() or taken:
        raise CommandError(words("terminal-name-unusable", name=repr(given.name)))
    return seated_with(name, gangsters, seats)


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
