"""The options that every command with a table shares."""

import argparse
from collections.abc import Callable
from enum import StrEnum
from secrets import token_hex
from typing import TypeVar

from standoff.cli.command import CommandError
from standoff.record.lines import table_seed
from standoff.rules.classic.options import ImpossibleTableError, Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.words.language import Language

LANGUAGES = tuple(language.value for language in Language)
USUAL_PLAYERS = 5

Word = TypeVar("Word", bound=StrEnum)


def _word_of(words: type[Word]) -> Callable[[str], Word]:
    """One of a few words; another is refused in a line that names them all."""

    def word(text: str) -> Word:
        if text not in tuple(words):
            raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(words)}")
        return words(text)

    return word


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """Who plays, and with what."""
    parser.add_argument(
        "--players", type=int, metavar="N", help=f"seats, you included: 4 to 6 ({USUAL_PLAYERS})"
    )
    parser.add_argument(
        "--powers",
        type=_word_of(PowerSet),
        default=None,
        metavar="|".join(PowerSet),
        help="which Super Powers are dealt (none)",
    )
    parser.add_argument("--cop", action="store_true", help='play "A cop in the Mafia" (5 or 6)')
    parser.add_argument(
        "--money",
        type=_word_of(Money),
        default=None,
        metavar="|".join(Money),
        help="whether everybody sees how much everybody has won (open; in Live closed)",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", metavar="TEXT", help="the same text deals the same game; without it one is drawn"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, default=None, help="en, fr or it (your system's, or en)"
    )


def options_of(given: argparse.Namespace) -> Options:
    """The table that was asked for, if it can be."""
    try:
        return Options(
            USUAL_PLAYERS if given.players is None else given.players,
            given.powers or PowerSet.NONE,
            given.cop,
            given.money or Money.OPEN,
        )
    except ImpossibleTableError as fault:
        raise CommandError(str(fault)) from fault


def seed_of(given: argparse.Namespace) -> tuple[str, bytes]:
    """The text of the seed, drawn if none was given, and the table's seed itself."""
    text = given.seed if given.seed is not None else token_hex(8)
    return text, table_seed(text)
