"""How the mind of Live learns, and how strong it is: whole games by the readable rules.

python -m tools.live_mind learn folder --games 60000 --workers 16
python -m tools.live_mind measure folder/live.npz --games 1600 --workers 16

However many work, and however often it is broken off: the same games and seed make the same mind.
"""

import argparse
import json
import os
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from time import monotonic

import numpy as np

from standoff.bots.live.bot import LiveBot
from standoff.bots.minds.live.bot import LiveMindBot, Worth
from standoff.cards.tables import live_options
from standoff.minds.live import FACTS, SCHEMA_HASH, SHAPES, worth
from standoff.minds.policy import Policy, load, save
from standoff.rules.asks import Seat
from standoff.rules.game import RULES_VERSION
from tools.live_fitting import Arrays, blank, fitted, kept, reopened, rows_of
from tools.live_games import BY_NAME, SCRIPTED, learned_from, played

RECIPE = ("seed", "round", "memory", "passes", "warm", "cool")
CHUNK = 10
"""So many games are one task."""
PACES = (2e-3, 2e-4)
"""Of the first round, and of the last."""


def lessons(
    numbers: Sequence[int], seed: int, weights: Arrays, temperature: float, minds: bool
) -> Arrays:
    """What was chosen in some games, by kind; as long as nothing is known, by others alone."""
    values = partial(worth, weights)
    seen = [
        choice
        for number in numbers
        for choice in learned_from(number, f"learn {seed}", values, temperature, minds=minds)
    ]
    return {kind: rows_of(kind, seen) for kind in FACTS}


def learn(given: argparse.Namespace, pool: Pool) -> Generator[dict[str, float], None, None]:
    """Rounds of games and fits; told is how much of the worth of each kind of choice is explained."""
    folder = Path(given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    notes = folder / "lessons.npz"
    dice = np.random.default_rng(given.seed)
    books, begun = {kind: blank(kind, dice) for kind in FACTS}, 0
    if notes.exists():
        books, begun = reopened(notes)
    started = monotonic()
    for first in range(begun, given.games, given.round):
        share = first / given.games
        temperature = given.warm * (1 - share) + given.cool * share
        done = min(first + given.round, given.games)
        weights = {name: one for book in books.values() for name, one in book.weights.items()}
        tasks = [
            (range(some, min(some + CHUNK, done)), given.seed, weights, temperature, first > 0)
            for some in range(first, done, CHUNK)
        ]
        seen = pool.starmap(lessons, tasks, 1)
        new = {
            kind: book._replace(
                rows=np.concatenate([book.rows, *(one[kind] for one in seen)])[-given.memory :]
            )
            for kind, book in books.items()
        }
        pace = PACES[0] * (1 - share) + PACES[1] * share
        fits = pool.starmap(
            fitted,
            [
                (kind, book, given.passes, pace, (given.seed, done, number))
                for number, (kind, book) in enumerate(new.items())
            ],
            1,
        )
        books = {kind: book for kind, (book, _) in zip(FACTS, fits, strict=True)}
        explained = {kind: round(how, 3) for kind, (_, how) in zip(FACTS, fits, strict=True)}
        kept(notes, books, done)
        weights = {name: one for book in books.values() for name, one in book.weights.items()}
        recipe = {name: getattr(given, name) for name in RECIPE}
        card = {"name": "live", "rules": RULES_VERSION, "games": done, "recipe": recipe}
        save(folder / "live.npz", Policy(weights, card), SCHEMA_HASH)
        yield {"games": done, "seconds": round(monotonic() - started), **explained}


def won(
    numbers: Sequence[int], seed: str, setting: str, kind: str, values: Worth, temperature: float
) -> list[float]:
    """What the minds' team won of some games among others of one kind."""
    options = live_options()
    found = []
    for number in numbers:
        seats = (
            (number % options.gangsters,)
            if setting == "alone"
            else options.members[number % len(options.teams)]
        )
        bots: dict[Seat, LiveBot] = {
            seat: LiveMindBot(values, temperature) if seat in seats else BY_NAME[kind]()
            for seat in range(options.gangsters)
        }
        dealt = sha256(f"{seed} {setting} {number}".encode()).digest()
        found.append(played(options, bots, dealt).wins[options.team_of[seats[0]]])
    return found


def measure(given: argparse.Namespace, pool: Pool) -> Iterator[dict[str, object]]:
    """What minds win among each kind of others."""
    values = partial(worth, load(Path(given.policy), SHAPES, SCHEMA_HASH).weights)
    for kind in given.kinds or SCRIPTED:
        for setting in ("alone", "team"):
            tasks = [
                (
                    range(some, min(some + CHUNK, given.games)),
                    *(given.seed, setting, kind, values, given.temperature),
                )
                for some in range(0, given.games, CHUNK)
            ]
            wins = [one for some in pool.starmap(won, tasks, 1) for one in some]
            mean = float(np.mean(wins))
            margin = 1.96 * float(np.std(wins)) / len(wins) ** 0.5
            yield {"setting": setting, "among": kind, "won": round(mean, 3), "±": round(margin, 3)}


def main() -> None:
    given = asked()
    with workers(given.workers) as pool:
        for told in given.run(given, pool):
            print(json.dumps(told, ensure_ascii=False), flush=True)


def asked(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser("python -m tools.live_mind", description=__doc__)
    commands = parser.add_subparsers(required=True)
    learning = commands.add_parser("learn")
    learning.add_argument("folder")
    learning.add_argument("--games", type=int, default=60_000)
    learning.add_argument("--round", type=int, default=1_500, help="games between two fits")
    learning.add_argument("--memory", type=int, default=600_000, help="choices of each kind")
    learning.add_argument("--passes", type=float, default=3.0)
    learning.add_argument("--warm", type=float, default=0.3)
    learning.add_argument("--cool", type=float, default=0.1)
    learning.add_argument("--seed", type=int, default=1)
    learning.set_defaults(run=learn)
    measuring = commands.add_parser("measure")
    measuring.add_argument("policy")
    measuring.add_argument("--games", type=int, default=400)
    measuring.add_argument("--temperature", type=float, default=0.1)
    measuring.add_argument("--kinds", nargs="+")
    measuring.add_argument("--seed", default="measure")
    measuring.set_defaults(run=measure)
    for command in (learning, measuring):
        command.add_argument("--workers", type=int, default=os.cpu_count())
    return parser.parse_args(words)


def workers(count: int) -> Pool:
    """So many processes with one thread each: sums come out alike wherever they are worked out."""
    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    return get_context("spawn").Pool(count)


if __name__ == "__main__":
    main()
