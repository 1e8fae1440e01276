"""Writing a record while a game is played: each line is made from one step and the line before."""

import os
from collections.abc import Mapping, Sequence
from typing import BinaryIO

from standoff.record.editions import FirstLine, Options, Outcome
from standoff.record.lines import (
    FORMAT,
    DrawLine,
    Finished,
    RecordLine,
    Seed,
    SeedOpened,
    StepLine,
    digest,
    written,
)
from standoff.record.reader import read
from standoff.rules.asks import Ask, Decision, Seat, heard


class Writer:
    """Makes the lines of one record, in order; it writes nothing anywhere itself."""

    __slots__ = ("before",)

    def __init__(self) -> None:
        self.before = ""
        """The hash of the last line made."""

    def open_game(self, options: Options, names: Sequence[str], seed: Seed) -> bytes:
        """The first line of a game whose seed may be known: the only player has it anyway."""
        return self._first_line(options, names, seed.fingerprint, seed)

    def sealed_game(
        self,
        options: Options,
        names: Sequence[str],
        fingerprint: str,
        format: int = FORMAT,  # noqa: A002
    ) -> bytes:
        """The first line of a game whose seed nobody may know yet."""
        return self._first_line(options, names, fingerprint, None, format)

    def draw(
        self, commitments: Sequence[str], house: Sequence[Seat], missing: Sequence[Seat]
    ) -> bytes:
        """One round of the draw from which a sealed game is dealt."""
        return self._line(DrawLine(self.before, tuple(commitments), tuple(house), tuple(missing)))

    def step(
        self,
        asking: Mapping[Seat, Ask],
        answers: Mapping[Seat, Decision | None],
        plays_on: Mapping[Seat, str] | None = None,
    ) -> bytes:
        """One step: what everyone asked has said, and who plays on for a bot from here.

        Refuses what `step` would refuse.
        """
        return self._line(StepLine(self.before, heard(asking, answers), dict(plays_on or {})))

    def seed(self, seed: Seed, *, permitted: bool = False) -> bytes:
        """The opened seed of a game that was sealed; and whether all who sat there let it be studied."""
        return self._line(SeedOpened(self.before, seed, permitted))

    def outcome(self, outcome: Outcome) -> bytes:
        """The end of a finished game."""
        return self._line(Finished(self.before, outcome))

    def _first_line(
        self,
        options: Options,
        names: Sequence[str],
        fingerprint: str,
        seed: Seed | None,
        format: int = FORMAT,  # noqa: A002
    ) -> bytes:
        first = FirstLine(
            format=format, options=options, names=tuple(names), fingerprint=fingerprint, seed=seed
        )
        line = self._line(first)
        read(line)  # refuses, say, one name for two seats, before anybody plays
        return line

    def _line(self, line: RecordLine) -> bytes:
        line_bytes = written(line)
        self.before = digest(line_bytes)
        return line_bytes + b"\n"


def append(file: BinaryIO, line: bytes) -> None:
    """Write a line at the end of a file, and come back when it is safe on the disk."""
    file.write(line)
    file.flush()
    os.fsync(file.fileno())
