"""`standoff simulate`: let bots play many games, and say what they come to."""

import argparse
import sys
from functools import partial
from time import perf_counter

import msgspec
from rich.console import Console, Group

from standoff.cli.bot_options import add_bots, bots_of, live_bots_of
from standoff.cli.command import CommandError
from standoff.cli.crew_options import add_crew, crew_of, watched
from standoff.cli.live_options import (
    add_live_options,
    add_no_arena,
    check_edition,
    live_options_of,
)
from standoff.cli.table_options import (
    add_language,
    add_seed,
    add_table_options,
    options_of,
    seed_of,
)
from standoff.cli.vector_option import RULES, VECTOR, check_vector
from standoff.simulation.classic.game import Setup
from standoff.simulation.classic.report import ClassicReport, report
from standoff.simulation.classic.tables import tables
from standoff.simulation.crew import Crew
from standoff.simulation.live.game import LiveSetup, arena_of
from standoff.simulation.live.report import LiveReport, live_report
from standoff.simulation.live.tables import live_tables
from standoff.simulation.runner import in_batches, played
from standoff.simulation.tally import Tally
from standoff.words.language import language_of
from standoff.words.speech import Words

HELP = "let bots play many games, and count who wins"
INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many games")
    add_crew(parser)
    parser.add_argument(
        "--engine",
        choices=(RULES, VECTOR),
        default=RULES,
        help="what plays the games (rules); vector plays minds and random bots only, by thousands",
    )
    parser.add_argument("--json", action="store_true", help="one object instead of tables")
    add_table_options(parser)
    add_live_options(parser)
    add_no_arena(parser)
    add_bots(parser)
    parser.add_argument(
        "--rotate",
        action="store_true",
        help="move every bot one seat on after each game (in Live one team), to tell seats from bots",
    )
    add_seed(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    if given.games < 1:
        raise CommandError(f"--games must be at least 1, not {given.games}")
    crew = crew_of(given)
    check_edition(given)
    seed, table_seed = seed_of(given)
    setup = _live_setup(given, table_seed) if given.live else _setup(given, table_seed)
    if given.engine == VECTOR:
        if isinstance(setup, LiveSetup):
            raise CommandError("the vector engine does not play Live")
        check_vector(setup.bots, setup.options)
    words = Words(given.language or language_of())
    started = perf_counter()
    tally = _tally(setup, crew, given, words)
    if tally.games == 0:
        sys.stderr.write(f"{words('simulate-nothing')}\n")
        return INTERRUPTED
    _print(setup, tally, seed, perf_counter() - started, given, words)
    if tally.games < given.games:
        sys.stderr.write(f"{words('simulate-stopped')}\n")
        return INTERRUPTED
    return 0


def _setup(given: argparse.Namespace, table_seed: bytes) -> Setup:
    options = options_of(given)
    return Setup(options, bots_of(given, options.players), table_seed, given.rotate, given.json)


def _live_setup(given: argparse.Namespace, table_seed: bytes) -> LiveSetup:
    options = live_options_of(given)
    figures = None if given.no_arena else arena_of(options)
    bots = live_bots_of(given, options)
    if given.rotate and any(len({bots[seat] for seat in team}) > 1 for team in options.members):
        raise CommandError("--rotate moves whole teams: name one bot a team")
    return LiveSetup(options, bots, table_seed, figures, given.rotate)


def _print(
    setup: Setup | LiveSetup,
    tally: Tally,
    seed: str,
    seconds: float,
    given: argparse.Namespace,
    words: Words,
) -> None:
    figures: ClassicReport | LiveReport
    shown: Group
    if isinstance(setup, LiveSetup):
        figures = live_report(setup, tally, seed, seconds)
        shown = live_tables(figures, words)
    else:
        figures = report(setup, tally, seed, seconds)
        shown = tables(figures, words)
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console(highlight=False, markup=False).print(shown)


def _tally(setup: Setup | LiveSetup, crew: Crew, given: argparse.Namespace, words: Words) -> Tally:
    """What all games came to, or those that were over when somebody lost patience."""
    tally = Tally()
    games = given.games
    if given.engine == VECTOR and isinstance(setup, Setup):
        from standoff.tournament.vector_games import GAMES_AT_ONCE, vector_batch  # needs JAX

        running = in_batches(partial(vector_batch, setup), games, crew, GAMES_AT_ONCE)
    else:
        running = played(setup, games, crew)
    batches = ((batch.games, batch) for batch in running)
    try:
        for batch in watched(batches, words("simulate-playing"), given.games):
            tally.merge(batch)
    except KeyboardInterrupt:
        pass
    return tally
