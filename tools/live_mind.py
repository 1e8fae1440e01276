"""How the mind of Live learns, and how strong it is: whole games by the readable rules.

python -m tools.live_mind learn folder --games 20000
python -m tools.live_mind measure folder/live.npz --games 400
"""

import argparse
import json
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import process_time

import numpy as np

from standoff.bots.live.bot import LiveBot
from standoff.bots.minds.live.bot import LiveMindBot
from standoff.cards.tables import live_options
from standoff.minds.live import FACTS, SCHEMA_HASH, SHAPES, Rows, worth
from standoff.minds.policy import Policy, load, save
from standoff.rules.asks import Seat
from standoff.rules.game import RULES_VERSION
from tools.live_games import BY_NAME, SCRIPTED, Choice, learned_from, played

Arrays = dict[str, Rows]


class Shelf:
    """Everything chosen so far, row by row; the oldest is forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.rows: Arrays = {
            kind: np.zeros((0, len(facts) + 3), np.float32) for kind, facts in FACTS.items()
        }
        """The facts, which way, what it was worth, and how much the row counts."""

    def add(self, choices: Sequence[Choice]) -> None:
        for kind, kept in self.rows.items():
            new = [
                np.column_stack([one.rows, np.tile((one.way, one.worth, 1 / count), (count, 1))])
                for one in choices
                if one.kind == kind and (count := len(one.rows))
            ]
            self.rows[kind] = np.concatenate([kept, *new])[-self.most :].astype(np.float32)


class Adam:
    """Steps down a slope, each weight at a pace of its own."""

    def __init__(self, weights: Arrays, pace: float) -> None:
        self.weights, self.pace, self.steps = weights, pace, 0
        self.slope = {name: np.zeros_like(one) for name, one in weights.items()}
        self.square = {name: np.zeros_like(one) for name, one in weights.items()}

    def step(self, slopes: Arrays, decay: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            first, second, weight = self.slope[name], self.square[name], self.weights[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            up = first / (1 - 0.9**self.steps)
            down = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            weight -= self.pace * (up / down + decay * weight)


def fresh(seed: int) -> Arrays:
    """Weights that know nothing: all choices are worth the same."""
    dice = np.random.default_rng(seed)
    weights: Arrays = {}
    for name, shape in SHAPES.items():
        scale = shape[0] ** -0.5 if name.endswith("_facts") else 0.0
        weights[name] = (scale * dice.standard_normal(shape)).astype(np.float32)
    return weights


def fit(
    weights: Arrays, adam: Adam, shelf: Shelf, kind: str, passes: float, dice: np.random.Generator
) -> float:
    """Learn from the shelf; what comes back is how much of the worth is explained."""
    rows = shelf.rows[kind]
    batch = 512
    steps = max(1, int(passes * len(rows) / batch))
    errors = total = 0.0
    for _ in range(steps):
        some = rows[dice.integers(0, len(rows), batch)]
        x, way, meant, counts = some[:, :-3], some[:, -3].astype(int), some[:, -2], some[:, -1]
        before = x @ weights[f"{kind}_facts"] + weights[f"{kind}_bias"]
        hidden = np.maximum(before, 0)
        found = worth(weights, kind, x)[np.arange(batch), way]
        error = found - meant
        errors += float((error * error).mean())
        total += float(meant.var())
        out = np.zeros((batch, 2), np.float32)
        out[np.arange(batch), way] = np.clip(error, -4, 4) * counts / batch
        back = (out @ weights[f"{kind}_worth"].T) * (before > 0)
        slopes = {
            f"{kind}_worth": hidden.T @ out,
            f"{kind}_worth_bias": out.sum(0),
            f"{kind}_straight": x.T @ out,
            f"{kind}_facts": x.T @ back,
            f"{kind}_bias": back.sum(0),
        }
        adam.step(slopes, decay=1e-3)
    return 1 - errors / total


def learn(given: argparse.Namespace) -> None:
    folder = Path(given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    weights = fresh(given.seed)
    begun = 0
    path = folder / "live.npz"
    if path.exists():
        kept = load(path, SHAPES, SCHEMA_HASH)
        weights, begun = kept.weights, kept.card["games"]
    adam, shelf = Adam(weights, 2e-3), Shelf(given.memory)
    lessons = folder / "lessons.npz"
    if begun:
        with np.load(lessons) as file:
            shelf.rows = {kind: file[kind] for kind in FACTS}
    dice = np.random.default_rng(given.seed)
    values = partial(worth, weights)
    started = process_time()
    for first in range(begun, given.games, given.round):
        share = first / given.games
        temperature = given.warm * (1 - share) + given.cool * share
        seen: list[Choice] = []
        for number in range(first, min(first + given.round, given.games)):
            text = f"learn {given.seed}"
            seen += learned_from(number, text, values, temperature, minds=first > 0)
        shelf.add(seen)
        passes = given.passes
        adam.pace = 2e-3 * (1 - share) + 2e-4 * share
        explained = {
            kind: round(fit(weights, adam, shelf, kind, passes, dice), 3) for kind in FACTS
        }
        done = min(first + given.round, given.games)
        card = {
            "name": "live",
            "rules": RULES_VERSION,
            "games": done,
            "recipe": {name: getattr(given, name) for name in ("seed", "warm", "cool", "memory")},
        }
        np.savez(lessons, allow_pickle=False, **shelf.rows)
        save(path, Policy(dict(weights), card), SCHEMA_HASH)
        seconds = round(process_time() - started)
        print(json.dumps({"games": done, "seconds": seconds, **explained}), flush=True)


def measure(given: argparse.Namespace) -> None:
    options = live_options()
    values = partial(worth, load(Path(given.policy), SHAPES, SCHEMA_HASH).weights)
    for kind in given.kinds or SCRIPTED:
        for setting in ("alone", "team"):
            won = []
            for number in range(given.games):
                seats = (
                    (number % options.gangsters,)
                    if setting == "alone"
                    else options.members[number % len(options.teams)]
                )
                bots: dict[Seat, LiveBot] = {
                    seat: LiveMindBot(values, given.temperature)
                    if seat in seats
                    else BY_NAME[kind]()
                    for seat in range(options.gangsters)
                }
                seed = sha256(f"{given.seed} {setting} {number}".encode()).digest()
                won.append(played(options, bots, seed).wins[options.team_of[seats[0]]])
            mean = float(np.mean(won))
            margin = 1.96 * float(np.std(won)) / len(won) ** 0.5
            print(f"{setting:6} {kind:11} {mean:.3f} ± {margin:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    learning = commands.add_parser("learn")
    learning.add_argument("folder")
    learning.add_argument("--games", type=int, default=20_000)
    learning.add_argument("--round", type=int, default=300)
    learning.add_argument("--memory", type=int, default=200_000)
    learning.add_argument("--passes", type=float, default=8.0)
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
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
