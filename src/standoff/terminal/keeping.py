"""Keeping the record of a game while it is played, so that not even a killed process loses it."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from standoff.record.editions import Options, Outcome
from standoff.record.lines import Seed
from standoff.record.writer import Writer, append
from standoff.rules.asks import Decision, Seat
from standoff.rules.stage import Asks


class RecordLostError(Exception):
    """The record cannot be written any further; the game can go on without it."""


class RecordKeeper:
    """Writes the record of one game, line by line, into a file of its own."""

    def __init__(self, file: BinaryIO, before: str = "") -> None:
        self._file = file
        self._writer = Writer()
        self._writer.before = before

    def begin(self, options: Options, names: tuple[str, ...], seed: Seed) -> None:
        self._keep(self._writer.open_game(options, names, seed))

    def step(self, asking: Asks, answers: Mapping[Seat, Decision | None]) -> None:
        self._keep(self._writer.step(asking, answers))

    def end(self, outcome: Outcome) -> None:
        self._keep(self._writer.outcome(outcome))

    def _keep(self, line: bytes) -> None:
        if self._file.closed:
            return
        try:
            append(self._file, line)
        except OSError as fault:
            with suppress(OSError):
                self._file.close()
            raise RecordLostError(fault.strerror or str(fault)) from fault


def new_file(path: Path) -> BinaryIO:
    """A file that was not there before, in a folder made for it if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path.open("xb")
