"""The option that draws one round of a game into a file."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from standoff.cli.command import CommandError
from standoff.drawing.png import png
from standoff.referee.rounds import PlayedRound
from standoff.rules.classic.events import Aimed
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.live.events import Aimed as LiveAimed
from standoff.rules.live.table import Table as LiveTable
from standoff.story.picture import classic_picture, live_picture
from standoff.words.speech import Words

SVG, PNG = KINDS = (".svg", ".png")
AnyRound = PlayedRound[ClassicTable] | PlayedRound[LiveTable]
"""A round of either edition."""


def add_picture(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--picture",
        type=Path,
        metavar="FILE.svg",
        help="draw a round from above into this file, SVG or PNG by its name",
    )
    parser.add_argument(
        "--round", type=int, metavar="N", help="which round to draw (the last that was played)"
    )


def check_picture(given: argparse.Namespace) -> None:
    if given.round is not None and given.picture is None:
        raise CommandError("--round can only be said with --picture")
    if given.picture is not None and given.picture.suffix.lower() not in KINDS:
        raise CommandError(f"{given.picture} must end in {' or '.join(KINDS)}")


def draw(
    given: argparse.Namespace, names: Sequence[str], rounds: Sequence[AnyRound], words: Words
) -> int:
    """Draw the round that was asked for into its file; which one that was."""
    played = _chosen(given.round, rounds)
    svg = _picture(names, played, words)
    try:
        given.picture.write_bytes(png(svg) if given.picture.suffix.lower() == PNG else svg.encode())
    except OSError as fault:
        raise CommandError(f"{given.picture} cannot be written: {fault.strerror}") from fault
    return rounds.index(played) + 1


def _chosen(number: int | None, rounds: Sequence[AnyRound]) -> AnyRound:
    """The round with this number, or the last in which anybody aimed."""
    if number is None:
        aimed = [played for played in rounds if _has_aims(played)]
        return (aimed or rounds)[-1]
    if not 1 <= number <= len(rounds):
        raise CommandError(f"--round {number}: this game has rounds 1 to {len(rounds)}")
    return rounds[number - 1]


def _has_aims(played: AnyRound) -> bool:
    return any(isinstance(event, Aimed | LiveAimed) for event in played.events)


def _picture(names: Sequence[str], played: AnyRound, words: Words) -> str:
    if isinstance(played.before, LiveTable):
        return live_picture(names, played.before, played.events, words)
    return classic_picture(names, played.before, played.events, words)
