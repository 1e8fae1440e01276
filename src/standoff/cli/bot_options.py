"""The option that says which bots play."""

import argparse
from itertools import cycle, islice

from standoff.bots.catalogue import NAMES, TEMPERS, UnknownBotError, make
from standoff.cli.command import CommandError
from standoff.rules.live.options import Options


def add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME…]",
        help=f"one for every bot, one a bot seat in order, or in Live one a team: {', '.join(NAMES)} (one of each)",
    )


def bots_of(given: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """The name of the bot in each of so many seats."""
    if given.bots is None:
        return tuple(islice(cycle(TEMPERS), seats))
    names = _names(given.bots)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise CommandError(
            f"--bots names {len(names)} bots for {seats} seats: name one, or {seats}"
        )
    return names


def live_bots_of(given: argparse.Namespace, options: Options) -> tuple[str, ...]:
    """The name of the bot in each gangster's seat of Live; a whole team has one temper, if told."""
    teams = len(options.teams)
    names = tuple(islice(cycle(TEMPERS), teams)) if given.bots is None else _names(given.bots)
    if len(names) == 1:
        return names * options.gangsters
    if len(names) == teams:
        return tuple(names[team] for team in options.team_of)
    if len(names) != options.gangsters:
        raise CommandError(
            f"--bots names {len(names)} bots for {teams} teams of {options.gangsters} gangsters: "
            f"name one, {teams} or {options.gangsters}"
        )
    return names


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    try:
        for name in names:
            make(name)
    except UnknownBotError as fault:
        raise CommandError(str(fault)) from fault
    return names
