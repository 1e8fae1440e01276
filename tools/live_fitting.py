"""How the nets of the mind of Live are fitted to what was chosen and what came of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from standoff.minds.live import FACTS, SHAPES, Rows, worth
from tools.live_games import Choice

Arrays = dict[str, Rows]
BATCH = 512
PARTS = ("weights", "slope", "square")


class Notebook(NamedTuple):
    """What learning one kind of choice goes on from; kinds have nothing to do with each other."""

    rows: Rows
    """The facts, which way, what it was worth, and how much the row counts; the oldest is forgotten."""
    weights: Arrays
    slope: Arrays
    square: Arrays
    steps: int
    """How many steps were taken down the slope."""


def no_rows(kind: str) -> Rows:
    return np.zeros((0, len(FACTS[kind]) + 3), np.float32)


def blank(kind: str, dice: np.random.Generator) -> Notebook:
    """Nothing seen, and weights that know nothing: all choices are worth the same."""
    weights: Arrays = {}
    for name, shape in SHAPES.items():
        if name.startswith(f"{kind}_"):
            scale = shape[0] ** -0.5 if name.endswith("_facts") else 0.0
            weights[name] = (scale * dice.standard_normal(shape)).astype(np.float32)
    slope, square = ({name: np.zeros_like(one) for name, one in weights.items()} for _ in range(2))
    return Notebook(no_rows(kind), weights, slope, square, 0)


def rows_of(kind: str, choices: Sequence[Choice]) -> Rows:
    """What was chosen of one kind, as rows of a notebook."""
    rows = [
        np.column_stack([one.rows, np.tile((one.way, one.worth, 1 / count), (count, 1))])
        for one in choices
        if one.kind == kind and (count := len(one.rows))
    ]
    return np.concatenate([no_rows(kind), *rows], dtype=np.float32)


def fitted(
    kind: str, book: Notebook, passes: float, pace: float, seed: Sequence[int]
) -> tuple[Notebook, float]:
    """The notebook once its rows were learned from; also told is how much of the worth is explained."""
    dice = np.random.default_rng(seed)
    weights, slope, square = (
        {name: one.copy() for name, one in some.items()}
        for some in (book.weights, book.slope, book.square)
    )
    errors = total = 0.0
    last = book.steps + max(1, int(passes * len(book.rows) / BATCH))
    for step in range(book.steps + 1, last + 1):
        some = book.rows[dice.integers(0, len(book.rows), BATCH)]
        x, way, meant, counts = some[:, :-3], some[:, -3].astype(int), some[:, -2], some[:, -1]
        before = x @ weights[f"{kind}_facts"] + weights[f"{kind}_bias"]
        hidden = np.maximum(before, 0)
        error = worth(weights, kind, x)[np.arange(BATCH), way] - meant
        errors += float((error * error).mean())
        total += float(meant.var())
        out = np.zeros((BATCH, 2), np.float32)
        out[np.arange(BATCH), way] = np.clip(error, -4, 4) * counts / BATCH
        back = (out @ weights[f"{kind}_worth"].T) * (before > 0)
        slopes = {
            f"{kind}_worth": hidden.T @ out,
            f"{kind}_worth_bias": out.sum(0),
            f"{kind}_straight": x.T @ out,
            f"{kind}_facts": x.T @ back,
            f"{kind}_bias": back.sum(0),
        }
        for name, down in slopes.items():  # Adam: each weight at a pace of its own
            slope[name] += 0.1 * (down - slope[name])
            square[name] += 0.001 * (down * down - square[name])
            up = slope[name] / (1 - 0.9**step)
            size = np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8
            weights[name] -= pace * (up / size + 1e-3 * weights[name])
    return Notebook(book.rows, weights, slope, square, last), 1 - errors / total


def kept(path: Path, books: Mapping[str, Notebook], games: int) -> None:
    """Write down everything learning goes on from, whole or not at all."""
    arrays: dict[str, np.ndarray] = {"games": np.array(games)}
    for kind, book in books.items():
        arrays[f"{kind} rows"], arrays[f"{kind} steps"] = book.rows, np.array(book.steps)
        for part, some in zip(PARTS, book[1:4], strict=True):
            arrays |= {f"{part} {name}": one for name, one in some.items()}
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    beside.replace(path)


def reopened(path: Path) -> tuple[dict[str, Notebook], int]:
    """What was written down, and after how many games."""
    with np.load(path, allow_pickle=False) as file:
        books = {}
        for kind in FACTS:
            names = [name for name in SHAPES if name.startswith(f"{kind}_")]
            weights, slope, square = (
                {name: file[f"{part} {name}"] for name in names} for part in PARTS
            )
            steps = int(file[f"{kind} steps"])
            books[kind] = Notebook(file[f"{kind} rows"], weights, slope, square, steps)
        return books, int(file["games"])
