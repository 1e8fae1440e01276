"""`standoff verify`: play the record of a game again, and say whether it fits."""

import argparse
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.record.verify import Fit, verify

HELP = "check the record of a game: the seed, the rules and every line of it"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, in JSON Lines")


def run(given: argparse.Namespace) -> int:
    try:
        data = given.file.read_bytes()
    except OSError as fault:
        raise CommandError(f"{given.file} cannot be read: {fault.strerror}") from fault
    verdict = verify(data)
    # A sentence may quote the file, which may hold anything.
    sentence = "".join(sign if sign.isprintable() else "?" for sign in verdict.sentence)
    if verdict.fit is Fit.UNREADABLE:
        raise CommandError(f"{given.file} {sentence}")
    print(f"{given.file} {sentence}")
    return verdict.fit
