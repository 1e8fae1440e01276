"""`standoff report`: one page that shows what the game looks like, from many games by bots."""

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from standoff.cli.command import CommandError
from standoff.cli.crew_options import add_crew, crew_of, watched
from standoff.cli.texts import json_in
from standoff.report.assembly import page_of
from standoff.report.page import html
from standoff.report.programme import USUAL_GAMES, programme
from standoff.simulation.classic.game import Setup
from standoff.simulation.crew import Crew
from standoff.simulation.live.game import LiveSetup
from standoff.simulation.runner import played
from standoff.simulation.study import Study, StudyError, counts_of, parse_study
from standoff.simulation.tally import Tally
from standoff.tournament.result import Tournament, parse_tournament

HELP = "write a page that shows what the game looks like, with plots"
USUAL_PAGE = Path("standoff-report.html")
USUAL_SEED = "report"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="what `simulate --json` or `tournament --json` printed; without any, games are played",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        default=USUAL_PAGE,
        metavar="PAGE",
        help=f"where to write it ({USUAL_PAGE})",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=None,
        metavar="N",
        help=f"without files: how many of the classic a set of options, of Live fewer ({USUAL_GAMES})",
    )
    parser.add_argument(
        "--seed", metavar="TEXT", default=None, help=f"without files: which games ({USUAL_SEED})"
    )
    add_crew(parser)


def run(given: argparse.Namespace) -> int:
    if not given.output.parent.is_dir():  # said before hours of games, not after
        raise CommandError(f"{given.output} cannot be written: there is no such folder")
    if given.files:
        for option in ("games", "seed", "jobs", "cluster"):
            if getattr(given, option) is not None:
                raise CommandError(f"--{option} is for games still to be played; files have been")
        results = _once([_result(path) for path in given.files])
    else:
        results = list(_played(given))
    studies = [one for one in results if isinstance(one, Study)]
    tournaments = [one for one in results if isinstance(one, Tournament)]
    text = html(page_of(studies, tournaments))
    try:
        given.output.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise CommandError(f"{given.output} cannot be written: {fault.strerror}") from fault
    print(given.output)
    return 0


def _result(path: Path) -> Study | Tournament:
    """What a file holds, whichever command wrote it."""
    try:
        text = json_in(path)
    except OSError as fault:
        raise CommandError(f"{path} cannot be read: {fault.strerror}") from fault
    try:
        return parse_tournament(text) if _is_tournament(text) else parse_study(text)
    except (StudyError, msgspec.DecodeError) as fault:
        raise CommandError(f"{path} is no result of simulate or tournament: {fault}") from fault


def _once(results: list[Study | Tournament]) -> list[Study | Tournament]:
    """Each result once: the same games say nothing more when they are told again."""
    kept: list[Study | Tournament] = []
    for one in results:
        if one not in kept:
            kept.append(one)
    if len(kept) < len(results):
        sys.stderr.write("standoff: the same games were named more than once, and count once\n")
    return kept


def _is_tournament(text: bytes) -> bool:
    """Whether this is what a tournament writes, however much is wrong with it."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and "tournament" in found


def _played(given: argparse.Namespace) -> Iterator[Study]:
    games = USUAL_GAMES if given.games is None else given.games
    if games < 1:
        raise CommandError(f"--games must be at least 1, not {games}")
    crew = crew_of(given)
    seed = USUAL_SEED if given.seed is None else given.seed
    for label, setup, number in programme(games, sha256(seed.encode()).digest()):
        yield _study(setup, number, crew, label, seed)


def _study(setup: Setup | LiveSetup, games: int, crew: Crew, label: str, seed: str) -> Study:
    tally = Tally()
    batches = ((batch.games, batch) for batch in played(setup, games, crew))
    for batch in watched(batches, label, games):
        tally.merge(batch)
    arena = isinstance(setup, LiveSetup) and setup.figures is not None
    counts = counts_of(tally)
    return Study(setup.options, setup.bots, setup.rotating, seed, games, counts, arena)
