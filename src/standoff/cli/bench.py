"""`standoff bench`: measure a part of the project, where the benches are: in a clone of it."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from standoff.cli.command import CommandError, Subcommand

HELP = "measure how fast things are on this machine (from a clone)"

BENCHES = "standoff_bench"


def arguments(parser: argparse.ArgumentParser) -> None:
    if find_spec(BENCHES) is None:
        parser.add_argument("bench", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    else:
        _command().arguments(parser)


def run(given: argparse.Namespace) -> int:
    if find_spec(BENCHES) is None:
        raise CommandError("the benches are not installed with the game; a clone of it has them")
    return _command().run(given)


def _command() -> Subcommand:
    return cast("Subcommand", import_module(f"{BENCHES}.command"))
