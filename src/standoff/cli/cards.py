"""`standoff cards`: the house table of weapons for Live, to copy and edit, or a check of one's own."""

import argparse
from pathlib import Path

from standoff.cards.reading import CardsError, house_text, parse_cards, proposed_text
from standoff.cli.command import CommandError
from standoff.cli.texts import json_in
from standoff.rules.cards import Cards

HELP = "print the house table of weapons for Live, or check one of your own"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a table of your own, to be checked"
    )
    parser.add_argument(
        "--proposed",
        action="store_true",
        help="print the table that simulations propose instead (docs/simulation.md)",
    )


def run(given: argparse.Namespace) -> int:
    if given.file is not None and given.proposed:
        raise CommandError("--proposed prints a table; it goes without a file to be checked")
    if given.file is None:
        print((proposed_text() if given.proposed else house_text()).decode(), end="")
    else:
        cards_in(given.file)
        print(f"{given.file} can be played with")
    return 0


def cards_in(path: Path) -> Cards:
    """The table of weapons in a file."""
    try:
        return parse_cards(json_in(path))
    except OSError as fault:
        raise CommandError(f"{path} cannot be read: {fault.strerror}") from fault
    except CardsError as fault:
        raise CommandError(f"{path}: {fault}") from fault
