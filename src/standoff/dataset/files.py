"""The files of a dataset: columns as NumPy keeps them, or as Parquet where pyarrow is installed."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np

from standoff.dataset.decisions import GameRows
from standoff.schema.actions import ACTIONS
from standoff.schema.observation import SCHEMA

Columns = dict[str, np.ndarray]

_EMPTY: Columns = {
    "observation": np.zeros((0, SCHEMA.size), np.int8),
    "mask": np.zeros((0, ACTIONS), np.bool_),
    "action": np.zeros(0, np.int8),
    "seat": np.zeros(0, np.int8),
    "step": np.zeros(0, np.int16),
    "outcome": np.zeros(0, np.float32),
}


def columns(games: Sequence[GameRows]) -> Columns:
    """Games one below the other; `game` says which of `games` a row is from."""
    found = {
        name: np.concatenate([empty, *(getattr(game, name) for game in games)])
        for name, empty in _EMPTY.items()
    }
    lengths = [len(game.action) for game in games]
    found["game"] = np.repeat(np.arange(len(games), dtype=np.int32), lengths)
    found["games"] = np.array([game.id for game in games], "U16")
    return found


def write_npz(path: Path, found: Mapping[str, np.ndarray]) -> None:
    """For everybody: NumPy reads it without anything else."""
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **found)


def write_parquet(path: Path, found: Mapping[str, np.ndarray]) -> None:
    """A row a decision; observation and mask are lists of one length, and the game is its id."""
    import pyarrow
    from pyarrow import parquet

    plain = {name: one for name, one in found.items() if name != "games"}
    plain["game"] = found["games"][found["game"]]
    rows = {name: _column(one) for name, one in plain.items()}
    parquet.write_table(pyarrow.table(rows), path)


def _column(one: np.ndarray) -> object:
    import pyarrow

    if one.ndim == 1:
        return pyarrow.array(one)
    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(one.reshape(-1)), one.shape[1])


FORMATS: dict[str, Callable[[Path, Mapping[str, np.ndarray]], None]] = {
    "npz": write_npz,
    "parquet": write_parquet,
}
