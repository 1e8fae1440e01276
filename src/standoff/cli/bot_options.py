"""The option that says which bots play."""

import argparse
from itertools import cycle, islice

from standoff.bots.catalogue import NAMES, UnknownBotError, make
from standoff.cli.command import CommandError


def add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME…]",
        help=f"one for every bot, or one a bot seat in order: {', '.join(NAMES)} (one of each)",
    )


def bots_of(given: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """The name of the bot in each of so many seats."""
    if given.bots is None:
        return tuple(islice(cycle(NAMES), seats))
    names = tuple(name.strip() for name in given.bots.split(","))
    try:
        for name in names:
            make(name)
    except UnknownBotError as fault:
        raise CommandError(str(fault)) from fault
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise CommandError(
            f"--bots names {len(names)} bots for {seats} seats: name one, or {seats}"
        )
    return names
