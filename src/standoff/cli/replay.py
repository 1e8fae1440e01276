"""`standoff replay`: watch a recorded game again, step by step."""

import argparse
import sys
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.cli.table_options import add_language
from standoff.record.reader import Record, read
from standoff.record.verify import Fit, verify
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.terminal.console import Terminal
from standoff.terminal.replay import Replay
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "watch a recorded game again, step by step"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, in JSON Lines")
    parser.add_argument(
        "--seat", metavar="NAME", help="see it as this player did (what the whole table saw)"
    )
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    record = _checked(given.file)
    seat = _seat(record, given.seat)
    by_hand = sys.stdin.isatty() and sys.stdout.isatty()
    words = Words(given.language or language_of())
    Replay(record, seat, words, Terminal(pauses=False), by_hand).run()
    return 0


def _checked(path: Path) -> Record:
    """A record that follows the rules from its first line to its last."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise CommandError(f"{path} cannot be read: {fault.strerror}") from fault
    verdict = verify(data)
    if verdict.fit is not Fit.FITS:
        # A sentence may quote the file, which may hold anything.
        sentence = "".join(sign if sign.isprintable() else "?" for sign in verdict.sentence)
        raise CommandError(f"{path} {sentence}")
    record = read(data)
    if record.seed is None:
        raise CommandError(f"{path} cannot be shown yet: its seed is still sealed")
    if not isinstance(record.opening.options, Options):
        raise CommandError(f"{path} is a game of Live, which is not shown step by step yet")
    return record


def _seat(record: Record, name: str | None) -> Seat | None:
    names = record.opening.names
    if name is None:
        return None
    for seat, other in enumerate(names):
        if other.casefold() == name.casefold():
            return seat
    raise CommandError(f"nobody is called {name} in this game: {', '.join(names)}")
