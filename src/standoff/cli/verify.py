"""`standoff verify`: play the record of a game again, and say whether it fits."""

import argparse
import sys
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.record.verify import Fit, verify

HELP = "check records of games: the seed, the rules and every line of it"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a record, in JSON Lines"
    )


def run(given: argparse.Namespace) -> int:
    """Every file gets its line; the worst of them is the exit status."""
    worst = 0
    for path in given.files:
        try:
            status: int = _verified(path)
        except CommandError as fault:
            sys.stderr.write(f"standoff: {fault}\n")
            status = Fit.UNREADABLE
        worst = max(worst, status)
    return worst


def _verified(path: Path) -> Fit:
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise CommandError(f"{path} cannot be read: {fault.strerror}") from fault
    verdict = verify(data)
    # A sentence may quote the file, which may hold anything.
    sentence = "".join(sign if sign.isprintable() else "?" for sign in verdict.sentence)
    if verdict.fit is Fit.UNREADABLE:
        raise CommandError(f"{path} {sentence}")
    print(f"{path} {sentence}")
    return verdict.fit
