"""The option that says which bots play."""

import argparse
from collections.abc import Callable, Sequence
from itertools import cycle, islice

from standoff.bots.bot import Bot
from standoff.bots.catalogue import NAMES, TEMPERS, BotError
from standoff.bots.live.bot import LiveBot
from standoff.bots.outside import bot_named, live_bot_named
from standoff.cli.command import CommandError
from standoff.rules.live.options import Options


def add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME…]",
        help=f"one for every bot, one a bot seat in order, or in Live one a team: {', '.join(NAMES)}, "
        "an installed one's name, module:Class, or the .npz file of a policy (one of each)",
    )


def bots_of(given: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """The name of the bot in each of so many seats."""
    if given.bots is None:
        return tuple(islice(cycle(TEMPERS), seats))
    names = known(given.bots.split(","))
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
    names = (
        tuple(islice(cycle(TEMPERS), teams))
        if given.bots is None
        else known(given.bots.split(","), live_bot_named)
    )
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


def known(said: Sequence[str], made: Callable[[str], Bot | LiveBot] = bot_named) -> tuple[str, ...]:
    """These names, each of which can be made a bot of."""
    names = tuple(name.strip() for name in said)
    try:
        for name in names:
            made(name)
    except BotError as fault:
        raise CommandError(str(fault)) from fault
    return names
