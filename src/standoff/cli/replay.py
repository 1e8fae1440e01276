"""`standoff replay`: watch a recorded game again, step by step."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from standoff.cli.command import CommandError
from standoff.cli.pictures import AnyRound, add_picture, check_picture, draw
from standoff.cli.table_options import add_language
from standoff.record.reader import Record, read
from standoff.record.replay import replay
from standoff.record.verify import Fit, verify
from standoff.referee.rounds import by_round
from standoff.rules.asks import Seat
from standoff.rules.classic.events import RoundBegan
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.table import blank
from standoff.rules.events import Event
from standoff.rules.live.events import RoundBegan as LiveRoundBegan
from standoff.rules.live.options import ROUNDS as LIVE_ROUNDS
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.table import blank as live_blank
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
    add_picture(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    check_picture(given)
    record = checked_record(given.file)
    seat = _seat(record, given.seat)
    words = Words(given.language or language_of())
    if given.picture is not None:
        number = draw(given, record.opening.names, _rounds(record), words)
        print(words("picture-drawn", round=number, path=str(given.picture)))
        return 0
    by_hand = sys.stdin.isatty() and sys.stdout.isatty()
    Replay(record, seat, words, Terminal(pauses=False), by_hand=by_hand).run()
    return 0


def _rounds(record: Record) -> Sequence[AnyRound]:
    """The game round by round."""
    assert record.seed is not None
    options, chance = record.opening.options, record.seed.chance()
    events: list[Event[Any]] = [event for played in replay(record) for event in played.events]
    if isinstance(options, LiveOptions):
        return by_round(live_blank(options, chance), events, LiveRoundBegan, LIVE_ROUNDS)
    return by_round(blank(options, chance), events, RoundBegan, ROUNDS)


def checked_record(path: Path) -> Record:
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
    return record


def _seat(record: Record, name: str | None) -> Seat | None:
    names = record.opening.names
    if name is None:
        return None
    for seat, other in enumerate(names):
        if other.casefold() == name.casefold():
            return seat
    raise CommandError(f"nobody is called {name} in this game: {', '.join(names)}")
