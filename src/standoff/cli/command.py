"""What every subcommand is, and how it gives up."""

import argparse
from typing import Protocol


class CommandError(Exception):
    """A command cannot go on, for a reason told in one line; exit status 2."""


class Subcommand(Protocol):
    """A module of this package that carries one subcommand out."""

    HELP: str
    """One line for `standoff --help`."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say what may stand behind the subcommand."""

    def run(self, given: argparse.Namespace) -> int:
        """Do it, and say how it went: 0 for well."""
