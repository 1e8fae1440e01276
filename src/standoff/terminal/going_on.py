"""Going on with a game that was left: its record so far, and a keeper that writes behind it."""

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from standoff.record.lines import digest, open_seed
from standoff.record.reader import MisfitError, Record, UnreadableError, read
from standoff.record.replay import replay


class NotToGoOnError(ValueError):
    """A file that is no game which can go on here, for a reason told in one line."""


def unfinished(path: Path) -> Record:
    """The record of a game that was begun in a terminal and not played to its end."""
    try:
        record = read(path.read_bytes())
        for _ in replay(record):
            pass
    except OSError as fault:
        raise NotToGoOnError(fault.strerror or str(fault)) from fault
    except (UnreadableError, MisfitError) as fault:
        raise NotToGoOnError(str(fault)) from fault
    opening = record.opening
    if record.outcome is not None:
        raise NotToGoOnError("it was played to its end")
    if opening.seed != open_seed(bytes.fromhex(_table(record)), opening.options.players):
        raise NotToGoOnError("it was played on a server")
    return record


def newest(folder: Path) -> Path | None:
    """The game of this folder that was left last, if one can go on."""
    for path in _latest_first(folder):
        try:
            unfinished(path)
        except NotToGoOnError:
            continue
        return path
    return None


def reopened(path: Path) -> tuple[BinaryIO, str]:
    """The file of a record, to be written on behind its last whole line, and that line's hash."""
    file = path.open("r+b")
    *lines, tail = file.read().split(b"\n")
    file.seek(-len(tail), 2)
    file.truncate()
    return file, digest(lines[-1])


def _latest_first(folder: Path) -> Sequence[Path]:
    return sorted(folder.glob("standoff-*.jsonl"), reverse=True)


def _table(record: Record) -> str:
    return "" if record.seed is None else record.seed.table
