"""The options that every command with a table of Live shares."""

import argparse
import re
from pathlib import Path

from standoff.cards.reading import house_cards
from standoff.cli.cards import cards_in
from standoff.cli.command import CommandError
from standoff.rules.live.options import Options
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.rules.options import ImpossibleTableError, Money

USUAL_TEAMS = "4x3"
LIVE_ONLY = ("teams", "variants", "cards", "no_arena", "obstacles")
CLASSIC_ONLY = ("players", "powers", "cop")


def add_live_options(parser: argparse.ArgumentParser) -> None:
    """Which teams play, and with what."""
    parser.add_argument("--live", action="store_true", help="play Live, in teams")
    parser.add_argument("--teams", metavar="TEAMS", help=f"for Live: 4x3, or 5,5,4 ({USUAL_TEAMS})")
    parser.add_argument(
        "--variants",
        metavar="NAME[,NAME]",
        help=f"for Live: {', '.join(Variant)} (none)",
    )
    parser.add_argument(
        "--cards",
        type=Path,
        metavar="FILE",
        help="for Live: a table of weapons of your own (see `standoff cards`)",
    )


def add_no_arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--no-arena",
        action="store_true",
        help="for Live: nobody moves, all see all and nobody touches anybody; faster",
    )


def live_options_of(given: argparse.Namespace) -> Options:
    """The table of Live that was asked for, if it can be."""
    teams = teams_of(*_sizes(given.teams if given.teams is not None else USUAL_TEAMS))
    cards = house_cards() if given.cards is None else cards_in(given.cards)
    variants = _variants(given.variants) if given.variants is not None else ()
    try:
        return Options(teams, cards, variants, money=given.money or Money.CLOSED)
    except ImpossibleTableError as fault:
        raise CommandError(str(fault)) from fault


def check_edition(given: argparse.Namespace) -> None:
    """Say so if something was asked for that only the other edition has."""
    others = CLASSIC_ONLY if given.live else LIVE_ONLY
    for option in others:
        if getattr(given, option, None) not in (None, False):
            missing = "without" if given.live else "with"
            raise CommandError(f"--{option.replace('_', '-')} can only be said {missing} --live")


def _sizes(text: str) -> tuple[int, ...]:
    """The sizes of teams written as `4x3` or `5,5,4`."""
    sizes: list[int] = []
    for part in text.split(","):
        found = re.fullmatch(r"\s*(?:(\d{1,3})[x×])?(\d{1,3})\s*", part, re.ASCII)
        if found is None:
            raise CommandError(f"--teams {text}: say how many of what size, 4x3 or 5,5,4")
        times, size = found.groups()
        sizes += [int(size)] * int(times or 1)
    return tuple(sizes)


def _variants(text: str) -> tuple[Variant, ...]:
    variants = []
    for name in text.split(","):
        try:
            variants.append(Variant(name.strip()))
        except ValueError as fault:
            there_are = ", ".join(Variant)
            raise CommandError(
                f"there is no variant called {name.strip()!r}; there are {there_are}"
            ) from fault
    return tuple(variants)
