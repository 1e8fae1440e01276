"""A simulation as a file keeps it: what was played, and everything that was counted."""

import msgspec
from msgspec import Struct

from standoff.rules.classic.options import Options
from standoff.rules.live.options import Options as LiveOptions
from standoff.simulation.tally import Measure, Sample, Tally

Counts = dict[str, dict[str, tuple[int, int, int, int, int, int]]]
"""The sums of every sample, by what is counted and of whom."""


class StudyError(ValueError):
    """Text that is no simulation, for a reason told in one line."""


class Study(Struct, frozen=True):
    """Some games with one set of options, and what they came to."""

    options: Options | LiveOptions
    bots: tuple[str, ...]
    rotating: bool
    seed: str
    games: int
    counts: Counts
    arena: bool = False

    @property
    def tally(self) -> Tally:
        """What was counted, to be asked again."""
        samples = {
            (Measure(measure), of): Sample(*sums)
            for measure, of_whom in self.counts.items()
            for of, sums in of_whom.items()
        }
        return Tally(self.games, 0, samples)


def counts_of(tally: Tally) -> Counts:
    """Everything a tally holds, in one order."""
    counts: Counts = {}
    for (measure, of), sample in sorted(tally.samples.items()):
        counts.setdefault(measure, {})[of] = sample.sums
    return counts


_decoder = msgspec.json.Decoder(Study)


def parse_study(text: bytes) -> Study:
    """The simulation that `standoff simulate --json` printed."""
    try:
        study = _decoder.decode(text)
        everybody = study.tally[Measure.FLED, "all"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as fault:
        raise StudyError(str(fault)) from fault
    if study.games < 1 or not everybody.beside:
        raise StudyError("it counts no games")
    return study
