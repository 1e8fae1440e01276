"""Where `standoff` begins: find the subcommand, run it, and never show a traceback for a slip."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn, cast

from standoff import __version__
from standoff.cli.command import CommandError, Subcommand
from standoff.terminal.signs import PLAIN

COMMANDS = (
    "play",
    "bench",
    "bot",
    "cards",
    "certificate",
    "dataset",
    "exploit",
    "games",
    "leaderboard",
    "nodes",
    "referee",
    "replay",
    "report",
    "reports",
    "review",
    "serve",
    "simulate",
    "teams",
    "tournament",
    "train",
    "verify",
)

GREETING = r"""
    .---.                                    .---.
   ( o o )------>   Stay, or drop?   <------( - - )
    '---'                                    '---'
Standoff: load a card in secret, point at a friend, hold your nerve, split the loot.
Five gangsters are waiting in the back room. So: `standoff play`
"""


class Parser(argparse.ArgumentParser):
    """Tells a slip in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser(wanted: Sequence[str]) -> Parser:
    """Everything `standoff` understands; a command that is named is the only one loaded."""
    top = Parser(
        prog="standoff",
        description=GREETING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="`standoff COMMAND --help` says more about a command. "
        "Unofficial; not affiliated with the publisher of Cash'n Guns.",
    )
    top.add_argument("--version", action="version", version=f"standoff {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [name for name in COMMANDS if name in wanted[:1]] or COMMANDS:
        command = cast("Subcommand", import_module(f"standoff.cli.{name}"))
        sub = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.arguments(sub)
        sub.set_defaults(run=command.run, refuse=sub.error)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)  # a terminal that has not all our signs
    try:
        wanted = sys.argv[1:] if arguments is None else arguments
        if not wanted:
            parser(wanted).print_help()
            return 2
        given, unknown = parser(wanted).parse_known_args(wanted)
        if unknown:  # refused by the command, whose help lists what it knows
            given.refuse(f"unrecognized arguments: {' '.join(unknown)}")
        status: int = given.run(given)
        sys.stdout.flush()
    except CommandError as fault:
        sys.stderr.write(f"standoff: {fault}\n")
        return 2
    except BrokenPipeError:  # whoever read our output has seen enough
        _write_no_more()
        return 0
    except SystemExit as end:
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        return 0  # rich has met it, and thinks that it is a fault
    except OSError as fault:
        if fault.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EIO):
            raise
        _write_no_more()
        sys.stderr.write(f"standoff: cannot write: {fault.strerror}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    return status


def _write_no_more() -> None:
    """What is still in a buffer must not fail once more when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
