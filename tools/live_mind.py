"""What the mind of Live learns from games by the readable rules, and how strong it is.

python -m tools.live_mind learn live.npz --games 16000 --workers 16
python -m tools.live_mind measure live.npz --games 1600 --workers 16

However many work: the same games and seed make the same mind.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path

import numpy as np

from standoff.bots.live.bot import LiveBot
from standoff.bots.minds.live.bot import LiveMindBot
from standoff.bots.minds.live.cast import WARMTH
from standoff.cards.tables import live_options
from standoff.minds.live import (
    CARDS,
    KINDS,
    ROUNDS_BEFORE,
    SCHEMA_HASH,
    SHAPES,
    Learned,
    learned_of,
)
from standoff.minds.policy import Policy, load, save
from standoff.rules.asks import Seat
from standoff.rules.game import RULES_VERSION
from tools.live_games import BY_NAME, Lesson, learned_from, played

CHUNK = 10
"""So many games are one task."""
UNSEEN = 20
"""A card somebody never had near others weighs as much as so many of all their cards."""
SOMEBODY = KINDS.index("somebody")
FIRST = np.ones(2)
"""What is thought before anything is seen, and how firmly."""
FIRM = 4.0
NEWTON = 12


def learn(given: argparse.Namespace, pool: Pool) -> Iterator[dict[str, object]]:
    """Count where people stand, and fit what a lead is worth."""
    tasks = [
        (range(some, min(some + CHUNK, given.games)), given.seed, nothing_learned())
        for some in range(0, given.games, CHUNK)
    ]
    lessons = pool.starmap(learned_from, tasks, 1)
    slopes = np.array([fitted(lessons, number) for number in range(ROUNDS_BEFORE)])
    learned = Learned(
        beside_of(np.sum([one.beside for one in lessons], 0)),
        (1 / slopes[:, 0]).astype(np.float32),
        (slopes[:, 1] / slopes[:, 0]).astype(np.float32),
    )
    card = {
        "name": "live",
        "rules": RULES_VERSION,
        "recipe": {"games": given.games, "seed": given.seed},
    }
    save(Path(given.policy), Policy(learned._asdict(), card), SCHEMA_HASH)
    yield {name: np.round(part, 3).tolist() for name, part in learned._asdict().items()}


def nothing_learned() -> Learned:
    """What minds take for granted that play in the games others learn from."""
    return Learned(
        np.full(SHAPES["beside"], 0.2, np.float32),
        np.sqrt(np.arange(ROUNDS_BEFORE, 0, -1, dtype=np.float32)),
        np.ones(ROUNDS_BEFORE, np.float32),
    )


def beside_of(counts: np.ndarray) -> np.ndarray:
    """How often each kind stands beside an adversary with each card; a person, as all of them."""
    counts[SOMEBODY] = counts.sum(0)
    usual = counts.sum(1, keepdims=True)
    smooth = counts + UNSEEN * usual / np.maximum(usual.sum(2, keepdims=True), 1)
    part = smooth[..., 1] / np.maximum(smooth.sum(2), 1)
    assert part.shape == (len(KINDS), len(CARDS))
    found: np.ndarray = part.clip(0.01, 0.99).astype(np.float32)
    return found


def fitted(lessons: Sequence[Lesson], number: int) -> np.ndarray:
    """What a twenty more after this round, and one fewer out of the next, add to the logarithm of the chance."""
    slope = FIRST
    some = [row for lesson in lessons for row in lesson.standings if row[0] == number]
    teams = [
        (np.column_stack([one.earned, np.negative(one.out)]), np.array(wins))
        for _, one, wins in some
        if sum(wins)
    ]
    for _ in range(NEWTON):
        up, bend = FIRM * (FIRST - slope), FIRM * np.eye(2)
        for facts, wins in teams:
            scores = facts @ slope
            likely = np.exp(scores - scores.max())
            likely /= likely.sum()
            mean = likely @ facts
            up += wins @ facts - mean
            bend += (facts * likely[:, None]).T @ facts - np.outer(mean, mean)
        slope = slope + np.linalg.solve(bend, up)
    return slope


def won(
    numbers: range, seed: str, setting: str, kind: str, learned: Learned, temperature: float
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
            seat: LiveMindBot(learned, temperature) if seat in seats else BY_NAME[kind]()
            for seat in range(options.gangsters)
        }
        dealt = sha256(f"{seed} {setting} {number}".encode()).digest()
        found.append(played(options, bots, dealt).wins[options.team_of[seats[0]]])
    return found


def measure(given: argparse.Namespace, pool: Pool) -> Iterator[dict[str, object]]:
    """What minds win among each kind of others."""
    learned = learned_of(load(Path(given.policy), SHAPES, SCHEMA_HASH))
    for kind in given.kinds or BY_NAME:
        for setting in ("alone", "team"):
            tasks = [
                (
                    range(some, min(some + CHUNK, given.games)),
                    *(given.seed, setting, kind, learned, given.temperature),
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
    learning.add_argument("--games", type=int, default=16_000)
    learning.add_argument("--seed", type=int, default=1)
    learning.set_defaults(run=learn)
    measuring = commands.add_parser("measure")
    measuring.add_argument("--games", type=int, default=400)
    measuring.add_argument("--temperature", type=float, default=WARMTH["great-shark"])
    measuring.add_argument("--kinds", nargs="+")
    measuring.add_argument("--seed", default="measure")
    measuring.set_defaults(run=measure)
    for command in (learning, measuring):
        command.add_argument("policy")
        command.add_argument("--workers", type=int, default=os.cpu_count())
    return parser.parse_args(words)


def workers(count: int) -> Pool:
    """So many processes with one thread each: sums come out alike wherever they are worked out."""
    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    return get_context("spawn").Pool(count)


if __name__ == "__main__":
    main()
