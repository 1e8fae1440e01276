"""A race: contenders take turns on one core, slice by slice, so that all meet the same weather."""

from collections.abc import Mapping, Sequence
from statistics import median, quantiles
from time import process_time
from typing import Any, Protocol

from msgspec import Struct

from standoff_bench.report import Progress, Spread

LAPS = 15


class Contender(Protocol):
    """Something that plays games."""

    def play(self) -> Any:
        """One game, and what it takes to count its decisions."""

    def decisions(self, game: Any) -> int:
        """In how many answers of a game there was something to choose; off the clock."""


class Lap(Struct, frozen=True):
    """What one contender did in one slice."""

    seconds: float
    games: int
    decisions: int

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_a_second(self) -> float:
        return self.decisions / self.seconds


def race(
    contenders: Mapping[str, Contender], seconds: float, progress: Progress
) -> dict[str, tuple[Lap, ...]]:
    """The laps of every contender; the n-th of each were run one after the other."""
    slice_ = seconds / LAPS / len(contenders)
    laps: dict[str, list[Lap]] = {name: [] for name in contenders}
    for lap in range(LAPS):
        for name, contender in contenders.items():
            laps[name].append(_lap(contender, slice_))
        progress((lap + 1) / LAPS)
    return {name: tuple(run) for name, run in laps.items()}


def _lap(contender: Contender, seconds: float) -> Lap:
    """Whole games, at least one, until so much processor time is over: others may be at work here."""
    played, games, decisions = 0.0, 0, 0
    while played < seconds or not games:
        started = process_time()
        game = contender.play()
        played += process_time() - started
        games += 1
        decisions += contender.decisions(game)
    return Lap(played, games, decisions)


def spread(samples: Sequence[float]) -> Spread:
    """The median of some samples, and the quartiles around it."""
    low, _, high = quantiles(samples, n=4)
    return Spread(median(samples), low, high)


def speed_rows(
    names: Mapping[str, str],
    decisions: Mapping[str, Spread],
    games: Mapping[str, Spread],
    ratios: Mapping[str, Spread],
    goals: Mapping[str, float],
    digits: int = 1,
) -> tuple[tuple[str, ...], ...]:
    """A row for each contender: what it is called, its two speeds, how many times its peer, and the goal."""
    return tuple(
        (
            shown,
            f"{decisions[name].median:,.0f}",
            f"{games[name].median:,.0f}",
            _around(ratios[name], digits) if name in ratios else "",
            f"{goals[name]}" if name in goals else "",
        )
        for name, shown in names.items()
    )


def _around(figure: Spread, digits: int) -> str:
    return f"{figure.median:.{digits}f} ({figure.low:.{digits}f}–{figure.high:.{digits}f})"
