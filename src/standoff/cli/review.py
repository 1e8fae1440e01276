"""`standoff review`: look at a recorded game with the Shark, and say what mattered."""

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from standoff.cli.bar import progress_bar
from standoff.cli.command import CommandError
from standoff.cli.replay import checked_record
from standoff.cli.table_options import add_language
from standoff.minds.policy import PolicyError
from standoff.review.course import NotReviewedError
from standoff.review.looking import QUICK, WHOLE, Review, review
from standoff.review.telling import of_seat, percent, rounds
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "look at a recorded game with the Shark: chances, and the decisions that mattered"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, in JSON Lines")
    parser.add_argument("--seat", metavar="NAME", help="what there is to say of this player (all)")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    parser.add_argument("--html", type=Path, metavar="PAGE", help="write a page with a plot")
    parser.add_argument(
        "--quick", action="store_true", help="play on less often: sooner, less sure"
    )
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    if given.html is not None and not given.html.parent.is_dir():  # said before, not after
        raise CommandError(f"{given.html} cannot be written: there is no such folder")
    words = Words(given.language or language_of())
    record = checked_record(given.file)
    names = record.opening.names
    if given.seat is not None and given.seat not in names:
        raise CommandError(f"nobody is called {given.seat} in this game: {', '.join(names)}")
    with progress_bar() as bar:
        task = bar.add_task(words("review-looking"), total=None)

        def show(done: int, all_: int) -> None:
            bar.update(task, completed=done, total=all_)

        try:
            found = review(record, show, QUICK if given.quick else WHOLE)
        except NotReviewedError as fault:
            raise CommandError(f"{given.file}: {words(str(fault))}") from fault
        except PolicyError as fault:  # the Shark learned from other observations
            raise CommandError(str(fault)) from fault
    if given.html is not None:
        from standoff.review.page import page

        given.html.write_text(page(found, words), "utf-8")
        sys.stdout.write(f"{words('review-written', path=str(given.html))}\n")
    elif given.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        _tell(found, given.seat, words)
    return 0


def _tell(found: Review, only: str | None, words: Words) -> None:
    console = Console(highlight=False, soft_wrap=True)
    margins = [own.margin for one in found.moments for own in one.own if own is not None]
    how = words("review-how", margin=percent(max(margins)))
    chances = Table(title=words("review-chances"), caption=how)
    chances.add_column("")
    for name in found.names:
        chances.add_column(name, justify="right")
    for number, pairs in rounds(found):
        cells = ["–" if own is None else f"{own} ({openly})" for own, openly in pairs]
        chances.add_row(str(number), *cells)
    console.print(chances)
    for name, seat in zip(found.names, found.seats, strict=True):
        if only is not None and name != only:
            continue
        console.print(f"\n{name}", style="bold")
        for title, sentences in of_seat(seat, found.names, words):
            console.print(f"  {title}")
            for sentence in sentences:
                console.print(f"    {sentence}")
