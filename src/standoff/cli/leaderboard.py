"""`standoff leaderboard`: what entrants win in the frozen suite, as a page and as JSON."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markdown import Markdown

from standoff.bots.catalogue import NAMES, BotError
from standoff.bots.fingerprint import fingerprint
from standoff.bots.outside import POLICY, fingerprint_of
from standoff.cli.bot_options import known
from standoff.cli.command import CommandError
from standoff.cli.crew_options import add_crew, crew_of, watched
from standoff.cli.hunters import hunters_of
from standoff.simulation.crew import Crew
from standoff.tournament.board_page import page
from standoff.tournament.leaderboard import (
    BoardRow,
    Cell,
    Hunter,
    Leaderboard,
    entry,
    leaderboard,
    parse_leaderboard,
    won,
    work,
    written,
)
from standoff.tournament.suite import PLAYERS, suite

HELP = "play entrants through the frozen suite: mean, worst and hunter's share, as a page and JSON"
PAGE, FIGURES = "leaderboard.md", "leaderboard.json"


def arguments(parser: argparse.ArgumentParser) -> None:
    frozen = suite()
    parser.description = (
        f'{HELP}. The suite is "{frozen.name}", hash {frozen.hash}: alone among four copies of each of '
        f"{', '.join(frozen.opponents)}, with every option set for five players, at the deals "
        f'"{frozen.seed}". The same command gives the same figures.'
    )
    parser.add_argument(
        "entrants",
        nargs="+",
        metavar="ENTRANT",
        help=f"{', '.join(NAMES)}, an installed bot, module:Class, or the .npz file of a policy",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=frozen.games,
        metavar="N",
        help=f"at each table among each opponent ({frozen.games}); fewer are a part of the suite",
    )
    parser.add_argument(
        "--tables",
        nargs="+",
        choices=tuple(frozen.tables),
        default=tuple(frozen.tables),
        metavar="SET",
        help=f"only these option sets, a part of the suite: {', '.join(frozen.tables)}",
    )
    parser.add_argument(
        "--hunters",
        type=Path,
        metavar="FILE",
        help="what `standoff exploit ENTRANT --four --json` printed, for the hunter's share",
    )
    parser.add_argument(
        "--beside",
        type=Path,
        metavar="FILE",
        help=f"the {FIGURES} of before, whose entrants keep their rows",
    )
    parser.add_argument(
        "--to", type=Path, metavar="FOLDER", help=f"where {PAGE} and {FIGURES} are written"
    )
    add_crew(parser)


def run(given: argparse.Namespace) -> int:
    if given.games < 1:
        raise CommandError(f"--games must be at least 1, not {given.games}")
    crew = crew_of(given)
    entrants = _named(known(given.entrants))
    hunters = hunters_of(given.hunters, entrants) if given.hunters else {}
    tables = [name for name in suite().tables if name in given.tables]
    board = leaderboard(suite(), fingerprint(), tables, given.games, ())
    rows = _rows_of_before(given.beside, board) if given.beside else {}
    if given.to:
        try:
            given.to.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise CommandError(f"{given.to} cannot be made: {fault.strerror}") from fault
    for name, said in entrants.items():
        rows[name] = _entry(name, said, tables, given.games, crew, hunters.get(name, {}))
        board = leaderboard(suite(), fingerprint(), tables, given.games, rows.values())
        if given.to:  # row by row, so that nothing is lost where somebody loses patience
            (given.to / FIGURES).write_bytes(written(board))
            (given.to / PAGE).write_text(page(board), encoding="utf-8")
    Console(highlight=False).print(Markdown(page(board)))
    return 0


def _named(said: Sequence[str]) -> dict[str, str]:
    """What the page calls each entrant, and what was typed; a file without its folders."""
    names = {Path(one).name if one.endswith(POLICY) else one: one for one in said}
    if len(names) < len(said):
        raise CommandError("two entrants have the same name: give files names of their own")
    return names


def _entry(
    name: str,
    said: str,
    tables: Sequence[str],
    games: int,
    crew: Crew,
    hunters: Mapping[str, Hunter],
) -> BoardRow:
    try:
        known_by = fingerprint_of(said)
    except BotError as fault:
        raise CommandError(str(fault)) from fault
    pieces = work(suite(), said, tables, games)
    played = crew.done(won, [deals for _, deals in pieces])
    batches = ((len(wins) * PLAYERS, wins) for wins in played)
    total = sum(len(deals.numbers) * PLAYERS for _, deals in pieces)
    found: dict[Cell, list[int]] = {}
    for (cell, _), wins in zip(pieces, watched(batches, name, total), strict=True):
        found.setdefault(cell, []).extend(wins)
    return entry(name, known_by, found, hunters)


def _rows_of_before(path: Path, now: Leaderboard) -> dict[str, BoardRow]:
    """The rows of another leaderboard, if they compare with what is to be played."""
    try:
        before = parse_leaderboard(path.read_bytes())
    except OSError as fault:
        raise CommandError(f"{path} cannot be read: {fault.strerror}") from fault
    except msgspec.MsgspecError as fault:
        raise CommandError(f"{path} is no leaderboard: {fault}") from fault
    for what in ("leaderboard", "suite_hash", "bots", "tables", "games"):
        theirs, ours = getattr(before, what), getattr(now, what)
        if theirs != ours:
            raise CommandError(
                f"the rows of {path} do not compare: its {what} is {theirs}, and here it is {ours}"
            )
    return {one.name: one for one in before.entries}
