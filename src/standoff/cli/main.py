"""Where `standoff` begins: find the subcommand, run it, and never show a traceback for a slip."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from standoff import __version__
from standoff.cli import (
    bench,
    bot,
    cards,
    exploit,
    games,
    play,
    referee,
    replay,
    report,
    serve,
    simulate,
    teams,
    tournament,
    train,
    verify,
)
from standoff.cli.command import Command, CommandError

COMMANDS: dict[str, Command] = {
    "play": play,
    "bench": bench,
    "bot": bot,
    "cards": cards,
    "exploit": exploit,
    "games": games,
    "referee": referee,
    "replay": replay,
    "report": report,
    "serve": serve,
    "simulate": simulate,
    "teams": teams,
    "tournament": tournament,
    "train": train,
    "verify": verify,
}

GREETING = r"""
    .---.                                    .---.
   ( o o )------>  Stay, or withdraw? <-----( - - )
    '---'                                    '---'
Standoff: load a bullet in secret, aim at a friend, hold your nerve, split the loot.
Five gangsters are waiting in the back room. So: `standoff play`
"""


class Parser(argparse.ArgumentParser):
    """Tells a slip in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """Everything `standoff` understands."""
    top = Parser(
        prog="standoff",
        description=GREETING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="`standoff COMMAND --help` says more about a command. "
        "Unofficial; not affiliated with the publisher of Cash'n Guns.",
    )
    top.add_argument("--version", action="version", version=f"standoff {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    try:
        given = parser().parse_args(arguments)
        status: int = given.run(given)
        sys.stdout.flush()
    except CommandError as fault:
        sys.stderr.write(f"standoff: {fault}\n")
        return 2
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    return status
