"""`standoff dataset`: what was seen and done in recorded games, as numbers, with a card."""

import argparse
import shlex
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from standoff.bots.fingerprint import fingerprint
from standoff.cli.bot_options import add_bots, bots_of
from standoff.cli.command import CommandError
from standoff.cli.crew_options import watched
from standoff.cli.table_options import add_seed, add_table_options, options_of, seed_of
from standoff.dataset.bot_games import BotGames
from standoff.dataset.card import DataFile, card_file, card_of, readme
from standoff.dataset.consent import LeftOutError
from standoff.dataset.decisions import GameRows, game_rows
from standoff.dataset.files import FORMATS, columns
from standoff.dataset.split import PARTS, USUAL_SPLIT, part_of
from standoff.record.reader import MisfitError, UnreadableError, read

HELP = "turn records of games into (observation, mask, action, seat, outcome), with a card"
CARD, README = "card.json", "README.md"
DAMAGED = "is damaged, or no record that can be read here"
TWICE = "was there already"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        f"{HELP}. Takes records (`standoff games export --to FOLDER`) or lets bots play new games (--play). "
        "Every record is checked and played again. Games of bots are taken, and those "
        "of people that say that all who sat there permitted it. Games of Live are left out."
    )
    parser.add_argument(
        "records",
        nargs="*",
        type=Path,
        metavar="RECORD",
        help="a record, or a folder whose .jsonl files are all taken",
    )
    parser.add_argument(
        "--to", type=Path, required=True, metavar="FOLDER", help="a new folder, or an empty one"
    )
    parser.add_argument("--play", type=int, metavar="N", help="let bots play so many games")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help="where the records of --play are kept (nowhere: the same --seed plays them again)",
    )
    parser.add_argument(
        "--format",
        choices=tuple(FORMATS),
        default="npz",
        help="npz, or parquet where pyarrow is installed (npz)",
    )
    parser.add_argument(
        "--split",
        type=int,
        nargs=len(PARTS),
        default=USUAL_SPLIT,
        metavar=("TRAIN", "VALIDATION", "TEST"),
        help="in which proportion games are divided (80 10 10)",
    )
    parser.add_argument("--licence", default="MIT", metavar="TEXT", help="for the card (MIT)")
    add_table_options(parser)
    add_bots(parser)
    add_seed(parser)


def run(given: argparse.Namespace) -> int:
    _check(given)
    left_out: Counter[str] = Counter()
    games: dict[str, GameRows] = {}
    sources, total = _played(given) if given.play is not None else _read(given.records)
    for name, data in watched(((1, one) for one in sources), "games", total):
        try:
            rows = game_rows(data, read(data))
        except LeftOutError as why:
            left_out[str(why)] += 1
        except (MisfitError, UnreadableError) as fault:
            left_out[DAMAGED] += 1
            sys.stderr.write(f"{name}: {_printable(str(fault))}\n")
        else:
            left_out[TWICE] += rows.id in games
            games[rows.id] = rows
    left_out = +left_out
    if not games:
        reasons = "; ".join(f"{count}: {why}" for why, count in left_out.items())
        raise CommandError(f"no game can be used ({reasons or 'there is no record'})")
    _write(given, list(games.values()), left_out)
    return 1 if DAMAGED in left_out else 0


def _check(given: argparse.Namespace) -> None:
    if (given.play is None) == (not given.records):
        raise CommandError("name records, or say --play N: one of the two")
    if given.play is not None and given.play < 1:
        raise CommandError(f"--play must be at least 1, not {given.play}")
    if given.keep and given.play is None:
        raise CommandError("--keep is for the games of --play")
    if min(given.split) < 0 or sum(given.split) < 1:
        raise CommandError("--split needs three numbers, none below 0 and not all 0")
    if given.format == "parquet" and find_spec("pyarrow") is None:
        raise CommandError("--format parquet needs pyarrow, which is not installed")
    for folder in filter(None, (given.to, given.keep)):
        _begin(folder)


def _begin(folder: Path) -> None:
    """A folder with nothing in it that could be taken for a part of what is written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_empty = not any(folder.iterdir())
    except OSError as fault:
        raise CommandError(f"{folder} cannot be used: {fault.strerror}") from fault
    if not is_empty:
        raise CommandError(f"{folder} is not empty")


def _played(given: argparse.Namespace) -> tuple[Iterator[tuple[str, bytes]], int]:
    """New games of bots."""
    options = options_of(given)
    given.seed, seed = seed_of(given)
    games = BotGames(options, bots_of(given, options.players), seed)

    def records() -> Iterator[tuple[str, bytes]]:
        for number in range(given.play):
            data = games.record(number)
            if given.keep:
                (given.keep / f"{number + 1:06}.jsonl").write_bytes(data)
            yield f"game {number + 1}", data

    return records(), given.play


def _read(named: Sequence[Path]) -> tuple[Iterator[tuple[str, bytes]], int]:
    """What stands in these files, and in those of these folders."""
    files = [
        file
        for path in named
        for file in (sorted(path.rglob("*.jsonl")) if path.is_dir() else [path])
    ]

    def records() -> Iterator[tuple[str, bytes]]:
        for file in files:
            try:
                yield str(file), file.read_bytes()
            except OSError as fault:
                raise CommandError(f"{file} cannot be read: {fault.strerror}") from fault

    return records(), len(files)


def _write(given: argparse.Namespace, games: Iterable[GameRows], left_out: Counter[str]) -> None:
    """One file a part, and the card; games lie in the order of their ids."""
    ordered = sorted(games, key=lambda one: one.id)
    files = {}
    for part in PARTS:
        some = [game for game in ordered if part_of(game.id, given.split) == part]
        path = given.to / f"{part}.{given.format}"
        found = columns(some)
        FORMATS[given.format](path, found)
        digest = sha256(path.read_bytes()).hexdigest()
        files[part] = DataFile(path.name, len(some), len(found["action"]), digest)
    card = card_of(
        ordered,
        files,
        left_out,
        split=given.split,
        bots=fingerprint() if given.play else None,
        command=_command(given),
        licence=given.licence,
    )
    (given.to / CARD).write_bytes(card_file(card))
    (given.to / README).write_text(readme(card), encoding="utf-8")
    many = "1 game" if card.games == 1 else f"{card.games} games"
    print(f"{many}, {card.decisions} decisions in {given.to}")
    for why, count in card.left_out.items():
        print(f"left out {count}: {why}")


def _command(given: argparse.Namespace) -> str:
    """What makes the same again; folders of this machine are nobody else's matter."""
    said = ["standoff", "dataset"]
    if given.play is None:
        said.append("RECORDS")
    else:
        options = options_of(given)
        bots = ",".join(Path(name).name for name in bots_of(given, options.players))
        said += ["--play", str(given.play), "--bots", bots, "--seed", given.seed]
        said += ["--players", str(options.players), "--powers", options.powers]
        said += ["--cop"] * options.cop + ["--money", options.money]
    said += ["--split", *map(str, given.split), "--format", given.format, "--to", "FOLDER"]
    return shlex.join(said)


def _printable(text: str) -> str:
    """A fault may quote a file, which may hold anything."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
