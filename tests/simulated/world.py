"""A world in simulated time: things happen one after the other, and only dice decide which."""

from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random

from msgspec import Struct

NOON = 1_700_000_000_000


class Faults(Struct, frozen=True):
    """How bad the world is: how often each fault happens."""

    drop: float = 0.0
    double: float = 0.0
    late: float = 0.0
    """How often a message takes seconds instead of milliseconds, so that others overtake it."""
    cut: float = 0.0
    """How often a line breaks, whenever something is sent on it."""
    crash: float = 0.0
    """How often the server dies, at each place where it can."""
    stall: float = 0.0
    """How often the server stands still for a while, whenever it is asked for something."""
    absent: float = 0.0
    """How often somebody puts the phone away, whenever they are asked for something."""


WORST = Faults(drop=0.08, double=0.08, late=0.08, cut=0.01, crash=0.02, stall=0.01, absent=0.03)


def drawn_faults(dice: Random) -> Faults:
    """Some of the faults: what goes wrong all the time hides what goes wrong alone."""
    worst = {name: getattr(WORST, name) for name in WORST.__struct_fields__}
    return Faults(**{name: rate for name, rate in worst.items() if dice.random() < 0.6})


class World:
    """What time it is, what is going to happen, and how bad things are."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Random(seed)
        self.faults = drawn_faults(self.dice)
        self.now = NOON
        self.happened: Counter[str] = Counter()
        self._to_come: list[tuple[int, int, Callable[[], None]]] = []
        self._planned = 0

    def after(self, milliseconds: int, do: Callable[[], None]) -> None:
        """Plan something; of two things at one time the first planned happens first."""
        self._planned += 1
        heappush(self._to_come, (self.now + max(0, milliseconds), self._planned, do))

    def run(self, until: Callable[[], bool], longest: int) -> None:
        """Let things happen until something is the case; fails if that takes too long."""
        end = self.now + longest
        while not until():
            assert self._to_come, f"seed {self.seed}: nothing happens any more"
            at, _, do = heappop(self._to_come)
            assert at <= end, f"seed {self.seed}: still not over after {longest / 1000:.0f} s"
            self.now = at
            do()

    def strikes(self, fault: str) -> bool:
        """Whether a fault happens now."""
        rate: float = getattr(self.faults, fault)
        return rate > 0 and self.dice.random() < rate

    def note(self, what: str) -> None:
        self.happened[what] += 1

    def calm(self) -> None:
        """From now on nothing goes wrong any more."""
        self.faults = Faults()
